// Words by which the ranking tells that a whole query does not fit the question.
#pragma once
#include <string_view>

namespace ask::engine {

// Words of the date on which a person or thing came to where it is: hired_on, installed.
inline constexpr std::string_view kComingColumns[] = {
    "hired", "hire",      "joined",   "join",    "installed", "born",  "birth", "bought",
    "built", "purchased", "acquired", "founded", "signup",    "since", "opened"};
// Verbs of an amount of money, and never of a number of rows: "earns us the most".
inline constexpr std::string_view kAmountOnlyVerbs[] = {"earn", "spend", "gross", "net"};
// Verbs that "out" makes a state: "sold out".
inline constexpr std::string_view kOutVerbs[] = {"sell"};
// Verbs before "to be" and what is still to do.
inline constexpr std::string_view kNecessityVerbs[] = {"need", "needs", "needed",
                                                       "have", "has",   "had"};
// Auxiliaries of what was done, the words between them and the verb, and verbs of having and being
// that tell nothing by themselves: "which boats have we got".
inline constexpr std::string_view kPerfectAuxiliaries[] = {"have",   "has",    "had",   "haven't",
                                                           "hasn't", "havent", "hasnt"};
inline constexpr std::string_view kBeforePerfectDeed[] = {"ever", "already", "just", "now", "all",
                                                          "also", "not",     "since"};
inline constexpr std::string_view kDeedsOfHaving[] = {"got", "had", "been", "done", "left"};
// The noun of "in a while", which is no certain time.
inline constexpr std::string_view kVagueTime = "while";
inline constexpr std::string_view kBeforeVagueTime[] = {"a", "long", "little", "short"};

}  // namespace ask::engine
