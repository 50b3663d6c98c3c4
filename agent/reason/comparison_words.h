// Words of questions that compare.
#pragma once
#include <string_view>

namespace ask::reason {

// Words between "than" and the comparand that repeat what is before it. Not "from", "to"
// and "by": "flights to Rome" are not those "from Paris".
inline constexpr std::string_view kRestating[] = {
    "in",  "of",   "for", "at",  "on",  "during", "the",  "that", "those", "it",
    "was", "were", "is",  "are", "did", "had",    "year", "one",  "ones",  "our"};
// Words that mean a change.
inline constexpr std::string_view kRising[] = {"grow",    "grew",     "grown",     "rise", "rose",
                                               "risen",   "increase", "increased", "gain", "gained",
                                               "improve", "improved", "growth"};
inline constexpr std::string_view kFalling[] = {"decrease", "decreased", "drop",     "dropped",
                                                "fall",     "fell",      "fallen",   "decline",
                                                "shrink",   "shrank",    "declined", "reduction"};
inline constexpr std::string_view kChanging[] = {
    "change",     "changed",     "changes", "differ",    "differs", "compare", "compares",
    "difference", "differences", "develop", "developed", "evolve",  "evolved", "comparison"};
inline constexpr std::string_view kPrepositions[] = {
    "in", "of", "for", "from", "at", "on", "by", "during", "to", "with", "over", "within"};
inline constexpr std::string_view kAuxiliaries[] = {"did", "do",   "does", "is",   "are",
                                                    "was", "were", "has",  "have", "had"};
// Words that add nothing to "how many orders": "did we get more orders ...".
inline constexpr std::string_view kLightWords[] = {
    "did",  "do",   "does", "is",    "are",  "was",  "were",   "has",     "have",    "had",  "we",
    "i",    "you",  "us",   "our",   "my",   "they", "there",  "get",     "got",     "make", "made",
    "earn", "see",  "saw",  "sell",  "sold", "the",  "many",   "much",    "how",     "by",   "what",
    "it",   "ship", "book", "exist", "take", "took", "earned", "receive", "received"};
inline constexpr std::string_view kComparatives[] = {"more",   "higher",  "greater", "bigger",
                                                     "larger", "better",  "fewer",   "less",
                                                     "lower",  "smaller", "worse"};
inline constexpr std::string_view kLessComparatives[] = {"fewer", "less", "lower", "smaller",
                                                         "worse"};
inline constexpr std::string_view kSelling[] = {"sell", "sold", "sells"};

}  // namespace ask::reason
