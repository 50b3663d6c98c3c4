// Identifier splitting: schema names to words. Handles snake_case, camelCase, digits, glued words
// and abbreviations. "CustName_2" -> customer name 2; "songreleaseyear" -> song release year.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ask::engine {

// The lower-case words of a name; empty only if it has no letter or digit. `known` adds words of
// the same schema to the built-in list by which glued names are split.
using KnownWord = std::function<bool(std::string_view)>;
std::vector<std::string> name_words(std::string_view name, const KnownWord& known = {});

// The parts of a name by case, digits and separators only: lower case, glued words are not split.
std::vector<std::string> name_parts(std::string_view name);

// Prefixes and suffixes of table names that questions never contain: "tbl", "dim".
bool is_affix(std::string_view part);

// The words of a table's name without such affixes, as name_words() else.
std::vector<std::string> table_words(std::string_view name, const KnownWord& known = {});

// True if the word is in the built-in list of common schema words (base forms).
bool is_common_word(std::string_view folded);

}  // namespace ask::engine
