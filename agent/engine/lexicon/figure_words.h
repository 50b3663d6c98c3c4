// Words of questions for a figure in everyday wordings: "only count those that were done", "what
// did we pay each contractor", "paid after the due date". Lower case; inflected forms as typed.
#pragma once
#include <cstddef>
#include <string_view>

namespace ask::engine {

// Words before "due": "the day they fell due".
inline constexpr std::string_view kBeforeDue[] = {"was", "were", "is",  "are",
                                                  "had", "been", "fell"};

// Verbs of what is taken into a figure, after or before "only".
inline constexpr std::string_view kTakingIntoFigure[] = {
    "count", "counting", "include", "including", "consider", "considering", "use", "using"};
// Words between an adjective and "on top": "best ones on top".
inline constexpr std::string_view kBeforeOnTop[] = {"one", "ones", "on", "at", "the"};
// Nouns of the pieces in which goods are sold: "by number of copies".
inline constexpr std::string_view kSoldPieces[] = {"copies", "copy",   "units",    "unit", "pieces",
                                                   "items",  "volume", "quantity", "sales"};
// Words between "by" and such a noun.
inline constexpr std::string_view kBeforeSoldPieces[] = {"the", "number", "of", "total"};
// Verbs after "each" of what somebody got: "how much in tips did Ann and Ben each get".
inline constexpr std::string_view kObtainedForms[] = {
    "get", "got", "earn", "earned", "make", "made", "take", "took", "receive", "have", "bring"};
// Nouns for whoever does a thing, where no table is called so: "tests per person".
inline constexpr std::string_view kAnyPerson[] = {"person", "employee", "colleague"};
// Words after a verb of money that we pay to others.
inline constexpr std::string_view kAfterPayingOut[] = {"out", "to", "on", "for", "with"};
// Columns with what is paid for a row.
inline constexpr std::string_view kPaidOutColumns[] = {"cost",   "paid", "amount", "total", "price",
                                                       "charge", "fee",  "amt",    "sum",   "pay"};
// Periods of which a column may keep the rate. Lemmas.
inline constexpr std::string_view kRatePeriodNouns[] = {"hour", "day", "night", "week", "month"};
// Words of columns with money.
inline constexpr std::string_view kMoneyNames[] = {
    "amount", "total", "price", "value",   "cost",  "fee",     "paid",    "salary", "wage",
    "pay",    "rent",  "fare",  "charge",  "sum",   "balance", "budget",  "bill",   "income",
    "revenue", "rate", "amt",   "invoice", "spend", "premium", "deposit", "debt"};
// Words of a column with what is asked for a thing each time.
inline constexpr std::string_view kListPriceColumns[] = {"price", "fee", "charge", "tariff",
                                                         "fare"};
// Verbs of money that was really paid, which may be another amount.
inline constexpr std::string_view kReallyPaidForms[] = {
    "collect", "collected", "receive", "received", "spend", "spent", "pay", "paid", "taken"};
// Verbs of people who pay for what they get, or are paid. Lemmas.
inline constexpr std::string_view kTradingVerbs[] = {"buy",    "spend", "pay", "purchase",
                                                     "donate", "earn",  "owe"};
// Verbs of what customers are charged for, or give, before "the most": "by what they spent".
inline constexpr std::string_view kRankingDeeds[] = {
    "invoiced", "billed", "charged", "paid", "pay", "spend", "spent", "gave",   "give",
    "given",    "donated", "earned", "took", "earn", "bring", "brought", "raised", "cost"};
// Words before and after them.
inline constexpr std::string_view kDoersOfDeed[] = {"we",   "i",   "they", "we've", "i've",
                                                    "have", "has", "had",  "he",    "she"};
inline constexpr std::string_view kAfterRankingDeed[] = {"them", "us",   "me",  "him",
                                                         "her",  "in", "so", "far"};
// Before the means by which something is done: "paid by card".
inline constexpr std::string_view kMeansPrepositions[] = {"by", "with", "via", "through"};
// Verbs of what is charged to others, in their forms after "have" and "did".
inline constexpr std::string_view kBillingForms[] = {"bill",     "billed", "invoice",
                                                     "invoiced", "charge", "charged"};
// Verbs of a price that is asked for a row: "what do we charge on average for a visit".
inline constexpr std::string_view kAskingPriceForms[] = {"charge", "take", "ask",
                                                         "get",    "earn", "make"};
// Words of a request before "what money came in".
inline constexpr std::string_view kRequestWordsOfMoney[] = {
    "show", "me", "us", "tell", "give", "list", "please", "i", "need", "see", "want", "to", "know"};
// Columns with the number of people of a row, and words of a column that bounds it.
inline constexpr std::string_view kHeadCounts[] = {
    "pax",     "head",   "heads",     "headcount",   "guest",    "cover",      "attendee",
    "person",  "people", "passenger", "participant", "visitor",  "attendance", "party",
    "persons", "adult",  "player",    "delegate",    "spectator"};
inline constexpr std::string_view kNoHeadCounts[] = {
    "max", "min",  "maximum",  "minimum", "capacity", "fee",  "price", "limit",  "rate",
    "per", "cost", "expected", "planned", "id",       "seat", "room",  "charge", "amount"};
// Verbs of people who were there.
inline constexpr std::string_view kPresenceForms[] = {
    "came", "come",     "attended", "attend", "went",   "go",   "gone",   "travelled",
    "took", "traveled", "visited",  "visit",  "turned", "turn", "showed", "joined",
    "were", "was",      "been",     "rode",   "sailed", "flew", "ate",    "dined"};
// Verbs of what a thing is sold for, before "for": "what did it go for".
inline constexpr std::string_view kGoingForms[] = {"go", "sell", "fetch"};
// Words at the end of such a question that say no more.
inline constexpr std::string_view kAfterGoing[] = {"in", "the", "end", "eventually", "finally"};
// The day until which a thing is to be done, and words before it: "after the deadline".
inline constexpr std::string_view kAfterDeadline[] = {"after", "past", "beyond"};
// What is said of late rows, and words beside it: "and how many days late they were".
inline constexpr std::string_view kLatenessWords[] = {"late", "overdue", "behind", "delayed"};
inline constexpr std::string_view kDelayBounds[] = {"more", "less", "over", "under", "at",
                                                    "up",   "a",    "one",  "two"};
inline constexpr std::string_view kAroundLateness[] = {"they", "it", "we",   "were", "was", "are",
                                                       "is", "each", "that", "so", "far", "too"};
inline constexpr std::string_view kDeadlines[] = {"deadline", "due-date"};
// Words between a verb and "after the due date", and between those who are late and "late".
inline constexpr std::string_view kBeforeLateness[] = {"us", "me",    "it",  "them", "back", "in",
                                                       "up", "their", "its", "the",  "a",    "for"};

// Words between the two acts of a time, before the one or the other: "from the report until it's
// finished", "before a parcel arrives, counted from the order".
inline constexpr std::string_view kUntilJoints[] = {"until", "till", "to", "before"};
inline constexpr std::string_view kCountedFrom[] = {"counted",  "counting", "measured",
                                                    "reckoned", "starting", "calculated"};
inline constexpr size_t kLongestAct = 8;  // words
// Words of such an act that name no date.
inline constexpr std::string_view kFillersOfAct[] = {
    "the",   "a",    "an",    "day",  "date", "time", "moment",    "when",    "that",
    "of",    "it",   "it's",  "its",  "they", "we",   "us",        "is",      "are",
    "was",   "were", "has",   "have", "been", "gets", "get",       "got",     "be",
    "on",    "at",   "their", "our",  "my",   "by",   "something", "someone", "somebody",
    "thing", "to",   "and",   "for",  "them", "being"};
// Words of a question for a mean time beside what is measured.
inline constexpr std::string_view kFillersOfTimeRequest[] = {
    "do",  "does",  "did",  "it",    "we",   "they",   "a",       "an",
    "the", "our",   "take", "takes", "took", "pass",   "passes",  "passed",
    "lie", "lies",  "go",   "goes",  "by",   "elapse", "on",      "is",
    "are", "there", "us",   "them",  "need", "needs",  "usually", "of"};

// Words before a column that is named as what to group by: "customers by age".
inline constexpr std::string_view kBeforeGroupNoun[] = {"by",    "per",  "each",   "every",
                                                        "which", "what", "common", "of"};
// Words between "how much" and the kind of it: "how much money in tips".
inline constexpr std::string_view kBeforeObtained[] = {"money", "in", "of"};
// Those whose number a column may store.
inline constexpr std::string_view kCountedPeople[] = {"people", "persons"};

}  // namespace ask::engine
