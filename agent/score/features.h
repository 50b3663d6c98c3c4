// What a statement is made of, so that two statements can be held against each other: names of
// tables, joins, filters, calls. Aliases do not count, nor in what order things stand.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::score {

using Bag = std::multiset<std::string>;

// A condition that compares something with a constant.
struct Filter {
  std::string subject;   // what is compared, and how: "price >"
  std::string constant;  // as it is written
  auto operator<=>(const Filter&) const = default;
};

struct Features {
  Bag tables;  // real tables, lower case
  Bag joins;   // "customer_id = id", and the kinds that keep rows without a partner
  std::multiset<Filter> filters;
  Bag conditions;                  // all others
  Bag aggregates;                  // "sum(price)", of every level
  Bag calculations;                // arithmetic, CASE, casts
  Bag functions;                   // names of calls that are no aggregates
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
