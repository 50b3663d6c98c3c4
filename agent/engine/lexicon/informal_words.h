// Informal and misspelt function words, and the standard wording of each. A constant table.
#pragma once
#include <span>
#include <string_view>

namespace ask::engine {

// "said": one word, or several separated by blanks; "meant": what is read instead. Lower case.
struct InformalWord {
  std::string_view phrase, replacement;
};

// The rows whose first word is `word`, those of several words first.
std::span<const InformalWord> informal_words(std::string_view word);

}  // namespace ask::engine
