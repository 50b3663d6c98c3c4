#include "agent/engine/rank/query_features.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "agent/common/contains.h"
#include "agent/engine/adjust/stored_bounds.h"
#include "agent/engine/schema/person_names.h"

namespace ask::engine {
namespace {

// Computes the features of one candidate.
class QueryFeatureExtractor {
 public:
  QueryFeatureExtractor(const Candidate& candidate, const Arcs& arcs,
                        const ColumnFacts& column_facts, const SchemaGraph& graph,
                        const MentionedItems& mentioned, FeatureVector& out)
      : candidate_(candidate),
        block_(candidate.logical_form.block),
        arcs_(arcs),
        column_facts_(column_facts),
        graph_(graph),
        mentioned_(mentioned),
        out_(out) {}

  void run() {
    collect(block_);
    for (const QueryBlock& right : candidate_.logical_form.right) collect(right);
    for (const QueryBlock& other : candidate_.logical_form.beside) collect(other);
    outputs();
    groups();
    order();
    conditions();
    size();
    fit();
    compared();
  }

 private:
  float& set(Feature f) { return out_[f]; }
  void set(Feature f, bool yes) { out_[f] = yes ? 1.0F : 0.0F; }

  void use(ColumnExpr c) {
    if (!c.valid()) return;
    if (c.product()) use({c.factor_table, c.factor});
    if (c.less_table != kNone) use({c.less_table, c.less});
    c = {c.table, c.column};
    if (!contains(tables_, c.table)) tables_.push_back(c.table);
    if (!c.whole() && !contains(columns_, c)) columns_.push_back(c);
  }
  void collect(const QueryBlock& block);
  void outputs();
  bool one_in_group(ColumnExpr c) const;
  bool dates_event_of(ColumnExpr date, uint32_t event) const;
  bool counts_own_rows(ColumnExpr name) const;
  void groups();
  void order();
  bool shows_other_name(ColumnExpr c) const;
  void conditions();
  bool matches_no_row(const Condition& c) const;
  bool compares_with_text(const Condition& c) const;
  bool lists_nulls(const Condition& c) const;
  void size();
  void fit();
  void fit_column(const Arc& arc);
  void compared();
  bool uses(ColumnExpr c) const { return contains(columns_, c); }
  bool uses(uint32_t table) const { return contains(tables_, table); }
  bool mentioned(ColumnExpr c) const { return mentioned_.column(c); }
  bool mentioned(uint32_t table) const { return mentioned_.table(table); }

