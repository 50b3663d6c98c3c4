// Structural features of a statement (tables, joins, filters, calls, ...), for comparing two
// statements. Independent of aliases and, except for ORDER BY, of order.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::score {

using Bag = std::multiset<std::string>;

// A condition that compares something with a constant.
struct ConstantCondition {
  std::string subject;   // the operand and operator: "price >"
  std::string constant;  // as written
  auto operator<=>(const ConstantCondition&) const = default;
};

struct Features {
  Bag tables;  // real tables, lower case
  Bag joins;   // "customer_id = id", and the kinds of outer joins
  std::multiset<ConstantCondition> filters;
  Bag conditions;                  // all others
  Bag aggregates;                  // "sum(price)", at every nesting level
  Bag calculations;                // arithmetic, CASE, casts
  Bag functions;                   // names of calls other than aggregates
  Bag windows;                     // names of calls with OVER
  Bag outputs;                     // the columns of the outermost SELECT
  Bag groups;                      // GROUP BY
  std::vector<std::string> order;  // ORDER BY of the outermost SELECT, with its direction
  std::string limit;
  bool distinct = false;
  int subqueries = 0, set_operations = 0, negations = 0;
};
Features features(const sql::Query& query);

}  // namespace ask::score
