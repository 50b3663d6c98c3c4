#include "agent/engine/rank/coverage_losses.h"

#include <algorithm>
#include <cmath>

#include "agent/common/words.h"
#include "agent/engine/lexicon/implied_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/rank/coverage_context.h"
#include "agent/engine/rank/coverage_lost_parts.h"
#include "agent/engine/rank/coverage_lost_rows.h"
#include "agent/engine/rank/coverage_lost_states.h"
#include "agent/engine/rank/coverage_lost_tables.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/person_names.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::engine {
namespace {

// What the cues of a question ask for.
struct CueDemands {
  bool average = false, total = false, count = false, superlative = false, negation = false,
       group = false, either = false, comparison = false, order = false;
};

// Length of the list of outputs in a final "Show <a>, <b> and <c>"; 1 if there is none.
size_t listed_outputs(const CoverageContext& context) {
  size_t from = 0;
  for (size_t t = 1; t < context.arcs.tokens(); ++t)
    if (context.arcs.is(t - 1, kStop) && context.arcs.is(t, kRequest)) from = t;
  size_t out = 1;
  for (size_t t = from; from > 0 && t < context.arcs.tokens(); ++t) {
    if (context.arcs.is(t, kRelation | kOfWord)) return 1;  // a condition begins
    const bool pair = context.arcs.is(t, kComma) && context.arcs.is(t + 1, kAndWord);
    out += context.arcs.is(t, kComma | kAndWord) && !pair;
  }
  return out;
}

// True for a duration between two dates: "the number of days from ... to ...".
bool asks_days_between(const CoverageContext& context) {
  for (size_t t = 1; t + 1 < context.arcs.tokens(); ++t) {
    const std::string& word = context.arcs.token(t).folded;
    const std::string& next = context.arcs.token(t + 1).folded;
    if (is_span_unit(word) &&
        (next == "from" || next == "between" || next == "until" || next == kElapsedParticiple))
      return true;
  }
  return false;
}

// True if the cue overlaps a column mention: "share in percent", "pages per minute".
bool named(const CoverageContext& context, const Arc& phrase) {
  for (const Arc& u : context.arcs.all)
    if (u.kind == MentionKind::kColumn && u.score >= 0.75F && u.begin < phrase.end &&
        phrase.begin < u.end)
      return true;
  return false;
}

// True if the cue is a part of a longer value of the query: "no longer active".
bool inside_value(const CoverageContext& context, const Arc& phrase) {
  for (const Arc& u : context.arcs.all) {
    if (u.kind != MentionKind::kValue || u.begin > phrase.begin || u.end < phrase.end ||
        u.end - u.begin <= phrase.end - phrase.begin)
      continue;
    for (size_t i = 0; i < u.count; ++i)
      if (context.arcs.mention(u, i).found && is_in_query(context, context.arcs.mention(u, i)))
        return true;
  }
  return false;
}

// True if the cue is part of the name of a column that the query uses: "the average speed" where
// averages are stored.
bool names_used_column(const CoverageContext& context, const Arc& phrase) {
  for (const Arc& u : context.arcs.all) {
    if (u.kind != MentionKind::kColumn || u.begin >= phrase.end || u.end <= phrase.end) continue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = context.arcs.mention(u, i);
      if (m.score < kSameWord) break;
      for (const ColumnExpr& c : context.used)
        if (c.table == m.table && c.column == m.column) return true;
    }
  }
  return false;
}

// True if "longest call, who handled it and how long" shows nobody.
bool loses_second_who(const CoverageContext& context, const QueryBlock& block) {
  const bool people = std::any_of(block.select.begin(), block.select.end(), [&](const auto& t) {
    return keeps_people(context.facts.index(), t.column.table);
  });
  for (size_t t = 2; t + 1 < context.arcs.tokens() && !people; ++t)
    if (context.arcs.token(t).folded == "who" && !context.explained(t) &&
        text::is_one_of(context.arcs.token(t - 1).folded, {",", "and", "&", "?"}))
      return true;
  return false;
}

