#include "agent/engine/rank/query_features.h"

#include "agent/engine/adjust/stored_bounds.h"
#include "agent/engine/rank/query_features_extractor.h"

namespace ask::engine {

void QueryFeatureExtractor::collect(const QueryBlock& block) {
  use({block.entity, kNone});
  for (const uint32_t t : block.tables) use({t, kNone});
  for (const ValueExpr& t : block.select) {
    use(t.column);
    if (t.fn == Aggregate::kCount) counted_.push_back(t.column.table);
  }
  for (const ColumnExpr& g : block.group) use(g);
  for (const Ordering& o : block.order) {
    use(o.term.column);
    if (o.term.fn == Aggregate::kCount) counted_.push_back(o.term.column.table);
  }
  if (block.having) {
    use(block.having->term.column);
    if (block.having->term.fn == Aggregate::kCount)
      counted_.push_back(block.having->term.column.table);
  }
  for (const auto& any : block.where)
    for (const Condition& c : any) {
      use(c.column);
      conditions_.push_back(&c);
      for (const QueryBlock& sub : c.sub) collect(sub);
    }
}

void QueryFeatureExtractor::outputs() {
  bool plain = false, aggregated = false;
  int aggregates = 0;
  set(Feature::kDistinct, block_.distinct);
  if (block_.outer == Aggregate::kCount) {  // groups are counted
    set(Feature::kCountRows, true);
    set(Feature::kOneOutput, true);
    return;
  }
  for (const ValueExpr& t : block_.select) {
    (t.fn == Aggregate::kPlain ? plain : aggregated) = true;
    if (t.fn == Aggregate::kCount)
      set(t.distinct ? Feature::kCountDistinct : Feature::kCountRows, true);
    if (t.fn == Aggregate::kSum) set(Feature::kSum, true);
    if (t.fn == Aggregate::kAverage) set(Feature::kAverage, true);
    if (t.fn == Aggregate::kMinimum) set(Feature::kMinimum, true);
    if (t.fn == Aggregate::kMaximum) set(Feature::kMaximum, true);
    if (t.fn != Aggregate::kPlain && t.fn != Aggregate::kCount && !column_facts_.quantity(t.column))
      set(Feature::kTextAggregate, true);
    aggregates += t.fn != Aggregate::kPlain;
    for (const ValueExpr& other : block_.select)
      if (other.column.table != t.column.table && other.fn == Aggregate::kPlain &&
          t.fn == Aggregate::kPlain)
        set(Feature::kSeveralTables, true);
    if (t.fn == Aggregate::kCount && !said(t.column.table) && !said(t.column))
      set(Feature::kCountUnsaid, true);
    if (t.fn != Aggregate::kPlain) continue;
    if (t.column.whole()) {
      set(Feature::kAllColumns, true);
      continue;
    }
    if (column_facts_.of(t.column).reference)
      set(Feature::kReferenceOutput, true);
    else if (column_facts_.identifier(t.column))
      set(Feature::kKeyOutput, true);
    if (column_facts_.of(t.column).naming) set(Feature::kNameOutput, true);
    if (!said(t.column)) set(Feature::kOutputUnsaid) += 1;
  }
  const size_t n = block_.select.size() + reading_.logical_form.beside.size();
  set(n <= 1   ? Feature::kOneOutput
      : n == 2 ? Feature::kTwoOutputs
      : n == 3 ? Feature::kThreeOutputs
               : Feature::kManyOutputs,
      true);
  set(Feature::kMixedOutput, plain && aggregated);
  set(Feature::kTwoAggregates, aggregates > 1 && block_.combine == Combine::kApart);
  if (plain && aggregated) {
    set(Feature::kGroupFirst, block_.select.front().fn == Aggregate::kPlain);
    set(Feature::kGroupLast, block_.select.back().fn == Aggregate::kPlain);
  }
}

// True if the column is constant within each group.
bool QueryFeatureExtractor::one_in_group(ColumnExpr c) const {
  return std::any_of(block_.group.begin(), block_.group.end(), [&](const ColumnExpr& g) {
    return c == g || (c.via != kNone && g == ColumnExpr{c.via_table, c.via}) ||
           (column_facts_.unique(g) &&
            (c.table == g.table || (!c.whole() && graph_.to_one(g.table, c.table))));
  });
}

void QueryFeatureExtractor::groups() {
  set(Feature::kGroup, !block_.group.empty());
  set(Feature::kGroupSeveral, block_.group.size() > 1);
  for (const ColumnExpr& g : block_.group) {
    if (column_facts_.single_key(g) || column_facts_.identifier(g))
      set(Feature::kGroupKey, true);
    else if (column_facts_.of(g).naming)
      set(Feature::kGroupName, true);
    if (column_facts_.unique(g) && tables_.size() == 1) set(Feature::kSingleGroups, true);
    // "Reopened more than once" of reopen_cnt: the number is stored, not counted.
    if (block_.having && block_.group.size() == 1 && column_facts_.measure(g) &&
        block_.having->term.fn == Aggregate::kCount && block_.having->term.column.whole())
      set(Feature::kGroupElsewhere, true);
    for (const ValueExpr& t : block_.select)
      if (t.fn != Aggregate::kPlain && t.column == g) set(Feature::kGroupAggregated, true);
  }
  if (!block_.group.empty())
    for (const ValueExpr& t : block_.select)
      if (t.fn == Aggregate::kPlain && !one_in_group(t.column)) set(Feature::kGroupElsewhere, true);
  set(Feature::kDistinctGroups, block_.distinct && !block_.group.empty());
  set(Feature::kHaving, block_.having.has_value());
  if (block_.having && block_.having->op == Op::kGreaterEqual &&
      block_.having->value == Value(int64_t{1}))
    set(Feature::kHavingOne, true);
}

void QueryFeatureExtractor::order() {
  set(Feature::kLimitOne, block_.limit == 1);
  set(Feature::kLimitMany, block_.limit.value_or(0) > 1);
  set(Feature::kOrderOnly, !block_.order.empty() && !block_.limit);
  set(Feature::kLimitUnordered, block_.limit && block_.order.empty());
  set(Feature::kOrderSeveral, block_.order.size() > 1);
  for (const Ordering& o : block_.order) {
    set(o.descending ? Feature::kDescending : Feature::kAscending, true);
    if (o.term.fn == Aggregate::kCount)
      set(Feature::kOrderCount, true);
    else if (o.term.fn != Aggregate::kPlain)
      set(Feature::kOrderAggregate, true);
    if (o.term.column.whole()) continue;
    if (!said(o.term.column)) set(Feature::kOrderUnsaid) += 1;
    const uint32_t of = o.term.column.table;
    if (block_.limit && o.term.fn == Aggregate::kPlain && !said(of) && !said(o.term.column) &&
        of != block_.entity && !graph_.to_one(block_.entity, of))
      set(Feature::kExtremeOfMany, true);
    // Keys of other rows have no order that means anything: "opened_by" for "the oldest open
    // ticket".
    if (block_.limit && o.term.fn == Aggregate::kPlain && column_facts_.of(o.term.column).reference)
      set(Feature::kExtremeOfMany, true);
    if (std::find(block_.select.begin(), block_.select.end(), o.term) != block_.select.end())
      set(Feature::kOrderShown, true);
    const auto grouped_by = [&](const ColumnExpr& g) {  // the month of the date is the group
      return g.table == o.term.column.table && g.column == o.term.column.column;
    };
    if (o.term.fn == Aggregate::kPlain && !block_.group.empty() && !one_in_group(o.term.column) &&
        std::none_of(block_.group.begin(), block_.group.end(), grouped_by))
      set(Feature::kOrderInGroups, true);
    if (block_.limit && column_facts_.text(o.term.column)) set(Feature::kTextExtreme, true);
  }
}

// True for a year that is sought in texts of which each is known and none has it: "by state 2024".
bool QueryFeatureExtractor::sought_in_vain(const Condition& c) const {
  const auto* text = std::get_if<std::string>(&c.value);
  if (c.op != Op::kLike || c.negated || text == nullptr || text->size() != 6 ||
      text->front() != '%' || text->back() != '%' || !c.column.valid() || c.column.whole())
    return false;
  const std::string year = text->substr(1, 4);
  const db::ColumnStatistics& known = column_facts_.column(c.column).statistics;
  if (known.form != db::ValueForm::kPlain || column_facts_.temporal(c.column)) return false;
  return year.find_first_not_of("0123456789") == year.npos && known.complete &&
         !known.few.empty() &&
         std::none_of(known.few.begin(), known.few.end(),
                      [&](const auto& one) { return one.first.find(year) != year.npos; });
}

void QueryFeatureExtractor::conditions() {
  set(Feature::kIntersect, reading_.logical_form.op != SetOperator::kAlone);
  for (const auto& any : block_.where) {
    set(Feature::kOr) += any.size() > 1 ? 1.0F : 0.0F;
    for (const auto& other : block_.where)
      if (&any < &other && any.size() == 1 && other.size() == 1 && any[0].op == Op::kEqual &&
          other[0].op == Op::kEqual && any[0].column == other[0].column && any[0].sub.empty() &&
          other[0].sub.empty() && !any[0].negated && !other[0].negated &&
          !(any[0].value == other[0].value))
        set(Feature::kImpossible, true);
    for (const ValueExpr& t : block_.select)
      if (any.size() == 1 && t.column == any[0].column && any[0].op != Op::kIn &&
          t.fn == Aggregate::kPlain)
        set(Feature::kShownCompared, true);
  }
  for (const Condition* c : conditions_) {
    if (beyond_all_rows(*c) || sought_in_vain(*c)) set(Feature::kImpossible, true);
    if (c->op == Op::kIn) set(c->negated ? Feature::kNotIn : Feature::kIn, true);
    if (c->op != Op::kIn && !c->sub.empty()) set(Feature::kScalar, true);
    if (c->op == Op::kLike) set(Feature::kLike, true);
    if (c->op == Op::kIsNull) set(Feature::kIsNull, true);
    if (c->op == Op::kEqual && c->negated) set(Feature::kNotEqual, true);
  }
  const size_t n = conditions_.size();
  set(n == 0   ? Feature::kNoCondition
      : n == 1 ? Feature::kOneCondition
      : n == 2 ? Feature::kTwoConditions
               : Feature::kManyConditions,
      true);
}

void QueryFeatureExtractor::size() {
  const auto joins = static_cast<float>(reading_.joins);
  set(joins <= 0   ? Feature::kNoJoin
      : joins <= 1 ? Feature::kOneJoin
      : joins <= 2 ? Feature::kTwoJoins
                   : Feature::kManyJoins,
      true);
  set(Feature::kBridges) = std::max(0.0F, joins + 1 - static_cast<float>(tables_.size()));
  for (const uint32_t t : tables_) {
    const bool stands =
        std::find(counted_.begin(), counted_.end(), t) != counted_.end() ||
        std::any_of(columns_.begin(), columns_.end(), [t](ColumnExpr c) { return c.table == t; });
    if (!stands) set(said(t) ? Feature::kJoinOnlySaid : Feature::kJoinOnlyUnsaid) += 1;
    if (!said(t)) set(Feature::kTableUnsaid) += 1;
    if (column_facts_.table(t).row_count == 0) set(Feature::kEmptyTable, true);
  }
  if (block_.distinct || !block_.group.empty()) return;
  for (const ValueExpr& t : block_.select) {
    if (t.fn != Aggregate::kPlain || t.column.whole()) return;
    if (column_facts_.unique(t.column) && joins <= 0) return;
  }
  set(Feature::kRepeats, !block_.limit);
}

void add_query_features(const Candidate& candidate, const Arcs& arcs,
                        const ColumnFacts& column_facts, const SchemaGraph& graph, const Said& said,
                        FeatureVector& out) {
  QueryFeatureExtractor(candidate, arcs, column_facts, graph, said, out).run();
}

}  // namespace ask::engine
