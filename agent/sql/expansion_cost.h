// Expansion cost: an upper bound on SQLite's work to compile a SELECT, from its text alone. SQLite
// copies a view and a WITH query wherever they are named, and the expression of a column wherever
// that column is used, so that thirty lines can cause 2^30 copies; and up to 3.40 nothing can stop
// a compilation.
//
//   WITH a AS (SELECT x + x AS y FROM t) SELECT y * y FROM a     -- y * y is (x + x) * (x + x)
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/sql/lex.h"
#include "agent/sql/statement.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// A statement above this cost is not compiled; SQLite takes up to about half a second at the limit.
constexpr double kHeaviest = 20'000;
// The same limit for all views of a connection together.
constexpr double kHeaviestViews = 200'000;
// Cost of a literal or column in VALUES or IN, which is hardly any work.
constexpr double kListedValue = 0.1;
// Saturation value: a larger cost is not computed exactly.
constexpr double kTooHeavy = 1e9;

// An upper bound, counted in expression nodes.
struct ExpansionCost {
  double nodes = 1;  // after all copying
  double terms = 1;  // tables in its FROM, once SQLite flattens the views in it
  double arms = 1;   // the SELECTs of a UNION ALL: each gets a copy of the enclosing query
  std::vector<std::pair<std::string, double>> columns =
      {};  // lower-case name, nodes of its expression

  double all() const;  // includes one copy of every column
};

// The cost of a table named in FROM, valid until the next call; null if unknown.
using TableExpansionCost = std::function<const ExpansionCost*(const TableRef&)>;

ExpansionCost expansion_cost(const Query& query, const TableExpansionCost& tables);
// For a statement of any kind. 0 if it cannot be tokenized: SQLite refuses it as well.
double expansion_cost(const Statement& statement, const TableExpansionCost& tables);

}  // namespace ask::sql
