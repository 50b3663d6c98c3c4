// Words around what is told of rows, see told_rows.h. Lemmas, lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// They make no difference within a phrase.
inline constexpr std::string_view kDroppedDeterminers[] = {
    "a", "an", "the", "their", "its", "our", "my", "his", "her", "your", "any"};
inline constexpr std::string_view kToldBeing[] = {"is",   "are",   "was", "were",
                                                   "been", "being", "be",  "am"};
inline constexpr std::string_view kToldHaving[] = {"has", "have", "had", "having"};
// Of "can't", without its end.
inline constexpr std::string_view kCutCan = "ca";
// Before a phrase; they belong to it: "that we have ...", "still", "actually".
inline constexpr std::string_view kBeforeTold[] = {
    "be", "have", "do", "still", "already", "actually", "really", "just", "ever", "currently",
    "now", "yet", "also", "all", "simply", "we", "they", "i", "you", "it", "get", "can", "could"};
inline constexpr std::string_view kToldAbilities[] = {"can", "could"};
inline constexpr std::string_view kToldBe[] = {"be"};
// The same between the rows and what is told of them.
inline constexpr std::string_view kToldRelatives[] = {"that", "which", "who", "whom", "where"};
inline constexpr std::string_view kBeforeToldSubject[] = {"and", "or", "list", "show", "me",
                                                          "of",  "by", "see",  "know", "tell"};
inline constexpr std::string_view kToldDenials[] = {"not", "never", "nobody", "none"};
inline constexpr std::string_view kNobodyParts[] = {"one", "longer"};  // "no one", "no longer"
// Before "to": "yet to be", "failed to".
inline constexpr std::string_view kUndoneBeforeTo[] = {
    "yet", "still", "wait", "remain", "need", "fail", "be", "refuse", "due", "forget", "leave"};
// What is to come, or may, is no state.
inline constexpr std::string_view kUntoldModals[] = {"will", "would", "shall", "should",
                                                     "may",  "might", "must",  "to"};
// Behind a phrase.
inline constexpr std::string_view kAfterToldPhrases[] = {
    "yet",     "so far",    "at all", "anymore",       "any more",  "any longer", "at the moment",
    "right now", "just now", "now",    "at present", "currently", "already",    "these days"};
// Words of a name that add nothing to what it tells.
inline constexpr std::string_view kPlainToldNames[] = {
    "allowed", "ok",   "included", "available", "fitted", "provided", "friendly", "trained",
    "cd",      "code", "state",    "yes",       "only",   "by",       "cert",     "certified"};
// "no" of a name and what it is taken for.
inline constexpr std::string_view kNoOfNames = "no", kNumberOfNames = "number";
// Beside amounts, ranks and further questions nothing is read so.
inline constexpr std::string_view kBesideUntold[] = {"most", "least", "much", "next", "and", "&",
                                                     "or",   "but",   "because"};
// Phrases of many things, which tell something only of the rows that are named. Lemmas.
inline constexpr std::string_view kWeakTold[] = {
    "give out", "hand out", "on book", "off book", "on board", "in use", "in stock", "off road",
    "at sea", "in port", "go out", "get through", "make it", "pass on", "move on", "move up",
    "come out", "take out", "bring out", "pick up", "take on", "take up", "put away",
    "outstanding", "on way", "hand over", "work on", "in collection", "come back for",
    "out of use"};
// Words that may follow what is told of rows. Another may be what they do something to.
inline constexpr std::string_view kFollowingTold[] = {
    "in",      "on",     "at",    "for",     "by",     "since",     "during", "before", "after",
    "this",    "last",   "per",   "from",    "with",   "of",        "between", "until", "today",
    "each",    "every",  "who",   "whom",    "whose",  "which",     "that",   "please", "pls",
    "thanks",  "rather", "within",    "where",  "so",     "above",
    "without", "over",   "under", "below",   "yesterday"};
// Questions after what is no row, by their first words.
inline constexpr std::string_view kUntoldQuestions[] = {"when", "why", "where", "since", "until"};
inline constexpr std::string_view kUntoldDegrees[] = {"long", "far",  "soon", "quickly",
                                                      "fast", "late", "old",  "come"};
// Words before a phrase that stands for the rows themselves: "how many no-shows".
inline constexpr std::string_view kBeforeToldRows[] = {
    "many", "of", "the", "all", "any", "our", "list", "show", "me", "are", "is", "there",
    "count", "which", "what", "a", "an", "what's", "whats", "anything", "ones", "those"};
// Of them, what stands for rows by itself: "which ones did we turn down".
inline constexpr std::string_view kToldOnes[] = {"ones", "those"};

}  // namespace ask::engine
