// What English words mean here, apart from any one database: synonyms, stop words, names of
// countries and states. All tables are constant.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ask::builtin {

// Groups of words that can stand for each other in names. A word can be in several groups.
std::span<const uint32_t> synonym_groups(std::string_view lemma);
bool are_synonyms(std::string_view lemma_a, std::string_view lemma_b);

// How surely the word carries nothing: 1 "the", .7 "with", .5 "located"; 0: it may carry something.
float filler(std::string_view folded);

// Other names of the same country, state or sex, as they may be stored: "french" -> france;
// "california" -> ca; "usa" -> united states, us ... Normalised text; empty when there are none.
std::span<const std::string_view> other_names(std::string_view normalised);

// The name of one of these values may be meant only in such a column ("f" for female: sex, gender).
// "" when any column will do.
std::string_view column_of_other_name(std::string_view normalised);

// 1-12 for a month's name or abbreviation, else 0.
int month(std::string_view folded);

}  // namespace ask::builtin
