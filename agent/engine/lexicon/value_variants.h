// Other ways to write a stored value: codes of countries, short forms of street words, company
// suffixes. All texts are normalised like stored values.
#pragma once
#include <span>
#include <string_view>
#include <vector>

namespace ask::engine {

// ISO codes of a country, from its usual name: "australia" -> au, aus.
std::vector<std::string_view> place_codes(std::string_view name);
// The other forms of a last word: "avenue" -> ave.
std::vector<std::string_view> short_forms(std::string_view word);
// The other forms of a first word: "saint" -> st.
std::vector<std::string_view> leading_forms(std::string_view word);
// Other spellings of the word: "blond" -> blonde.
std::vector<std::string_view> spellings(std::string_view word);
// A code of one or two letters for the word, and sets the words of the columns that have such
// codes: "small" -> s, in columns of a size. Empty if there is none.
std::string_view short_code(std::string_view word, std::span<const std::string_view>& columns);
// "inc", "ltd", ...
std::span<const std::string_view> company_suffixes();

}  // namespace ask::engine
