// Function words of a question: words that name nothing by themselves but combine names.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ask::reason {

// The words that combine others ("not", "by", "over"), folded, in order, as far as they count.
std::vector<std::string> function_words(std::string_view question);

// True if `word` is a word of the question, whatever its case.
bool says_word(std::string_view question, std::string_view word);

}  // namespace ask::reason
