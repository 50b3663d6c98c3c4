// How much SQLite has to do to compile a SELECT, told from its text alone. It copies a view and a
// WITH query wherever they are named, and the expression of a column wherever that column is, so
// that thirty lines can ask for 2^30 copies; and up to 3.40 nothing can stop it once it has begun.
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
#include "agent/sql/tree.h"

namespace ask::sql {

// What is heavier than this is not compiled: SQLite takes up to about half a second for it.
constexpr double kHeaviest = 20'000;
// All views of a connection together.
constexpr double kHeaviestViews = 200'000;
// A literal or column in VALUES or IN is hardly any work.
constexpr double kListedValue = 0.1;
// What weighs more is not weighed any further.
constexpr double kTooHeavy = 1e9;

// An upper bound, in nodes of expressions.
struct ExpansionCost {
  double nodes = 1;  // once everything is copied
  double terms = 1;  // tables in its FROM, once the views in it are taken apart
  double arms = 1;   // the SELECTs of a UNION ALL: each gets a copy of what stands around it
  std::vector<std::pair<std::string, double>> columns =
      {};  // lower-case name, nodes of its expression

  double all() const;  // with a copy of every column
};

// The weight of what a FROM names, good until the next call; nullptr for what is not known.
using TableExpansionCost = std::function<const ExpansionCost*(const TableRef&)>;

ExpansionCost expansion_cost(const Query& query, const TableExpansionCost& tables);
// The SELECT that these tokens are; none where the query tree cannot say it.
std::optional<Query> query_of(const std::vector<Token>& tokens);
// Of that, and of any other statement: never less than it weighs, and often more.
double rough_weight(const std::vector<Token>& tokens, const TableExpansionCost& tables);
// Of a statement of any kind. What is no SQL weighs nothing: SQLite refuses it as well.
double expansion_cost(std::string_view sql, const TableExpansionCost& tables);

}  // namespace ask::sql
