// Phrases with a one-word or other equivalent in schemas. A constant table.
#pragma once
#include <span>
#include <string_view>

namespace ask::engine {

// "said": the phrase in the singular; "meant": alternatives separated by '|', of which the first
// one that the schema has is read instead. Lower case.
struct PhraseSynonym {
  std::string_view phrase, replacement;
};

// The rows that begin with `word`.
std::span<const PhraseSynonym> phrase_synonyms(std::string_view word);

}  // namespace ask::engine
