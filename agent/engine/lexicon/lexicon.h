// English lexicon, independent of any database: synonyms, stop words, relational verbs, aliases of
// countries and states, scales, compounds, months. Tables are constant; look-ups are thread safe.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ask::engine {

// Words that may replace this one in a schema name ("film" for "movie"). All are lemmas.
std::span<const std::string_view> synonyms(std::string_view lemma);
bool are_synonyms(std::string_view lemma_a, std::string_view lemma_b);

// Words of schemas that an everyday word may refer to: "takings" for revenue. Lemmas.
std::span<const std::string_view> everyday_meanings(std::string_view lemma);

// For a verb the nouns of its act, agent and object ("rental" for "rent"), for such a noun its
// verbs. All are lemmas.
std::span<const std::string_view> derived_words(std::string_view lemma);

// Stop-word score: 1 for "the", .7 for "with", .5 for "located", 0 for content words.
float filler(std::string_view folded);

// True for a verb that relates two things: "produce", "attend".
bool is_relational_verb(std::string_view lemma);
// True for the past form of a relational verb, or of a noun used as one: "submitted", "staged".
bool is_relational_past(std::string_view folded);

// True for a generic last word of a table's name: the rows of
// order_header are orders.
bool is_table_word(std::string_view lemma);

// Other names under which the same country, state or sex may be stored: "french" -> france;
// "california" -> ca; "usa" -> united states, us ... Normalised text; empty if there are none.
std::span<const std::string_view> other_names(std::string_view normalised);

// Restricts other_names() to columns whose name has one of these words ("female" -> f only in sex
// or gender). Empty if any column is allowed.
std::span<const std::string_view> only_in_columns(std::string_view normalised);

// A word of column names that measures a scale ("age" of "oldest").
struct ScaleWord {
  std::string_view word;
  float score = 0;        // 0-1
  bool reversed = false;  // a larger value is less on the scale, as for a birth date
};
std::span<const ScaleWord> scale_words(std::string_view scale);

// The parts of a compound word: "birthday" -> birth, date. Empty if it is not a known compound.
std::span<const std::string_view> compound_words(std::string_view lemma);

// 1-12 for the name or abbreviation of a month, else 0.
int month(std::string_view folded);

}  // namespace ask::engine
