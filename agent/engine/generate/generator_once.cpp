// Sums and averages of rows that a join to their parts repeats within a group: the fees of orders
// by the category of the products in their lines. Each row counts once in each group.
#include <algorithm>
#include <utility>

#include "agent/common/contains.h"
#include "agent/engine/generate/generator_builder.h"
#include "agent/engine/lexicon/word_classes_tables.h"

namespace ask::engine {

using sql::Expr;

namespace {

bool adds(const ValueExpr& t) {
  return t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage || t.fn == Aggregate::kMedian;
}

bool same_term(const ValueExpr& a, const ValueExpr& b) {
  return a.fn == b.fn && a.column == b.column && a.distinct == b.distinct;
}

// An aggregate of the values of one column of its table, in the rows of a group.
bool of_values(const ValueExpr& t) {
  return !t.distinct && t.only.empty() && !t.of_all && !t.along.valid() && !t.column.whole() &&
         !t.column.product() && t.column.via == kNone && t.column.less == kNone;
}

// The aggregates of the groups, in what is shown, in the order and in the condition on them.
std::vector<const ValueExpr*> aggregates(const QueryBlock& block) {
  std::vector<const ValueExpr*> out;
  const auto add = [&](const ValueExpr& t) {
    if (t.fn == Aggregate::kPlain) return;
    for (const ValueExpr* known : out)
      if (same_term(*known, t)) return;
    out.push_back(&t);
  };
  for (const ValueExpr& t : block.select) add(t);
  for (const Ordering& o : block.order) add(o.term);
  if (block.having) add(block.having->term);
  return out;
}

// A sum or average of the groups; null if there is none.
const ValueExpr* sum_of_groups(const QueryBlock& block) {
  if (block.group.empty() || block.combine != Combine::kApart || block.all_rows ||
      block.outer != Aggregate::kPlain)
    return nullptr;
  for (const ValueExpr* t : aggregates(block))
    if (adds(*t)) return of_values(*t) ? t : nullptr;
  return nullptr;
}

}  // namespace

bool Builder::has_date(uint32_t table) const {
  for (uint32_t c = 0; c < column_facts_.table(table).columns.size(); ++c)
    if (const ColumnExpr date{table, c};
        column_facts_.temporal(date) && !column_facts_.birth_date(date))
      return true;
  return false;
}

// Rows with a date of their own are events of a thing, as the lessons of a pupil are; but the lines
// of an order are its parts, even if each has a date of its own.
bool Builder::keeps_events(uint32_t table) const {
  const SchemaIndex& index = column_facts_.index();
  return has_date(table) && !index.has_any_word(index.table(table), kLineTables);
}

// The tables that are reached from the rows by a join to their parts: lines of orders.
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
                         !keeps_events(far) && !graph_.to_one(rows, far);
      if (near.beyond || parts) out.push_back(far);
      open.push_back({far, near.beyond || parts});
    }
  return out;
}

// Null: no group repeats rows.
const ValueExpr* Builder::repeated(const QueryBlock& block) const {
  const ValueExpr* sum = sum_of_groups(block);
  if (sum == nullptr || block.tables.empty()) return nullptr;
  const auto steps = joins(block);
  if (!steps) return nullptr;
  const std::vector<uint32_t> beyond = beyond_parts(sum->column.table, *steps);
  const bool groups = std::any_of(block.group.begin(), block.group.end(),
                                  [&](const GroupKey& g) { return contains(beyond, g.home()); });
  return groups ? sum : nullptr;
}

// True for the number of the rows themselves.
bool Builder::counts_rows(const ValueExpr& t, uint32_t rows) const {
  return t.fn == Aggregate::kCount && t.only.empty() && !t.of_all && !t.along.valid() &&
         t.column.table == rows && (t.column.whole() || t.column == column_facts_.key_of(rows));
}

// What the columns of the inner SELECT are called: the groups, what is shown beside them, the key
// of the row and its values.
std::vector<std::string> Builder::names_once(const std::vector<ColumnExpr>& shown, ColumnExpr key,
                                             const std::vector<ColumnExpr>& values) const {
  std::vector<std::string> out;
  const auto add = [&](std::string name) {
    for (size_t n = 2; contains(out, name) && n < 100; ++n) name += "_" + std::to_string(n);
    out.push_back(std::move(name));
  };
  for (const ColumnExpr& c : shown) add(column_facts_.column(c).name);
  add(column_facts_.table(key.table).name + "_" + column_facts_.column(key).name);
  for (const ColumnExpr& value : values)
    add(value.expression != kNone ? label_of(value) : column_facts_.column(value).name);
  return out;
}

// The columns of the table of the rows that are added up and the like; nothing if an aggregate is
// of something else.
std::optional<std::vector<ColumnExpr>> Builder::values_once(const QueryBlock& block,
                                                            uint32_t rows) const {
  std::vector<ColumnExpr> out;
  for (const ValueExpr* t : aggregates(block)) {
    if (counts_rows(*t, rows)) continue;
    if (!of_values(*t) || t->column.table != rows || is_aggregate(t->column)) return std::nullopt;
    add_once(out, t->column);
  }
  return out;
}

// SELECT category, sum(fee), count(*) FROM (SELECT DISTINCT category, the key of the order, fee
// ...). What is added up or counted of other rows cannot be written so.
Result<sql::Query> Builder::each_row_once(const QueryBlock& block, uint32_t rows, sql::Core core) {
  const Error unwritten{Code::kCannotAnswer, "a join would count rows more than once"};
  const ColumnExpr key = column_facts_.key_of(rows);
  const auto values = values_once(block, rows);
  if (!key.valid() || !values || !block.best_of.empty() || block.ties) return unwritten;
  std::vector<ColumnExpr> plain(block.group.begin(), block.group.end());
  for (const ValueExpr& t : block.select)
    if (t.fn == Aggregate::kPlain && !t.column.whole()) add_once(plain, t.column);
  const std::vector<std::string> names = names_once(plain, key, *values);
  const auto known = [&](const ValueExpr& t) -> std::optional<Expr> {
    if (counts_rows(t, rows)) return sql::call_node(function(t.fn), {Expr{sql::Star{}}});
    const auto& columns = t.fn == Aggregate::kPlain ? plain : *values;
    const size_t first = t.fn == Aggregate::kPlain ? 0 : plain.size() + 1;
    for (size_t i = 0; i < columns.size(); ++i) {
      if (!(columns[i] == t.column)) continue;
      Expr name{sql::ColumnRef{"", names[first + i]}};
      return t.fn == Aggregate::kPlain ? name : sql::call_node(function(t.fn), {std::move(name)});
    }
    return std::nullopt;
  };
  sql::Core inner, outer;
  inner.distinct = true;
  for (size_t i = 0; i < plain.size(); ++i) {
    const bool group = i < block.group.size();
    inner.items.push_back({group ? core.group_by[i] : column(plain[i]), names[i]});
    if (group) outer.group_by.push_back({sql::ColumnRef{"", names[i]}});
  }
  inner.items.push_back({column(key), names[plain.size()]});
  for (const ColumnExpr& value : *values) {
    const bool by_value =
        by_form(value) && column_facts_.column(value).statistics.gaps != db::Gaps::kNone;
    const std::string& name = names[inner.items.size()];
    inner.items.push_back({by_value ? compared_column(value) : column(value), name});
  }
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
  sql::Query once, query;
  once.cores.push_back(std::move(inner));
  outer.from.push_back({sql::Derived{std::move(once), "rows"}});
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
