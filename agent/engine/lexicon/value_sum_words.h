// Classes of words of questions for a sum of money that they call by what is paid: "diesel bill",
// "money lost on thefts", "what did the albums come to", "who gave over 20 litres in all". Lower
// case; inflected forms as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Superlatives of a sum.
inline constexpr std::string_view kHighestWord = "highest";
inline constexpr std::string_view kLowestWord = "lowest";
// What is paid to people, before "bill": "wage bill". The first is how a column calls it.
inline constexpr std::string_view kPayBills[] = {"wage",   "wages",  "salary",   "salaries",
                                                 "pay",    "staff",  "payroll",  "labour",
                                                 "labor",  "wage's", "personnel"};
// Nouns after a column of money that make it the sum of all: "rent roll".
inline constexpr std::string_view kRollNouns[] = {"roll"};
// Words before them.
inline constexpr std::string_view kRollAmounts[] = {"rent", "salary", "wage", "pay", "fee"};
// Nouns after "price": "price tag".
inline constexpr std::string_view kTagNouns[] = {"tag", "tags"};
// Nouns of money of all kinds at the beginning of a question.
inline constexpr std::string_view kMoneyOpenings[] = {"money", "cash", "funds"};
// Words before them.
inline constexpr std::string_view kBeforeMoneyOpening[] = {"the", "all", "total", "our", "sum",
                                                           "of"};
// What became of money, before "on the jobs", "in repairs", of any of the rows.
inline constexpr std::string_view kMoneyFates[] = {
    "spent", "spend",    "wasted", "waste", "sunk", "put",    "invested", "invest", "paid",
    "pay",   "tied",     "laid",   "blown", "given", "handed", "outlaid", "charged", "charge"};
// The same of some of the rows: which, a stored state or the name of the rows must say.
inline constexpr std::string_view kMoneyFatesOfSome[] = {
    "lost", "lose",     "refunded", "refund", "claimed", "claim", "returned",
    "lent", "owing", "owed", "due", "written"};
inline constexpr std::string_view kLosingForms[] = {"lost", "lose"};
inline constexpr std::string_view kReturningParticles[] = {"back"};
// Particles after them.
inline constexpr std::string_view kAfterMoneyFate[] = {"up", "out", "back", "off", "away", "over"};
// Prepositions before what the money is for.
inline constexpr std::string_view kBeforeMoneyObject[] = {"on", "in",   "for", "to",  "into",
                                                          "at", "from", "with"};
// Words before the noun of the rows.
inline constexpr std::string_view kBeforePaidRows[] = {"the", "all", "our", "my", "any", "those",
                                                       "of"};
// Verbs of a sum that several rows make, in their forms after "did" and "do", and the word after
// them: "come to".
inline constexpr std::string_view kSumVerbs[] = {"come",  "comes",  "came",    "add",    "adds",
                                                 "added", "amount", "amounts", "amounted"};
inline constexpr std::string_view kAfterSumVerb[] = {"to", "up"};
// Participles after "all", "everything" at the end of a question for a sum.
inline constexpr std::string_view kGatheredForms[] = {"taken",    "put",  "added", "lumped",
                                                      "together", "summed", "counted"};
inline constexpr std::string_view kGatheringEnds[] = {"together", "up", "combined"};
// Words at the end that leave out the rows before them: "cancelled visits excluded".
inline constexpr std::string_view kLeftOutForms[] = {"excluded", "aside", "excepted", "discounted",
                                                     "ignored"};
// Comparatives before the number of a bound.
inline constexpr std::string_view kBoundComparatives[] = {"more", "less", "fewer", "greater"};
// Words that name nobody before the verb of a bound: "goats that gave over 20 litres".
inline constexpr std::string_view kBoundClauseWords[] = {"that", "who",   "which", "have", "has",
                                                         "had",  "whose", "with",  "did",  "been",
                                                         "were", "was",   "us",    "for",  "of",
                                                         "a",    "the",   "at",    "total"};
// Verbs there that tell no more of the rows than the bound does, beside kGainingVerbs.
inline constexpr std::string_view kBoundedDeeds[] = {
    "donate", "pay", "spend", "order", "buy", "purchase", "book", "borrow", "rent", "hire",
    "cost", "raise", "work", "log", "sell", "yield", "use", "eat", "drink", "consume", "invoice",
    "bill", "charge", "contribute", "deliver", "supply", "ship", "send", "claim"};
// Openings of a question whether there are such rows.
inline constexpr std::string_view kAnyOpenings[] = {"has", "have", "did", "does",
                                                    "do",  "is",   "are"};
// What such a question may end with: "and who?".
inline constexpr std::string_view kWhoElse[] = {"and", "who", "whom", "which"};
inline constexpr std::string_view kUnknownPeople[] = {"anyone", "anybody", "someone",
                                                     "somebody"};
// What is worse the more it is: "repair costs, worst first".
inline constexpr std::string_view kCostlyNouns[] = {
    "cost",   "costs",  "repair",     "repairs",   "bill",     "bills",    "damage", "damages",
    "debt",   "debts",  "fine",       "fines",     "loss",     "losses",   "owed",   "unpaid",
    "delay",  "delays", "complaints", "absences",  "refunds",  "faults",   "spend",  "breakdowns",
    "losing", "lost",   "late",       "accidents", "incidents"};
// Things of which one row may be several.
inline constexpr std::string_view kCountedPieces[] = {"ticket", "copy", "voucher"};
// Words of what each row has, and of no sum: "how many rooms does a flat have".
inline constexpr std::string_view kOfEachRow[] = {"do",     "does", "each", "every",  "per",
                                                  "single", "can",  "who",  "which", "average"};
// Words after "in" and "all" in "in total", "all told", "all in all".
inline constexpr std::string_view kAfterSumOpening[] = {"all", "total", "told", "in"};
// First words of a request, and words before the amount that is asked for.
inline constexpr std::string_view kListOpenings[] = {"list", "show", "give"};
inline constexpr std::string_view kBeforeSumNoun[] = {"the",   "our",      "my",
                                                      "total", "combined", "me"};
// Nouns of an amount before "of all" of what is added up.
inline constexpr std::string_view kGatheredAmounts[] = {"value", "cost", "weight", "worth"};
// The worst of all in a list: "biggest debtor on top".
inline constexpr std::string_view kWorstWord = "worst";
inline constexpr std::string_view kMostInList[] = {"biggest", "largest", kWorstWord};
inline constexpr std::string_view kListedPayers[] = {"debtor", "debtors", "spender", "spenders"};
// Verbs of money before "in" and "us": "brings in the most", "earned us the most".
inline constexpr std::string_view kBringsForms[] = {"brings", "bring", "brought"};
inline constexpr std::string_view kEarnsUsForms[] = {"earns", "earned", "makes", "made"};
// Nouns of income after the kind that it is of: "child seat income".
inline constexpr std::string_view kIncomeOfKind[] = {"money", "sales"};
// "sale price less cost"
inline constexpr std::string_view kTakingOff = "less";
// Words between two factors: "hours times hourly rate".
inline constexpr std::string_view kProductJoints[] = {"times", "x", "*", "\xC3\x97", "multiplied"};
// What is where it is kept: "parts on the shelf".
inline constexpr std::string_view kKeepingPlaces[] = {"shelf", "shelves", "stock", "hand", "store",
                                                      "stores", "storeroom", "warehouse"};

}  // namespace ask::engine