// True if the question asks a second thing that the single output cannot answer: "our oldest cinema
// and when did it open", "... and who got it".
bool loses_second_question(const CoverageContext& context) {
  const LogicalForm& form = context.form();
  if (form.block.select.size() > 1 && loses_second_who(context, form.block)) return true;
  if (!context.checks.concern(WordCheck::kSecondQuestion) || form.block.select.size() != 1 ||
      !form.beside.empty() || !form.right.empty() || form.yes_no)
    return false;
  const bool counts = form.block.select[0].fn == Aggregate::kCount;
  const size_t end = end_of_words(context);  // ", who played what"
  const bool asks_of_what = end > 3 && text::is_one_of(context.arcs.token(end - 1).folded,
                                                       {"what", "which", "when", "where"});
  for (size_t t = 3; t + 1 < context.arcs.tokens(); ++t) {
    if (!context.checks.concern(t, WordCheck::kSecondQuestion)) continue;
    const std::string& previous = context.arcs.token(t - 1).folded;
    const std::string &word = context.arcs.token(t).folded,
                      &next = context.arcs.token(t + 1).folded;
    const bool amount = word == "how" && text::is_one_of(next, {"much", "many", "long"});
    const bool asks = amount || text::is_one_of(word, {"when", "where"}) ||
                      (word == "who" && (previous == "and" || previous == "&" || previous == "?" ||
                                         (previous == "," && asks_of_what))) ||
                      (word == "which" && previous != ",");
    if (counts) {  // "how many were dumped and which were they"
      if (previous == "and" && (asks || word == "who" || word == "what")) return true;
      continue;
    }
    if (asks && !context.explained(t)) return true;
  }
  const size_t last = end_of_words(context);
  return last > 3 && !counts && context.arcs.token(last - 2).folded == "and" &&
         text::is_one_of(context.arcs.token(last - 1).folded, {"when", "where", "who"}) &&
         !context.explained(last - 1);
}

// True if figures are asked for together and the query has fewer: "average, highest and lowest
// price", "the dearest and the cheapest".
bool loses_figure(const CoverageContext& context) {
  const LogicalForm& form = context.form();
  if (!context.checks.concern(WordCheck::kFigure) || form.block.combine != Combine::kApart ||
      form.op != SetOperator::kAlone)
    return false;
  size_t asked = 0, last = 0;
  for (size_t t = 0; t < context.arcs.tokens(); ++t) {
    if (!context.checks.concern(t, WordCheck::kFigure)) continue;
    size_t between = t;
    while (between > 0 && (context.arcs.is(between - 1, kComma | kAndWord) ||
                           context.arcs.token(between - 1).folded == "the"))
      --between;
    const bool joined = asked > 0 && between == last + 1 && between < t &&
                        context.arcs.token(last).folded != context.arcs.token(t).folded;
    asked = joined ? asked + 1 : 1;
    last = t;
    if (asked < 2) continue;
    size_t figures = form.beside.size();
    for (const ValueExpr& shown : form.block.select) figures += shown.fn != Aggregate::kPlain;
    if (figures < asked) return true;
  }
  return false;
}

// True if a measure or an aggregate begins at the token, or, with `ends`, a measure ends there.
bool is_figure(const CoverageContext& context, size_t token, bool ends) {
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    if ((ends ? u.end : u.begin) != token || u.score < kSameWord) return false;
    if (u.kind == MentionKind::kCue)
      return !ends && contains(std::initializer_list<Cue>{Cue::kSum, Cue::kAverage, Cue::kMinimum,
                                                          Cue::kMaximum},
                               u.cue);
    return u.kind == MentionKind::kColumn && context.facts.measure(best_column(context.arcs, u));
  });
}

// "number of orders and total amount per customer" of which one is shown.
bool loses_count_beside(const CoverageContext& context) {
  const LogicalForm& form = context.form();
  const auto aggregates =
      std::count_if(form.block.select.begin(), form.block.select.end(),
                    [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; });
  if (aggregates != 1 || !form.beside.empty() || form.op != SetOperator::kAlone ||
      form.block.combine != Combine::kApart)
    return false;
  const Arcs& arcs = context.arcs;
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& count) {
    if (count.kind != MentionKind::kCue || count.cue != Cue::kCount || count.score < kSameWord)
      return false;
    size_t end = count.end;
    for (const Arc& noun : arcs.beginning_at(count.end))
      if (noun.kind == MentionKind::kTable && noun.score >= kSameWord)
        end = std::max<size_t>(end, noun.end);
    if (end == count.end) return false;
    const bool before = count.begin > 1 && arcs.is(count.begin - 1U, kAndWord) &&
                        is_figure(context, count.begin - 1U, true);
    return before || (end + 1 < arcs.tokens() && arcs.is(end, kAndWord) &&
                      is_figure(context, end + 1, false));
  });
}

