// Classes of words of questions about amounts in the order of their periods and as parts of a
// whole: changes, running totals, moving averages, shares. Lower case; inflected forms as typed.
#pragma once
#include <string_view>
#include <utility>

namespace ask::engine {

// Nouns of periods, in both numbers, and their adjectives.
inline constexpr std::pair<std::string_view, std::string_view> kPeriodForms[] = {
    {"year", "year"},       {"years", "year"},       {"yearly", "year"},       {"annual", "year"},
    {"quarter", "quarter"}, {"quarters", "quarter"}, {"quarterly", "quarter"}, {"month", "month"},
    {"months", "month"},    {"monthly", "month"},    {"week", "week"},         {"weeks", "week"},
    {"weekly", "week"},     {"day", "day"},          {"days", "day"},          {"daily", "day"}};
// The same of a period with the one before it: "year-over-year".
inline constexpr std::pair<std::string_view, std::string_view> kPeriodOverPeriod[] = {
    {"year-over-year", "year"},
    {"year-on-year", "year"},
    {"yoy", "year"},
    {"month-over-month", "month"},
    {"month-on-month", "month"},
    {"mom", "month"},
    {"month-to-month", "month"},
    {"year-to-year", "year"},
    {"quarter-over-quarter", "quarter"},
    {"quarter-on-quarter", "quarter"},
    {"qoq", "quarter"},
    {"week-over-week", "week"},
    {"week-on-week", "week"},
    {"day-over-day", "day"},
    {"day-on-day", "day"}};
// Nouns of the difference to an earlier amount.
inline constexpr std::string_view kAmountChangeNouns[] = {
    "change", "changes", "growth", "increase", "increases", "decrease", "decreases", "difference"};
// Verbs of an amount that becomes another one.
inline constexpr std::string_view kChangeVerbs[] = {"change", "develop", "evolve", "grow"};
inline constexpr std::string_view kRisingVerbs[] = {"rise", "grow", "increase", "go"};
inline constexpr std::string_view kFallingVerbs[] = {"fall", "drop", "decrease", "decline",
                                                     "shrink"};
// Adjectives of a change as a part of the earlier amount, and of one as an amount.
inline constexpr std::string_view kPercentAdjectives[] = {"percent", "percentage", "relative",
                                                          "percentual", "%"};
inline constexpr std::string_view kAbsoluteAdjectives[] = {"absolute", "net", "numeric"};
// Prepositions between a change and the earlier amount.
inline constexpr std::string_view kSincePrepositions[] = {"on",       "from",     "over",   "to",
                                                          "since",    "against",  "versus", "vs",
                                                          "compared", "relative", "with",   "than"};
inline constexpr std::string_view kPreviousAdjectives[] = {"previous", "prior", "preceding", "last",
                                                           "earlier"};
inline constexpr std::string_view kNextAdjectives[] = {"next", "following", "subsequent"};
inline constexpr std::string_view kEarlierAdverbs[] = {"before", "earlier", "prior"};
inline constexpr std::string_view kLaterAdverbs[] = {"after", "later", "afterwards"};
inline constexpr std::string_view kPercentWords[] = {"percent", "percentage", "%", "percents",
                                                     "percentages"};
// Nouns of what grows from group to group.
inline constexpr std::string_view kRunningNouns[] = {"total",  "sum",    "count",  "number",
                                                     "totals", "amount", "revenue"};
inline constexpr std::string_view kMovingAdjectives[] = {"moving", "rolling"};
// "so far"
inline constexpr std::string_view kRunningEnding[] = {"so", "far"};
// Nouns of a part of a whole.
inline constexpr std::string_view kPartNouns[] = {"share",      "percentage", "percent",
                                                  "proportion", "fraction",   "part"};
inline constexpr std::string_view kWholeAdjectives[] = {"overall", "grand", "whole", "entire",
                                                        "total"};
// Adjectives of the row with the most of something.
inline constexpr std::string_view kBestAdjectives[] = {"best",    "top",      "biggest",
                                                       "largest", "greatest", "strongest"};
// Verbs of an amount that a row gets, and the prepositions after them.
inline constexpr std::string_view kObtainingVerbs[] = {"make", "makes", "earn", "earns",
                                                       "get",  "gets",  "have", "has",
                                                       "do",   "owe",   "take", "generate"};
inline constexpr std::string_view kObtainingPrepositions[] = {"with", "from",    "on", "to",
                                                              "in",   "through", "by"};
// Verbs of dividing rows into parts of equal size, nouns of such parts, and of so many parts.
inline constexpr std::string_view kPartingVerbs[] = {"split", "divide", "group",  "sort",
                                                     "rank",  "put",    "bucket", "classify"};
inline constexpr std::string_view kEqualPartNouns[] = {"parts",   "groups", "quarters", "buckets",
                                                       "classes", "tiles",  "bands",    "tiers",
                                                       "quarter", "part",   "group",    "bucket"};
inline constexpr std::pair<std::string_view, int> kDivisionCounts[] = {
    {"halves", 2},    {"thirds", 3},   {"terciles", 3},      {"tertiles", 3}, {"quartiles", 4},
    {"quintiles", 5}, {"deciles", 10}, {"percentiles", 100}, {"quartile", 4}, {"quintile", 5},
    {"decile", 10},   {"third", 3},    {"half", 2}};
// Verbs of rows that together have a part of the sum of all, and adverbs and nouns around them.
inline constexpr std::string_view kMakingUpVerbs[] = {"make",    "makes", "account",    "generate",
                                                      "bring",   "cover", "contribute", "yield",
                                                      "produce", "earn"};
inline constexpr std::string_view kMakingUpParticles[] = {"up", "for", "in", "to"};
// Words of an order from the most or from the least on.
inline constexpr std::string_view kMostFirst[] = {
    "biggest", "largest", "highest", "best", "most", "greatest", "top", "descending", "richest"};
inline constexpr std::string_view kLeastFirst[] = {"smallest", "lowest",    "least",
                                                   "fewest",   "ascending", "worst"};
// Nouns of how far values are from their average, and of that average.
inline constexpr std::string_view kDeviationNouns[] = {"deviation", "deviations"};
inline constexpr std::string_view kColumnNouns[] = {"column", "columns"};
inline constexpr std::string_view kRowNouns[] = {"row", "rows", "line", "lines"};
// Words that begin a list of outputs in a sentence of its own, and those between it and the list.
inline constexpr std::string_view kListVerbs[] = {"show",    "give",   "list",  "return",
                                                  "display", "report", "output"};
inline constexpr std::string_view kBeforeListed[] = {"me", "us",  "the",   "a",
                                                     "an", "its", "their", "each"};
// Words that join a further amount to a question.
inline constexpr std::string_view kFurtherJoints[] = {
    "and", "with", "plus", "show", "including", "give", "also", "together", "along"};
inline constexpr std::string_view kArticles[] = {"the", "a", "an", "its", "their", "that", "this"};
// Words of amounts in a list of outputs.
inline constexpr std::string_view kMinimumWords[] = {"lowest", "smallest", "minimum", "least"};
inline constexpr std::string_view kMaximumWords[] = {"highest", "largest", "maximum", "most"};
inline constexpr std::string_view kListedAmounts[] = {"number", "count",  "total",
                                                      "sum",    "amount", "value"};

// Comparatives of amounts, and verbs between a period and its amount.
inline constexpr std::string_view kMoreForms[] = {"more",   "higher", "greater",
                                                  "larger", "bigger", "better"};
inline constexpr std::string_view kLessForms[] = {"fewer", "less", "lower", "smaller"};
inline constexpr std::string_view kPeriodVerbs[] = {"had", "have", "has", "saw",     "with", "were",
                                                    "was", "is",   "did", "brought", "show", "are"};
// Words before the amount that a question begins with.
inline constexpr std::string_view kAmountOpenings[] = {
    "what", "was", "is",   "were",      "are",     "the",    "show", "me",
    "give", "us",  "list", "calculate", "compute", "what's", "a"};
inline constexpr std::string_view kShareOpenings[] = {"what", "which", "the",  "is",
                                                      "show", "how",   "much", "percent"};
inline constexpr std::string_view kClauseJoints[] = {"and", "with", "plus", "including"};
inline constexpr std::string_view kChangedForms[] = {"changed", "developed", "evolved"};
// Words of a division by an amount: "by their revenue", "of equal size".
inline constexpr std::string_view kDivisionBasis[] = {"by", "according", "based", "on", "to"};
inline constexpr std::string_view kEqualAdjectives[] = {"equal", "equally", "sized", "even",
                                                        "equal-sized"};
inline constexpr std::string_view kBeforeWhole[] = {"the", "all", "our", "overall", "whole"};
inline constexpr std::string_view kBeforeMean[] = {"the", "its", "their", "overall"};
inline constexpr std::string_view kOrderDirections[] = {"descending", "ascending"};
inline constexpr std::string_view kAfterParted[] = {"are", "do", "together", "it"};
// Nouns of what is sold as an amount.
inline constexpr std::string_view kSoldAmounts[] = {"revenue", "sales"};

}  // namespace ask::engine
