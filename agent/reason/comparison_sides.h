// Two queries side by side: one row, or one for each key of either side, with both values of every
// measure and, of numbers, the change from the second to the first and its percentage.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::reason {

// The columns of a side, by name.
struct ComparedColumns {
  std::vector<std::string> keys;      // shown first
  std::vector<std::string> joined;    // by which the sides are joined; empty: one row each
  std::vector<std::string> measures;  // as many on both sides, like the others
  std::vector<bool> counted;          // a count: where the side has no row, it is 0
};
struct ComparedSide {
  sql::SourceItem item;  // a table or a query, with any alias
  const ComparedColumns& columns;
};

enum class ComparedPart { kFirst, kSecond, kChange, kPercent };
// The name of a column of the result; the caller makes them distinct.
using ComparedName = std::function<std::string(size_t measure, ComparedPart part)>;

// `numbers`: the measures that have a change. REQUIRES: as many keys, columns to join by, and
// measures on both sides; `key_names` as many as keys.
sql::Query compared_sides(ComparedSide first, ComparedSide second,
                          const std::vector<std::string>& key_names,
                          const std::vector<bool>& numbers, const ComparedName& name);

// A name that is not among `taken` yet, compared as SQLite does, and added to them: "total",
// "total 2" ... "value" for none.
std::string distinct_name(std::string name, std::vector<std::string>& taken);

}  // namespace ask::reason
