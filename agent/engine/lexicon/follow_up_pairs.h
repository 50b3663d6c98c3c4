// Words of follow-ups that refer to the last two questions together. Lower case, as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// "both of them", "the two together", "combined?"
inline constexpr std::string_view kTogetherWords[] = {"both",  "together",   "combined",
                                                      "total", "altogether", "sum"};
// Those of them that say that there are several.
inline constexpr std::string_view kTwoWords[] = {"both", "together", "combined", "two"};
// "what's the difference?"
inline constexpr std::string_view kDifferenceNoun = "difference";
// Words that choose one of the two: "which had more?", "who did better?".
inline constexpr std::string_view kPairChoosers[] = {"which", "who", "whos", "wich"};
inline constexpr std::string_view kHigherWords[] = {"more",   "higher",  "bigger",  "better",
                                                    "larger", "greater", "busier",  "most",
                                                    "best",   "highest", "biggest", "busiest"};
inline constexpr std::string_view kLowerWords[] = {
    "fewer", "less", "lower", "smaller", "worse", "quieter", "fewest", "least", "lowest", "worst"};
// Words beside them that ask for nothing else.
inline constexpr std::string_view kPairFillers[] = {
    "what",    "whats", "'s",   "is",   "the", "of",    "those",  "them",  "these", "two",
    "in",      "that",  "they", "are",  "all", "for",   "how",    "much",  "many",  "and",
    "between", "it",    "was",  "show", "me",  "years", "months", "there", "were",  "by",
    "add",     "put", "days", "weeks", "with"};
inline constexpr std::string_view kChoiceFillers[] = {
    "which", "who",  "whos", "wich", "one",  "of",     "the",  "those", "them",
    "these", "two",  "had",  "has",  "have", "was",    "is",   "were",  "are",
    "did",   "got",  "gets", "does", "year", "month",  "came", "out",   "'s",
    "a",     "time", "took", "made", "sold", "earned", "paid", "spent"};
// "how does that compare with 2022?", "versus 2022": words before the verb, and the forms that
// compare.
inline constexpr std::string_view kComparingLeads[] = {"how",  "does", "did", "do", "is",  "that",
                                                       "this", "it",   "and", "'s", "they"};
inline constexpr std::string_view kComparingForms[] = {"compare", "compares", "compared",
                                                       "versus",  "vs",       "against"};
inline constexpr std::string_view kComparedWith = "compared with";
// Verbs after a number that counts rows of the answer: "which of the three is open?".
inline constexpr std::string_view kVerbsAfterNumber[] = {
    "is",      "are",   "was",   "were",  "has",  "have",  "had",    "do",    "does",    "did",
    "can",     "could", "will",  "would", "gets", "got",   "get",    "gives", "gave",    "makes",
    "made",    "costs", "cost",  "sells", "sold", "earns", "earned", "pays",  "paid",    "brings",
    "brought", "came",  "comes", "went",  "goes", "took",  "takes",  "needs", "owes",    "lives",
    "works",   "won",   "lost",  "ran",   "runs", "spent", "spends", "used",  "belongs", "scored"};
// Adverbs between "those two" and its verb: "have those two ever ordered anything?".
inline constexpr std::string_view kAdverbsAfterNumber[] = {"ever", "also",    "still", "both",
                                                           "now",  "already", "not"};
// "which of the two is better?"
inline constexpr std::string_view kQualityComparatives[] = {"better", "worse"};
// "the first one on your list"
inline constexpr std::string_view kListNoun = "list";
// Words before "of the three".
inline constexpr std::string_view kBeforeNumberOfThem[] = {
    "which", "who", "wich", "any", "one", "none", "some", "most", "cheapest", "best", "worst"};
// "X but not Y", "both X and Y", "X as well as Y": words between two values of one question.
inline constexpr std::string_view kValueJoints[] = {"but",   "and",  "both", "also", "only",
                                                    "as",    "well", "the",  "at",   "ones",
                                                    "those", "one",  "who",  "which"};

// Words of "by how much more is that?", after the first three.
inline constexpr std::string_view kHowMuchMoreWords[] = {
    "more", "less", "is",    "was",     "were",  "are", "that", "it",
    "they", "over", "under", "each",    "those", "did", "do",   "does",
    "the",  "in",   "total", "exactly", "out",   "of",  "them"};

}  // namespace ask::engine