  const Candidate& candidate_;
  const QueryBlock& block_;
  const Arcs& arcs_;
  const ColumnFacts& column_facts_;
  const SchemaGraph& graph_;
  const MentionedItems& mentioned_;
  FeatureVector& out_;
  float links_ = 0;
  int linked_ = 0;
  std::vector<ColumnExpr> columns_;
  std::vector<uint32_t> tables_, counted_;
  std::vector<const Condition*> conditions_;
};

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
    if (t.fn == Aggregate::kCount && !mentioned(t.column.table) && !mentioned(t.column))
      set(Feature::kCountUnmentioned, true);
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
    if (!mentioned(t.column)) set(Feature::kOutputUnmentioned) += 1;
  }
  const size_t n = block_.select.size() + candidate_.logical_form.beside.size();
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

// "which course filled up the most" by the number of courses of that name, of which nobody asks.
bool QueryFeatureExtractor::counts_own_rows(ColumnExpr name) const {
  if (!block_.limit || block_.order.empty() || block_.order[0].term.fn != Aggregate::kCount ||
      !(column_facts_.name_of(name.table) == name))
    return false;
  const db::ColumnStatistics& stored = column_facts_.column(name).statistics;
  if (stored.distinct * 2 <= stored.rows) return false;
  return std::none_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
    if (arc.kind != MentionKind::kColumn || arc.score < kPerhaps) return false;
    const ColumnExpr named = best_column(arcs_, arc);
    return named.table == name.table && named.column == name.column;
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
    if ((column_facts_.unique(g) || counts_own_rows(g)) && tables_.size() == 1)
      set(Feature::kSingleGroups, true);
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

// "who conducted our most recent peal", "the last vet at Castle Howe": the date of the events that
// relate the rows to what restricts them; or "who arrives first after 1 May", restricted by it.
bool QueryFeatureExtractor::dates_event_of(ColumnExpr date, uint32_t event) const {
  if (block_.limit != 1 || !column_facts_.temporal(date)) return false;
  return std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
    return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
      const uint32_t t = c.column.home();
      if (c.column == date && c.op != Op::kIsNull && !c.negated && c.sub.empty()) return true;
      return c.op == Op::kEqual && !c.negated && t != kNone && t != block_.entity &&
             (t == event || graph_.to_one(event, t));
    });
  });
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
    if (!mentioned(o.term.column)) set(Feature::kOrderUnmentioned) += 1;
    const uint32_t of = o.term.column.table;
    if (block_.limit && o.term.fn == Aggregate::kPlain && !mentioned(of) &&
        !mentioned(o.term.column) && of != block_.entity && !graph_.to_one(block_.entity, of) &&
        !dates_event_of(o.term.column, of))
      set(Feature::kExtremeOfMany, true);
    // Keys of other rows have no order that means anything: "opened_by" for "the oldest open
    // ticket".
    if (block_.limit && o.term.fn == Aggregate::kPlain && column_facts_.of(o.term.column).reference)
      set(Feature::kExtremeOfMany, true);
    if (contains(block_.select, o.term)) set(Feature::kOrderShown, true);
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
bool QueryFeatureExtractor::matches_no_row(const Condition& c) const {
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

// True for a number that is compared with a text: "longer than 190xy".
bool QueryFeatureExtractor::compares_with_text(const Condition& c) const {
  const auto* text = std::get_if<std::string>(&c.value);
  const bool compares = c.op == Op::kLess || c.op == Op::kLessEqual || c.op == Op::kGreater ||
                        c.op == Op::kGreaterEqual || c.op == Op::kBetween;
  if (!compares || text == nullptr || !c.sub.empty() || !c.column.valid() || c.column.whole() ||
      column_facts_.temporal(c.column) || !column_facts_.numeric(c.column))
    return false;
  double number = 0;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
  return error != std::errc{} || end != text->data() + text->size();
}

// True if all that is shown is the column that is to be NULL.
bool QueryFeatureExtractor::lists_nulls(const Condition& c) const {
  return c.op == Op::kIsNull && !c.negated && block_.select.size() == 1 &&
         block_.select[0].fn == Aggregate::kPlain && block_.select[0].column == c.column;
}

// True for a name of people who are shown by two of them, of which no condition has the other.
bool QueryFeatureExtractor::shows_other_name(ColumnExpr c) const {
  c.column = c.whole() ? kNone : other_name(column_facts_.index(), c.table, c.column);
  return !c.whole() && std::none_of(conditions_.begin(), conditions_.end(),
                                    [&](const Condition* other) { return other->column == c; });
}

void QueryFeatureExtractor::conditions() {
  set(Feature::kIntersect, candidate_.logical_form.op != SetOperator::kAlone);
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
          t.fn == Aggregate::kPlain && !shows_other_name(t.column))
        set(Feature::kShownCompared, true);
  }
  for (const Condition* c : conditions_) {
    if (beyond_all_rows(*c) || matches_no_row(*c) || compares_with_text(*c))
      set(Feature::kImpossible, true);
    if (c->op == Op::kIn) set(c->negated ? Feature::kNotIn : Feature::kIn, true);
    if (c->op != Op::kIn && !c->sub.empty()) set(Feature::kScalar, true);
    if (c->op == Op::kLike) set(Feature::kLike, true);
    if (c->op == Op::kIsNull) set(Feature::kIsNull, true);
    if (lists_nulls(*c)) set(Feature::kImpossible, true);
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
  const auto joins = static_cast<float>(candidate_.joins);
  set(joins <= 0   ? Feature::kNoJoin
      : joins <= 1 ? Feature::kOneJoin
      : joins <= 2 ? Feature::kTwoJoins
                   : Feature::kManyJoins,
      true);
  set(Feature::kBridges) = std::max(0.0F, joins + 1 - static_cast<float>(tables_.size()));
  for (const uint32_t t : tables_) {
    const bool used =
        contains(counted_, t) ||
        std::any_of(columns_.begin(), columns_.end(), [t](ColumnExpr c) { return c.table == t; });
    if (!used) set(mentioned(t) ? Feature::kJoinOnlyMentioned : Feature::kJoinOnlyUnmentioned) += 1;
    if (!mentioned(t)) set(Feature::kTableUnmentioned) += 1;
    if (column_facts_.table(t).row_count == 0) set(Feature::kEmptyTable, true);
  }
  if (block_.distinct || !block_.group.empty()) return;
  for (const ValueExpr& t : block_.select) {
    if (t.fn != Aggregate::kPlain || t.column.whole()) return;
    if (column_facts_.unique(t.column) && joins <= 0) return;
  }
  set(Feature::kRepeats, !block_.limit);
}

