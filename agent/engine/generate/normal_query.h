// The normal form of a query: two that differ only in how they are written have the same one.
#pragma once
#include <optional>

#include "agent/engine/schema/column_facts.h"
#include "agent/sql/tree.h"

namespace ask::engine {

// Tables without aliases, inner joins as conditions, names and positions of results as what they
// stand for, conditions in one order and in one of several ways to write them; results have no
// names, and shown figures are not rounded unless that tells rows apart. Nullopt: it is not one
// SELECT over tables of the catalog, each once.
std::optional<sql::Query> normal_query(const sql::Query& query, const ColumnFacts& column_facts);
// The same of an expression whose columns are qualified with the names of their tables.
sql::Expr normal_expression(sql::Expr expr, const ColumnFacts& column_facts);

}  // namespace ask::engine
