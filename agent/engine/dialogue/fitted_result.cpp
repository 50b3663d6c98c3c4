#include "agent/engine/dialogue/fitted_result.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/nested_dates.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/units.h"

namespace ask::engine::dialogue {
namespace {

template <class Change>
void change_columns(QueryBlock& block, Change change) {
  for (ValueExpr& v : block.select) change(v.column);
  for (Ordering& o : block.order) change(o.term.column);
  if (block.having) change(block.having->term.column);
  for (auto& clause : block.where)
    for (Condition& c : clause) change(c.column);
}

// "which are more than 30 days overdue?" after the unpaid ones: the time until the missing date is
// the time until today.
void open_durations(QueryBlock& block) {
  std::vector<ColumnExpr> missing;
  for (const auto& clause : block.where)
    if (clause.size() == 1 && clause[0].op == Op::kIsNull && !clause[0].negated)
      missing.push_back(clause[0].column);
  if (missing.empty()) return;
  change_columns(block, [&](ColumnExpr& c) {
    if (c.adjust == ColumnExpr::Adjust::kSince && contains(missing, ColumnExpr{c.table, c.column}))
      c.adjust = ColumnExpr::Adjust::kSinceOpen;
  });
}

// "and Lina Moser?" after "who brought in the least?": the figure by which she would be the first,
// and not her name alone.
void show_figure_of_named(FollowUp& found) {
  QueryBlock& block = found.meaning.block;
  if (block.limit != 1 || block.order.empty() || block.offset ||
      (found.kind != FollowUpKind::kReplace && found.kind != FollowUpKind::kNarrow))
    return;
  const auto shown = [&](const Condition& c) {
    return c.op == Op::kEqual && !c.negated && c.sub.empty() && !c.other.valid() &&
           c.also.empty() &&
           std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
             return v.fn == Aggregate::kPlain && v.column == c.column;
           });
  };
  const bool plain = std::all_of(block.select.begin(), block.select.end(), [](const ValueExpr& v) {
    return v.fn == Aggregate::kPlain && !v.column.whole();
  });
  const bool named = std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return clause.size() == 1 && shown(clause[0]);
  });
  if (!plain || !named || contains(block.select, block.order[0].term)) return;
  block.select.push_back(block.order[0].term);
  block.order.clear();
  block.limit.reset();
  block.ties = false;
}

// The unit of "how many miles was that?"; kNoUnit if it asks for none.
UnitId asked_unit(const Turn& turn) {
  if (turn.words.size() < 3 || turn.now.word(turn.words[0]) != "how" ||
      !text::is_one_of(turn.now.word(turn.words[1]), {"many", "much"}))
    return kNoUnit;
  const UnitId unit = unit_named(turn.now.word(turn.words[2]));
  const UnitDimension dimension = unit_info(unit).dimension;
  return dimension == UnitDimension::kMoney || dimension == UnitDimension::kNone ? kNoUnit : unit;
}

void show_in_unit(const Turn& turn, QueryBlock& block) {
  const UnitId asked = asked_unit(turn);
  if (asked == kNoUnit) return;
  for (ValueExpr& v : block.select) {
    ColumnExpr& c = v.column;
    if (v.fn == Aggregate::kCount || c.whole() || c.expression != kNone || c.product() ||
        c.period != Period::kWhole || c.adjust != ColumnExpr::Adjust::kAsIs)
      continue;
    const UnitId own = turn.base.facts().unit_of(c);
    if (own != asked && own != kNoUnit && unit_info(own).dimension == unit_info(asked).dimension)
      c.shown = asked;
  }
}

// "who is the youngest?" after average ages: the lowest, and of people.
bool orders_ages(const Turn& turn, QueryBlock& block) {
  if (block.group.empty() || !block.limit || block.order.empty() ||
      block.order[0].term.column.period != Period::kAge ||
      block.order[0].term.fn == Aggregate::kPlain || block.order[0].term.fn == Aggregate::kCount)
    return true;
  const std::string_view last = turn.now.word(turn.words.back());
  if (text::is_one_of(last, kOldestWords)) block.order[0].descending = true;
  if (text::is_one_of(last, kYoungestWords)) block.order[0].descending = false;
  const ColumnExpr& group = block.group[0];
  const ColumnFacts& facts = turn.base.facts();
  const bool row = facts.unique(group) || facts.key_of(group.home()) == group ||
                   facts.name_of(group.home()) == group;
  return !is_person_question_word(turn.now.word(turn.words[0])) ||
         (row && holds_people(turn.context.schema->index, group.home()));
}

// "which are above 20 kg?" after averages of groups: of the averages, and not of single rows.
bool bounds_single_rows(const Turn& turn, const QueryBlock& block) {
  const ValueExpr* measure = turn.base.grouped() ? turn.base.aggregate() : nullptr;
  if (measure == nullptr || measure->fn == Aggregate::kCount ||
      names(turn.now, turn.now.begin, turn.now.end, MentionKind::kTable, 0.9F))
    return false;
  ColumnExpr figure = measure->column;
  figure.shown = kNoUnit;
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    ColumnExpr own = clause[0].column;
    own.shown = kNoUnit;
    return own == figure && !contains(turn.base.block().where, clause);
  });
}

// "and on average?" after the first of the groups by their sums: of all groups, and not the first
// one by an average.
bool ranks_by_other_aggregate(const Turn& turn, const QueryBlock& block) {
  const QueryBlock& before = turn.base.block();
  if (block.limit != 1 || before.limit != 1 || block.group.empty() || block.order.empty() ||
      before.order.empty() || turn.words.size() > 3 ||
      is_question_word(turn.now.word(turn.words[0])))
    return false;
  const ValueExpr &now = block.order[0].term, &old = before.order[0].term;
  return now.fn != old.fn && now.fn != Aggregate::kPlain && old.fn != Aggregate::kPlain &&
         now.column == old.column;
}

// "what does she earn?" after her phone number: in its place, beside the name that was shown.
void replace_attribute(const Turn& turn, FollowUp& found) {
  const std::string_view first = turn.now.word(turn.words[0]);
  std::vector<ValueExpr>& select = found.meaning.block.select;
  const std::vector<ValueExpr>& before = turn.base.block().select;
  const bool asks = is_question_word(first) || is_form_of_be(first) ||
                    text::is_one_of(first, kDoForms);
  const bool further = found.kind == FollowUpKind::kOutputs || found.kind == FollowUpKind::kAbout;
  if (!asks || !further || turn.now.added || !turn.base.lists() || turn.base.topic() == kNone ||
      !shows_attribute(turn) || select.size() <= before.size() ||
      !found.meaning.block.group.empty())
    return;
  const auto kept = [&](const ValueExpr& v) {
    return !contains(before, v) || v.column.whole() || names_rows(turn, v.column);
  };
  if (std::none_of(select.begin(), select.end(), kept)) return;
  std::erase_if(select, [&](const ValueExpr& v) { return !kept(v); });
}

}  // namespace

RuleResult fitted(const Turn& turn, RuleResult found) {
  if (!found || turn.words.empty()) return found;
  QueryBlock& block = found->meaning.block;
  if (bounds_single_rows(turn, block) || stacks_dates(turn, block) || !orders_ages(turn, block) ||
      ranks_by_other_aggregate(turn, block))
    return std::nullopt;
  open_durations(block);
  replace_attribute(turn, *found);
  show_in_unit(turn, block);
  if (turn.base.block().limit) show_figure_of_named(*found);
  return found;
}

}  // namespace ask::engine::dialogue
