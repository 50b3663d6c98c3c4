// Words around a verb of which somebody is said to have done it. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// "delivered by Ann"
inline constexpr std::string_view kByDoer[] = {"by"};
// "drivers who delivered", "has Ann delivered"
inline constexpr std::string_view kBeforeDeed[] = {"who", "that", "which", "have", "has", "had"};
// Words between a verb and the noun of what it was done to.
inline constexpr std::string_view kBeforeObject[] = {
    "a", "an", "the", "more", "most", "less", "fewer", "all", "any", "no", "only", "over", "every"};
// Words before a noun that is written like a verb: "each order".
inline constexpr std::string_view kBeforeVerbalNoun[] = {
    "a", "an", "the", "each", "any", "one", "of", "which", "per", "what", "last", "every"};
// Verbs by which the life of a row begins: every order was ordered, whatever became of it. Lemmas.
inline constexpr std::string_view kOpeningVerbs[] = {
    "order",  "book",     "hire",     "borrow",  "rent",     "buy",    "purchase",  "enrol",
    "enroll", "register", "request",  "reserve", "apply",    "submit", "issue",     "lend",
    "loan",   "admit",    "join",     "lease",   "assign",   "invite", "subscribe", "create",
    "report", "log",      "nominate", "propose", "schedule", "plan",   "start",     "place"};
// States of rows that came to nothing, or to nothing yet, besides those of state_classes().
inline constexpr std::string_view kStatesOfNothing[] = {
    "lost",       "stolen",      "overdue",          "abandoned", "aborted",   "forfeited",
    "in transit", "on the way",  "out for delivery", "on loan",   "out",       "no answer",
    "not home",   "nobody home", "unreachable",      "given up",  "incomplete"};
// States before somebody is taken on.
inline constexpr std::string_view kApplicantStates[] = {
    "applied", "requested", "enquired", "shortlisted", "interviewed", "invited", "interview"};
// "never delivered", "delivered no parcels"
inline constexpr std::string_view kNoneBefore[] = {"never"};
inline constexpr std::string_view kNoneAfter[] = {"no"};
inline constexpr std::string_view kNegations[] = {"not", "never", "no"};

}  // namespace ask::engine
