// Words of constructions of formal English that say the same as a short one. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Comparatives whose superlative is no other ending.
inline constexpr std::string_view kIrregularComparatives[][2] = {
    {"more", "most"}, {"less", "least"}, {"better", "best"}, {"worse", "worst"}};
// Pronouns before "else": "than anybody else".
inline constexpr std::string_view kElsePronouns[] = {"anyone",    "anybody",  "everyone",
                                                     "everybody", "anything", "everything"};
// Words of denial that are no contraction.
inline constexpr std::string_view kDenials[] = {"not",     "never",  "no",
                                                "without", "cannot", "nobody"};
// Determiners of a single thing that is denied: "not one", "even a single".
inline constexpr std::string_view kSingleDeterminers[] = {"a", "an", "one", "even", "single"};
// Words that begin or end them.
inline constexpr std::string_view kSingleWords[] = {"single", "even"};
inline constexpr std::string_view kSingleAdjectives[] = {"single"};
// Verbs of what is kept of somebody: "for whom we hold no email".
inline constexpr std::string_view kKeepingVerbs[] = {"have", "hold", "keep", "had",
                                                     "has",  "know", "got"};
// Participles of what is kept: "for whom no email is recorded".
inline constexpr std::string_view kKeptParticiples[] = {
    "recorded", "entered", "held",  "registered", "stored", "noted",
    "known",    "logged",  "given", "filled",     "listed"};
// Participles before "as" that say what something is: "is currently given as".
inline constexpr std::string_view kGivenParticiples[] = {
    "given", "listed", "classed", "recorded", "entered", "marked", "shown", "logged", "classified"};
// Words between a verb of being and such a participle.
inline constexpr std::string_view kBeingForms[] = {"is", "are", "was", "were", "been", "being"};
// Verbs of an outcome before "up" or "out", and before "to be".
inline constexpr std::string_view kOutcomeVerbs[] = {"ended", "end", "turned", "proved", "ends"};
// Adverbs of the present after a denial: "not been paid up to now".
inline constexpr std::string_view kUntilNow[] = {
    "up to now",     "until now",  "to date",      "as yet",      "so far",      "thus far",
    "as of now",     "till now",   "till date",    "till today",  "until today", "up to today",
    "till this day", "until date", "up until now", "up till now", "to this day"};
// Words after what is denied that add nothing.
inline constexpr std::string_view kAfterDenied[] = {"at all",         "on record",   "on file",
                                                    "on our records", "in the book", "on our books",
                                                    "whatsoever"};
// Of a list, and the order that it says.
inline constexpr std::string_view kAlphabeticalAdjectives[] = {"alphabetical", "alphabetic"};
inline constexpr std::string_view kInAlphabeticalOrder = "in alphabetical order";
inline constexpr std::string_view kBelongingForms[] = {"belongs", "belong", "belonged"};
// Words before the number of rows of each group: "showing how many there are".
inline constexpr std::string_view kBeforeShownNumber[] = {
    "showing", "saying", "stating", "and", "tell", "me", "show", "say", "state", "with"};
inline constexpr std::string_view kGroupingRequestVerbs[] = {"group"};

// What is done to bring about rows that somebody never had: "never had a single visit booked".
inline constexpr std::string_view kMadeParticiples[] = {"booked", "made",   "arranged", "recorded",
                                                        "logged", "placed", "entered"};

}  // namespace ask::engine
