// Words of questions for several figures of each group: "each cleaner: how many cleans they've
// done, hours in total, date of the last one". Lower case; inflected forms as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Words before "each" of the groups that a request opens with.
inline constexpr std::string_view kBeforeOpeningGroups[] = {
    "for",  "show", "give", "list", "me",    "i",    "need", "want", "please", "can",
    "you",  "could", "get", "tell", "us",    "a",    "of",   "at",   "like",   "i'd",
    "would", "to",  "see",  "pull", "have",  "we",   "on",   "in"};
// Words that begin what is asked of the groups, where no mark does.
inline constexpr std::string_view kAfterGroups[] = {
    "the",  "their", "its",  "his",   "her",   "how",     "what",  "when",    "with",  "number",
    "and",  "who",   "a",    "show",  "list",  "give",    "total", "average", "i",     "we",
    "tell", "name",  "count", "plus", "which", "showing", "-",     "last",    "please"};
// Words that no noun of groups has.
inline constexpr std::string_view kNoGroupWords[] = {"of",  "one", "that", "who",  "which",
                                                     "in",  "on",  "from", "year", "month",
                                                     "week", "day", "time", "quarter", "date",
                                                     "other", "by", "for", "at", "is", "was"};
// Pronouns of a group, and those that say what belongs to it.
inline constexpr std::string_view kGroupPronouns[] = {"they", "them", "he", "she", "it", "each",
                                                      "him"};
// Pronouns of the rows of a figure before: "how many of them were late".
inline constexpr std::string_view kRowsBefore[] = {"them", "those", "these", "which", "the"};
// Words before what is said of some of those rows.
inline constexpr std::string_view kBeforeSaidOfRows[] = {
    "is",  "are", "was",  "were", "have", "has", "had", "been", "got", "came",
    "come", "that", "which", "who", "ended", "we", "they", "did", "do", "being"};
// Words around a sum, around the last or first one of some rows, and what these are called.
inline constexpr std::string_view kSumTails[] = {"total", "altogether", "all", "overall",
                                                   "together", "combined"};
inline constexpr std::string_view kPlainSumNouns[] = {"total", "sum", "amount", "value", "money",
                                                 "totals", "worth", "cost"};
inline constexpr std::string_view kComeToVerbs[] = {"add", "adds", "come", "comes", "came",
                                                    "amount", "amounts", "total", "added"};
inline constexpr std::string_view kComeToWords[] = {"up", "to", "all", "in", "together",
                                                    "altogether", "what", "do", "does", "did",
                                                    "they", "it", "that", "total", "this", "those",
                                                    "each", "overall", "the", "how", "much",
                                                    "is", "are", "and", "there", "was", "were"};
inline constexpr std::string_view kFirstOfRows[] = {"first", "earliest", "oldest"};
inline constexpr std::string_view kAroundLast[] = {
    "date", "day",  "of",  "the",  "one",   "was",  "when", "is",  "most", "far",  "back", "how",
    "does", "did",  "go",  "it",   "that",  "were", "on",   "a",   "an",   "in",   "came", "come",
    "happened", "what", "dates", "their", "its", "his", "her", "and", "dated", "from", "goes",
    "took", "place", "they", "to", "for", "each", "with", "which", "do", "we", "had", "have",
    "has", "got", "there", "been", "ones"};
// Words that a count may begin with: "number of", "no of".
inline constexpr std::string_view kNumberNames[] = {"number", "count", "no", "numbers", "tally",
                                                    "nr", "num", "#", "amount"};
// Words that begin, or end, what restricts or orders the rows of all parts: "not counting cancelled
// ones", "most first".
inline constexpr std::string_view kOpensRestriction[] = {
    "not",    "excluding", "except", "ignoring", "without", "leaving", "counting", "only",  "but",
    "sorted", "ordered",   "ranked", "highest",  "lowest",  "even",    "if",       "in",    "since",
    "during", "from",      "between", "before",  "after",   "that",    "or",       "for",   "as",
    "by",     "most",      "least",  "alphabetically", "unless"};
inline constexpr std::string_view kEndsRestriction[] = {"excluded", "only",  "first", "included",
                                                           "ignored",  "aside", "apart", "omitted",
                                                           "alphabetically", "order"};
// Words of a comparison, which may be one of all parts.
inline constexpr std::string_view kComparisonOfFigures[] = {
    "more",  "less",  "fewer",  "greater", "higher", "lower",   "over", "under", "above",
    "below", "than",  "least",  "short",   "beyond", "exceeds", "vs",   "versus", "compared",
    "those", "these", "another", "other",  "percent", "percentage", "share", "ratio",
    "not",   "without", "never", "none", "nothing", "nobody"};
// Words before a group that a part names by itself.
inline constexpr std::string_view kNamedGroups[] = {"every"};
// Words that say that a date is asked for.
inline constexpr std::string_view kDateOfRows[] = {"when", "date", "dates", "day", "far"};
// Auxiliaries of several, and those of one.
struct AuxiliaryOfGroups {
  std::string_view several, one;
};
inline constexpr AuxiliaryOfGroups kAuxiliariesOfGroups[] = {
    {"have", "has"}, {"has", "has"}, {"had", "had"},   {"do", "does"}, {"does", "does"},
    {"did", "did"},  {"are", "is"},  {"were", "was"}, {"is", "is"},   {"was", "was"},
    {"can", "can"},  {"will", "will"}};

// A part that asks for the last or first of the rows asks for a date, and not for one of these.
inline constexpr std::string_view kOtherThanDate[] = {"name", "names", "year",
                                                      "time", "price", "amount"};
// Words that a plural noun of rows does not begin with, if it stands for their number.
inline constexpr std::string_view kNoRowNouns[] = {"total", "average", "how",
                                                   "what",  "when",    "who"};
// After "number of", no kind of rows: "the number of times".
inline constexpr std::string_view kUncountedParts[] = {"of", "times"};

}  // namespace ask::engine
