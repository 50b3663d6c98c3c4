// Words of constructions that speakers of other languages, or of other Englishes, use: "is having",
// "month-wise", "the pupils, who are they". Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Verbs of a state or a habit, which have no progressive form in standard English. Lemmas.
inline constexpr std::string_view kStateVerbs[] = {
    "have", "need",  "weigh", "belong", "cost",    "own",    "contain", "owe",  "want", "know",
    "make", "earn",  "buy",   "pass",   "consist", "depend", "hold",    "lack", "last", "come",
    "go",   "carry", "eat",   "amount", "exceed",  "get",    "pay",     "sell", "take", "spend"};
// Those of them that are one also where something is done just now.
inline constexpr std::string_view kActions[] = {"go",   "come", "take", "carry",
                                                "hold", "get",  "eat"};
// Auxiliaries that change places with the subject in a question.
inline constexpr std::string_view kAuxiliaries[] = {"is",   "are",  "was",   "were", "has",
                                                    "have", "had",  "do",    "did",  "can",
                                                    "must", "will", "could", "does", "should"};
// First words of what is no statement: a question, a request, a condition.
inline constexpr std::string_view kNoStatementOpenings[] = {
    "which", "what",   "who",   "whom",   "whose",  "how",     "when",   "where",   "why",
    "is",    "are",    "was",   "were",   "do",     "does",    "did",    "has",     "have",
    "had",   "can",    "could", "must",   "should", "will",    "would",  "may",     "show",
    "list",  "give",   "tell",  "find",   "count",  "get",     "name",   "number",  "display",
    "if",    "please", "share", "kindly", "say",    "print",   "total",  "average", "i",
    "we",    "there",  "let",   "sum",    "add",    "compare", "i'd",    "what's",  "who's",
    "you",   "not",    "and",   "or",     "sort",   "rank",    "select", "provide"};
// First words of an adverbial phrase before a statement: "in Garrowby, all the flats ...".
inline constexpr std::string_view kAdverbialOpenings[] = {
    "in",    "on",  "at",   "for",  "by",    "during",    "per", "since", "of",    "from",
    "among", "out", "with", "till", "until", "currently", "now", "after", "before"};
// Prepositions that go to the front with a question word: "from how many devices".
inline constexpr std::string_view kQuestionPrepositions[] = {"from", "in", "on",    "at",    "by",
                                                             "with", "to", "after", "during"};
// What the phrase of a question word ends before: "how many duties in March".
inline constexpr std::string_view kQuestionPhraseEnds[] = {
    "in",  "on",  "at",     "during", "since", "till", "until", "so",         "for",
    "per", "by",  "from",   "to",     "with",  "each", "every", "still",      "currently",
    "now", "yet", "before", "after",  "last",  "this", "today", "altogether", "overall"};
// Words before a question word that make its clause a part of another: "show how many".
inline constexpr std::string_view kBeforeIndirect[] = {
    "and",     "or",    "me",    "us",   "say",   "know", "tell",  "show", "saying",   "showing",
    "than",    "that",  "with",  "of",   "about", "see",  "plus",  "but",  "list",     "give",
    "stating", "state", "count", "find", "out",   "what", "which", "also", "including"};
// Words of a clause of its own after a question word: "how many they have".
inline constexpr std::string_view kClauseWords[] = {
    "they", "it", "he",  "she", "we",  "you",  "i",    "is",   "are", "was",
    "were", "do", "did", "has", "had", "have", "does", "that", "who", "and"};
inline constexpr std::string_view kRelativePronouns[] = {"that", "which", "who",  "whose",
                                                         "whom", "where", "what", "when"};
// Pronouns that say again what was named: "Teresa Lind, she has given".
inline constexpr std::string_view kEchoPronouns[] = {"he",   "she",   "it",    "they",
                                                     "that", "those", "these", "them"};
// Determiners of what is named first, which need not be said: "those players, how many of them".
inline constexpr std::string_view kTopicDeterminers[] = {"the", "those", "these", "our", "all"};
// Participles of how something is called: "how are they named".
inline constexpr std::string_view kCalledParticiples[] = {"named", "called", "titled"};
// Verbs of a request after what is asked for: "the owner also, please mention".
inline constexpr std::string_view kFinalRequestVerbs[] = {
    "show",    "share",   "list", "mention", "tell", "give",   "provide",
    "display", "include", "add",  "send",    "do",   "advise", "state"};
