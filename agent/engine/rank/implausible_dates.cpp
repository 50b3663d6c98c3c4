#include "agent/engine/rank/implausible_dates.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/mistaken_words.h"
#include "agent/engine/lexicon/shape_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/candidate_checks.h"
#include "agent/engine/rank/mentioned_items.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

class DateChecks : CandidateChecks {
 public:
  using CandidateChecks::CandidateChecks;

  ImplausibleShape run() const {
    if (shows_other_date()) return ImplausibleShape::kOtherFigure;
    if (takes_other_weekday()) return ImplausibleShape::kDateOfOwner;
    if (groups_by_value()) return ImplausibleShape::kGroupedAmounts;
    if (earns_a_price() || adds_up_at_once()) return ImplausibleShape::kNumberAsMost;
    if (counts_a_pronoun()) return ImplausibleShape::kCountAsAmount;
    if (shows_people_of_others() || shows_thing_for_person())
      return ImplausibleShape::kPeopleForThing;
    return ImplausibleShape::kPlausible;
  }

 private:
  bool shows_other_date() const;
  bool stores_weekdays(uint32_t table) const;
  bool takes_other_weekday() const;
  bool groups_by_value() const;
  bool earns_a_price() const;
  bool adds_up_at_once() const;
  bool counts_a_pronoun() const;
  bool shows_people_of_others() const;
  bool shows_thing_for_person() const;
};

// "when was the last hire at each branch" as the day on which the branch opened.
bool DateChecks::shows_other_date() const {
  if (!says(0, {"when"}) || block_.order.empty() || !block_.limit) return false;
  const ColumnExpr& by = block_.order[0].term.column;
  if (!by.valid() || by.whole() || !facts_.temporal(by)) return false;
  bool other = false;
  for (const ValueExpr& t : block_.select) {
    if (t.fn != Aggregate::kPlain || t.column.whole() || !facts_.temporal(t.column)) continue;
    if (t.column.table == by.table) return false;
    other |= !may_name(t.column, kPerhaps);
  }
  return other;
}

bool DateChecks::stores_weekdays(uint32_t table) const {
  for (uint32_t c = 0; c < index_.columns(table); ++c)
    if (const ColumnExpr day{table, c};
        facts_.text(day) && !facts_.temporal(day) &&
        index_.has_any_word(index_.column(table, c), kWeekdayColumns))
      return true;
  return false;
}

// "is there a class on Friday" by the days on which people enrolled, where classes have a weekday.
bool DateChecks::takes_other_weekday() const {
  const auto other = [&](const ColumnExpr& c) {
    const bool day = c.period == Period::kWeekday || c.period == Period::kDay;
    if (!c.valid() || c.whole() || !day || may_name_table(c.table, kSurely)) return false;
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
      return arc.kind == MentionKind::kTable && arc.score >= kSurely &&
             arcs_.mention(arc).table != c.table && stores_weekdays(arcs_.mention(arc).table);
    });
  };
  for (const auto& any : block_.where)
    for (const Condition& c : any)
      if (other(c.column)) return true;
  return std::any_of(block_.group.begin(), block_.group.end(), other);
}

// "payments by cash" of each amount: the word is stored, and names the column less well.
bool DateChecks::groups_by_value() const {
  return std::any_of(block_.group.begin(), block_.group.end(), [&](const GroupKey& key) {
    if (key.whole() || !facts_.measure(key) || may_name(key, kSurely)) return false;
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
      if (arc.kind != MentionKind::kColumn || !(best_column(arcs_, arc) == key)) return false;
      const auto stored = arcs_.beginning_at(arc.begin);
      return std::any_of(stored.begin(), stored.end(), [&](const Arc& value) {
        return value.kind == MentionKind::kValue && value.score > arc.score &&
               arcs_.mention(value).found && !arcs_.mention(value).partial;
      });
    });
  });
}

