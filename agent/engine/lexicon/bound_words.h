// Words of a comparison with a number that is stored of each row: "jobs that came in dearer than
// the quote", "weddings where we charged over the list price". Lower case; inflected forms as
// typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Comparatives before "than".
inline constexpr std::string_view kMoreThanBound[] = {"more",  "dearer",  "higher", "greater",
                                                      "larger", "pricier", "bigger"};
inline constexpr std::string_view kLessThanBound[] = {"less", "cheaper", "lower", "fewer",
                                                      "smaller"};
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
    "weighs", "weighed", "quote", "quoted", "took",    "take",     "takes"};
// Words of columns with money that kMoneyNouns lacks.
inline constexpr std::string_view kComparedMoney[] = {"price", "amount", "quote", "budget", "value",
                                                   "rate",  "advance", "total", "fare"};

}  // namespace ask::engine
