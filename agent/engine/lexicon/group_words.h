// Words of questions for figures of groups: "debates held at every venue", "fines by reason, number
// and amount". Lower case; inflected forms as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Prepositions before "each" and "every" of groups whose rows are counted.
inline constexpr std::string_view kBeforeEachOfGroups[] = {"at",  "on", "in",   "for", "with", "of",
                                                           "by",  "to", "from", "per", "under",
                                                           "within"};
inline constexpr std::string_view kEachOfGroups[] = {"each", "every"};
// Words between a participle such as "broken" and "by".
inline constexpr std::string_view kAfterSplit[] = {"down", "up", "out"};
// Participles before "by" of what rows are ordered by.
inline constexpr std::string_view kOrderedForms[] = {"sorted", "ordered", "ranked", "listed",
                                                     "arranged"};
// Participles of rows that say no more than that there are such rows.
inline constexpr std::string_view kPlainDeeds[] = {
    "held", "made",     "done",      "given",   "taken", "placed", "had",
    "got",  "recorded", "performed", "carried", "run",   "logged", "registered"};
// Words of a question that asks for more, or for something else, than the number of rows.
inline constexpr std::string_view kMoreThanCounts[] = {
    "who",     "that",    "which",   "whose",   "when",       "where",  "what",     "how",
    "their",   "its",     "names",   "list",    "sorted",     "most",   "least",    "fewest",
    "first",   "last",    "latest",  "oldest",  "newest",     "avg",    "average",  "mean",
    "total",   "sum",     "max",     "min",     "maximum",    "share",  "minimum",  "percent",
    "along",   "than",    "more",    "fewer",   "percentage", "less",   "together", "over",
    "under",   "not",     "no",      "without", "only",       "both",   "highest",  "lowest",
    "longest", "top",     "details", "there",   "them",       "if"};
// What a number of rows is called, and an amount of them, where both are asked for.
inline constexpr std::string_view kTallyNames[] = {"number", "numbers", "count", "counts", "tally",
                                                   "quantity"};
inline constexpr std::string_view kTotalNames[] = {
    "total", "totals", "amount", "amounts", "value", "sum", "sums", "money", "worth", "takings"};
// Those of them that columns are called by as well.
inline constexpr std::string_view kIncomeNames[] = {"takings", "value", "amount", "worth"};
// Words for more than one, and before rows each of which is counted once.
inline constexpr std::string_view kSeveralWords[] = {"several", "multiple"};
inline constexpr std::string_view kDifferentWords[] = {"different", "separate", "distinct",
                                                       "various",   "of",       "times"};
// Of a phrase that says that groups without rows are to be shown, the words for having none, those
// for showing them, those that may begin it without a comma, and the others.
inline constexpr std::string_view kNoRowsWords[] = {"nil",  "zero",   "zeros",   "zeroes", "none",
                                                    "0",    "0s",     "nothing", "empty",  "unused",
                                                    "idle", "without"};
inline constexpr std::string_view kShownToo[] = {"too",  "well",      "included", "also", "even",
                                                 "show", "including", "incl",     "plus", "include",
                                                 "shown", "if",       "and",      "with"};
inline constexpr std::string_view kBeginNoRows[] = {"even", "including", "incl", "also", "plus",
                                                    "include", "with"};
inline constexpr std::string_view kAroundNoRows[] = {
    "the", "ones",  "those", "that", "have", "had", "has", "they",  "it",  "there", "is",
    "are", "as",    "a",     "any",  "of",   "them", "at", "all",   "who", "for",   "were",
    "was", "count", "counts", "rows", "values", "got", "did", "do", "please", "where"};
// Joints of the two.
inline constexpr std::string_view kFigureJoints[] = {"and", "plus", "&", "+", "with"};

}  // namespace ask::engine
