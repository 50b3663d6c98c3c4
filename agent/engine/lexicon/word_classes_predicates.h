// Classes of predicates of rows, after "are" or at the end of a question, and of words for how
// often or for how many rows something holds. Lower case.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Predicates that add nothing but the existence of rows, and words that are not predicates.
inline constexpr std::string_view kPresentPredicates[] = {
    "there",  "available", "known",  "found",    "listed", "registered", "recorded",  "stored",
    "it",     "they",      "them",   "he",       "she",    "we",         "you",       "i",
    "that",   "this",      "these",  "those",    "called", "named",      "made",      "used",
    "like",   "so",        "all",    "not",      "of",     "for",        "from",      "to",
    "with",   "about",     "by",     "in",       "at",     "on",         "and",       "or",
    "please", "what",      "who",    "which",    "where",  "when",       "how",       "number",
    "value",  "values",    "result", "included", "total",  "located",    "held",      "each",
    "me",     "us",        "any",    "both",     "data",   "overall",    "currently", "enough"};
// Adverbs between "are" and a predicate of the rows.
inline constexpr std::string_view kPredicateAdverbs[] = {
    "still", "yet", "already", "currently", "now", "all", "really", "very", "also", "just", "only"};
// Nouns that make a predicate with a preposition before them: "on time", "in person".
inline constexpr std::string_view kPredicateNouns[] = {"time", "print",    "person",  "hold",
                                                       "sale", "progress", "advance", "full",
                                                       "hand", "half",     "use",     "order"};
inline constexpr std::string_view kBeforePredicateNoun[] = {"in", "on", "by", "of"};
// From what is said of the rows to the value: "allergic to latex", "diagnosed with asthma".
inline constexpr std::string_view kDescribingPrepositions[] = {"to", "with", "in", "as"};
// How often each of the rows did something.
inline constexpr std::string_view kFrequencyAdverbs[] = {"twice", "thrice", "once"};
// "for the first time": which of the times that a row did something.
inline constexpr std::string_view kOccasionOrdinals[] = {"first", "second", "last"};
// "not even once" is only a negation; "at once" is not a number.
inline constexpr std::string_view kBeforePlainOnce[] = {"even", "not", "never", "at"};
// Adjectives that order rows and restrict nothing by themselves: "the expensive products".
inline constexpr std::string_view kRelativeAdjectives[] = {
    "expensive", "cheap", "good", "bad", "big", "small", "large", "long", "short", "costly"};
// Words before the rows that each have their own result: "per genre".
inline constexpr std::string_view kDistributiveWords[] = {"per", "each", "every"};
// Predicates that are true of every row of a table.
inline constexpr std::string_view kEverybody[] = {"everyone", "everybody"};
// Words before "everyone" that make it no condition: "the average age of everyone".
inline constexpr std::string_view kBeforeEverybody[] = {"of",   "for",  "list",  "show", "is",
                                                        "to",   "with", "about", "from", "and",
                                                        "than", "does", "has",   "did"};
inline constexpr std::string_view kOwnersOfAll[] = {"their", "its", "his", "her"};
// Extremes of a number of rows: "the highest number of orders".
inline constexpr std::string_view kExtremeNumbers[] = {
    "max", "maximum", "highest", "largest", "greatest", "biggest", "min", "minimum", "lowest"};
// Pieces of names, where text is looked for: "with an & in the name".
inline constexpr std::string_view kNamePieces[] = {"name", "names", "title", "titles"};

// Verbs of the position of a text in a name.
inline constexpr std::string_view kPlaceVerbs[] = {"start", "begin", "end"};
// Verbs of a place among competitors, not of a date: "who finished first".
inline constexpr std::string_view kFinishingVerbs[] = {"finished", "placed", "ranked", "ended"};
// Superlatives of the first row by its date.
inline constexpr std::string_view kFirstInTimeWords[] = {"first", "earliest"};
// Words that ask for an end of the rows: "last visit of Ann".
inline constexpr std::string_view kEndWords[] = {"last", "first", "latest"};
// Hundredths of the units of money.
inline constexpr std::string_view kMinorMoneyUnits[] = {"cent", "cents", "pence", "penny",
                                                        "pennies"};
// Participles of a price that follows: "products priced above 50".
inline constexpr std::string_view kPriceParticiples[] = {"priced", "costing"};
// Words for a change of an amount: "revenue change 2023".
inline constexpr std::string_view kChangeNouns[] = {"change", "growth", "increase", "decrease",
                                                    "decline"};
