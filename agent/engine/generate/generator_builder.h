// Builds one SELECT from a query block, and the query around it. Private to build() and to
// explain/, which renders single parts. from.cpp defines FROM, generator_nesting.cpp the outer
// queries, generator_once.cpp sums of rows that joins repeat, generator_remainders.cpp what is left
// of an amount, generator_series.cpp amounts made of those of several groups, generator.cpp the
// rest.
#pragma once
#include <utility>
#include <vector>

#include "agent/engine/generate/generator.h"
#include "agent/engine/generate/terms.h"

namespace ask::engine {

class Builder {
 public:
  Builder(const ColumnFacts& column_facts, const SchemaGraph& graph,
          const SchemaGraph::Preference& preference)
      : column_facts_(column_facts), graph_(graph), preference_(preference) {}

  // `answers`: its rows are to be read, not compared.
  Result<sql::Core> core(const QueryBlock& block, bool answers = false);
  sql::Expr term(const ValueExpr& term);
  sql::Expr column(ColumnExpr c) const;
  // See generator_series.cpp.
  sql::Expr series(const ValueExpr& term);
  sql::Query divided(const QueryBlock& block, sql::Core core);
  sql::Query beside_neighbours(const Neighbours& neighbours, sql::Core core);
  // The column as an expression that compares and sorts as what its values mean.
  sql::Expr compared_column(ColumnExpr c) const;
  sql::Expr order_term(const ValueExpr& term);
  // The combination of the two aggregates of `select`. REQUIRES: they are combined.
  sql::Expr combined_figure(const QueryBlock& block);
  Result<sql::Expr> condition(const Condition& c);
  sql::Expr having(const Having& having);
  // The value of a block as an output, named after its table.
  sql::SelectItem scalar(const QueryBlock& block, sql::Core core) const;
  // The joins of the block's tables, after its entity.
  Result<std::vector<JoinStep>> joins(const QueryBlock& block) const;
  // One column for each join to a referenced row (ColumnExpr::via), with the edge of the join.
  std::vector<std::pair<ColumnExpr, uint32_t>> referred_rows(const QueryBlock& block) const;
  sql::Expr on(const JoinEdge& edge) const;
  sql::Expr on(ColumnExpr referred, const JoinEdge& edge) const;
  void order(const QueryBlock& block, sql::Query& query);
  // Wraps the SELECT: top-k per group, ties, an aggregate over groups, ORDER BY and LIMIT.
  Result<sql::Query> around(const QueryBlock& block, sql::Core core);

 private:
  sql::Expr compared_with(ColumnExpr c, ColumnExpr other) const;
  bool is_aggregate(ColumnExpr c) const;
  std::string label_of(ColumnExpr c) const;
  Status aggregates_fit(const QueryBlock& block) const;
  sql::SelectItem displayed(const ValueExpr& term);
  sql::Expr duration(ColumnExpr c) const;
  // One measure by another, of the rows that have both. REQUIRES: t.column.rate().
  sql::Expr rate_of_sums(const ValueExpr& t);
  sql::Expr shown(ColumnExpr c, sql::Expr value) const;
  sql::Expr in_own_unit(ColumnExpr c) const;
  sql::Expr stored(ColumnExpr c) const;
  Result<sql::Expr> beside_own_group(const Condition& c);
  // See generator_remainders.cpp.
  sql::Expr without_rows(ColumnExpr c, sql::Expr whole) const;
  bool by_form(ColumnExpr c) const;
  bool one_place(const QueryBlock& block) const;
  // See generator_once.cpp.
  bool has_date(uint32_t table) const;
  bool keeps_events(uint32_t table) const;
  std::vector<uint32_t> beyond_parts(uint32_t rows, const std::vector<JoinStep>& steps) const;
  const ValueExpr* repeated(const QueryBlock& block) const;
  std::optional<std::vector<ColumnExpr>> values_once(const QueryBlock& block, uint32_t rows) const;
  bool counts_rows(const ValueExpr& t, uint32_t rows) const;
  std::vector<std::string> names_once(const std::vector<ColumnExpr>& shown, ColumnExpr key,
                                      const std::vector<ColumnExpr>& values) const;
  Result<sql::Query> each_row_once(const QueryBlock& block, uint32_t rows, sql::Core core);
  sql::Expr beyond_deviations(const Condition& c, sql::Query average);
  sql::Window groups_of(const ValueExpr& term) const;
  Result<sql::Query> all_first(const QueryBlock& block, sql::Core core);
  sql::Query best(const QueryBlock& block, sql::Core core);
  Status from(const QueryBlock& block, std::vector<sql::Source>& out);
  std::string referred(ColumnExpr c) const;
  sql::Source source(uint32_t table) const;
  Result<sql::Expr> any_of(const std::vector<Condition>& conditions);
  sql::Expr compared(sql::Expr left, Op op, sql::Expr value, sql::Expr high, bool negated) const;
  sql::Expr compared_from_today(const Condition& c) const;
  sql::Expr compared_with_values(const Condition& c) const;

  const ColumnFacts& column_facts_;
  const SchemaGraph& graph_;
  const SchemaGraph::Preference& preference_;
};

}  // namespace ask::engine
