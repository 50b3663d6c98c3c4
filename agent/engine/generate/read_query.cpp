#include "agent/engine/generate/read_query.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "agent/engine/generate/generator.h"
#include "agent/engine/generate/normal_query.h"
#include "agent/engine/generate/read_terms.h"
#include "agent/sql/visit.h"

namespace ask::engine {
namespace {

using sql::BinaryOp;
using sql::Expr;

class QueryReader {
 public:
  QueryReader(const ColumnFacts& column_facts, const SchemaGraph& graph,
              const SchemaGraph::Preference& preference)
      : column_facts_(column_facts),
        graph_(graph),
        terms_(column_facts, graph, preference,
               [this](const sql::Query& nested) { return block(nested); }) {}
  QueryReader(const QueryReader&) = delete;
  QueryReader& operator=(const QueryReader&) = delete;

  // REQUIRES: it is in normal form.
  std::optional<QueryBlock> block(const sql::Query& query) const;

 private:
  bool from(const sql::Core& core, QueryBlock& out) const;
  bool results(const sql::Core& core, QueryBlock& out) const;
  bool where(const sql::Core& core, QueryBlock& out) const;
  bool order(const sql::Query& query, QueryBlock& out) const;
  bool joins(const Expr& condition) const;

  const ColumnFacts& column_facts_;
  const SchemaGraph& graph_;
  TermReader terms_;
};

// The rows that a join of the tables gives are those of one of them; if they are those of none, or
// each is shown once, those of the table of the first result.
bool QueryReader::from(const sql::Core& core, QueryBlock& out) const {
  std::vector<uint32_t> tables;
  const db::Catalog& catalog = column_facts_.catalog();
  for (const sql::Source& source : core.from) {
    const auto& ref = std::get<sql::TableRef>(source.item);
    tables.push_back(
        static_cast<uint32_t>(catalog.find(ref.schema, ref.name) - catalog.tables.data()));
    out.all_rows |= source.join == sql::JoinKind::kLeft;
  }
  const auto rows = std::find_if(tables.begin(), tables.end(), [&](uint32_t of) {
    return std::all_of(tables.begin(), tables.end(),
                       [&](uint32_t t) { return t == of || graph_.to_one(of, t); });
  });
  if (out.all_rows)
    out.entity = tables[0];
  else if (rows != tables.end())
    out.entity = *rows;
  if (core.distinct || out.entity == kNone)
    if (const auto first = terms_.column(core.items[0].expr)) out.entity = first->home();
  if (out.entity == kNone) return false;
  for (const uint32_t t : tables)
    if (t != out.entity) out.tables.push_back(t);
  return true;
}

bool QueryReader::results(const sql::Core& core, QueryBlock& out) const {
  out.distinct = core.distinct;
  for (const sql::SelectItem& item : core.items) {
    if (auto term = terms_.value(item.expr, out.entity)) {
      out.select.push_back(std::move(*term));
      continue;
    }
    auto pair =
        out.combine == Combine::kApart ? terms_.combined(item.expr, out.entity) : std::nullopt;
    if (!pair) return false;
    out.combine = pair->combine;
    out.select.push_back(std::move(pair->left));
    out.select.push_back(std::move(pair->right));
  }
  for (const Expr& group : core.group_by) {
    const auto key = terms_.column(group);
    if (!key) return false;
    out.group.push_back(GroupKey(*key));
  }
  if (!core.having) return true;
  out.having = terms_.having(*core.having, out.entity);
  return out.having.has_value();
}

// True for the condition of a join along a key.
bool QueryReader::joins(const Expr& condition) const {
  const auto* binary = std::get_if<sql::Binary>(&condition.node);
  if (binary == nullptr || binary->op != BinaryOp::kEqual) return false;
  const auto left = terms_.column(*binary->left), right = terms_.column(*binary->right);
  if (!left || !right || left->table == right->table) return false;
  for (const uint32_t e : graph_.between(left->table, right->table)) {
    const JoinEdge& edge = graph_.edges()[e];
    const bool first = edge.child == left->table;
    for (size_t i = 0; i < edge.child_columns.size(); ++i)
      if ((first ? *left : *right) == ColumnExpr{edge.child, edge.child_columns[i]} &&
          (first ? *right : *left) == ColumnExpr{edge.parent, edge.parent_columns[i]})
        return true;
  }
  return false;
}

// Two bounds of a value as one condition: from one day until before another.
bool as_range(Condition& from, const Condition& to) {
  if (from.op != Op::kGreaterEqual || (to.op != Op::kLess && to.op != Op::kLessEqual) ||
      !(from.column == to.column) || from.from_today != to.from_today || !from.sub.empty() ||
      !to.sub.empty() || from.other.valid() || to.other.valid())
    return false;
  from.op = to.op == Op::kLess ? Op::kRange : Op::kBetween;
  from.high = to.value;
  return true;
}

void join_bounds(std::vector<std::vector<Condition>>& where) {
  for (size_t i = 0; i < where.size(); ++i)
    for (size_t k = 0; k < where.size(); ++k) {
      if (i == k || where[i].size() != 1 || where[k].size() != 1 ||
          !as_range(where[i][0], where[k][0]))
        continue;
      where.erase(where.begin() + static_cast<ptrdiff_t>(k));
      if (k < i) --i;
      break;
    }
}

bool QueryReader::where(const sql::Core& core, QueryBlock& out) const {
  if (!core.where) return true;
  for (const Expr* term : sql::terms(*core.where, BinaryOp::kAnd)) {
    if (joins(*term)) continue;
    std::vector<Condition> clause;
    for (const Expr* one : sql::terms(*term, BinaryOp::kOr)) {
      auto read = terms_.condition(*one);
      if (!read) return false;
      clause.push_back(std::move(*read));
    }
    out.where.push_back(std::move(clause));
  }
  join_bounds(out.where);
  return true;
}

std::optional<int64_t> whole_number(const std::optional<Expr>& expr) {
  const auto* literal = expr ? std::get_if<sql::Literal>(&expr->node) : nullptr;
  const auto* number = literal == nullptr ? nullptr : std::get_if<int64_t>(&literal->value);
  return number != nullptr && *number >= 0 ? std::optional(*number) : std::nullopt;
}

bool QueryReader::order(const sql::Query& query, QueryBlock& out) const {
  for (const sql::OrderTerm& term : query.order_by) {
    auto by = terms_.value(term.expr, out.entity);
    const bool figure =
        !by && out.combine != Combine::kApart && terms_.combined(term.expr, out.entity).has_value();
    if (!by && !figure) return false;
    Ordering ordering{by ? std::move(*by) : out.select.back(), term.descending};
    ordering.figure = figure;
    out.order.push_back(std::move(ordering));
  }
  out.limit = whole_number(query.limit);
  out.offset = whole_number(query.offset);
  return out.limit.has_value() == query.limit.has_value() &&
         out.offset.has_value() == query.offset.has_value();
}

std::optional<QueryBlock> QueryReader::block(const sql::Query& query) const {
  if (query.cores.size() != 1 || query.cores[0].items.empty()) return std::nullopt;
  QueryBlock out;
  const sql::Core& core = query.cores[0];
  if (!from(core, out) || !results(core, out) || !where(core, out) || !order(query, out))
    return std::nullopt;
  return out;
}

}  // namespace

std::optional<LogicalForm> read_query(const sql::Query& query, const ColumnFacts& column_facts,
                                      const SchemaGraph& graph,
                                      const SchemaGraph::Preference& preference) {
  const auto normal = normal_query(query, column_facts);
  if (!normal) return std::nullopt;
  auto block = QueryReader(column_facts, graph, preference).block(*normal);
  if (!block) return std::nullopt;
  LogicalForm out;
  out.block = std::move(*block);
  const auto written = build(out, column_facts, graph, preference);
  const auto again = written ? normal_query(*written, column_facts) : std::nullopt;
  return again && *again == *normal ? std::optional(std::move(out)) : std::nullopt;
}

}  // namespace ask::engine
