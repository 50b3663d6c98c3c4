// Expansion of abbreviations in table and column names. A constant table.
#pragma once
#include <string_view>

namespace ask::engine {

// The expansion of an abbreviation ("qty" -> "quantity", "dob" -> "birth date"), or "".
std::string_view expansion(std::string_view abbreviation);

}  // namespace ask::engine
