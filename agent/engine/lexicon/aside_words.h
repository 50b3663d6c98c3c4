// Words of an aside that restricts the rows, in lower case: "(active ones only)", ", just the paid
// ones".
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kAsideRestrictions[] = {"only", "just"};
// Words around the state that say nothing more.
inline constexpr std::string_view kAsideFillers[] = {"only",   "just", "the",   "ones", "one",
                                                     "please", "pls",  "those", "but",  "and"};

}  // namespace ask::engine
