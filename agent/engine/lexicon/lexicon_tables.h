// Raw tables of lexicon.h, and the syntax of their rows.
#pragma once
#include <span>
#include <string_view>

#include "agent/common/words.h"

namespace ask::engine {

using text::each_part;
using text::has_part;

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
