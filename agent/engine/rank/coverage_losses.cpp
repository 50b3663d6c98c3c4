// Coverage features for what the question says but the query omits.
#include <algorithm>
#include <cmath>

#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/coverage_extractor.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/numbers.h"
#include "agent/engine/text/units.h"

namespace ask::engine {

// True if the value, number or date occurs among the literals of the query.
bool CoverageFeatureExtractor::realised(const Mention& m) const {
  const bool time = !m.unit.empty() && m.unit != kMoneyUnit, money = m.number != 0 && !time;
  for (const Value& v : literals_) {
    if (const auto* number = std::get_if<int64_t>(&v); number != nullptr && time)
      for (const std::string_view own : kStoredTimeUnits)  // "5 minutes"
        if (m.number * units_in(unit_said(m.unit), unit_said(own)) == static_cast<double>(*number))
          return true;
    if (const auto* number = std::get_if<int64_t>(&v); number != nullptr && money)
      if (std::abs(m.number * 100 - static_cast<double>(*number)) < 1e-6)
        return true;  // stored in cents
    if (const auto* text = std::get_if<std::string>(&v))
      if (*text == m.text || (!m.rest.empty() && *text == m.rest) ||
          (!m.text.empty() && text->find(m.text) != text->npos))
        return true;
    if (const auto* number = std::get_if<int64_t>(&v))
      if (std::to_string(*number) == m.text ||
          (!m.relative && m.number == static_cast<double>(*number)) ||
          m.from.starts_with(std::to_string(*number)))
        return true;
    if (const auto* number = std::get_if<double>(&v))
      if (m.number == *number) return true;
    if (const auto* text = std::get_if<std::string>(&v); text != nullptr && m.number != 0)
      if (text->find(std::to_string(static_cast<int64_t>(m.number))) != text->npos) return true;
    if (const auto* text = std::get_if<std::string>(&v);
        text != nullptr && m.period == Period::kHour && text->starts_with(m.from.substr(0, 2)))
      return true;
    if (const auto* text = std::get_if<std::string>(&v); text != nullptr && !m.from.empty())
      if (text->find(m.from.substr(0, 4)) != text->npos ||
          (!m.to.empty() && text->find(m.to.substr(0, 4)) != text->npos))
        return true;
  }
  return false;
}

// True for a word that is a stored value as a whole.
bool CoverageFeatureExtractor::begins_value(size_t token) const {
  for (const Arc& u : arcs_.all) {
    if (u.kind != MentionKind::kValue || u.begin != token || u.end != token + 1U) continue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = arcs_.mention(u, i);
      if (m.found && !m.partial && !m.inside && m.null_test == NullTest::kNotTested) return true;
    }
  }
  return false;
}

// True for a stored value, written as a name, that the query lacks though its word could be a verb,
// or another word for a part of the query: "number of Books orders".
bool CoverageFeatureExtractor::lost_name(size_t token) const {
  if (!checks_.concern(token, WordCheck::kName) || naming(token) != Naming::kNothing ||
      !begins_value(token))
    return false;
  const Token& word = arcs_.token(token);
  const bool starts = token == 0 || arcs_.token(token - 1).punctuation;  // any word is capitalised
  const bool explained = token < 128 && state_.explained.test(token);
  bool stored = false, cue = false;
  for (const Arc& u : arcs_.all) {
    if (u.begin > token || token >= u.end) continue;
    cue = cue || u.kind == MentionKind::kCue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = arcs_.mention(u, i);
      if (m.found && realised(m)) return false;
      stored = stored || (m.found && m.text == word.text);
    }
  }
  return explained ? stored && !(starts && cue) : stored || !starts;
}

// True for the rows that are to be counted and are not, though their word could be a verb: "number
// of North orders" is not the number of regions of that name.
bool CoverageFeatureExtractor::lost_noun(size_t token) const {
  return checks_.concern(token, WordCheck::kNoun) && naming(token) == Naming::kUnused &&
         begins_value(token - 1);
}

// Numbers, quoted texts and names of the question that the query does not contain.
void CoverageFeatureExtractor::losses() {
  for (size_t t = 0; t < arcs_.tokens(); ++t) {
    const Token& token = arcs_.token(t);
    const bool digits = !token.text.empty() && token.text[0] >= '0' && token.text[0] <= '9';
    if (!digits && !token.quoted && !token.capitalised) continue;
    bool known = false, schema = false;
    for (const Arc& u : arcs_.all) {
      if (t < u.begin || t >= u.end) continue;
      if (u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn ||
          (u.kind == MentionKind::kCue && !digits))
        schema |= u.begin < 128 && state_.explained.test(u.begin);
      if (u.kind != MentionKind::kValue && u.kind != MentionKind::kNumber &&
          u.kind != MentionKind::kDate && u.kind != MentionKind::kCue)
        continue;
      for (size_t i = 0; i < u.count; ++i) known |= realised(arcs_.mention(u, i));
    }
    if (known || (schema && !token.quoted && !digits)) continue;
    for (const Value& v : literals_)
      if (const auto* text = std::get_if<std::string>(&v))
        known |= text->find(token.text) != text->npos;
    if (known) continue;
    if (digits)
      set(Feature::kLostNumber) += 1;
    else if (token.quoted)
      set(Feature::kLostValue) += 1;
    else if (arcs_.filler[t] < 0.4F)
      set(Feature::kLostName) += 1;
  }
}

