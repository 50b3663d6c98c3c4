// Word classes of the rewrites that bring the parts of a question into another order.
#pragma once
#include <string_view>

namespace ask::engine {

// Words before the rows that a request asks for: "show me all the orders".
inline constexpr std::string_view kBeforeRows[] = {"show", "me",  "list", "give",  "us",
                                                   "find", "the", "our",  "all",   "my",
                                                   "a",    "get", "see",  "please"};
// Nouns of how many rows there are, after what is counted: "order count", "donor numbers".
inline constexpr std::string_view kTallyNouns[] = {"count", "counts", "tally"};
inline constexpr std::string_view kNumbersNoun = "numbers";
// What a phrase of rows ends before: "visits in 2024", "parcels by month".
inline constexpr std::string_view kRowPhraseEnds[] = {
    "by",      "per",   "for",   "in",     "at",    "of",   "on",    "with",   "without",
    "from",    "that",  "who",   "which",  "where", "each", "did",   "have",   "has",
    "were",    "was",   "and",   "across", "is",    "are",  "over",  "under",  "above",
    "below",   "than",  "more",  "less",   "not",   "to",   "still", "before", "after",
    "between", "since", "until", "had",    "do",    "does", "got"};
// Words before a year that belongs to the rows after it: "total 2024 sales", "number of 2024
// visits".
inline constexpr std::string_view kBeforeYearOfRows[] = {"of", "our",  "the",  "all",  "total",
                                                         "my", "many", "list", "show", "me"};
// What rows are divided among: "how are donors split across the groups".
inline constexpr std::string_view kDistributedParticiples[] = {"split",   "spread",      "divided",
                                                               "grouped", "distributed", "broken"};
inline constexpr std::string_view kDistributionPrepositions[] = {"across", "over",    "between",
                                                                 "among",  "amongst", "by"};
inline constexpr std::string_view kBeforeDistributed[] = {"the", "our", "all", "different",
                                                          "various"};
// Verbs of a measure, and its noun: "which parcel weighs the most".
inline constexpr std::string_view kVerbsOfMeasure[][2] = {{"weigh", "weight"},
                                                          {"weighs", "weight"},
                                                          {"weighed", "weight"},
                                                          {"cost", "cost"},
                                                          {"costs", "cost"}};
// What each row is to be listed: "each pilot only once".
inline constexpr std::string_view kOnceAdverb = "once";
// Repeated rows: "no duplicates".
inline constexpr std::string_view kRepeatedRows[] = {"duplicates", "repeats", "doubles",
                                                     "repetitions"};
// Words that make them a condition: "members that have no repeats".
inline constexpr std::string_view kBeforeLackedRows[] = {"have", "has", "had",
                                                         "with", "got", "there"};
// Sorting participles before "A to Z".
inline constexpr std::string_view kSortingParticiples[] = {"sorted", "ordered", "listed",
                                                           "arranged"};
// Verbs of a request for an order: "put the busiest first".
inline constexpr std::string_view kPuttingVerbs[] = {"put", "list", "show", "with", "have"};
// Adjectives of a high price: "the dearest cheese per kilo".
inline constexpr std::string_view kDearSuperlatives[] = {"dearest", "priciest", "costliest"};
inline constexpr std::string_view kCheapSuperlatives[] = {"cheapest"};
// A measure that is for one unit: "price per kg".
inline constexpr std::string_view kPriceNoun = "price", kDearAdjective = "expensive";

// Verbs of how a state came to be, before its participle: "end up cancelled".
inline constexpr std::string_view kEndingVerbs[][2] = {
    {"end", "are"}, {"ends", "is"}, {"ended", "were"}, {"wind", "are"}, {"wound", "were"}};
// Verbs of being for long: "the club that has existed the longest".
inline constexpr std::string_view kExistingParticiples[] = {"existed", "survived"};
// Adverbs of what is done in many rows: "the most frequently played opening".
inline constexpr std::string_view kOftenAdverbs[] = {"frequently", "often", "commonly",
                                                     "regularly"};
// What somebody owes: "the customer with the biggest debt".
inline constexpr std::string_view kOwedSums[] = {"debt", "debts"};
// Postures of what is somewhere: "bottles that are sitting in the cellar".
inline constexpr std::string_view kPostures[] = {"sitting", "lying", "standing"};
// Waiting for what has not happened: "orders still waiting to be shipped".
inline constexpr std::string_view kWaitingForms[] = {"waiting", "awaiting"};
// Where something is kept, and the state of what is there: "units in storage".
inline constexpr std::string_view kStorageNoun = "storage", kStoredState = "stored";
// What an organisation has, which all rows are in: "the vessels in our fleet".
inline constexpr std::string_view kOwnCollections[] = {"fleet", "register", "books", "stock"};
// "a friend of ours"
inline constexpr std::string_view kPossessivePronouns[] = {"ours", "mine"};
// Those that have all rows: "the oldest ship in the fleet".
inline constexpr std::string_view kWholeHoldings[] = {"fleet", "books"};
// Verbs of a sum: "the budgets added up".
inline constexpr std::string_view kAddingForms[] = {"added", "summed", "totalled"};
// "the year 2024"
inline constexpr std::string_view kYearNoun = "year";
// What is shown of the rows: "just the names".
inline constexpr std::string_view kNamesOnly[] = {"names", "name"};

}  // namespace ask::engine
