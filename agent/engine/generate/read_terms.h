// Reads the expressions of a query that the engine did not write as terms of a logical form.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "agent/engine/generate/generator_builder.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/sql/tree.h"

namespace ask::engine {

// Two aggregates that are one figure.
struct CombinedTerms {
  ValueExpr left, right;
  Combine combine = Combine::kApart;
};

// Its expressions are those of a query in normal form (normal_query.h).
class TermReader {
 public:
  using ReadBlock = std::function<std::optional<QueryBlock>(const sql::Query&)>;

  // `read_block`: reads a nested query. REQUIRES: what it is made of outlives it.
  TermReader(const ColumnFacts& column_facts, const SchemaGraph& graph,
             const SchemaGraph::Preference& preference, ReadBlock read_block)
      : column_facts_(column_facts),
        builder_(column_facts, graph, preference),
        read_block_(std::move(read_block)) {}

  std::optional<ColumnExpr> column(const sql::Expr& expr) const;
  // `rows`: the table whose rows count(*) counts.
  std::optional<ValueExpr> value(const sql::Expr& expr, uint32_t rows) const;
  std::optional<CombinedTerms> combined(const sql::Expr& expr, uint32_t rows) const;
  std::optional<Condition> condition(const sql::Expr& expr) const;
  std::optional<Having> having(const sql::Expr& expr, uint32_t rows) const;

 private:
  std::optional<ColumnExpr> stored(const sql::Expr& expr) const;
  bool writes(const ColumnExpr& column, const sql::Expr& expr) const;
  std::optional<ColumnExpr> noted(const sql::Expr& expr) const;
  std::optional<Condition> comparison(const sql::Binary& binary) const;

  const ColumnFacts& column_facts_;
  Builder builder_;
  ReadBlock read_block_;
};

}  // namespace ask::engine
