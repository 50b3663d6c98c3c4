// Words that point at what was shown, before its noun: "the names of these events", "how many such
// days". Lower case, as typed.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kPointingWords[] = {"these", "those", "such", "this"};
// Words after the noun, where a clause says which ones are meant: "those shops that ...".
inline constexpr std::string_view kDefiningWords[] = {"that",  "who",   "whom", "which",
                                                      "whose", "where"};
// Nouns of time after "this" and "these" that are those of now.
inline constexpr std::string_view kPointedTimes[] = {
    "year",    "years",   "month",     "months", "week",    "weeks", "day",     "days",
    "quarter", "morning", "afternoon", "season", "weekend", "time",  "evening", "decade"};
// Words before "there" where it is no place: "is there", "are there".
inline constexpr std::string_view kBeforeExpletiveThere[] = {
    "is", "are", "was", "were", "be", "been", "have", "has", "had", "out", "over", "how", "what",
    "will", "can", "could", "'s", "not"};
// Words that may stand between a verb and the end of "who was registered there in 2018".
inline constexpr std::string_view kAfterPlaceThere[] = {"in",  "during", "on", "at", "and",
                                                        "since", "before", "after", "for"};

}  // namespace ask::engine
