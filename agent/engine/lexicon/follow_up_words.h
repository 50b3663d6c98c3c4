// Classes of words in follow-ups: people of the rows, ends of an order, aggregates, words that
// arrange or add rows. Lower case.
#pragma once
#include <string_view>

#include "agent/common/words.h"

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
// "without the empty ones": those that have no value.
inline constexpr std::string_view kEmptyWords[] = {"empty", "blank",   "blanks",  "null",
                                                   "nulls", "missing", "nameless"};
// Columns of those whom something is for.
inline constexpr std::string_view kReceiverNouns[] = {"recipient", "addressee", "receiver",
                                                      "consignee", "beneficiary"};
// Words of "who hosted them?", "who is the captain of each one?", beside the role.
inline constexpr std::string_view kRoleQuestionWords[] = {
    "from", "who", "whos", "is",  "are",  "was",  "were", "the",   "their", "its",  "his", "her",
    "of",   "for", "by",   "on",  "them", "they", "it",   "those", "these", "each", "one", "did",
    "does", "do",  "he",   "she", "him",  "all",  "been", "has",   "have",  "'s"};
// Ends of an order of ages.
inline constexpr std::string_view kOldestWords[] = {"oldest", "eldest"};
inline constexpr std::string_view kYoungestWords[] = {"youngest"};
// "who did she teach?"
inline constexpr std::string_view kDoForms[] = {"do", "does", "did"};
// Verbs of those to whom the rows belong, lemmas.
inline constexpr std::string_view kClientVerbs[] = {"own",    "hold",  "report", "raise", "request",
                                                    "book",   "order", "buy",    "rent",  "borrow",
                                                    "submit", "get",   "use"};
// Words in the name of a column whose numbers are in a smaller unit than those of questions.
inline constexpr std::string_view kSmallUnitWords[] = {"cent",   "cents",   "penny", "pence",
                                                       "secs",   "seconds", "sec",   "ms",
                                                       "millis", "grams",   "g",     "minor"};
// The upper and the lower end of an order.
inline constexpr std::string_view kHighestWords[] = {
    "most",     "highest", "biggest", "largest", "best",    "top",       "maximum",
    "greatest", "max",     "longest", "bigger",  "busiest", "strongest", "commonest"};
inline constexpr std::string_view kLowestWords[] = {"fewest", "least",    "lowest",  "smallest",
                                                    "worst",  "bottom",   "minimum", "min",
                                                    "rarest", "shortest", "weakest", "quietest"};
// What the aggregates are called; an average: kAverageWords.
inline constexpr std::string_view kSumNames[] = {"total", "sum", "altogether", "together",
                                                 "overall"};
inline constexpr std::string_view kMaximumNames[] = {"maximum", "max", "highest", "biggest",
                                                     "largest"};
inline constexpr std::string_view kMinimumNames[] = {"minimum", "min", "lowest", "smallest"};
// Last words of what is wanted that need not be in the name of a column.
inline constexpr std::string_view kColumnHeadNouns[] = {"number", "numbers", "name", "names",
                                                        "address"};
// "the full names please": before kNamesOnly.
inline constexpr std::string_view kBeforeNames[] = {"the", "full", "all", "just"};
// Words of columns with the two ends of a movement.
inline constexpr std::string_view kOriginColumnWords[] = {"from", "origin", "departure", "source"};
inline constexpr std::string_view kDestinationColumnWords[] = {"to", "destination", "arrival",
                                                               "dest"};
// "when was that?"
inline constexpr std::string_view kTimeQuestionWord = "when";
// Columns of a place, the likeliest first.
inline constexpr std::string_view kPlaceColumnWords[] = {
    "city",    "town",  "location",     "loc",    "place",  "whereabouts", "address",
    "street",  "depot", "storage",      "shelf",  "bay",    "rack",        "aisle",
    "village", "site",  "municipality", "county", "region", "country"};
// Tables of the places where things are kept, lemmas, beside kPlaceTables.
inline constexpr std::string_view kKeepingTables[] = {
    "berth", "depot", "base", "shelf",  "room",  "garage", "station", "stable", "hall", "gallery",
    "field", "plot",  "bay",  "screen", "stage", "kennel", "tank",    "studio", "town"};
// Columns of what people do, of why a row is as it is, and of how people are reached.
inline constexpr std::string_view kOccupationColumnWords[] = {
    "job", "role", "occupation", "profession", "position", "duty", "duties", "trade", "specialty"};
inline constexpr std::string_view kReasonColumnWords[] = {"reason", "cause", "explanation",
                                                          "motive"};
inline constexpr std::string_view kContactColumnWords[] = {"phone", "telephone", "mobile", "tel",
                                                           "email"};
