// Words of a comparison with a number that is stored of each row: "jobs that came in dearer than
// the quote", "weddings where we charged over the list price". Lower case; inflected forms as
// typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Comparatives before "than".
inline constexpr std::string_view kMoreThanBound[] = {"more",  "dearer",  "higher", "greater",
                                                      "larger", "pricier", "bigger", "longer"};
inline constexpr std::string_view kLessThanBound[] = {"less", "cheaper", "lower", "fewer",
                                                      "smaller", "shorter"};
// What is asked of the difference at the end: "and how much under", "with the difference".
inline constexpr std::string_view kOverExcess[] = {"over",  "under", "higher",  "lower",  "more",
                                                   "less",  "above", "below",   "dearer", "extra",
                                                   "short", "cheaper"};
inline constexpr std::string_view kExcessNouns[] = {"difference", "excess", "overrun"};
inline constexpr std::string_view kBeforeExcess[] = {"by", "and", "the", "with", "show", "give"};
// The same without "than".
inline constexpr std::string_view kOverBound[] = {"over", "above", "exceeding", "beyond"};
// Verbs of what is more than a bound: "whose weight exceeds the limit".
inline constexpr std::string_view kExceedBound[] = {"exceed", "exceeds", "exceeded"};
// Words before the name of a bound.
inline constexpr std::string_view kBeforeBound[] = {"the", "their", "its", "our", "his", "her",
                                                    "there"};
// Words before the verb that names a bound: "than they had asked for", "than was planned".
inline constexpr std::string_view kBeforeBoundVerb[] = {
    "what", "they", "we",   "it",   "he",  "she",  "you",   "i",          "was",   "were",
    "is",   "are",  "had",  "have", "has", "been", "being", "originally", "first", "initially",
    "actually"};
// Verbs of one meaning that name a bound.
struct BoundVerbs {
  std::string_view verbs;
};
inline constexpr BoundVerbs kBoundVerbs[] = {
    {"asked requested applied wanted claimed sought"},
    {"planned expected estimated budgeted forecast projected anticipated scheduled allowed"},
    {"booked reserved registered"},
    {"included covered allowed permitted"},
    {"promised agreed pledged"},
    {"charged billed invoiced"}};
// Words between the rows and the comparison that tell no rows apart.
inline constexpr std::string_view kClauseOfBound[] = {
    "that", "which", "where",   "who",    "whose",  "we",      "they", "you",  "it",   "i",
    "was",  "were",  "is",      "are",    "has",    "have",    "had",  "did",  "got",  "been",
    "came", "come",  "comes",   "went",   "go",     "in",      "out",  "at",   "for",  "with",
    "a",    "an",    "the",     "their",  "its",    "already", "actually", "ended", "up", "turned"};
// Verbs of what an amount was.
inline constexpr std::string_view kVerbsOfBound[] = {
    "charge", "charged", "bill",  "billed", "invoice", "invoiced", "pay",   "pays", "paid",
    "cost",   "costs",   "sell",  "sold",   "spend",   "spent",    "price", "priced", "weigh",
    "weighs", "weighed", "quote", "quoted", "took",    "take",     "takes", "received", "awarded",
    "granted", "given",  "ran",   "needed", "used",    "worked",   "made",  "raised",   "scored",
    "lasted",  "finished"};
// Words before a price that say that it is the one that is stored: "over the normal price".
inline constexpr std::string_view kUsualWords[] = {
    "normal",  "usual",    "standard",   "regular", "ordinary",  "list",     "listed", "agreed",
    "official", "advertised", "catalogue", "full",  "published", "original", "set",    "stated"};
// Verbs of asking for money, and words of the columns of what was asked for.
inline constexpr std::string_view kBillingVerbs[] = {"charge", "charged", "bill",   "billed",
                                                     "invoice", "invoiced", "pay",  "paid"};
inline constexpr std::string_view kBilledColumns[] = {"charge", "bill", "invoice", "pay"};
// Words of the column of what an amount came to in the end.
inline constexpr std::string_view kFinalColumns[] = {"actual", "final", "charge", "bill",
                                                     "invoice"};
// Before a margin: "more than 10 percent over"; the second ones also let it be reached.
inline constexpr std::string_view kMarginOpenings[] = {"more than", "over", "by more than",
                                                       "by over", "by"};
inline constexpr std::string_view kLeastMarginOpenings[] = {"at least", "by at least"};
// Words of columns with money that kMoneyNouns lacks.
inline constexpr std::string_view kComparedMoney[] = {"price", "amount", "quote", "budget", "value",
                                                   "rate",  "advance", "total", "fare"};

}  // namespace ask::engine
