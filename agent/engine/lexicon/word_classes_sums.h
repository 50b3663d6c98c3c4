// Classes of words of questions for a sum that they do not call one: "what has Ann paid us", "hours
// put in by each worker", "the part we use most of". Lower case; inflected forms as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Verbs after "what did somebody" that ask for money, in their forms after "did" and "has".
inline constexpr std::string_view kMoneyObjectVerbs[] = {
    "pay",  "paid",  "spend",  "spent",  "give",    "given", "gave",
    "cost", "raise", "raised", "donate", "donated", "earn",  "earned"};
// The same after "what have we": of what comes in, too.
inline constexpr std::string_view kOwnMoneyVerbs[] = {
    "pay",    "paid", "spend", "spent",   "raise",     "raised", "earn",
    "earned", "take", "taken", "collect", "collected", "make",   "made"};
// Participles of money that was received, also before "in".
inline constexpr std::string_view kCollectedForms[] = {"collected", "paid",   "taken",
                                                       "received",  "raised", "brought"};
// Verbs of money that has come in, and is not only charged.
inline constexpr std::string_view kReceivedForms[] = {"received", "collected", "paid",   "came",
                                                      "come",     "receive",   "collect"};
// Words of an amount of money after the kind that it is of: "call out fee".
inline constexpr std::string_view kKindAmounts[] = {"fee",  "charge",  "paid", "amount",
                                                    "fees", "charges", "cost", "price"};
// Words of a column with what is paid for a period.
inline constexpr std::string_view kPeriodicWords[] = {"yearly", "annual", "monthly", "weekly"};
// Verbs of what comes "in".
inline constexpr std::string_view kBringingForms[] = {"bring", "brought", "take", "taken",
                                                      "brings"};
// Verbs of money that rows bring, without "in".
inline constexpr std::string_view kYieldingForms[] = {"raise", "raised", "make",
                                                      "made",  "earn",   "earned"};
// Verbs of gifts, in their forms after "did" and "has".
inline constexpr std::string_view kGivingForms[] = {"give", "given", "gave", "donate", "donated"};
// Further verbs of money before "the most": "which machine has cost us the most".
inline constexpr std::string_view kMostMoneyForms[] = {
    "pay",  "paid",  "pays",  "cost",  "costs", "give",   "given",   "gave", "donate", "donated",
    "lost", "lose",  "charged", "spent", "spend"};
// Verbs of income that say so without "in" or "us" after them: "which stall earned the most".
inline constexpr std::string_view kPlainEarnedForms[] = {"earn", "earns", "earned", "raise",
                                                         "raises", "raised"};
// What "paid" is of where there are such rows.
inline constexpr std::string_view kPaymentNoun = "payment";
// Whoever does what they say.
inline constexpr std::string_view kGiverNoun = "donor";
// Verbs of money that is given to a cause.
inline constexpr std::string_view kRaisingForms[] = {"raise", "raised"};
// Participles of money at the beginning of a question: "raised by each campaign".
inline constexpr std::string_view kBareParticiples[] = {"raised", "earned", "taken", "collected",
                                                        "spent"};
// Verbs of money that we get, and the periods after them: "money we get a year".
inline constexpr std::string_view kGettingMoneyForms[] = {"get",  "got",  "take",
                                                          "took", "make", "made"};
inline constexpr std::string_view kFeePeriods[] = {"year", "month", "week"};
// Verbs before "through" of what is used up.
inline constexpr std::string_view kConsumingForms[] = {"get", "got", "go", "gone", "went"};
// Words before the rows whose worth is asked for: "all of our kit".
inline constexpr std::string_view kBeforeWorthRows[] = {"all", "of", "the", "our", "my", "whole"};
// What rows with a number of pieces and a price are worth, as the linker reads it.
inline constexpr std::string_view kStockValue = "stock value";
// Words before whoever paid that name nobody.
inline constexpr std::string_view kNoPayers[] = {"the", "a",    "an",    "our",  "my", "your",
                                                 "all", "left", "total", "been", "not"};
// Words between "what did" and the rows that brought money.
inline constexpr std::string_view kBeforeEarningRows[] = {"each", "every", "all", "the",
                                                          "our",  "my",    "of"};
// Words after a verb of money that are followed by no object of it.
inline constexpr std::string_view kAfterMoneyVerb[] = {
    "in",    "on",    "for",  "during", "last",  "this",    "since",
    "from",  "by",    "per",  "each",   "over",  "between", "before",
    "after", "until", "with", "at",     "every", "through", "under"};
// Adverbs of a day after such a verb.
inline constexpr std::string_view kNamedDays[] = {"yesterday", "today"};
// What is taken in at a place: "kiosk takings".
inline constexpr std::string_view kNamedIncomeNouns[] = {"takings", "revenue", "turnover",
                                                         "income"};
// Words before the place.
inline constexpr std::string_view kBeforeNamedIncome[] = {
    "the", "our", "total", "what", "are", "were", "is", "was", "show", "me", "list", "give"};
// Adverbs of a sum at the end of a question.
inline constexpr std::string_view kSumEndings[] = {"altogether", "overall", "together"};
// Words after "all" there.
inline constexpr std::string_view kAfterAll[] = {"told", "together"};
// First words of a request that is no noun phrase.
inline constexpr std::string_view kSentenceOpenings[] = {
    "how",  "what", "what's", "whats", "which", "who",  "whose", "when", "where", "list",
    "show", "give", "is",     "are",   "was",   "were", "did",   "do",   "does",  "has",
    "have", "top",  "the",    "total", "name",  "find", "get",   "tell", "count", "average"};
// Verbs of the use of things in numbers, after "we" and "is".
inline constexpr std::string_view kUsingForms[] = {
    "use",     "used",      "sell",   "sold",     "fit",     "fitted",   "order",   "ordered",
    "issue",   "issued",    "shift",  "shifted",  "move",    "moved",    "produce", "produced",
    "harvest", "harvested", "supply", "supplied", "deliver", "delivered"};
// Words between those who use a thing and the most of it.
inline constexpr std::string_view kUsers[] = {"we", "i", "they", "you"};
// Columns with what an instrument shows, which is no amount of its own.
inline constexpr std::string_view kReadingColumns[] = {"odo", "odometer", "reading"};
// Words of how many pieces there are of a thing: "how_many".
inline constexpr std::string_view kPieceCounts[] = {"many", "quantity", "qty"};
// Columns with money that others paid, and no price.
inline constexpr std::string_view kReceivedColumns[] = {"paid", "amount", "total"};
// Verbs after "what does an average repair".
inline constexpr std::string_view kAverageMoneyVerbs[] = {"cost", "make", "bring", "come", "earn"};
// Periods of a price that is paid again and again, by the adjective: an hourly rate.
inline constexpr std::string_view kRatePeriods[][2] = {
    {"hourly", "hour"}, {"daily", "day"}, {"nightly", "night"}};
// Periods whose prices add up over rows: what comes in each month.
inline constexpr std::string_view kSummedPeriods[] = {"week", "month",  "quarter", "year",
                                                      "term", "season", "annum",   "cent"};
// Words of a price for each person: "price_pp".
inline constexpr std::string_view kPerHeadWords[] = {"pp", "head", "pax"};
// Verbs after "what do we", of what is asked for a service.
inline constexpr std::string_view kChargingForms[] = {"charge", "charged", "bill", "billed"};

}  // namespace ask::engine
