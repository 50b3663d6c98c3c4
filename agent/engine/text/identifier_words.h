// Schema names -> words: snake_case, camelCase, digits, words glued together, abbreviations.
// "CustName_2" -> customer name 2; "songreleaseyear" -> song release year.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ask::engine {

// Lower-case words; empty only when the name has no letter or digit. `known`: further words that
// glued names may be made of (words of the same schema), besides the list compiled in.
using KnownWord = std::function<bool(std::string_view)>;
std::vector<std::string> name_words(std::string_view name, const KnownWord& known = {});

// The words that are already apart in the name, as written but in lower case.
std::vector<std::string> name_parts(std::string_view name);

// In the list of common schema words (base forms).
bool is_common_word(std::string_view folded);

}  // namespace ask::engine
