// Classes of words in follow-ups: people of the rows, ends of an order, aggregates, what arranges
// and adds. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Tables of those to whom rows belong, lemmas.
inline constexpr std::string_view kOwnerNouns[] = {
    "customer",   "client",   "member",    "user",     "owner",  "patient",
    "person",     "employee", "student",   "guest",    "donor",  "holder",
    "subscriber", "tenant",   "passenger", "attendee", "account"};
// Tables of those who work on the rows, lemmas; of those whom they are for.
inline constexpr std::string_view kStaffNouns[] = {
    "agent",     "employee", "staff",      "mechanic", "technician", "trainer",
    "coach",     "vet",      "teacher",    "doctor",   "dentist",    "driver",
    "adjuster",  "handler",  "nurse",      "worker",   "instructor", "therapist",
    "engineer",  "guide",    "consultant", "tutor",    "manager",    "operator",
    "assistant", "officer",  "crew",       "stylist",  "surgeon"};
inline constexpr std::string_view kClientNouns[] = {
    "customer", "client", "member", "user",       "owner",    "patient",  "person",    "student",
    "guest",    "donor",  "holder", "subscriber", "tenant",   "attendee", "passenger", "account",
    "buyer",    "pupil",  "renter", "requester",  "reporter", "borrower", "visitor",   "employee"};
// Verbs of those who work on the rows, lemmas.
inline constexpr std::string_view kStaffVerbs[] = {
    "work",    "handle", "deal",    "fix",    "repair", "treat", "look",
    "process", "serve",  "inspect", "assign", "drive",  "teach"};
// Verbs of those to whom the rows belong, lemmas.
inline constexpr std::string_view kClientVerbs[] = {"own",    "hold",  "report", "raise", "request",
                                                    "book",   "order", "buy",    "rent",  "borrow",
                                                    "submit", "get",   "use"};
// Words in the name of a column whose numbers are in a smaller unit than what is said.
inline constexpr std::string_view kSmallUnitWords[] = {"cent",   "cents",   "penny", "pence",
                                                       "secs",   "seconds", "sec",   "ms",
                                                       "millis", "grams",   "g",     "minor"};
// The upper and the lower end of an order.
inline constexpr std::string_view kHighestWords[] = {
    "most",     "highest", "biggest", "largest", "best",    "top",      "maximum",
    "greatest", "max",     "longest", "bigger",  "busiest", "strongest"};
inline constexpr std::string_view kLowestWords[] = {"fewest", "least",    "lowest",  "smallest",
                                                    "worst",  "bottom",   "minimum", "min",
                                                    "rarest", "shortest", "weakest", "quietest"};
// What the aggregates are called.
inline constexpr std::string_view kAverageNames[] = {"average", "avg", "mean"};
inline constexpr std::string_view kSumNames[] = {"total", "sum", "altogether", "together",
                                                 "overall"};
inline constexpr std::string_view kMaximumNames[] = {"maximum", "max", "highest", "biggest",
                                                     "largest"};
inline constexpr std::string_view kMinimumNames[] = {"minimum", "min", "lowest", "smallest"};
// Last words of what is wanted that need not be in the name of a column.
inline constexpr std::string_view kColumnHeadNouns[] = {"number", "numbers", "name", "names",
                                                        "address"};
// Columns that tell a place, the likeliest first.
inline constexpr std::string_view kPlaceColumnWords[] = {"city",  "town",    "location",
                                                         "place", "address", "country"};
// Verbs that sort.
inline constexpr std::string_view kSortVerbs[] = {"sort", "sorted", "order",   "ordered",
                                                  "rank", "ranked", "arrange", "arranged"};
// Verbs that arrange the rows and restrict none.
inline constexpr std::string_view kArrangingVerbs[] = {"sort",    "sorted", "order",   "ordered",
                                                       "rank",    "ranked", "arrange", "arranged",
                                                       "grouped", "split"};
// Negations, whole or as they are split.
inline constexpr std::string_view kDenialWords[] = {"not", "no", "never", "t", "'t", "don"};
// Verbs of the amount of a row, lemmas.
inline constexpr std::string_view kAmountVerbsOfRows[] = {"pay", "cost", "spend", "give"};
// Verbs of the number that is shown, lemmas.
inline constexpr std::string_view kFigureVerbs[] = {"give", "pay", "cost", "earn",
                                                    "have", "get", "bring"};
// Verbs of a rank, which name no column, lemmas.
inline constexpr std::string_view kRankVerbs[] = {"give",   "make", "take",  "earn",  "have",
                                                  "bring",  "do",   "be",    "spend", "pay",
                                                  "earner", "buy",  "seller"};
// Words of an order by a count.
inline constexpr std::string_view kCountNounsOfOrder[] = {"number", "count", "amount", "many"};
// Nouns of "that year".
inline constexpr std::string_view kPointedPeriods[] = {"year", "month",  "week",
                                                       "day",  "period", "quarter"};
// Verbs that ask for another column.
inline constexpr std::string_view kAddingVerbs[] = {"add",  "include", "with",   "show",
                                                    "list", "give",    "display"};
// Words that ask for an aggregate.
inline constexpr std::string_view kBoundNames[] = {"the", "max", "maximum", "min", "minimum"};
// Words that open a question or a request, as they are typed.
inline constexpr std::string_view kTurnQuestionWords[] = {
    "how", "what", "whats", "which", "wich", "who", "whos", "whose", "where", "when", "why"};
inline constexpr std::string_view kTurnRequestWords[] = {
    "show", "list", "give", "find", "get", "display", "name", "count", "return", "tell", "fetch"};
// Words that open a restriction, a group or an order of the rows before.
inline constexpr std::string_view kTurnPrepositions[] = {
    "in",      "by",      "per",       "for",    "from",      "of",      "with",
    "without", "since",   "before",    "after",  "during",    "between", "under",
    "over",    "above",   "below",     "on",     "at",        "within",  "until",
    "till",    "not",     "excluding", "except", "including", "to",      "through",
    "around",  "grouped", "split",     "sorted", "ordered",   "ranked"};
// Auxiliaries before what is said of rows.
inline constexpr std::string_view kFormsOfBeAndHave[] = {"is", "are", "was",  "were", "be",
                                                         "'s", "has", "have", "had"};
// Verbs that arrange rows in an order or in groups, and the places in an order.
inline constexpr std::string_view kOrderVerbs[] = {"sort",  "order",   "rank",
                                                       "group", "arrange", "split"};
inline constexpr std::string_view kPlacesInOrder[] = {
    "first", "last",   "top",     "bottom", "best",    "worst",   "second",  "third",
    "next",  "fourth", "highest", "lowest", "biggest", "largest", "smallest"};

}  // namespace ask::engine