// "at least 4 reviews" read as 4 reviews, while the words of the bound went elsewhere, or nowhere.
bool loses_bound(const CoverageContext& context, const Arc& u) {
  const auto& having = context.block().having;
  constexpr Cue kBounds[] = {Cue::kMore, Cue::kLess, Cue::kAtLeast, Cue::kAtMost};
  if (u.kind != MentionKind::kCue || u.score < 0.75F || !contains(kBounds, u.cue) ||
      (having ? having->op != Op::kEqual : context.operations.compared))
    return false;
  for (const Arc& number : context.arcs.beginning_at(u.end))
    if (const double bound = context.arcs.mention(number).number;
        number.kind == MentionKind::kNumber &&
        (having ? number_value(having->value) == bound : bound > 1))
      return true;
  return false;
}

// "the name of each ship and of its company": every row is listed by itself, with no amount of
// other rows that would have to be added up.
bool lists_each(const CoverageContext& context, const Arc& each) {
  constexpr size_t kReach = 3;  // tokens from "each" to its noun
  const QueryBlock& block = context.block();
  if (block.entity == kNone || table_from(context, each.end, kReach) != block.entity) return false;
  const auto adds_up = [&](const ValueExpr& t) {
    return t.fn != Aggregate::kPlain || t.column.whole() || t.column.expression != kNone ||
           (t.column.table != block.entity && context.facts.measure(t.column));
  };
  return std::none_of(block.select.begin(), block.select.end(), adds_up) &&
         !std::all_of(block.select.begin(), block.select.end(),
                      [&](const ValueExpr& t) { return context.facts.measure(t.column); });
}

// "over all its screenings", "look after", "the days between" two dates: words of a comparison that
// compare nothing.
bool compares_nothing(const CoverageContext& context, const Arc& u) {
  if (u.cue == Cue::kMore) return says(context, u.begin, {"over"}) && says(context, u.end, {"all"});
  if (u.cue == Cue::kAfter) return u.begin > 0 && says(context, u.begin - 1U, kLookForms);
  const auto& shown = context.block().select;
  return u.cue == Cue::kBetween && std::any_of(shown.begin(), shown.end(), [](const ValueExpr& t) {
           return t.column.duration();
         });
}

// "who brings the most? (i mean has the most)": no average. At the start it restricts the rest.
bool explains(const CoverageContext& context, const Arc& u) {
  return u.begin > 1 && says(context, u.begin, {kMeaningVerb}) &&
         says(context, u.begin - 1U, {"i", "we", "you"});
}

// What the cues of the question ask for.
CueDemands asked_by_cues(const CoverageContext& context) {
  CueDemands asked;
  for (const Arc& u : context.arcs.all) {
    if (u.kind != MentionKind::kCue || u.score < 0.75F) continue;
    switch (u.cue) {
      case Cue::kAverage:
        asked.average |= !names_used_column(context, u) && !explains(context, u);
        break;
      case Cue::kSum:
        asked.total |= !names_used_column(context, u);
        break;
      case Cue::kCount:
        asked.count = true;
        break;
      case Cue::kTopN:
        asked.superlative |= context.arcs.says(u, {kRankAdjective});
        break;
      case Cue::kMost:
      case Cue::kLeast:
      case Cue::kSuperlative:
        asked.superlative = true;
        break;
      case Cue::kNot:
      case Cue::kExcept:
        asked.negation |= !inside_value(context, u);
        break;
      case Cue::kEach:
        asked.group |= !lists_each(context, u);
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
        asked.comparison |= !compares_nothing(context, u);
        break;
      default:
        break;
    }
  }
  return asked;
}

// True for "only" beside a condition of the query: "paid bookings only", "only paid bookings".
bool only_restricts(const CoverageContext& context, const Arc& only) {
  constexpr int kNear = 2;  // tokens of the noun between them
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    if (u.kind != MentionKind::kValue || !context.explained(u.begin)) return false;
    const bool before = u.end <= only.begin && only.begin - u.end < kNear;
    return before || u.begin == only.end;
  });
}

