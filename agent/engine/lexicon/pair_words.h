// Words of questions for rows of which two columns are the same or not: "boats whose skipper is not
// the owner", "films directed and produced by the same person". Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Before the first of the two: "where the skipper", "whose skipper".
inline constexpr std::string_view kBeforePair[] = {"where", "whose"};
// Words after a form of "be" between the two.
inline constexpr std::string_view kFillersOfPair[] = {"the", "their", "its", "also", "same",
                                                      "as",  "person", "a", "an", "from"};
// "the same day they were tapped"
inline constexpr std::string_view kSameDay[] = {"day", "date", "night"};
inline constexpr std::string_view kDifferenceWords[] = {"different", "another", "other"};
// Words before a participle of the rows.
inline constexpr std::string_view kBeforeDoneByBoth[] = {"that", "which", "are", "were", "was",
                                                         "is",   "have",  "has", "been"};

}  // namespace ask::engine
