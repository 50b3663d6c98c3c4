#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_rates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/link/measure_linker.h"

namespace ask::engine {

// "days late", "how many days overdue", "the number of days we were late", and after rows that are
// late "by how many days": from the planned date to the actual one.
bool MeasureLinker::days_late(uint32_t at) {
  const UnitId unit = unit_before(at);
  if (unit == kNoUnit || index_.plans().empty()) return false;
  const auto late = [&](uint32_t i) { return text::is_one_of(word(i), kLateAdjectives); };
  uint32_t begin = at, end = at + 1;
  const bool counted =
      at > 1 && ((word(at - 1) == "many" && word(at - 2) == "how") ||
                 (word(at - 1) == "of" && text::is_one_of(word(at - 2), kUnitCountNouns)));
  if (counted) begin = at - 2;
  if (late(at + 1)) {
    end = at + 2;
  } else if (text::is_one_of(word(at + 1), kGenericSubjects) && word(at + 2).size() > 1 &&
             late(at + 3)) {
    end = at + 4;
  } else {
    if (!counted || at < 3 || word(at - 3) != "by" ||
        (at + 1 < tokens_.size() && !tokens_[at + 1].punctuation))
      return false;
    begin = at - 3;
    bool said = false;
    for (uint32_t i = 0; i < begin; ++i) said |= late(i) || word(i) == "after";
    if (!said) return false;
  }
  const bool number = begin == at && at > 0 && !word(at - 1).empty() && word(at - 1)[0] >= '0' &&
                      word(at - 1)[0] <= '9';
  if (number) return false;  // "3 days late"
  // "how many orders were days late": the rows, and not the days
  if (begin == at && at > 0 && word(0) == "how" &&
      text::is_one_of(word(at - 1), {"is", "are", "was", "were"}))
    return false;
  for (const TimeSpan& plan : index_.plans()) add_span(begin, end, kByEnds, plan, unit);
  return true;
}

// "days between order date and delivery date", "the time from opening to closing"
bool MeasureLinker::between(uint32_t at, size_t known) {
  UnitId unit = unit_before(at);
  const bool time = text::is_one_of(word(at), kGapWords);
  if ((unit == kNoUnit && !time) || !text::is_one_of(word(at + 1), {"between", "from"}))
    return false;
  for (const bool plans : {false, true}) {  // planned dates where there are no others
    takes_plans_ = plans;
    if (between_mentions(at, known, unit) || between_named_dates(at, unit)) return true;
  }
  return false;
}

// True for a planned date, where no word of the question says that it is one.
bool MeasureLinker::is_unsaid_plan(uint32_t table, uint32_t column) const {
  const auto& words = index_.column(table, column).words;
  return std::any_of(words.begin(), words.end(), [&](uint32_t w) {
    const std::string& own = index_.word(w).text;
    return text::is_one_of(own, kPlannedDateWords) &&
           std::none_of(tokens_.begin(), tokens_.end(), [&](const Token& token) {
             return token.folded == own || token.lemma == index_.word(w).lemma;
           });
  });
}

// The first dates of the table; of those that are planned and not said so only with `plans`.
std::vector<uint32_t> MeasureLinker::dates_of(uint32_t table, bool plans) const {
  std::vector<uint32_t> out;
  for (uint32_t c = 0; c < index_.columns(table) && out.size() < kMostDates; ++c)
    if (index_.column_roles(table, c).temporal && (plans || !is_unsaid_plan(table, c)))
      out.push_back(c);
  return out;
}

// "days between order date and delivery date": of two columns that are named so.
bool MeasureLinker::between_mentions(uint32_t at, size_t known, UnitId unit) {
  const auto dates = [&](const Mention& m) {
    return m.kind == MentionKind::kColumn && m.adjust == ColumnExpr::Adjust::kAsIs &&
           index_.column_roles(m.table, m.column).temporal &&
           (takes_plans_ || !is_unsaid_plan(m.table, m.column));
  };
  bool found = false;
  std::vector<Mention> made;
  for (size_t a = 0; a < known; ++a) {
    const Mention& first = mentions_[a];
    if (!dates(first) || first.begin < at + 2 || first.begin > at + 4) continue;
    for (size_t b = 0; b < known && made.size() < 40; ++b) {
      const Mention& second = mentions_[b];
      if (!dates(second) || second.table != first.table || second.column == first.column ||
          second.begin <= first.end || second.begin > first.end + 3)
        continue;
      bool joined = false;
      for (uint32_t k = first.end; k < second.begin; ++k)
        joined |= text::is_one_of(word(k), {"and", "to", "until", "till"});
      if (!joined) continue;
      const uint32_t end = second.end;
      const size_t size = mentions_.size();
      add_span(at, end, kByEnds * (0.8F + 0.1F * first.score + 0.1F * second.score),
               {first.table, first.column, second.column}, unit);
      made.push_back(mentions_.back());
      mentions_.resize(size);
    }
  }
  for (Mention& m : made) mentions_.push_back(std::move(m)), found = true;
  return found;
}

// "the time from packing to delivery": any two dates of a table that the words name.
bool MeasureLinker::between_named_dates(uint32_t at, UnitId unit) {
  bool found = false;
  for (uint32_t t = 0; t < index_.tables() && !found; ++t) {
    if (index_.is_view(t)) continue;
    const std::vector<uint32_t> dates = dates_of(t, takes_plans_);
    if (dates.size() < 2) continue;
    const uint32_t size = static_cast<uint32_t>(tokens_.size());
    for (uint32_t x = at + 2; x < at + 8 && !is_relation(x); ++x) {
      uint32_t joint = x + 1, last = std::min(size, x + 6);
      while (joint < last && !text::is_one_of(word(joint), kIntervalWords)) ++joint;
      for (uint32_t y = joint + 1; word(x).size() > 2 && y < last; ++y)
        for (const uint32_t start : dates)
          for (const uint32_t end : dates) {
            const TimeSpan span{t, start, end};
            if (start == end || word(y).size() < 3 || !names_column(span, start, x) ||
                !names_column(span, end, y) || is_other_date(t, dates, x) ||
                is_other_date(t, dates, y))
              continue;
            const uint32_t rest = text::is_one_of(word(y + 1), kObjectPronouns) ? 2 : 1;
            // "the delivery time from order to delivery"
            const uint32_t begin =
                at > 0 && unit == kNoUnit && names_column(span, end, at - 1) ? 1 : 0;
            add_span(at - begin, y + rest, kByEnds, span, unit), found = true;
            last = y + 1;  // a later word refers to another thing
          }
    }
  }
  return found;
}

// "the time to resolve", "how long it took to ship", "days to deliver"
bool MeasureLinker::time_to(uint32_t at) {
  const UnitId unit = unit_before(at);
  if (unit == kNoUnit && !text::is_one_of(word(at), kTimeWords)) return false;
  if (unit != kNoUnit && at > 0 && !word(at - 1).empty() && word(at - 1)[0] >= '0' &&
      word(at - 1)[0] <= '9')
    return false;  // "more than 2 days to ship"
  uint32_t to = at + 1;
  while (to < at + 6 && word(to) != "to") ++to;
  if (word(to) != "to") return false;
  bool found = false;
  for (uint32_t verb = to + 1; verb < to + 3; ++verb)
    for (const TimeSpan& span : index_.durations())
      if (!found && names_column(span, span.end, verb)) {
        const uint32_t begin = begin_of_time(at);
        for (const TimeSpan& other : index_.durations())
          if (names_column(other, other.end, verb)) add_span(begin, verb + 1, kByVerb, other, unit);
        found = true;
      }
  return found || time_to_from(at, to, unit) || time_to_pay(at, to + 1, unit);
}

// "days to pay", where payments are kept apart: from the date of what is paid to that of each
// payment.
bool MeasureLinker::time_to_pay(uint32_t at, uint32_t verb, UnitId unit) {
  if (verb >= tokens_.size() || !text::is_one_of(tokens_[verb].lemma, kPayVerbs)) return false;
  bool found = false;
  for (uint32_t t = 0; t < index_.tables(); ++t) {
    if (index_.is_view(t) || !index_.has_any_word(index_.table(t), kSettlingTables)) continue;
    const uint32_t end = only_date(t, {});
    for (uint32_t of = 0; of < index_.tables() && end != kNone; ++of) {
      if (of == t || index_.is_view(of) ||
          !catalog_.refers(catalog_.tables[t], catalog_.tables[of]))
        continue;
      uint32_t start = only_date(of, {});
      if (start == kNone) start = only_date(of, kBillingDateWords);
      if (start == kNone) continue;
      ColumnExpr span{t, end};
      span.adjust = ColumnExpr::Adjust::kSince;
      span.less_table = of;
      span.less = start;
      const uint32_t begin = begin_of_time(at);
      const uint32_t rest = text::is_one_of(word(verb + 1), kObjectPronouns) ? 2 : 1;
      add(begin, verb + rest, kByEnds, span, unit, false), found = true;
    }
  }
  if (found) drop_terms(at, verb + 1);
  return found;
}

// "days to pay" is no number of days within which is to be paid, unless the words say more of its
// name: pay_terms_days.
void MeasureLinker::drop_terms(uint32_t begin, uint32_t end) {
  std::erase_if(mentions_, [&](const Mention& m) {
    if (m.kind != MentionKind::kColumn || m.adjust != ColumnExpr::Adjust::kAsIs ||
        m.begin < begin || m.end > end || !index_.column_roles(m.table, m.column).measure)
      return false;
    const auto& words = index_.column(m.table, m.column).words;
    return std::any_of(words.begin(), words.end(), [&](uint32_t w) {
      return std::none_of(tokens_.begin() + begin, tokens_.begin() + end, [&](const Token& token) {
        return token.lemma == index_.word(w).lemma || token.folded == index_.word(w).text;
      });
    });
  });
}

// The only date of the table, of those with one of the words in their name if there are any; kNone
// if there are none or several.
uint32_t MeasureLinker::only_date(uint32_t table, std::span<const std::string_view> words) const {
  uint32_t only = kNone;
  for (uint32_t c = 0; c < index_.columns(table); ++c) {
    if (!index_.column_roles(table, c).temporal ||
        (!words.empty() && !index_.has_any_word(index_.column(table, c), words)))
      continue;
    if (only != kNone) return kNone;
    only = c;
  }
  return only;
}

// True if the token is the name of a date of another table, and of none of these.
bool MeasureLinker::is_other_date(uint32_t table, std::span<const uint32_t> dates,
                                  uint32_t token) const {
  const auto called = [&](uint32_t t, uint32_t c) {
    const auto& words = index_.column(t, c).words;
    return std::any_of(words.begin(), words.end(), [&](uint32_t w) {
      const SchemaWord& own = index_.word(w);
      return own.lemma == tokens_[token].lemma || own.stem == tokens_[token].stem;
    });
  };
  if (std::any_of(dates.begin(), dates.end(), [&](uint32_t c) { return called(table, c); }))
    return false;
  for (uint32_t t = 0; t < index_.tables(); ++t)
    for (uint32_t c = 0; c < index_.columns(t) && t != table && !index_.is_view(t); ++c)
      if (index_.column_roles(t, c).temporal && called(t, c)) return true;
  return false;
}

// "days to report a loss", "the time to pay an invoice": from the date that the object names to
// that of the verb.
bool MeasureLinker::time_to_from(uint32_t at, uint32_t to, UnitId unit) {
  bool found = false;
  const uint32_t size = static_cast<uint32_t>(tokens_.size()), verb = to + 1;
  for (uint32_t t = 0; t < index_.tables() && !found && verb < size; ++t) {
    if (index_.is_view(t)) continue;
    const std::vector<uint32_t> dates = dates_of(t, true);
    for (const uint32_t end : dates)
      for (const uint32_t start : dates)
        for (uint32_t noun = verb + 1; noun < std::min(size, verb + 4) && !found; ++noun) {
          const TimeSpan span{t, start, end};
          if (start == end || word(noun).size() < 3 || !names_column(span, end, verb) ||
              !names_column(span, start, noun) || is_other_date(t, dates, verb) ||
              is_other_date(t, dates, noun))
            continue;
          add_span(at, noun + 1, kByVerb, span, unit), found = true;
        }
  }
  return found;
}

}  // namespace ask::engine
