// Words of further forms of follow-ups, which are put into the words of the rules. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// "put them in order of pay", "list them in order of price"
inline constexpr std::string_view kArrangingRequests[] = {"put", "list", "show", "give", "place"};
inline constexpr std::string_view kSortRequest = "sort them by ", kWholeOrder = "order";
// "give me the top three", "show just the first 5"; the ends that are asked for.
inline constexpr std::string_view kShownEnds[] = {"top", "first", "bottom"};
// "how much of that in cash?", "how much of it was for repairs?": prepositions that are kept before
// the value, and those that are not.
inline constexpr std::string_view kKeptBeforeValue[] = {"for", "from", "to", "at", "with"};
inline constexpr std::string_view kDroppedBeforeValue[] = {"in", "by", "via", "through"};
// Words after "in" that begin a period and no value.
inline constexpr std::string_view kPeriodLeads[] = {
    "last",      "this",    "the",      "total",    "all",  "each", "january",
    "february",  "march",   "april",    "may",      "june", "july", "august",
    "september", "october", "november", "december", "money"};
// "how much of that is left?": no value; nor is a word with the prefix.
inline constexpr std::string_view kStatesOfFigures[] = {"left",   "over", "due",  "owing", "paid",
                                                        "profit", "that", "free", "owed",  "ours"};
inline constexpr std::string_view kNegativePrefix = "un";
// "whereabouts are they?"
inline constexpr std::string_view kWhereaboutsWord = "whereabouts";
// "best month?": what is asked of the periods of a figure.
inline constexpr std::string_view kBestTimes[] = {"best", "biggest", "strongest"};
inline constexpr std::string_view kWorstTimes[] = {"worst", "slowest", "weakest"};
inline constexpr std::string_view kComparedPeriods[] = {"month", "year",    "day",
                                                        "week",  "quarter", "weekday"};
// States that last until something is done: "who has been waiting the longest?"
inline constexpr std::string_view kStatesUntilDone[] = {
    "waiting",    "outstanding", "open",   "pending", "overdue", "unpaid", "expired", "standing",
    "unanswered", "unresolved",  "queued", "away",    "empty",   "owing",  "missing", "vacant"};
// Words of the dates from which such a state lasts.
inline constexpr std::string_view kArrivalDateWords[] = {
    "report",  "reported", "receive",  "received", "receipt",     "request",   "requested",
    "raise",   "raised",   "create",   "created",  "file",        "filed",     "apply",
    "applied", "invoice",  "invoiced", "issue",    "issued",      "submit",    "submitted",
    "enter",   "entered",  "lodge",    "lodged",   "log",         "logged",    "register",
    "opened",  "ordered",  "placed",   "joined",   "application", "registered"};
// Words beside them.
inline constexpr std::string_view kLongestWord = "longest", kTheLongest = " the longest";
inline constexpr std::string_view kStandingWords[] = {
    "which", "who", "of",      "them", "those", "these", "has", "have",
    "been",  "the", "longest", "one",  "for",   "on",    "it",  "'s"};
// Words of "when was that?" and "since when has that been?".
inline constexpr std::string_view kWhenWords[] = {
    "when", "since", "was",  "is",   "were", "are", "that", "it",     "this", "been",
    "has",  "have",  "they", "here", "for",  "did", "he",   "happen", "she",  "then"};
// "when was their last visit?"
inline constexpr std::string_view kLastEventWords[] = {"last", "latest"};

}  // namespace ask::engine