// Length of the list of outputs in a final "Show <a>, <b> and <c>"; 1 if there is none.
size_t CoverageFeatureExtractor::listed() const {
  size_t from = 0;
  for (size_t t = 1; t < arcs_.tokens(); ++t)
    if (arcs_.is(t - 1, kStop) && arcs_.is(t, kRequest)) from = t;
  size_t out = 1;
  for (size_t t = from; from > 0 && t < arcs_.tokens(); ++t) {
    if (arcs_.is(t, kRelation | kOfWord)) return 1;  // a condition begins
    const bool pair = arcs_.is(t, kComma) && arcs_.is(t + 1, kAndWord);
    out += arcs_.is(t, kComma | kAndWord) && !pair;
  }
  return out;
}

// True for a duration between two dates: "the number of days from ... to ...".
bool CoverageFeatureExtractor::asks_days_between() const {
  for (size_t t = 1; t + 1 < arcs_.tokens(); ++t) {
    const std::string& word = arcs_.token(t).folded;
    const std::string& next = arcs_.token(t + 1).folded;
    if (is_span_unit(word) &&
        (next == "from" || next == "between" || next == "until" || next == kElapsedParticiple))
      return true;
  }
  return false;
}

// True if the cue overlaps a column mention: "share in percent", "pages per minute".
bool CoverageFeatureExtractor::named(const Arc& phrase) const {
  for (const Arc& u : arcs_.all)
    if (u.kind == MentionKind::kColumn && u.score >= 0.75F && u.begin < phrase.end &&
        phrase.begin < u.end)
      return true;
  return false;
}

// True if the cue is a part of a longer value of the query: "no longer active".
bool CoverageFeatureExtractor::inside_value(const Arc& phrase) const {
  for (const Arc& u : arcs_.all) {
    if (u.kind != MentionKind::kValue || u.begin > phrase.begin || u.end < phrase.end ||
        u.end - u.begin <= phrase.end - phrase.begin)
      continue;
    for (size_t i = 0; i < u.count; ++i)
      if (arcs_.mention(u, i).found && realised(arcs_.mention(u, i))) return true;
  }
  return false;
}

// True if the cue is part of the name of a column that the query uses: "the average speed" where
// averages are stored.
bool CoverageFeatureExtractor::names_used_column(const Arc& phrase) const {
  for (const Arc& u : arcs_.all) {
    if (u.kind != MentionKind::kColumn || u.begin >= phrase.end || u.end <= phrase.end) continue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = arcs_.mention(u, i);
      if (m.score < kSameWord) break;
      for (const ColumnExpr& c : used_)
        if (c.table == m.table && c.column == m.column) return true;
    }
  }
  return false;
}

// True if "longest call, who handled it and how long" shows nobody.
bool CoverageFeatureExtractor::loses_second_who(const QueryBlock& block) const {
  const bool people = std::any_of(block.select.begin(), block.select.end(), [&](const auto& t) {
    return keeps_people(column_facts_.index(), t.column.table);
  });
  for (size_t t = 2; t + 1 < arcs_.tokens() && !people; ++t)
    if (arcs_.token(t).folded == "who" && !(t < 128 && state_.explained.test(t)) &&
        text::is_one_of(arcs_.token(t - 1).folded, {",", "and", "&", "?"}))
      return true;
  return false;
}

