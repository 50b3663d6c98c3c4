#include "agent/engine/ground/where.h"

#include "agent/engine/ground/composite.h"
#include "agent/engine/ground/distinct_counts.h"
#include "agent/engine/ground/negation.h"
#include "agent/engine/ground/paired_rows.h"
#include "agent/engine/ground/semi_joins.h"
#include "agent/engine/ground/values.h"
#include "agent/engine/ground/verb_tables.h"
#include "agent/engine/schema/person_names.h"

namespace ask::engine {
namespace {

// Builds the sub-queries of comparisons with an aggregate, including the conditions inside them.
void nest_scalars(GroundingState& state) {
  std::vector<PendingCondition> inner;
  for (const PendingCondition& t : state.conditions)
    if (t.inside >= 0) inner.push_back(t);
  std::erase_if(state.conditions, [](const PendingCondition& t) { return t.inside >= 0; });
  for (PendingCondition& t : state.conditions) {
    if (t.scalar == Aggregate::kPlain) continue;
    QueryBlock sub;
    sub.entity = t.scalar_column.table;
    sub.tables = {sub.entity};
    sub.select = {{t.scalar_column, t.scalar}};
    std::vector<PendingCondition> own;
    for (const PendingCondition& i : inner)
      if (i.inside == t.position) own.push_back(i);
    add_alternatives(sub, own);
    t.condition.sub = {std::move(sub)};
  }
}

// True for "economy but never business": on a single row the second condition would be redundant.
bool denies_other(const Condition& required, const Condition& denied) {
  return required.column == denied.column && required.op == Op::kEqual && denied.op == Op::kEqual &&
         !required.negated && denied.negated && required.sub.empty() && denied.sub.empty() &&
         !(required.value == denied.value);
}

// Two queries that have all conditions in common but the last of each.
void combine_queries(QueryBlock& block, LogicalForm& form, SetOperator op,
                     const std::vector<PendingCondition>& left,
                     const std::vector<PendingCondition>& right) {
  QueryBlock second = block;
  add_alternatives(block, left);
  add_alternatives(second, right);
  form.op = op;
  form.right = {std::move(second)};
}

// Adds the conditions to WHERE. The last two may be about different rows of the same output: "in
// both 2023 and 2024", "economy but never business".
void add_conditions(const GroundingInput& input, GroundingState& state,
                    const std::vector<PendingCondition>& outer, LogicalForm& form) {
  const size_t n = outer.size();
  const bool pair = n >= 2 && input.sketch.ratio == RatioKind::kUnset;
  if (pair && (input.sketch.both || (!outer[n - 1].is_or && !outer[n - 1].chained)) &&
      contradicts(input.facts, outer[n - 1], outer[n - 2]) && state.block.order.empty() &&
      !selects_aggregate(state.block)) {
    if (has_one_value(input, state, outer[n - 1].condition.column)) state.score.count_unexpressed();
    std::vector<PendingCondition> left(outer.begin(), outer.end() - 1), right = left;
    right.back() = outer[n - 1];
    left.back().is_or = right.back().is_or = false;
    return combine_queries(state.block, form, SetOperator::kIntersect, left, right);
  }
  if (pair && !outer[n - 1].is_or && !outer[n - 2].is_or &&
      denies_other(outer[n - 2].condition, outer[n - 1].condition)) {
    if (state.block.order.empty() && state.block.group.empty() && !selects_aggregate(state.block) &&
        !compares_aggregate(state.block)) {
      std::vector<PendingCondition> left(outer.begin(), outer.end() - 1), right = left;
      right.back() = outer[n - 1];
      right.back().condition.negated = false;
      return combine_queries(state.block, form, SetOperator::kExcept, left, right);
    }
    state.score.count(Feature::kDanglingNegation, RuleFeature::kDanglingNegation);
  }
  add_alternatives(state.block, outer);
}

// Neither of the two names of a person is unequal where it is missing: adds that to the
// alternatives.
void keep_missing_names(const ColumnFacts& facts, std::vector<Condition>& any) {
  if (any.size() != 2 || !any[0].negated || !any[1].negated || any[0].op != Op::kEqual ||
      any[1].op != Op::kEqual || any[0].column.whole() || any[1].column.whole() ||
      any[0].column.table != any[1].column.table ||
      other_name(facts.index(), any[0].column.table, any[0].column.column) != any[1].column.column)
    return;
  for (size_t i = 0; i < 2; ++i) {
    if (facts.column(any[i].column).statistics.missing() == 0) continue;
    Condition none;
    none.column = any[i].column;
    none.op = Op::kIsNull;
    none.from = any[i].from;
    any.push_back(std::move(none));
  }
}

// The same for all conditions of the block and of its sub-queries on other rows.
void keep_missing_names(const ColumnFacts& facts, QueryBlock& block) {
  for (std::vector<Condition>& any : block.where) {
    keep_missing_names(facts, any);
    for (Condition& c : any)
      for (QueryBlock& sub : c.sub)
        for (std::vector<Condition>& inner : sub.where) keep_missing_names(facts, inner);
  }
}

}  // namespace

bool ground_where(const GroundingInput& input, GroundingState& state, LogicalForm& form) {
  nest_scalars(state);
  std::vector<PendingCondition> outer = state.conditions;
  nest_sides(input, state, outer);
  nest_each(input, state, outer);
  if (!nest_only(input, state, outer) || !negate(input, state, outer)) return false;
  if (outer.empty() && !require_each(input, state, outer)) return false;
  relate_share(input, state, outer);
  for (const PendingCondition& t : outer)
    if (t.condition.op != Op::kIn) state.require(t.condition.column.home());
  join_over_verb(input, state);
  state.block.tables = state.needed;
  count_rows_once(input, state);
  add_conditions(input, state, outer, form);
  keep_missing_names(input.facts, state.block);
  keep_missing_states(input, outer, state.block);
  if (!combine_aggregates(input, state, state.block)) return false;
  form.block = state.block;
  return !state.block.select.empty();
}

}  // namespace ask::engine
