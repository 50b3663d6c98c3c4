// Queries around a SELECT: top-k per group, all rows tied for first place, aggregates over groups.
#include "agent/engine/generate/generator_builder.h"

namespace ask::engine {

using sql::BinaryOp;
using sql::Expr;

// True if no two rows can tie for first place.
bool Builder::one_place(const QueryBlock& block) const {
  bool one = block.order[0].term.fn == Aggregate::kPlain && block.group.empty();
  for (const uint32_t t : block.tables) one &= graph_.to_one(block.entity, t) || t == block.entity;
  const ColumnExpr by = block.order[0].term.column;
  return one && by.table == block.entity && by.period == Period::kWhole && !by.product() &&
         (column_facts_.single_key(by) || column_facts_.column(by).is_unique);
}

// "the oldest <table>" with ties: WHERE age = (SELECT max(age) ...), or by rank() if grouped.
Result<sql::Query> Builder::all_first(const QueryBlock& block, sql::Core core) {
  const Ordering& by = block.order[0];
  if (!block.group.empty() || by.term.fn != Aggregate::kPlain || block.order.size() > 1)
    return best(block, std::move(core));
  QueryBlock all = block;
  all.select = {{by.term.column, by.descending ? Aggregate::kMaximum : Aggregate::kMinimum}};
  all.distinct = false;
  auto inner = this->core(all);
  if (!inner) return inner.error();
  sql::Query superlative;
  superlative.cores.push_back(std::move(*inner));
  Expr first = sql::binary_node(BinaryOp::kEqual, compared_column(by.term.column),
                                Expr{sql::ScalarQuery{std::move(superlative)}});
  core.where = core.where
                   ? sql::binary_node(BinaryOp::kAnd, std::move(*core.where), std::move(first))
                   : std::move(first);
  sql::Query query;
  query.cores.push_back(std::move(core));
  return query;
}

// The top rows by rank(), within each group of best_of or overall.
sql::Query Builder::best(const QueryBlock& block, sql::Core core) {
  sql::Window window;
  for (const ColumnExpr& c : block.best_of) window.partition_by.push_back(column(c));
  for (const Ordering& o : block.order)
    window.order_by.push_back({order_term(o.term), o.descending});
  return best_places(std::move(core), std::move(window), block.limit.value_or(1));
}

Result<sql::Query> Builder::around(const QueryBlock& block, sql::Core core) {
  sql::Query query;
  if (block.outer == Aggregate::kMedian) return median(std::move(core));
  if (block.outer != Aggregate::kPlain) {
    const bool of_rows = block.limit && block.group.empty();  // see nest_first_rows()
    const ColumnExpr c = block.select[0].column;
    const std::string value =
        of_rows && !c.product() && !c.duration() ? column_facts_.column(c).name : "value";
    for (sql::SelectItem& item : core.items) item.alias = value;
    sql::Query inner;
    inner.cores.push_back(std::move(core));
    if (of_rows) order(block, inner);
    sql::Core outer;
    outer.items.push_back(
        {sql::call_node(function(block.outer), {Expr{sql::ColumnRef{"", value}}})});
    outer.from.push_back({sql::Derived{std::move(inner), of_rows ? "rows" : "groups"}});
    query.cores.push_back(std::move(outer));
    return query;
  }
  if (const ValueExpr* sum = repeated(block))
    return each_row_once(block, sum->column.table, std::move(core));
  if (block.division) return divided(block, std::move(core));
  if (block.neighbours) {
    query = beside_neighbours(*block.neighbours, std::move(core));
    return query;
  }
  if (!block.best_of.empty()) return best(block, std::move(core));
  if (block.ties && !block.order.empty() && !one_place(block))
    return all_first(block, std::move(core));
  query.cores.push_back(std::move(core));
  order(block, query);
  return query;
}

}  // namespace ask::engine
