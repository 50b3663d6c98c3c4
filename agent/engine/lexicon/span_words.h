// Words of questions for how long something takes, lasts or is under way: "how many days is a skip
// out on average", "how far ahead do people book". Lower case; inflected forms as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Verbs and states that say only that time passes.
inline constexpr std::string_view kPassingVerbs[] = {
    "take",   "takes",   "took",    "taken",   "taking",  "last",     "lasts",   "lasted",
    "stay",   "stays",   "stayed",  "staying", "wait",    "waits",    "waited",  "waiting",
    "keep",   "keeps",   "kept",    "keeping", "spend",   "spends",   "spent",   "run",
    "runs",   "ran",     "go",      "goes",    "went",    "remain",   "remains", "remained",
    "sit",    "sits",    "sat",     "need",    "needs",   "needed",   "live",    "come",
    "gone",   "out",     "away",    "open",    "off",     "here",     "back",    "action",
    "ahead",  "advance", "early",   "pass",    "passes",  "passed",   "elapse",  "elapses",
    "somewhere", "under", "way",    "care",    "turn",    "up",       "down",    "over",
    "hold",   "holds",   "held"};
// Those of them that say that somebody has something.
inline constexpr std::string_view kInHandsWords[] = {"out", "away", "keep", "keeps", "kept",
                                                     "keeping", "gone", "hold", "held"};
// The unit of a stay.
inline constexpr std::string_view kNight = "night";
// Whoever it is, of whom only what they did counts.
inline constexpr std::string_view kParties[] = {
    "people",    "person",   "persons",  "someone", "somebody", "anyone",   "anybody", "everyone",
    "we",        "us",       "you",      "they",    "them",     "i",        "me",      "one",
    "ones",      "customer", "customers", "client", "clients",  "guest",    "guests",  "donor",
    "donors",    "visitor",  "visitors", "folk",    "folks",    "user",     "users",   "something",
    "it",        "things",   "thing",    "somewhat", "team",    "staff"};
// Words of the grammar, and what else tells no rows apart.
inline constexpr std::string_view kSpanFiller[] = {
    "a", "an", "the", "is", "are", "was", "were", "be", "been", "being", "do", "does", "did",
    "has", "have", "had", "there", "our", "their", "its", "your", "my", "his", "her", "this",
    "that", "to", "get", "gets", "got", "getting", "gotten", "once", "when", "until", "till",
    "from", "before", "after", "between", "and", "then", "usually", "normally", "generally",
    "typically", "actually", "what", "what's", "whats", "of", "number", "so", "far", "each",
    "every", "any", "time", "length", "duration", "in", "on", "at", "with", "for", "by", "into",
    "whole", "i.e", "ie", "overall", "starting", "now", "already",
    "ever", "again", "please"};
// Prepositions that belong to what follows them.
inline constexpr std::string_view kSpanPrepositions[] = {"in",   "on",  "at", "of", "for",
                                                         "with", "from", "by"};
inline constexpr std::string_view kBeforeEachSpan[] = {"for", "in",   "on",  "at",
                                                       "of",  "from", "with"};
// Words of questions that ask for more than the mean of a length of time.
inline constexpr std::string_view kOtherThanMeanSpan[] = {
    "which", "who",  "whose", "longest", "shortest", "most",    "least",   "highest", "lowest",
    "than",  "since", "last", "next",    "ago",      "maximum", "minimum", "max",     "min",
    "total", "not",  "never", "without", "or",       "when",    "if",      "where"};
// Words after an amount of time that is no length: "more than 7 days ago", "over 30 years old".
inline constexpr std::string_view kAfterOtherSpan[] = {
    "ago", "old", "late", "early", "overdue", "before", "after", "from", "of", "each", "per",
    "a", "younger", "older", "later", "earlier", "behind", "ahead", "experience"};
// What asks how long before something else it was.
inline constexpr std::string_view kAheadWords[] = {"ahead", "advance", "early", "before",
                                                   "beforehand"};
// Nouns of a length of time after "average": "average waiting time".
inline constexpr std::string_view kLengthOfTimeNouns[] = {"time", "length", "duration", "wait",
                                                          "stay"};
// What is asked after "how", and what of it asks how long before.
inline constexpr std::string_view kAheadQuestions[] = {"far", "early"};
inline constexpr std::string_view kSpanQuestions[] = {"long", "far", "quickly", "fast", "soon",
                                                      "early"};

}  // namespace ask::engine