// "List the profession only", "Show only the genres ...": no other columns, and all rows.
bool only_shows(const CoverageContext& context, const Arc& only) {
  const Arcs& arcs = context.arcs;
  size_t start = only.begin;
  while (start > 0 && !arcs.ends_at(start - 1)) --start;
  if (!arcs.is(start, kRequest)) return false;
  const auto& outputs = context.state.sketch.outputs;
  return start + 1U == only.begin ||
         std::any_of(outputs.begin(), outputs.end(), [&](const Output& output) {
           return output.arc != kNoArc && arcs[output.arc].kind == MentionKind::kColumn &&
                  arcs[output.arc].end == only.begin && arcs.ends_at(only.end);
         });
}

// True if the cue has no effect on the query, and the answer changes with it.
bool loses_cue(const CoverageContext& context, const Arc& u) {
  if (u.score < 0.75F) return false;
  const std::string_view previous =
      u.begin > 0 ? std::string_view(context.arcs.token(u.begin - 1U).folded) : "";
  switch (u.cue) {
    case Cue::kEach:
      return !context.operations.grouped && context.arcs.says(u, {"per"}) && !named(context, u);
    case Cue::kPeriod:  // "by month" without groups or order in the query
      return (previous == "by" || previous == "per") && !context.operations.grouped &&
             !ordered(context);
    case Cue::kShare:
    case Cue::kRatio:
    case Cue::kDifference:
      return !context.operations.combined && !named(context, u);
    case Cue::kOnly:  // "only" skipped, unless it opens the question
      return u.begin > 1 && !only_restricts(context, u) && !only_shows(context, u) &&
             (!context.explained(u.begin) || u.end >= context.arcs.tokens() ||
              context.arcs.token(u.end).punctuation);
    case Cue::kMedian:
      return context.block().outer != Aggregate::kMedian;
    case Cue::kSoFar:
      return !context.state.sketch.so_far;
    default:
      return false;
  }
}

// True if the arc is a relative date, an ordinal ("the second highest") or a cue without an effect.
bool loses_arc(const CoverageContext& context, const Arc& u) {
  switch (u.kind) {
    case MentionKind::kDate:
      return context.arcs.mention(u).relative && !is_in_query(context, context.arcs.mention(u));
    case MentionKind::kNumber:
      return context.arcs.mention(u).ordinal && context.arcs.mention(u).number > 1 &&
             context.explained(u.begin) && !is_in_query(context, context.arcs.mention(u));
    case MentionKind::kCue:
      return loses_cue(context, u);
    default:
      return false;
  }
}

// True if the SELECT list is not what the question asks to see.
bool loses_output(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  const bool star = std::any_of(block.select.begin(), block.select.end(), [](const ValueExpr& t) {
    return t.fn == Aggregate::kPlain && t.column.whole();
  });
  const bool lasted = std::any_of(block.select.begin(), block.select.end(),
                                  [](const ValueExpr& t) { return t.column.duration(); });
  const size_t shown = block.select.size() - (block.combine != Combine::kApart ? 1 : 0);
  return (!context.operations.grouped && !ordered(context) &&
          (context.operations.sum || context.operations.average) && ends_in_group(context.arcs)) ||
         (!lasted && asks_days_between(context)) ||
         (!star && listed_outputs(context) > 1 && listed_outputs(context) != shown);
}

// True if a condition fixes the only output: the answer would repeat the question. People are shown
// by both of their names, of which it may fix one.
bool repeats_question(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.select.size() != 1 || block.select[0].fn != Aggregate::kPlain || context.form().yes_no)
    return false;
  const auto fixed = [&](const ColumnExpr& c) {
    return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
      return any.size() == 1 && any[0].column == c && any[0].op == Op::kEqual && !any[0].negated &&
             any[0].sub.empty() && !any[0].other.valid();
    });
  };
  const ColumnExpr shown = block.select[0].column;
  if (!fixed(shown)) return false;
  ColumnExpr other = shown;
  other.column = other_name(context.facts.index(), shown.table, shown.column);
  return other.whole() || fixed(other);
}

