// Names of the scales (scale_words) that rules of grammar and grounding treat specially.
#pragma once
#include <string_view>

namespace ask::engine::scales {

inline constexpr std::string_view kAge = "age", kDate = "date", kDuration = "duration",
                                  kLength = "length", kPlace = "place", kPrice = "price",
                                  kRating = "rating", kSize = "size", kSpeed = "speed";

// Those that the time from the start of a row to its end measures.
constexpr bool is_lasting(std::string_view scale) { return scale == kLength || scale == kDuration; }
// Rows by which people judge, as lemmas, and words after the noun of their average.
inline constexpr std::string_view kJudgingRows[] = {
    "rating", "review", "score", "mark", "evaluation", "assessment", "survey", "feedback"};
inline constexpr std::string_view kAfterAverageScore[] = {
    "per", "by", "for", "of", "in", "from", "at", "each", "across", "given", "we", "over"};
// Columns where more is better.
inline constexpr std::string_view kScoreColumns[] = {"mark", "score", "point", "rating", "grade"};

}  // namespace ask::engine::scales
