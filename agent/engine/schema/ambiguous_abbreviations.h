// Abbreviations of several meanings, of which the values and the other columns of a table tell one:
// "fn" beside "ln" is a first name, "ttl" is a title as a text and a total as a number.
#pragma once
#include <string>
#include <string_view>

#include "agent/db/schema/catalog.h"

namespace ask::engine {

// The name with its last part spelled out where it is such an abbreviation ("cust_fn" ->
// "cust_first_name"), else as it is. `name`: of the column, or the end of its name.
std::string without_ambiguity(const db::Table& table, const db::Column& column,
                              std::string_view name);

}  // namespace ask::engine
