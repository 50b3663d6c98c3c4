// Raw tables of lexicon.h, and the syntax of their rows.
#pragma once
#include <span>
#include <string_view>

namespace ask::engine {

// Calls `use` for each non-empty part of `text`.
template <class Use>
void each_part(std::string_view text, char separator, Use use) {
  while (!text.empty()) {
    const size_t end = text.find(separator);
    if (end != 0) use(text.substr(0, end));
    if (end == text.npos) return;
    text.remove_prefix(end + 1);
  }
}

// True for one of the parts of `text`, which is not empty.
inline bool has_part(std::string_view text, char separator, std::string_view part) {
  bool found = false;
  each_part(text, separator, [&](std::string_view one) { found |= one == part; });
  return found;
}

// "head: word word": the head and each word are synonyms of each other; the words are not synonyms
// among themselves.
std::span<const std::string_view> synonym_rows();

// "word: name name": an everyday word and the names of schemas that it may refer to.
std::span<const std::string_view> everyday_words();

// "verb: noun noun": a verb, and the nouns of its act, agent and object.
std::span<const std::string_view> derivations();

// "a|b|c": names of the same country, state or sex, each normalised like a stored value.
std::span<const std::string_view> place_names();

// "scale: word 90 -word 80": column words that measure the scale, with their scores in percent; '-'
// marks a reversed word, whose values fall as the scale rises.
std::span<const std::string_view> scale_rows();

// Stop words by degree, and relational words; each list is separated by blanks.
std::string_view empty_words();    // "the"
std::string_view binding_words();  // "with"
std::string_view light_words();    // "located", "information"
std::string_view linking_verbs();  // relational verbs, lemmas: "produce"
std::string_view linking_nouns();  // relational in the past form only: "stage" for "staged"

}  // namespace ask::engine
