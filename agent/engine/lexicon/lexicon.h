// What English words mean here, apart from any one database: synonyms, stop words, names of
// countries and states. All tables are constant.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ask::engine {

// Words that can stand for this one in names ("film" for "movie"). Both are base forms.
std::span<const std::string_view> synonyms(std::string_view lemma);
bool are_synonyms(std::string_view lemma_a, std::string_view lemma_b);

// How surely the word carries nothing: 1 "the", .7 "with", .5 "located"; 0: it may carry something.
float filler(std::string_view folded);

// A verb that ties one thing to another, by its base form: "produce", "attend".
bool is_relational_verb(std::string_view lemma);
// Such a verb, or a noun written as one, in the past: "submitted", "staged".
bool is_relational_past(std::string_view folded);

// Other names of the same country, state or sex, as they may be stored: "french" -> france;
// "california" -> ca; "usa" -> united states, us ... Normalised text; empty when there are none.
std::span<const std::string_view> other_names(std::string_view normalised);

// The other names of this word hold only in a column whose name has one of these words
// ("female" -> f: sex, gender). Empty when any column will do.
std::span<const std::string_view> only_in_columns(std::string_view normalised);

// What a dimension ("age" of "oldest") can be measured by, as words of column names.
struct DimensionWord {
  std::string_view word;
  float score = 0;
  bool reversed = false;  // more of the dimension is less of this
};
std::span<const DimensionWord> dimension_words(std::string_view scale);

// The words that a compound is made of: "birthday" -> birth, date. Empty when it is none.
std::span<const std::string_view> compound_words(std::string_view lemma);

// 1-12 for a month's name or abbreviation, else 0.
int month(std::string_view folded);

}  // namespace ask::engine
