// Words of questions for the pay of people: "what does a boatman earn an hour". Lower case.
#pragma once
#include <string_view>
#include <utility>

namespace ask::engine {

inline constexpr std::string_view kPayingVerbs[] = {"pay"};
inline constexpr std::string_view kEarnVerbs[] = {"earn", "make", "get", "earning"};
// Verbs of those who are paid, or that have the price: "get 28 an hour", "go for 30 a night".
inline constexpr std::string_view kPriceVerbForms[] = {
    "get",    "gets",   "earn", "earns", "make", "makes", "want", "wants", "charge", "charges",
    "go",     "goes",   "rent", "rents", "hire", "let",   "come", "comes", "paid",   "are",
    "is",     "start",  "run",  "priced"};
// Words after "or" of a bound: "28 an hour or more".
inline constexpr std::string_view kOrMore[] = {"more", "over", "above", "higher", "better"};
inline constexpr std::string_view kOrLess[] = {"less", "under", "below", "lower", "cheaper"};
// Prepositions after them.
inline constexpr std::string_view kAfterPriceVerb[] = {"for", "at", "on", "from", "in"};
inline constexpr std::string_view kMenEnding = "men";  // of "boatmen"
// Before those who are paid.
inline constexpr std::string_view kBeforePaid[] = {"the", "our", "a", "an", "each", "every", "all"};
// Words after their noun that restrict them.
inline constexpr std::string_view kAfterPaid[] = {"with", "without", "in", "at", "on",
                                                  "from", "who",     "of", "for"};
// What the pay of a period is called.
inline constexpr std::pair<std::string_view, std::string_view> kPayPeriods[] = {
    {"hour", "hourly"}, {"day", "daily"},   {"week", "weekly"}, {"month", "monthly"},
    {"year", "yearly"}, {"year", "annual"}, {"night", "nightly"}};

}  // namespace ask::engine
