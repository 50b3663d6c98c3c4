// The words of names of tables and columns.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ask::db {

// The words of a name, in lower case: "units", "on", "order" of "UnitsOnOrder".
std::vector<std::string> words_of_name(std::string_view name);

// Strips a plural ending; table names may be singular or plural.
std::string singular_noun(std::string word);

}  // namespace ask::db