// "which item earned the most" by its daily rate: what came in of it is meant.
bool DateChecks::earns_a_price() const {
  if (!block_.limit || block_.order.empty()) return false;
  const ColumnExpr& by = block_.order[0].term.column;
  if (block_.order[0].term.fn != Aggregate::kPlain || !by.valid() || by.whole() ||
      keeps_people(index_, by.table) || may_name(by, kPerhaps) ||
      std::none_of(kPriceColumns.begin(), kPriceColumns.end(),
                   [&](std::string_view word) { return facts_.has_word(by, word); }))
    return false;
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& cue) {
    return cue.kind == MentionKind::kCue &&
           text::is_one_of(arcs_.token(cue.begin).lemma, kAmountOnlyVerbs);
  });
}

// "paid more than 200 at once" by all that somebody paid.
bool DateChecks::adds_up_at_once() const {
  if (!block_.having || block_.having->term.fn != Aggregate::kSum) return false;
  for (size_t t = 1; t + 1 < arcs_.tokens(); ++t)
    if ((says(t, {"at"}) && says(t + 1, {"once"})) ||
        (says(t, {"in"}) && says(t + 1, {"one"}) && says(t + 2, {kGoNoun})))
      return true;
  return false;
}

// "who passed a ticket on and also got one" as those with one ticket, "in 2025" as 2,025 rows.
bool DateChecks::counts_a_pronoun() const {
  if (!block_.having || block_.having->op != Op::kEqual ||
      block_.having->term.fn != Aggregate::kCount)
    return false;
  const auto* number = std::get_if<int64_t>(&block_.having->value);
  constexpr int64_t kFirstYear = 1900, kLastYear = 2100;
  if (number != nullptr && *number >= kFirstYear && *number <= kLastYear) return true;
  if (number == nullptr || *number != 1) return false;
  for (size_t t = 1; t < arcs_.tokens(); ++t) {
    if (!says(t, {"one"})) continue;
    if (text::is_one_of(arcs_.word(t - 1), kBeforeOne)) return false;
    if (says(t - 1, {"in"}) || arcs_.ends_at(t + 1)) return true;
    const auto after = arcs_.beginning_at(t + 1);
    return std::none_of(after.begin(), after.end(), [](const Arc& u) {
      return u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn ||
             u.kind == MentionKind::kValue;
    });
  }
  return false;
}

// "who sits in room G07" as the applicants of the officer there.
bool DateChecks::shows_people_of_others() const {
  if (!says(0, {"who"}) || block_.select.empty() || block_.where.empty() || block_.limit ||
      block_.having || !form_.right.empty() || !form_.beside.empty())
    return false;
  const uint32_t shown = block_.select[0].column.table;
  const auto of_others = [&](const auto& any) {
    if (any.size() != 1 || !any[0].column.valid() || any[0].column.whole() || !any[0].sub.empty() ||
        any[0].column.via != kNone)
      return false;
    const ColumnExpr& c = any[0].column;
    const auto* names = index_.row_names(c.table);
    const bool name = facts_.name_of(c.table) == c ||
                      (names != nullptr && (c.column == names->first || c.column == names->last));
    return c.table != shown && keeps_people(index_, c.table) && !name;
  };
  if (!std::all_of(block_.where.begin(), block_.where.end(), of_others)) return false;
  return std::none_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kTable && arc.score >= kPerhaps && !says(arc.begin, {"who"});
  });
}

// "the name of the person with the most launches" as that of a boat.
bool DateChecks::shows_thing_for_person() const {
  if (block_.select.size() != 1 || block_.select[0].fn != Aggregate::kPlain ||
      block_.select[0].column.whole() || keeps_people(index_, block_.select[0].column.table) ||
      may_name_table(block_.select[0].column.table, kPerhaps))
    return false;
  for (size_t t = 2; t < arcs_.tokens() && t < 8; ++t)
    if (text::is_one_of(arcs_.word(t), kAnyPersonNouns) &&
        (says(t - 1, {"of"}) || (says(t - 1, {"the"}) && says(t - 2, {"of"}))))
      return facts_.name_of(block_.select[0].column.table) == block_.select[0].column;
  return false;
}

}  // namespace

ImplausibleShape implausible_date(const Candidate& candidate, const Arcs& arcs,
                                  const ColumnFacts& facts, const SchemaGraph& graph) {
  return DateChecks(candidate, arcs, facts, graph).run();
}

}  // namespace ask::engine