inline constexpr std::string_view kRequestPoliteness[] = {"please", "kindly", "pls"};
// "mention the owner also"
inline constexpr std::string_view kAlsoAdverbs[] = {"also", "too"};
// Past forms of verbs that have no passive: "who got joined".
inline constexpr std::string_view kIntransitivePasts[] = {"joined",   "started", "finished",
                                                          "resigned", "retired", "enrolled"};
// Words after "in average" that are no noun of what is averaged.
inline constexpr std::string_view kAfterOnAverage[] = {
    "how", "what", "after", "a", "the", "per", "for", "by", "each", "every", "does", "do", "is"};
// Passive requests in a sentence of their own: "the count should be shown".
inline constexpr std::string_view kShownStates[] = {"shown",     "listed",   "mentioned",
                                                    "displayed", "included", "given",
                                                    "present",   "visible",  "stated"};
inline constexpr std::string_view kCountedParticiples[] = {"counted", "included", "considered"};
inline constexpr std::string_view kWiseSuffix = "wise";
// Superlatives that are used as nouns and quantities: "maximum tickets", "buys the maximum".
inline constexpr std::string_view kMaximumDeterminers[][2] = {{"maximum", "most"},
                                                              {"minimum", "least"}};
// Nouns that are counted with "much" by mistake end in "s"; these are no plurals, or no count.
inline constexpr std::string_view kNoCountNouns[] = {
    "is",   "was", "does", "has",      "goods", "sales", "fees",    "news",    "takings",
    "dues", "us",  "this", "earnings", "costs", "wages", "savings", "expenses"};
// Words before a maximum that is asked for as such: "show the maximum fee".
inline constexpr std::string_view kBeforeMaximum[] = {"is", "are",  "was",     "were",   "and",
                                                      "of", "show", "list",    "with",   "find",
                                                      "me", "by",   "minimum", "maximum"};
// Owners of one for each row: "departments and their maximum salaries".
inline constexpr std::string_view kOwnersOfMaximum[] = {"their", "its", "his", "her", "whose"};
inline constexpr std::string_view kExtremeAdjectives[] = {"maximum", "minimum"};
// Nouns that say twice that rows are counted: "how many numbers are".
inline constexpr std::string_view kCountedTwice[] = {"numbers", "number"};
inline constexpr std::string_view kCountNoun = "number";
// Comparatives before "than" and a year, and the prepositions that say the same.
inline constexpr std::string_view kEarlierAdverb = "earlier", kLaterAdverb = "later";
// "not even one time": numerals of it.
inline constexpr std::string_view kSingleTime = "single";
// Nouns at the end of what somebody is reached by: "mail id".
inline constexpr std::string_view kReachNouns[] = {"id", "address", "number"};
// "how much fee they get"
inline constexpr std::string_view kHavingOrGetting[] = {"have", "has", "get", "gets"};
// "two times or above"
inline constexpr std::string_view kTimesNouns[] = {"times", "occasions"};
// "please make a list"
inline constexpr std::string_view kListMakingVerbs[] = {"make", "prepare", "give"};
// Words before what is to be mentioned as well: ", and please".
inline constexpr std::string_view kBeforeMentioned[] = {"and", "please", "kindly", "pls", "also"};
// Nouns of units that are counted: "how much minutes".
inline constexpr std::string_view kMuchCountedUnits[] = {
    "minutes", "days", "weeks", "months", "years", "nights", "people", "times", "units", "pieces"};
// Nouns of what a clause says is there: "where the end date is not given".
inline constexpr std::string_view kGivenStates[] = {
    "given",     "there",  "available", "present",  "known", "recorded", "entered",  "filled",
    "mentioned", "stored", "specified", "existing", "noted", "set",      "provided", "defined"};
inline constexpr std::string_view kMissingStates[] = {"missing", "empty",   "blank",
                                                      "absent",  "lacking", "unknown"};
// Contact details that people give: "customers that did not give any email".
inline constexpr std::string_view kContactDetails[] = {"email",     "e-mail", "mail",    "phone",
                                                       "telephone", "mobile", "address", "contact"};
// Verbs of handing in details. Lemmas.
inline constexpr std::string_view kProvidingVerbs[] = {"give",  "provide", "supply",  "share",
                                                       "leave", "submit",  "mention", "tell"};

}  // namespace ask::engine
