// Words of questions about events of a row: how often and when last something was done to it.
// Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kHowWord = "how", kManyWord = "many", kOftenWord = "often";
inline constexpr std::string_view kTimeNoun = "time";
inline constexpr std::string_view kLastAdjectives[] = {"last", "latest", "final"};
// Words after a participle of which it is said: "who's booked on the tour". Others are its object.
inline constexpr std::string_view kAfterPassive[] = {
    "in",    "on",    "for",   "at",     "by",   "to",    "with", "from",  "of",       "as",
    "out",   "up",    "off",   "about",  "and",  "or",    "but",  "this",  "next",     "last",
    "today", "now",   "here",  "there",  "yet",  "until", "till", "under", "tomorrow", "tonight",
    "into",  "since", "after", "before", "over", "than",  "the"};

// After how often something happened: nothing else is counted.
inline constexpr std::string_view kAfterEventCount[] = {
    "in", "this", "last", "since", "during", "by", "so", "ever", "for", "at", "and", "of", "before",
    "after"};

// "sum of the amounts", "average of those prices".
inline constexpr std::string_view kTotalFigure = "total", kAverageFigure = "average";
// Words between rows that are counted and "a month": "how many hires do we get a month".
inline constexpr std::string_view kBetweenRowsAndPeriod[] = {
    "do", "did", "are",  "were", "there", "we",   "they", "you", "i",  "get",
    "got", "have", "had", "see",  "make",  "take", "come", "in",  "on", "through"};

}  // namespace ask::engine