void QueryFeatureExtractor::fit_column(const Arc& u) {
  const Mention& best = arcs_.mention(u);
  float used = 0, near = 0;
  uint32_t owner = kNone;
  bool other_mentioned = false;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = arcs_.mention(u, i);
    if (uses(ColumnExpr{m.table, m.column})) {
      if (m.score > used) used = m.score, owner = m.table;
    } else if (m.score >= best.score - 0.05F) {
      other_mentioned |= mentioned(m.table);
      near = std::max(near, m.score);
    }
  }
  if (used == 0) {
    if (u.score >= kSurely)
      set(Feature::kColumnLeftOut) += 1;
    else if (u.score >= kPerhaps)
      set(Feature::kColumnHalfLeftOut) += 1;
    return;
  }
  set(Feature::kWeakestLink) = std::max(set(Feature::kWeakestLink), 1 - used);
  links_ += used;
  ++linked_;
  if (near > 0) set(Feature::kAmbiguousColumn) += 1;
  if (used < best.score - 0.05F) set(Feature::kBetterColumn) += best.score - used;
  if (owner == block_.entity) return;
  if (other_mentioned && !mentioned(owner)) set(Feature::kOtherOwner) += 1;
  if (near > 0 && !mentioned(owner)) set(Feature::kFarOwner) += 1;
}

void QueryFeatureExtractor::fit() {
  int last = -1;
  for (const ValueExpr& t : block_.select) {  // position of each output in the question
    if (t.column.whole()) continue;
    int at = -1;
    for (const Arc& u : arcs_.all) {
      if (u.kind != MentionKind::kColumn || u.score < kPerhaps || at >= 0) continue;
      for (size_t i = 0; i < u.count; ++i)
        if (arcs_.mention(u, i).table == t.column.table &&
            arcs_.mention(u, i).column == t.column.column)
          at = u.begin;
    }
    if (at < 0) continue;
    if (at < last) set(Feature::kOutputsOutOfOrder) += 1;
    last = at;
  }
  for (const Arc& u : arcs_.all) {
    if (mentioned_.inside(static_cast<size_t>(&u - arcs_.all.data()))) continue;
    if (u.kind == MentionKind::kColumn) fit_column(u);
    if (u.kind == MentionKind::kTable && u.score >= kSurely) {
      bool used = false;
      for (size_t i = 0; i < u.count; ++i) used |= uses(arcs_.mention(u, i).table);
      if (!used) set(Feature::kTableLeftOut) += 1;
      if (u.count > 1 && arcs_.mention(u, 1).score >= u.score - 0.2F)
        set(Feature::kAmbiguousTable) += 1;
    }
    if (u.kind == MentionKind::kValue && u.score >= kSurely && arcs_.mention(u).found) {
      bool used = false;
      for (size_t i = 0; i < u.count && !used; ++i) {
        const Mention& m = arcs_.mention(u, i);
        for (const Condition* c : conditions_)
          used |= c->column.table == m.table && c->column.column == m.column;
      }
      if (!used) set(Feature::kValueLeftOut) += 1;
      if (!used) continue;
      for (const Arc& other : arcs_.all)
        if (other.begin <= u.begin && other.end >= u.end && other.score >= kSurely &&
            (other.kind == MentionKind::kTable || other.kind == MentionKind::kColumn))
          set(Feature::kValueNamesSchema, true);
    }
  }
  set(Feature::kMeanLink) = linked_ > 0 ? 1 - links_ / static_cast<float>(linked_) : 0;
}

void QueryFeatureExtractor::compared() {
  const auto number = [](const Value& v, double& x) {
    if (const auto* i = std::get_if<int64_t>(&v)) return x = static_cast<double>(*i), true;
    if (const auto* d = std::get_if<double>(&v)) return x = *d, true;
    return false;
  };
  for (const Condition* c : conditions_) {
    if (c->column.whole() || !c->column.valid()) continue;
    const db::ColumnStatistics& s = column_facts_.column(c->column).statistics;
    double x = 0, low = 0, high = 0;
    if (c->op != Op::kIn && !mentioned(c->column)) set(Feature::kConditionUnmentioned) += 1;
    const bool is_number = number(c->value, x);
    if (is_number && number(s.min, low) && number(s.max, high) && (x < low || x > high))
      set(Feature::kOutOfRange) += 1;
    if (is_number && column_facts_.identifier(c->column)) set(Feature::kNumberOnKey) += 1;
    if (is_number && column_facts_.text(c->column)) set(Feature::kTextCompared) += 1;
    if (std::holds_alternative<std::string>(c->value) && c->op == Op::kEqual && s.rows > 8 &&
        s.distinct * 4 < s.rows)
      set(Feature::kFewDifferent) += 1;
  }
}

}  // namespace

void add_query_features(const Candidate& candidate, const Arcs& arcs,
                        const ColumnFacts& column_facts, const SchemaGraph& graph,
                        const MentionedItems& mentioned, FeatureVector& out) {
  QueryFeatureExtractor(candidate, arcs, column_facts, graph, mentioned, out).run();
}

}  // namespace ask::engine
