// Words that are a part of the name of a column, or near it in meaning, without meaning it.
#pragma once
#include <span>
#include <string_view>

namespace ask::engine {

// Pieces of goods, lemmas: "unit" of unit_price.
inline constexpr std::string_view kGoodsPieces[] = {"unit", "piece"};
// "made before 2018"
inline constexpr std::string_view kMadeForm = "made", kMakeNoun = "make";
// People who belong to something, which is no date on which they came to it.
inline constexpr std::string_view kBelongingPeople[] = {"member", "subscriber", "employee"};

// Endings of acts, and of who does them: application, applicant.
inline constexpr std::string_view kEndingsOfActs[] = {"tion", "sion"};
inline constexpr std::string_view kEndingsOfDoers[] = {"ant", "er", "or"};

// Words for one thing only, and the words of the columns that may store it.
struct NarrowMeaning {
  std::span<const std::string_view> asked, stored;
};
inline constexpr std::string_view kWageWords[] = {"salary", "wage", "payroll"};
inline constexpr std::string_view kWageColumns[] = {
    "salary", "wage",   "pay",  "payroll", "earnings", "earning",      "income",
    "rate",   "stipend", "comp", "band",    "grade",    "compensation", "remuneration"};
// Verbs, as lemmas, of money that comes in: "how much did we take in ticket sales".
inline constexpr std::string_view kTakingMoneyVerbs[] = {"take",  "make", "earn",
                                                         "gross", "raise", "collect"};
inline constexpr std::string_view kBirthdayWords[] = {"birthday", "birthdate"};
inline constexpr std::string_view kBirthdayColumns[] = {"birth", "birthday", "birthdate", "born",
                                                        "dob",   "bday"};
inline constexpr NarrowMeaning kNarrowMeanings[] = {{kWageWords, kWageColumns},
                                                    {kBirthdayWords, kBirthdayColumns}};

// Nouns of times and numbers, which are a part of many names; lemmas.
inline constexpr std::string_view kPlainNouns[] = {"date",   "time",   "hour",
                                                   "minute", "second", "number"};
// "the last episode"
inline constexpr std::string_view kLatestAdjectives[] = {"last", "latest", "newest", "earliest"};
// Adjectives of who buys, sends or gives the most: "our biggest buyer".
inline constexpr std::string_view kHolderAdjectives[] = {
    "biggest", "largest", "best", "top", "greatest", "main", "smallest"};
// "people who are living here now"
inline constexpr std::string_view kBeforeHere[] = {"living", "working", "staying"};
// People of whom nothing else is said: "which person", "the name of the person".
inline constexpr std::string_view kAnyPersonNouns[] = {"person", "people", "persons"};
// Words before a number of rows: "only one", "more than one".
inline constexpr std::string_view kBeforeOne[] = {"only", "just", "exactly", "than", "least"};
// "in one go"
inline constexpr std::string_view kGoNoun = "go";
// Words of tables with the kinds of other rows: item_types.
inline constexpr std::string_view kKindTableNouns[] = {"type", "kind", "category"};
// Verbs of a purchase in the past.
inline constexpr std::string_view kBoughtForms[] = {"bought", "purchased", "ordered"};
// Before kinds, each of which is counted once: "different vaccines".
inline constexpr std::string_view kKindAdjectives[] = {"different", "distinct", "various"};
// Before a state that does not hold, and after one that is denied of a part: "not paid in cash".
inline constexpr std::string_view kNegation = "not";
inline constexpr std::string_view kWaysOfPaying[] = {"in", "by", "with", "through", "via"};

}  // namespace ask::engine
