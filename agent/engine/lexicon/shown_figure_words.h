// Words of questions about the figures that were just shown: "which types have at least 5?", "who
// is older than that?". Lower case, as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Words that ask for groups and name none of what is counted: "only those where it was over 5".
inline constexpr std::string_view kGroupQuestionWords[] = {
    "which", "what", "who",   "where", "whose", "only",  "just",  "show",   "list",       "give",
    "find",  "name", "me",    "the",   "those", "these", "them",  "they",   "ones",       "their",
    "of",    "with", "among", "in",    "on",    "at",    "for",   "from",   "under",      "to",
    "by",    "than", "is",    "are",   "was",   "were",  "be",    "has",    "have",       "had",
    "got",   "get",  "gets",  "do",    "does",  "did",   "there", "it",     "that",       "a",
    "an",    "and",  "each",  "all",   "total", "please", "having", "altogether"};
// Nouns for the figure itself: "which teams have an average over 100?", "where is the number ...".
inline constexpr std::string_view kShownFigureNouns[] = {"average", "mean",  "total",  "sum",
                                                    "number",  "count", "figure", "amount",
                                                    "maximum", "minimum", "value"};
// Words right before a number that is the only one: "only one", "exactly 2".
inline constexpr std::string_view kExactlyWords[] = {"only", "just", "exactly"};
// Comparatives that fit a figure of any kind.
inline constexpr std::string_view kPlainComparatives[] = {
    "more",  "less",  "fewer", "higher", "lower",     "greater",  "over",  "under",
    "above", "below", "least", "most",   "exceeding", "bigger",   "larger", "smaller"};
// The same of rows whose figure was shown, by what they mean.
inline constexpr std::string_view kMoreThanFigure[] = {"more",   "higher", "greater", "bigger",
                                                       "larger", "above",  "over",    "longer",
                                                       "taller", "heavier"};
inline constexpr std::string_view kLessThanFigure[] = {
    "less", "lower", "fewer", "smaller", "below", "under", "shorter", "lighter", "cheaper"};
// Words before "that", where it is a bound.
inline constexpr std::string_view kBeforeShownFigure[] = {"than", "above", "below", "over",
                                                          "under"};
// What the figure is called there: "higher than that", "above this", "more than the average".
inline constexpr std::string_view kFigurePronouns[] = {"that", "this", "it", "these"};
// Units after a number.
inline constexpr std::string_view kFigureUnits[] = {
    "pounds", "dollars", "euros",   "percent", "%",  "kg",     "km",     "metres", "meters",
    "feet",   "hours",   "minutes", "days",    "$",  "points", "years",  "people", "times",
    "million", "thousand", "billion"};
// Words before the noun of the groups: "for each carrier".
inline constexpr std::string_view kBeforeShownGroup[] = {"each", "every", "per", "by", "different"};

}  // namespace ask::engine
