// Sums and averages of rows that a join to their parts repeats within a group: the fees of orders
// by the category of the products in their lines. Each row counts once in each group.
#include <algorithm>
#include <utility>

#include "agent/common/contains.h"
#include "agent/engine/generate/generator_builder.h"

namespace ask::engine {

using sql::Expr;

namespace {

bool adds(const ValueExpr& t) {
  return t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage || t.fn == Aggregate::kMedian;
}

bool same_term(const ValueExpr& a, const ValueExpr& b) {
  return a.fn == b.fn && a.column == b.column;
}

// The only sum or average of the groups, of one column of its table; null if there is none, or
// another aggregate beside it.
const ValueExpr* only_sum(const QueryBlock& block) {
  if (block.group.empty() || block.combine != Combine::kApart || block.all_rows ||
      block.outer != Aggregate::kPlain)
    return nullptr;
  const ValueExpr* sum = nullptr;
  bool others = false;
  const auto add = [&](const ValueExpr& t) {
    if (t.fn == Aggregate::kPlain) return;
    others |= !adds(t) || (sum != nullptr && !same_term(t, *sum));
    if (sum == nullptr) sum = &t;
  };
  for (const ValueExpr& t : block.select) add(t);
  for (const Ordering& o : block.order) add(o.term);
  if (block.having) add(block.having->term);
  if (others) return nullptr;
  if (sum == nullptr || sum->distinct || !sum->only.empty() || sum->of_all || sum->along.valid() ||
      sum->column.whole() || sum->column.product() || sum->column.via != kNone ||
      sum->column.less != kNone)
    return nullptr;
  return sum;
}

}  // namespace

bool Builder::has_date(uint32_t table) const {
  for (uint32_t c = 0; c < column_facts_.table(table).columns.size(); ++c)
    if (const ColumnExpr date{table, c};
        column_facts_.temporal(date) && !column_facts_.birth_date(date))
      return true;
  return false;
}

// The tables that are reached from the rows by a join to their parts: lines of orders, which have
// no date of their own as the orders have. Rows that have one are events of a thing, each of its
// own: the lessons of a pupil.
std::vector<uint32_t> Builder::beyond_parts(uint32_t rows,
                                            const std::vector<JoinStep>& steps) const {
  struct Open {
    uint32_t table = kNone;
    bool beyond = false;
  };
  std::vector<Open> open{{rows, false}};
  std::vector<bool> taken(steps.size(), false);
  std::vector<uint32_t> out;
  for (size_t at = 0; at < open.size(); ++at)
    for (size_t i = 0; i < steps.size(); ++i) {
      const Open near = open[at];
      const JoinEdge& edge = graph_.edges()[steps[i].edge];
      if (taken[i] || (edge.child != near.table && edge.parent != near.table)) continue;
      taken[i] = true;
      const uint32_t far = edge.child == near.table ? edge.parent : edge.child;
      const bool parts = near.table == rows && edge.child == far && has_date(rows) &&
                         !has_date(far) && !graph_.to_one(rows, far);
      if (near.beyond || parts) out.push_back(far);
      open.push_back({far, near.beyond || parts});
    }
  return out;
}

// Null: no group repeats rows.
const ValueExpr* Builder::repeated(const QueryBlock& block) const {
  const ValueExpr* sum = only_sum(block);
  if (sum == nullptr || block.tables.empty()) return nullptr;
  const auto steps = joins(block);
  if (!steps) return nullptr;
  const std::vector<uint32_t> beyond = beyond_parts(sum->column.table, *steps);
  const bool groups = std::any_of(block.group.begin(), block.group.end(),
                                  [&](const GroupKey& g) { return contains(beyond, g.home()); });
  return groups ? sum : nullptr;
}

// What the columns of the inner SELECT are called: the groups, what is shown beside them, the key
// of the row and its value.
std::vector<std::string> Builder::names_once(const std::vector<ColumnExpr>& shown, ColumnExpr value,
                                             ColumnExpr key) const {
  std::vector<std::string> out;
  const auto add = [&](std::string name) {
    for (size_t n = 2; contains(out, name) && n < 100; ++n) name += "_" + std::to_string(n);
    out.push_back(std::move(name));
  };
  for (const ColumnExpr& c : shown) add(column_facts_.column(c).name);
  add(column_facts_.table(key.table).name + "_" + column_facts_.column(key).name);
  add(value.expression != kNone ? label_of(value) : column_facts_.column(value).name);
  return out;
}

// SELECT category, sum(fee) FROM (SELECT DISTINCT category, the key of the order, fee ...).
Result<sql::Query> Builder::each_row_once(const QueryBlock& block, const ValueExpr& sum,
                                          sql::Core core) {
  const Error unwritten{Code::kCannotAnswer, "a join would count rows more than once"};
  const ColumnExpr key = column_facts_.key_of(sum.column.table);
  if (!key.valid() || !block.best_of.empty() || block.ties || is_aggregate(sum.column))
    return unwritten;
  std::vector<ColumnExpr> plain(block.group.begin(), block.group.end());
  for (const ValueExpr& t : block.select)
    if (t.fn == Aggregate::kPlain && !t.column.whole()) add_once(plain, t.column);
  const std::vector<std::string> names = names_once(plain, sum.column, key);
  const std::string &value_name = names.back(), &key_name = names[plain.size()];
  const auto known = [&](const ValueExpr& t) -> std::optional<Expr> {
    if (same_term(t, sum))
      return sql::call_node(function(t.fn), {Expr{sql::ColumnRef{"", value_name}}});
    for (size_t i = 0; i < plain.size(); ++i)
      if (t.fn == Aggregate::kPlain && plain[i] == t.column)
        return Expr{sql::ColumnRef{"", names[i]}};
    return std::nullopt;
  };
  sql::Core inner, outer;
  inner.distinct = true;
  for (size_t i = 0; i < plain.size(); ++i) {
    const bool group = i < block.group.size();
    inner.items.push_back({group ? core.group_by[i] : column(plain[i]), names[i]});
    if (group) outer.group_by.push_back({sql::ColumnRef{"", names[i]}});
  }
  inner.items.push_back({column(key), key_name});
  const bool by_value =
      by_form(sum.column) && column_facts_.column(sum.column).statistics.gaps != db::Gaps::kNone;
  inner.items.push_back({by_value ? compared_column(sum.column) : column(sum.column), value_name});
  inner.from = std::move(core.from);
  inner.where = std::move(core.where);
  for (size_t i = 0; i < block.select.size(); ++i) {
    auto shown = known(block.select[i]);
    if (!shown || i >= core.items.size()) return unwritten;
    outer.items.push_back({std::move(*shown), core.items[i].alias});
  }
  if (block.having) {
    auto term = known(block.having->term);
    if (!term || !block.having->sub.empty()) return unwritten;
    outer.having = compared(std::move(*term), block.having->op, {sql::Literal{block.having->value}},
                            {sql::Literal{block.having->high}}, false);
  }
  sql::Query rows, query;
  rows.cores.push_back(std::move(inner));
  outer.from.push_back({sql::Derived{std::move(rows), "rows"}});
  query.cores.push_back(std::move(outer));
  for (const Ordering& o : block.order) {
    auto term = known(o.term);
    if (!term) return unwritten;
    query.order_by.push_back({std::move(*term), o.descending});
  }
  if (block.limit) query.limit = {sql::Literal{*block.limit}};
  if (block.offset) query.offset = {sql::Literal{*block.offset}};
  return query;
}

}  // namespace ask::engine
