// Abbreviations in the names of tables and columns.
#pragma once
#include <string_view>

namespace ask::engine {

// What an abbreviation stands for ("qty" -> "quantity", "dob" -> "birth date"), or "".
std::string_view expansion(std::string_view abbreviation);

}  // namespace ask::engine
