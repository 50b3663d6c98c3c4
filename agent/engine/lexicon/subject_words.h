// Words around the noun of what a question is about, where a clause follows it. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// "which of our", "list all", "how many"
inline constexpr std::string_view kBeforeSubject[] = {"which", "what", "any",  "all",  "our",
                                                      "the",   "list", "show", "how",  "many",
                                                      "of",    "me",   "find", "give", "are",
                                                      "there"};
inline constexpr std::string_view kAfterSubject[] = {
    "who",     "that",   "which",  "have",    "has",    "haven't", "hasn't",
    "havent",  "hasnt",  "never",  "didn't",  "didnt",  "did",     "don't",
    "dont",    "without"};
// Before what further tells of such rows: "beginners with a car", "twins on the first floor".
inline constexpr std::string_view kTellingOfSubject[] = {
    "with",  "in",    "at",    "on",     "from",  "for",   "under", "over",
    "above", "below", "less",  "more",   "since", "before", "after", "until",
    "still", "no",    "not",   "available", "whose"};
// Verbs after one that a question asks for: "which driver has".
inline constexpr std::string_view kVerbsOfSubject[] = {"has", "have", "had",  "did", "does", "do",
                                                       "is",  "was",  "made", "got", "gets"};
// After "the", of the row with the highest or lowest number: "which mechanic fixes the most".
inline constexpr std::string_view kRankingSubjects[] = {"most", "fewest", "least", "highest",
                                                        "lowest", "biggest", "largest"};
// Words before such a row: "who is the mechanic with the most repairs".
inline constexpr std::string_view kBeforeRankedSubject[] = {"who", "who's", "whos", "is", "was",
                                                            "the", "our",   "which"};

}  // namespace ask::engine