inline constexpr size_t kPhoneWords = 4;  // the first of kContactColumnWords
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
// Words of "how much do they get each?", after the first two, beside the verb.
inline constexpr std::string_view kAmountOfEachWords[] = {
    "do",  "does", "did", "is", "are", "was",  "were", "they",  "them",  "we", "us",
    "you", "that", "it",  "of", "for", "each", "one",  "those", "these", "he", "she"};
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
// Auxiliaries before a predicate of rows.
inline constexpr std::string_view kFormsOfBeAndHave[] = {"is", "are", "was",  "were", "be",
                                                         "'s", "has", "have", "had"};
// Verbs that arrange rows in an order or in groups, and the places in an order.
inline constexpr std::string_view kOrderVerbs[] = {"sort",  "order",   "rank",
                                                   "group", "arrange", "split"};
inline constexpr std::string_view kPlacesInOrder[] = {
    "first", "last",   "top",     "bottom", "best",    "worst",   "second",  "third",
    "next",  "fourth", "highest", "lowest", "biggest", "largest", "smallest"};
// Forms of verbs that name no rows: "who made the most?".
inline constexpr std::string_view kLightVerbForms[] = {"made", "did",  "got",   "had",    "has",
                                                       "does", "gets", "makes", "brought"};
// Words of the period before: "the previous year".
inline constexpr std::string_view kEarlierWords[] = {"before", "earlier", "previous", "preceding",
                                                     "prior"};
// Words of the period after: "the next year".
inline constexpr std::string_view kLaterWords[] = {"after", "later", "following", "next"};
// Adverbs that group by a period, and its noun.
inline constexpr std::string_view kGroupingAdverbs[][2] = {
    {"daily", "day"},         {"weekly", "week"}, {"monthly", "month"},
    {"quarterly", "quarter"}, {"yearly", "year"}, {"annually", "year"}};
// Words of one total of all rows: "in total", "altogether".
inline constexpr std::string_view kTotalAdverbs[] = {"total", "altogether", "overall", "together"};
// "list everything he found"
inline constexpr std::string_view kThingPronoun = "everything";
// Nouns of what is the worse the more there is of it, lemmas.
inline constexpr std::string_view kBadAmountNouns[] = {
    "cost",      "expense",   "repair",       "complaint", "debt",     "arrears",  "overdue",
    "delay",     "lateness",  "incident",     "accident",  "fault",    "defect",   "damage",
    "loss",      "absence",   "breakdown",    "failure",   "error",    "fine",     "penalty",
    "injury",    "waste",     "downtime",     "casualty",  "bug",      "outage",   "theft",
    "death",     "spend",     "cancellation", "unpaid",    "expenditure"};
// Words of a question about all the rows that there are: "how many boats do we have".
inline constexpr std::string_view kWholeWords[] = {
    "all", "every", "overall",   "everyone", "have", "got",     "there", "altogether",
    "our", "whole", "everybody", "general",  "list", "average", "mean",  "total"};
// "what are the teams called?": after the noun.
inline constexpr std::string_view kCallingParticiples[] = {"called", "named", "names", "then"};
// "how many did they ever order?"
inline constexpr std::string_view kEverAdverb = "ever";
// What an aggregate is called where nothing follows it: "what's the average?".
inline constexpr std::string_view kBareAggregates[] = {"average", "mean",     "total",   "sum",
                                                       "maximum", "minimum",  "highest", "lowest",
                                                       "largest", "smallest", "biggest"};
// Participles of an order: "sorted by".
inline constexpr std::string_view kSortedParticiples[] = {"sorted", "ordered", "ranked",
                                                          "arranged"};
// Words that take a condition away: "whatever the year".
inline constexpr std::string_view kDismissingWords[] = {"forget", "regardless", "whatever"};
// Adverbs of the direction of an order.
inline constexpr std::string_view kDescendingAdverb = "descending", kAscendingAdverb = "ascending",
                                  kAlphabeticalAdverb = "alphabetically",
                                  kReverseAdverb = "reverse";
inline constexpr std::string_view kDirectionAdverbs[] = {kDescendingAdverb, kAscendingAdverb,
                                                         kAlphabeticalAdverb};
// Forms of the verb of a place in an order: "who came second?".
inline constexpr std::string_view kRankVerbForms[] = {"comes", "came"};
// "sort by price", "order by price", "in reverse order"; "the rows sorted by price".
inline constexpr std::string_view kSortingVerb = "sort", kOrderingVerb = "order",
                                  kSortingParticiple = "sorted";
// The two ends of an order, before a number of rows: "top 5".
inline constexpr std::string_view kRankEnds[] = {"top", "bottom"};
// Verbs that ask for a further column or condition: "add the email".
constexpr bool is_addition_verb(std::string_view word) {
  return text::equals_any(word, "add", "include");
}
// Words with which a noun phrase asks for more than rows: "average price", "share of members".
inline constexpr std::string_view kQuantifyingWords[] = {"each",  "every", "all",        "average",
                                                         "total", "and",   "or",         "vs",
                                                         "most",  "least", "percentage", "share"};
