// Words about who has a thing now, who has not returned it or never had it, and who is still here.
// Lower case; words of a phrase are separated by single blanks.
#pragma once
#include <string_view>

namespace ask::engine {

// "who's got the tile saw", "who lives in B12": has it now.
inline constexpr std::string_view kHasForms[] = {
    "has",       "has got",    "is holding", "holds",     "is borrowing", "is renting",
    "is hiring", "is leasing", "rents",      "leases",    "occupies",     "lives in",
    "is using",  "is in",      "stays in",   "is staying in", "is living in", "still has",
    "has still got", "is occupying", "is got"};
inline constexpr std::string_view kIsIn = "is in";  // not in a part of it
// Verbs of who has a thing for as long as it lasts: "people currently renting a unit"; lemmas.
inline constexpr std::string_view kVerbsOfHolders[] = {"rent", "lease", "hire", "borrow",
                                                     "hold", "use",   "occupy", "have"};
inline constexpr std::string_view kObjectArticles[] = {"a", "an", "any", "the", "our", "some"};
// "members who have something out"
inline constexpr std::string_view kOutWords[] = {"out", "on loan", "borrowed", "rented", "on hire"};
// "members who haven't returned their books": phrases for that a thing came back.
inline constexpr std::string_view kReturnedForms[] = {
    "returned",    "brought back", "given back", "handed back", "handed in", "sent back",
    "come back",   "came back",    "turned in",  "return",      "bring back", "give back",
    "taken back",  "been returned", "been brought back", "been given back", "been handed back"};
inline constexpr std::string_view kBackVerbs[] = {"brought", "given", "handed", "sent", "taken",
                                                  "bring",   "give",  "hand",   "send", "take"};
// Words before and after that do not matter: "yet", "their books".
inline constexpr std::string_view kYetWords[] = {"yet", "still", "ever", "so", "far", "at", "all"};
inline constexpr std::string_view kTheirWords[] = {"their", "the", "his",  "her", "its", "any",
                                                   "a",     "an",  "them", "it",  "what"};
// "who still works here", "who used to work here": people who have not left, and who have.
inline constexpr std::string_view kStillHere[] = {
    "still works here",    "still work here",      "still working here",   "still works for us",
    "still work for us",   "still working for us", "still employed",       "still employed here",
    "still here",          "still with us",        "still on the team",    "still on the staff",
    "still on the books",  "works here now",       "currently works here",
    "currently works for us", "works here at the moment"};
inline constexpr std::string_view kStillWorking[] = {"still works", "still work", "still working",
                                                     "still employed"};
inline constexpr std::string_view kGoneAway[] = {
    "used to work here",  "used to work for us", "no longer works here", "no longer work here",
    "no longer with us",  "no longer works for us", "no longer work for us", "has left us",
    "have left us",       "has left",            "have left",            "left us",
    "not with us any more", "not here any more", "doesn't work here any more"};
inline constexpr std::string_view kLeftState = "left";
inline constexpr std::string_view kAnybody[] = {"who", "people", "person", "persons", "anyone",
                                                "anybody", "everyone", "everybody", "those"};

// Nobody, as the doer of what never happened.
inline constexpr std::string_view kNobodyWords[] = {"nobody", "noone", "no-one"};
inline constexpr std::string_view kNobodyHelpers[] = {"has", "have", "had", "did"};
inline constexpr std::string_view kWordsBeforeNever[] = {
    "has", "have", "were",  "was",  "are", "is",   "that",  "which",  "who",
    "had", "we",   "we've", "weve", "ive", "i've", "whove", "who've", "they", "i"};
inline constexpr std::string_view kDeniedArticles[] = {"a",      "an", "any", "one",
                                                       "single", "of", "our", "the"};
inline constexpr std::string_view kCountedDenials[] = {"never", "not",     "no", "nobody",
                                                "noone", "without", "nor"};
inline constexpr std::string_view kEvenWords[] = {"ever", "yet", "been", "even", "actually",
                                                  "once", "so",  "far"};
inline constexpr std::string_view kEventParticles[] = {"out", "up",   "in", "for", "on",
                                                      "at",  "into", "to", "of",  "with"};
inline constexpr std::string_view kAnyObjects[] = {"anything", "something", "one",  "it",
                                                   "them",     "anybody",   "anyone"};
inline constexpr std::string_view kAfterNever[] = {"yet", "before", "so", "far",  "at",   "all",
                                                   "from", "ever",  "us", "with", "here", "for"};

// Numbers of things: "renting two flats".
inline constexpr std::string_view kCountWords[] = {"one",  "two", "three", "four",
                                                   "five", "six", "several"};

}  // namespace ask::engine