// True if the question asks a second thing that the single output cannot tell: "our oldest cinema
// and when did it open", "... and who got it".
bool CoverageFeatureExtractor::loses_second_question() const {
  const LogicalForm& form = reading_.logical_form;
  if (form.block.select.size() > 1 && loses_second_who(form.block)) return true;
  if (!checks_.concern(WordCheck::kSecondQuestion) || form.block.select.size() != 1 ||
      !form.beside.empty() || !form.right.empty() || form.yes_no)
    return false;
  const bool counts = form.block.select[0].fn == Aggregate::kCount;
  for (size_t t = 3; t + 1 < arcs_.tokens(); ++t) {
    if (!checks_.concern(t, WordCheck::kSecondQuestion)) continue;
    const std::string& led = arcs_.token(t - 1).folded;
    const std::string &word = arcs_.token(t).folded, &next = arcs_.token(t + 1).folded;
    const bool amount = word == "how" && text::is_one_of(next, {"much", "many", "long"});
    const bool asks = amount || text::is_one_of(word, {"when", "where"}) ||
                      (word == "who" && (led == "and" || led == "&" || led == "?")) ||
                      (word == "which" && led != ",");
    if (counts) {  // "how many were dumped and which were they"
      if (led == "and" && (asks || word == "who" || word == "what")) return true;
      continue;
    }
    if (asks && !(t < 128 && state_.explained.test(t))) return true;
  }
  size_t last = arcs_.tokens();
  while (last > 0 && arcs_.token(last - 1).punctuation) --last;
  return last > 3 && !counts && arcs_.token(last - 2).folded == "and" &&
         text::is_one_of(arcs_.token(last - 1).folded, {"when", "where", "who"}) &&
         !(last <= 128 && state_.explained.test(last - 1));
}

// True if figures are asked for together and the query has fewer: "average, highest and lowest
// price", "the dearest and the cheapest".
bool CoverageFeatureExtractor::loses_figure() const {
  const LogicalForm& form = reading_.logical_form;
  if (!checks_.concern(WordCheck::kFigure) || form.block.combine != Combine::kApart ||
      form.op != SetOperator::kAlone)
    return false;
  size_t asked = 0, last = 0;
  for (size_t t = 0; t < arcs_.tokens(); ++t) {
    if (!checks_.concern(t, WordCheck::kFigure)) continue;
    size_t between = t;
    while (between > 0 &&
           (arcs_.is(between - 1, kComma | kAndWord) || arcs_.token(between - 1).folded == "the"))
      --between;
    const bool joined = asked > 0 && between == last + 1 && between < t &&
                        arcs_.token(last).folded != arcs_.token(t).folded;
    asked = joined ? asked + 1 : 1;
    last = t;
    if (asked < 2) continue;
    size_t told = form.beside.size();
    for (const ValueExpr& shown : form.block.select) told += shown.fn != Aggregate::kPlain;
    if (told < asked) return true;
  }
  return false;
}

// What the cues of the question ask for.
CoverageFeatureExtractor::Asked CoverageFeatureExtractor::asked_by_cues() const {
  Asked asked;
  for (const Arc& u : arcs_.all) {
    if (u.kind != MentionKind::kCue || u.score < 0.75F) continue;
    switch (u.cue) {
      case Cue::kAverage:
        asked.average |= !names_used_column(u);
        break;
      case Cue::kSum:
        asked.total = true;
        break;
      case Cue::kCount:
        asked.count = true;
        break;
      case Cue::kTopN:
        asked.superlative |= arcs_.says(u, {kRankAdjective});
        break;
      case Cue::kMost:
      case Cue::kLeast:
      case Cue::kSuperlative:
        asked.superlative = true;
        break;
      case Cue::kNot:
      case Cue::kExcept:
        asked.negation |= !inside_value(u);
        break;
      case Cue::kEach:
        asked.group = true;
        break;
      case Cue::kOr:
        asked.either = true;
        break;
      case Cue::kOrderBy:
        asked.order = true;
        break;
      case Cue::kMore:
      case Cue::kLess:
      case Cue::kAtLeast:
      case Cue::kAtMost:
      case Cue::kBetween:
      case Cue::kAfter:
      case Cue::kBefore:
        asked.comparison = true;
        break;
      default:
        break;
    }
  }
  return asked;
}

// True for "only" beside a condition of the query: "paid bookings only", "only paid bookings".
bool CoverageFeatureExtractor::tells_what_only(const Arc& only) const {
  constexpr int kNear = 2;  // tokens of the noun between them
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    if (u.kind != MentionKind::kValue || u.begin >= 128 || !state_.explained.test(u.begin))
      return false;
    const bool before = u.end <= only.begin && only.begin - u.end < kNear;
    return before || u.begin == only.end;
  });
}

// True if the cue has no effect on the query, and the answer changes with it.
bool CoverageFeatureExtractor::loses_cue(const Arc& u) const {
  if (u.score < 0.75F) return false;
  const std::string_view led =
      u.begin > 0 ? std::string_view(arcs_.token(u.begin - 1U).folded) : "";
  switch (u.cue) {
    case Cue::kEach:
      return !grouped_ && arcs_.says(u, {"per"}) && !named(u);
    case Cue::kPeriod:  // "by month" without groups or order in the query
      return (led == "by" || led == "per") && !grouped_ && !ordered();
    case Cue::kShare:
    case Cue::kRatio:
    case Cue::kDifference:
      return !combined_ && !named(u);
    case Cue::kOnly:  // "only" skipped, unless it opens the question
      return u.begin > 1 && !tells_what_only(u) &&
             (!state_.explained.test(u.begin) || u.end >= arcs_.tokens() ||
              arcs_.token(u.end).punctuation);
    case Cue::kMedian:
      return reading_.logical_form.block.outer != Aggregate::kMedian;
    case Cue::kSoFar:
      return !state_.sketch.so_far;
    default:
      return false;
  }
}