// Adjectives before a number that may be called like its rows: "total claimed".
inline constexpr std::string_view kMeasuringAdjectives[] = {"total", "average", "highest",
                                                            "lowest"};
// Superlatives of one row or group: "the busiest month?".
inline constexpr std::string_view kRankingSuperlatives[] = {
    "most",    "least",    "fewest",  "best",     "worst",     "highest", "lowest", "biggest",
    "largest", "smallest", "busiest", "quietest", "strongest", "weakest", "rarest", "commonest"};
// Adjectives of how many rows there are: "the most common".
inline constexpr std::string_view kFrequencyAdjectives[] = {"common", "popular", "frequent"};
// "who has been with us longest?", "who joined last?"
inline constexpr std::string_view kEndsOfTimeWords[] = {
    "longest", "first", "last", "latest", "earliest", "oldest", "youngest", "newest", "recently"};
// Superlatives of a length, which count no rows.
inline constexpr std::string_view kLengthSuperlatives[] = {"longest", "shortest"};
// Participles without a suffix that open a restriction: "born in 1990".
inline constexpr std::string_view kIrregularParticiples[] = {"born",   "made",    "built", "sold",
                                                             "bought", "written", "paid"};
// Particles and adverbs right after a participle: "signed up".
inline constexpr std::string_view kVerbParticles[] = {"up", "in", "out", "off", "late"};
// What is asked for with an aggregate: "the highest price".
inline constexpr std::string_view kHighestNumber = "highest", kLowestNumber = "lowest",
                                  kMiddleNumber = "median";
// Words that ask for the number at an end, and not for its row.
inline constexpr std::string_view kBoundNouns[] = {"max", "maximum", "min", "minimum"};
// Places in an order, from the first on.
inline constexpr std::string_view kOrdinals[] = {"first", "second",  "third",  "fourth", "fifth",
                                                 "sixth", "seventh", "eighth", "ninth",  "tenth"};
// Words before a further column: "including the price".
inline constexpr std::string_view kAddingPrepositions[] = {"with", "including", "plus"};
// Columns with the state of a row, lemmas.
inline constexpr std::string_view kStateColumns[] = {"status", "state", "stage"};
// Comparatives of an amount.
inline constexpr std::string_view kAmountComparatives[] = {"more", "fewer", "higher", "lower"};
// Forms of verbs between a noun and "the most": "which ward had the most".
inline constexpr std::string_view kPossessionForms[] = {"had", "has", "have", "got", "gets"};
// Superlatives of how many rows there are: "the busiest month".
constexpr bool is_activity_superlative(std::string_view word) {
  return text::equals_any(word, "busiest", "quietest");
}
// "who joined first": by date.
inline constexpr std::string_view kFirstInTime = "earliest", kLastInTime = "latest";
// Verbs that name no event of their own, lemmas: "who made the most orders".
inline constexpr std::string_view kSupportVerbs[] = {"have", "make", "do", "get"};
// Superlatives of a number that rates: "the best?" after an average score.
inline constexpr std::string_view kQualitySuperlatives[] = {"best", "worst"};
// Verbs between a row and those that belong to it, which choose none of them, lemmas and forms:
// "how many loans has each of them taken out?"; particles after such a verb.
inline constexpr std::string_view kLinkingVerbs[] = {
    "have", "make",  "do",    "get",  "put",    "place", "submit", "file",  "lodge",
    "send", "give",  "bring", "take", "base",   "based", "hold",   "own",   "receive",
    "run",  "enter", "write", "play", "belong", "done",  "made",   "taken", "given"};
inline constexpr std::string_view kLinkingParticles[] = {"in", "on",   "out",   "of",  "up",
                                                         "to", "with", "after", "for", "at"};
// "which others cost more than 5?"
inline constexpr std::string_view kOthersNoun = "others";
// "is she on any other shows?", beside what else is said.
inline constexpr std::string_view kOtherWords[] = {"other", "another", "any",
                                                   "some",  "else",    "anything"};
inline constexpr std::string_view kNeuterPronouns[] = {"it", "its", "this", "that"};
inline constexpr std::string_view kOtherAdjectives[] = {"other", "another"};
// Verbs of either side of a trade, lemmas: "who supplies them?", "what else do we buy from them?".
inline constexpr std::string_view kSupplyVerbs[] = {
    "supply", "buy",   "order",   "purchase", "sell",   "stock", "deliver",
    "carry",  "offer", "provide", "import",   "source", "ship",  "get"};
// Verbs of a rate: "what do they cost per day?".
inline constexpr std::string_view kChargingVerbs[] = {"cost", "costs", "charge", "pay"};

}  // namespace ask::engine
