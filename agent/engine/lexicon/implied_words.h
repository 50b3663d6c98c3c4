// Words that repeat what the query of a question does already (rank/coverage_implied_words.h).
// Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// After a column of dates by which the query goes: "opening night", "MOT due".
inline constexpr std::string_view kDateRepeaters[] = {"date", "dates", "day", "night", "due"};
// Between what somebody or something is and what it is for, has or falls under: "suitable for
// beginners", "equipped with a dry dock", "protected by an order".
inline constexpr std::string_view kFlagPrepositions[] = {"for", "with", "by", "as", "under"};
// Between a text and what stands in it: "the remark says alarm".
inline constexpr std::string_view kSayingVerbs[] = {"say",   "says",  "said",   "read",
                                                    "reads", "state", "states", "stated"};
// Before "of the day", "of the week", "of the year".
inline constexpr std::string_view kPartsOfPeriods[] = {"hour", "hours", "time",  "times",
                                                       "day",  "days",  "month", "months"};
// "i mean": no average.
inline constexpr std::string_view kMeaningVerb = "mean";
// Before a period, of what then begins.
inline constexpr std::string_view kBeginningParticiples[] = {
    "starting", "beginning", "commencing", "started", "began", "commenced", "kicked"};
inline constexpr std::string_view kBeginning = "start";
// What is done with money.
inline constexpr std::string_view kFormsOfPay[] = {"paid", "pay", "paying"};
inline constexpr std::string_view kWordsOfPaid[] = {"paid", "pay", "payment", "settled"};
// Words that say which of those who ever were here are asked for.
inline constexpr std::string_view kSayingWhoIsHere[] = {"still",   "current", "currently", "former",
                                                        "ex",      "past",    "ever",      "left",
                                                        "present", "active",  "retired",   "was"};
// People of an organisation: "the longest serving member of staff".
inline constexpr std::string_view kMemberNouns[] = {"member", "members"};
inline constexpr std::string_view kOwnPeopleNouns[] = {"staff", "team", "crew", "personnel",
                                                       "workforce"};
// Puts the rest of a clause aside: "..., whichever model they are".
inline constexpr std::string_view kIndifferentWords[] = {"whichever", "whatever"};
// Between a doer and what it did so many times: "how many courses did each room host".
inline constexpr std::string_view kDoingAuxiliaries[] = {"has", "have", "had", "did", "does", "do"};
inline constexpr std::string_view kBeforeCounted[] = {"the", "more", "most", "fewest", "least",
                                                      "at",  "any",  "no",   "over",   "from"};
// A sum of money, after a column of money: "labour income".
inline constexpr std::string_view kIncomeNouns[] = {"income", "money"};
// Before "away".
inline constexpr std::string_view kDistanceDegrees[] = {"far",      "further",  "farther",
                                                        "furthest", "farthest", "nearest"};
inline constexpr std::string_view kDistanceAdverb = "away";
inline constexpr std::string_view kExtentAdverb = "far";  // "so far"
inline constexpr std::string_view kAbleAdjective = "able", kValidAdjective = "valid";
// "compare A and B", "A and B side by side", "how many in each case".
inline constexpr std::string_view kComparingVerb = "compare", kSideNoun = "side",
                                  kCaseNoun = "case";
// After a column without a value, beside forms in -ed: "no phone given".
inline constexpr std::string_view kNotingParticiples[] = {"given", "set", "known", "shown"};
// Before a participle that says what somebody is to the rows: "its supervising arbiter".
inline constexpr std::string_view kBeforeRole[] = {"its",  "their", "the", "by",
                                                   "each", "whose", "per"};
// Before "of" and the rows that are counted.
inline constexpr std::string_view kNumberOrShare[] = {"number", "share", "percentage", "percent",
                                                      "proportion"};
// After rows that somebody else has, or that come of others: "how many gizmos does Ann have".
inline constexpr std::string_view kActiveAfterRows[] = {"came", "come", "comes",
                                                        "do",   "does", "did"};
// Before what something is for, of what is yes or no: "boats suitable for beginners".
inline constexpr std::string_view kFittingWords[] = {
    "suitable", "fit",      "fitted", "meant",     "good",     "open",    "ideal",   "eligible",
    "right",    "designed", "ready",  "available", "intended", "allowed", "covered", "subject",
    "equipped", "included", "made",   "built",     "approved", "licensed"};
// Verbs that change what becomes of rows, so that a count of all of them does not answer: "who has
// cancelled the most orders".
inline constexpr std::string_view kChangingVerbs[] = {
    "cancel", "return", "refuse", "reject", "miss",   "dispute", "damage", "lose",  "break",
    "refund", "delay",  "void",   "skip",   "decline", "delete",  "drop",   "fail",  "forget",
    "waive",  "close",  "reopen", "revoke", "revise",  "renew",   "change", "repair", "paint",
    "spoil",  "waste",  "steal",  "reverse", "ignore", "avoid",   "quit",   "abandon"};
// What people do with us who are our customers: "people who shop with us".
inline constexpr std::string_view kDealingVerbs[] = {"shop", "bank", "book",  "train", "trade",
                                                     "deal", "stay", "study", "work",  "insure"};
// After something that is yes or no: "an audio guide was taken".
inline constexpr std::string_view kFlagParticiples[] = {
    "taken",    "used",   "given",     "included",  "provided", "available",
    "required", "needed", "requested", "installed", "fitted",   "present"};

}  // namespace ask::engine