// True if the arc is a relative date, an ordinal ("the second highest") or a cue without an effect.
bool CoverageFeatureExtractor::loses_arc(const Arc& u) const {
  switch (u.kind) {
    case MentionKind::kDate:
      return arcs_.mention(u).relative && !realised(arcs_.mention(u));
    case MentionKind::kNumber:
      return arcs_.mention(u).ordinal && arcs_.mention(u).number > 1 && u.begin < 128 &&
             state_.explained.test(u.begin) && !realised(arcs_.mention(u));
    case MentionKind::kCue:
      return loses_cue(u);
    default:
      return false;
  }
}

bool CoverageFeatureExtractor::ordered() const {
  return !reading_.logical_form.block.order.empty();
}

// True if the SELECT list is not what the question asks to see.
bool CoverageFeatureExtractor::loses_output() const {
  const QueryBlock& block = reading_.logical_form.block;
  const bool star = std::any_of(block.select.begin(), block.select.end(), [](const ValueExpr& t) {
    return t.fn == Aggregate::kPlain && t.column.whole();
  });
  const bool lasted = std::any_of(block.select.begin(), block.select.end(),
                                  [](const ValueExpr& t) { return t.column.duration(); });
  const size_t shown = block.select.size() - (block.combine != Combine::kApart ? 1 : 0);
  return (!grouped_ && !ordered() && (sum_ || average_) && ends_in_group(arcs_)) ||
         (!lasted && asks_days_between()) || (!star && listed() > 1 && listed() != shown);
}

// True if a condition fixes the only output: the answer would repeat the question.
bool CoverageFeatureExtractor::repeats_question() const {
  const QueryBlock& block = reading_.logical_form.block;
  if (block.select.size() != 1 || block.select[0].fn != Aggregate::kPlain ||
      reading_.logical_form.yes_no)
    return false;
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].column == block.select[0].column && any[0].op == Op::kEqual &&
           !any[0].negated && any[0].sub.empty() && !any[0].other.valid();
  });
}

// True if "both ... and ..." has no effect on the query.
bool CoverageFeatureExtractor::loses_both() const {
  const auto& where = reading_.logical_form.block.where;
  if (!state_.sketch.both || reading_.logical_form.op != SetOperator::kAlone) return false;
  const bool each = std::any_of(where.begin(), where.end(), [](const auto& any) {
    return any.size() == 1 && any[0].op == Op::kIn && !any[0].negated;
  });  // "artists with both albums and concerts"
  if (each) return false;
  if (where.size() < 2) return true;
  const bool two = std::none_of(where.begin() + 1, where.end(), [&](const auto& any) {
    return any[0].column == where[0][0].column;
  });  // "both a price above 20 and a stock below 10"
  const bool items = std::all_of(where.begin(), where.end(), [](const auto& any) {
    return any.size() == 1 && any[0].op == Op::kLike;
  });  // "both trailers and commentaries" of a list in a text
  return !two && !items;
}

// Cues that have no effect on the query.
void CoverageFeatureExtractor::phrases() {
  lost_part_ |=
      loses_second_question() || loses_figure() || loses_what_matters() || strays() ||
      loses_state() || loses_output() || repeats_question() ||
      std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) { return loses_arc(u); });
  const Asked asked = asked_by_cues();
  lost_part_ |= asked.total && loses_total();
  set(Feature::kLostAverage, asked.average && !average_);
  set(Feature::kLostTotal, asked.total && !sum_ && !count_);
  set(Feature::kLostCount, asked.count && !count_ && !sum_);
  set(Feature::kLostExtreme, asked.superlative && !extreme_ && !ordered());
  set(Feature::kLostNegation,
      asked.negation && !negated_ && reading_.logical_form.op != SetOperator::kExcept);
  set(Feature::kLostGroup, asked.group && !grouped_);
  set(Feature::kLostOr,
      asked.either && !either_ && reading_.logical_form.op == SetOperator::kAlone);
  set(Feature::kLostComparison, asked.comparison && !compared_);
  set(Feature::kLostBoth, loses_both());
  set(Feature::kLostOrder, asked.order && !ordered());
}

}  // namespace ask::engine
