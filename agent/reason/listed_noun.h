// What the values of a column of the result are called.
#pragma once
#include <string>

#include "agent/sql/tree.h"

namespace ask::reason {

// "customer id" -> "customer": what the values of a key identify; "" for other columns
std::string keyed_thing(const std::string& column);
// What the only column lists: "genres" for their names, "cities" for a column city; "rows" if
// that is not clear.
std::string listed_noun(const sql::Core& core);

}  // namespace ask::reason
