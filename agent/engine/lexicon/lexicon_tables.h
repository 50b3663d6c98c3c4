// The raw tables behind lexicon.h.
#pragma once
#include <span>
#include <string_view>

namespace ask::engine {

// "head: word word": the head can stand for each of the words and each for the head; the words
// after it not for each other.
std::span<const std::string_view> synonyms_a_to_l();
std::span<const std::string_view> synonyms_m_to_z();

// "a|b|c": names of the same country, state or sex, each part normalised as stored values are.
std::span<const std::string_view> place_names();

// "dimension: word 90 -word 80": what it can be measured by and how surely, in percent; '-' marks
// what is smaller when there is more of the dimension.
std::span<const std::string_view> scale_rows();

// Words that carry nothing, by how surely.
std::string_view empty_words();    // "the"
std::string_view binding_words();  // "with"
std::string_view light_words();    // "located", "information"
std::string_view linking_verbs();
std::string_view linking_nouns();  // base forms: "produce"

}  // namespace ask::engine