// Words that ask for a sum.
inline constexpr std::string_view kTotalWords[] = {"total", "sum", "combined"};
// Words before an amount that is compared, and before no year.
inline constexpr std::string_view kAmountBounds[] = {"above", "over", "below", "under",
                                                     "exceeding"};
inline constexpr std::string_view kPercentSigns[] = {"%", "percent"};
// The verb of what is dear: "costs the most".
inline constexpr std::string_view kDearVerb = "cost";
// Words of a column that counts rows off.
inline constexpr std::string_view kRowNumberWords[] = {"no", "number"};
// Words that are spelt right, though near to a common one: "per capita".
inline constexpr std::string_view kSpeltRight[] = {"capita"};

// Verbs that add nothing but the existence of rows: "the orders that we received".
inline constexpr std::array<std::string_view, 62> kExistenceVerbs = {
    "have",    "keep",     "store",  "record",   "register",  "list",    "exist",   "sell",
    "offer",   "own",      "use",    "make",     "place",     "receive", "create",  "show",
    "give",    "include",  "call",   "name",     "know",      "need",    "find",    "run",
    "serve",   "provide",  "stock",  "carry",    "employ",    "happen",  "operate", "issue",
    "see",     "take",     "do",     "get",      "look",      "work",    "produce", "publish",
    "release", "host",     "play",   "join",     "enter",     "save",    "report",  "complete",
    "post",    "submit",   "book",   "order",    "add",       "visit",   "appear",  "write",
    "stay",    "schedule", "belong", "describe", "represent", "feature"};
// Those of them that are no mere existence where people do them: "members who have booked".
inline constexpr std::string_view kDeedsOfPeople[] = {
    "sell",  "offer",    "use",    "place", "receive", "give",   "find",  "host", "play",
    "save",  "report",   "post",   "submit", "book",   "order",  "visit", "write", "stay",
    "see",   "schedule", "complete", "publish", "produce", "own", "make"};
// Participles that add no condition: "existing customers".
inline constexpr std::array<std::string_view, 26> kPointingParticiples = {
    "existing", "remaining",  "following",  "corresponding", "matching", "given",  "listed",
    "related",  "associated", "recorded",   "registered",    "stored",   "named",  "called",
    "said",     "mentioned",  "combined",   "linked",        "involved", "needed", "used",
    "ordered",  "sorted",     "respective", "including",     "counting"};
// Qualities of rows, which a query may not leave out.
inline constexpr std::array<std::string_view, 20> kQualityAdjectives = {
    "old",  "cheap", "expensive", "big",   "small", "large", "long", "short", "lost",    "broken",
    "dead", "alive", "living",    "empty", "full",  "busy",  "good", "bad",   "overdue", "late"};
// Words of "the most common <column>".
inline constexpr std::string_view kPopularityWords[] = {
    "common", "popular",   "frequent",  "frequently", "commonly", "often",   "prevalent", "used",
    "rarest", "commonest", "frequency", "popularity", "widely",   "busiest", "quietest",  "active"};
// Verbs that measure the rows before them: "employees earning 2000".
inline constexpr std::string_view kMeasuringVerbs[] = {"earn",    "pay",     "weigh", "measure",
                                                       "last",    "make",    "build", "found",
                                                       "earning", "costing", "paying"};
// Words for ascending order.
inline constexpr std::string_view kAscendingWords[] = {
    "ascending",      "increasing",      "alphabetical", "alphabetic",
    "alphabetically", "lexicographical", "lexicographic"};
// Words for the order of texts.
inline constexpr std::string_view kAlphabeticalWords[] = {
    "alphabetical", "alphabetic", "alphabetically", "lexicographical", "lexicographic",
    "lexicographically"};
// Adjectives of a limit that rank by the figure shown: "top 3 customers".
inline constexpr std::string_view kRankingWords[] = {"top",    "best",    "highest",
                                                     "lowest", "biggest", "smallest"};
// Adjectives of a limit that rank by date.
inline constexpr std::string_view kLatestWords[] = {"last", "latest", "newest"};
// Verbs that ask for an amount of money.
inline constexpr std::string_view kMoneyVerbs[] = {"earn",   "make",    "take",    "spend",
                                                   "charge", "collect", "raise",   "invest",
                                                   "lose",   "pay",     "receive", "gross"};
// Verbs of the amount that people pay or a business takes.
inline constexpr std::string_view kSpendingVerbs[] = {"spend", "pay",     "earn",   "generate",
                                                      "gross", "collect", "receive"};

// SQL of a condition on what is missing, in lower case.
inline constexpr std::string_view kMissingTest = "is null";

}  // namespace ask::engine
