// Words of what is owed, beside those of word_classes_trade.h and word_classes_amounts.h.
#pragma once
#include <string_view>

namespace ask::engine {

// Words of the column with the amount of a bill, beside kDebtColumns.
inline constexpr std::string_view kBilledAmounts[] = {"invoiced", "billed", "charged"};
// Of a date up to which something is paid: "paid_until".
inline constexpr std::string_view kPaidUpToColumns[] = {"until", "till", "to", "upto"};
// Tables of those to whom we owe.
inline constexpr std::string_view kCreditorTables[] = {"supplier", "vendor", "wholesaler",
                                                       "creditor", "landlord"};
// What is owed, in the singular as people ask for the sum of it: "outstanding rent".
inline constexpr std::string_view kOwedMasses[] = {"rent", "debt"};
// Whoever owes, and words before that: "a list of everybody who owes us".
inline constexpr std::string_view kAnyDebtors[] = {"everybody", "everyone", "anybody", "anyone",
                                                   "people",    "those",    "all",     "person"};
inline constexpr std::string_view kBeforeAnyDebtors[] = {
    "give", "me", "a",    "list",   "of",  "show", "the",   "please", "i",     "need",
    "want", "to", "find", "us",     "see", "get",  "names", "name",   "which", "every",
    "all",  "is", "there"};
// "and how much", "with how much", and words in such a clause.
inline constexpr std::string_view kBeforeHowMuchOwed[] = {"and", "with", "-", "plus"};
inline constexpr std::string_view kOfDebtors[] = {"for", "of", "them", "him", "her"};
// Units in which an amount is asked for: "in pounds".
inline constexpr std::string_view kCurrencyNouns[] = {"pounds", "euros", "dollars", "pence",
                                                      "cents",  "gbp",   "eur",     "usd"};
// Debts as a noun, and words before and after it: "what's the total debt", "debts per city".
inline constexpr std::string_view kDebtSums[] = {"debt", "debts", "arrears"};
inline constexpr std::string_view kBeforeDebtSum[] = {"what",  "what's", "is",    "are",
                                                      "the",   "our",    "total", "show",
                                                      "whats", "me",     "give"};
inline constexpr std::string_view kGroupsOfDebts[] = {"per", "by", "for", "of"};
inline constexpr std::string_view kBeforeOwedNoun[] = {"a", "an", "any", "some", "still"};
// "does she owe us anything at all?"
inline constexpr std::string_view kOwedAtAll[] = {"us",  "anything", "money", "something", "any",
                                                  "at",  "all",      "still", "me",        "now",
                                                  "yet", "currently"};
// "still have to pay"
inline constexpr std::string_view kHavingToPay[] = {"still", "have", "need", "left", "currently"};
// States of what has been billed, and words before it that count it.
inline constexpr std::string_view kOpenStates[] = {"unpaid", "outstanding", "open", "unsettled"};
inline constexpr std::string_view kBeforeCountedDebts[] = {"most", "fewest", "least", "than",
                                                           "many", "number"};
// Before "owe" of whoever owes nothing.
inline constexpr std::string_view kDeniedPresent[] = {"don't", "dont", "doesn't", "doesnt"};
// Words beside those of kWorstDebtors before "debtors".
inline constexpr std::string_view kBeforeTopDebtors[] = {"who", "are",  "the",
                                                         "our", "list", "show"};
// After "with" of such a list.
inline constexpr std::string_view kAmountsOfDebtors[] = {"amounts", "amount", "debts", "debt"};
// Before the participle, and before "owe", of what does not hold.
inline constexpr std::string_view kBeforeSettled[] = {"yet", "fully", "still"};
inline constexpr std::string_view kBeforeNotOwing[] = {"who", "that", "which", "still",
                                                       "currently"};
// First word of amounts that are called a sum themselves: "total price".
inline constexpr std::string_view kSumPrefix = "total ";

}  // namespace ask::engine
