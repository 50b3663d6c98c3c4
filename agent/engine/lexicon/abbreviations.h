// Expansion of abbreviations and of foreign words in table and column names. Constant tables.
#pragma once
#include <string_view>

namespace ask::engine {

// The expansion of an abbreviation ("qty" -> "quantity", "dob" -> "birth date"), or "".
std::string_view expansion(std::string_view abbreviation);

// The English for a word of another language ("prenom" -> "first name"), or "".
std::string_view english(std::string_view foreign);

}  // namespace ask::engine