// True if "both ... and ..." has no effect on the query.
bool loses_both(const CoverageContext& context) {
  const auto& where = context.block().where;
  if (!context.state.sketch.both || context.form().op != SetOperator::kAlone) return false;
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

// The 0 that a rewrite puts in for "the average": what it was asked as is longer.
bool replaces_average(const CoverageContext& context, const Token& token) {
  return token.text == "0" && token.source.end - token.source.begin > 1 &&
         context.operations.average;
}

// The year of a column that the query reads: "2026 fees" of fee_2026.
bool numbers_used_column(const CoverageContext& context, const Token& token) {
  return std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
    if (c.whole()) return false;
    const std::vector<std::string> parts = name_parts(context.facts.column(c).name);
    return parts.size() > 1 && std::find(parts.begin(), parts.end(), token.text) != parts.end();
  });
}

}  // namespace

void add_lost_literals(const CoverageContext& context, FeatureVector& out) {
  for (size_t t = 0; t < context.arcs.tokens(); ++t) {
    const Token& token = context.arcs.token(t);
    const bool digits = !token.text.empty() && token.text[0] >= '0' && token.text[0] <= '9';
    if (!digits && !token.quoted && !token.capitalised) continue;
    if (replaces_average(context, token) || (digits && numbers_used_column(context, token)))
      continue;
    bool known = false, schema = false;
    for (const Arc& u : context.arcs.all) {
      if (t < u.begin || t >= u.end) continue;
      if (u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn ||
          (u.kind == MentionKind::kCue && !digits))
        schema |= context.explained(u.begin);
      if (u.kind != MentionKind::kValue && u.kind != MentionKind::kNumber &&
          u.kind != MentionKind::kDate && u.kind != MentionKind::kCue)
        continue;
      for (size_t i = 0; i < u.count; ++i)
        known |= is_in_query(context, context.arcs.mention(u, i));
    }
    if (known || (schema && !token.quoted && !digits)) continue;
    for (const Value& v : context.literals)
      if (const auto* text = std::get_if<std::string>(&v))
        known |= text->find(token.text) != text->npos;
    if (known) continue;
    if (digits)
      out[Feature::kLostNumber] += 1;
    else if (token.quoted)
      out[Feature::kLostValue] += 1;
    else if (context.arcs.filler[t] < 0.4F)
      out[Feature::kLostName] += 1;
  }
}

bool add_lost_cues(const CoverageContext& context, FeatureVector& out) {
  bool lost_part =
      loses_second_question(context) || loses_figure(context) || loses_count_beside(context) ||
      loses_question_part(context) || goes_by_other_tables(context) || takes_other_rows(context) ||
      loses_state(context) || loses_output(context) || repeats_question(context) ||
      std::any_of(context.arcs.all.begin(), context.arcs.all.end(),
                  [&](const Arc& u) { return loses_arc(context, u) || loses_bound(context, u); });
  const CueDemands asked = asked_by_cues(context);
  lost_part |= asked.total && loses_total(context);
  constexpr float kOtherAggregate = 4;  // a sum in its place weighs more than a list
  if (asked.average && !context.operations.average)
    out[Feature::kLostAverage] = context.operations.sum ? kOtherAggregate : 1;
  set(out, Feature::kLostTotal,
      asked.total && !context.operations.sum && !context.operations.count);
  set(out, Feature::kLostCount,
      asked.count && !context.operations.count && !context.operations.sum &&
          (asked.average || !context.operations.spans || !context.operations.average));
  set(out, Feature::kLostExtreme,
      asked.superlative && !context.operations.extreme && !ordered(context));
  set(out, Feature::kLostNegation,
      asked.negation && !context.operations.negated && context.form().op != SetOperator::kExcept);
  if (out[Feature::kLostGroup] == 0)  // else its key is lost
    set(out, Feature::kLostGroup, asked.group && !context.operations.grouped);
  set(out, Feature::kLostOr,
      asked.either && !context.operations.either && context.form().op == SetOperator::kAlone);
  set(out, Feature::kLostComparison, asked.comparison && !context.operations.compared);
  set(out, Feature::kLostBoth, loses_both(context));
  set(out, Feature::kLostOrder, asked.order && !ordered(context));
  return lost_part;
}

}  // namespace ask::engine
