// Classes of words of questions as they are typed on a phone: letters that stand for words, and
// words that come after the rows that they ask about. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Single letters, and the words that they stand for.
inline constexpr std::string_view kLetterWords[][2] = {
    {"w", "with"}, {"n", "and"}, {"r", "are"}, {"u", "you"}};
// Words before a letter that is a value: "status is n".
inline constexpr std::string_view kBeforeLetterValue[] = {"is", "are", "was", "not", "=", "code"};
// Prefixes of a date that are written as words, and the prepositions that they stand for.
inline constexpr std::string_view kDatePrefixes[][2] = {{"pre", "before"}, {"post", "after"}};
// Nouns before a number that is called "no": "phone no".
inline constexpr std::string_view kNumberedNouns[] = {
    "phone", "tel",      "telephone", "mob",    "mobile", "contact", "fax",     "ref",  "reference",
    "order", "invoice",  "account",   "acct",   "reg",    "licence", "license", "case", "policy",
    "card",  "passport", "serial",    "member", "room",   "ticket",  "job"};
// Words after such a number.
inline constexpr std::string_view kAfterNumberedNoun[] = {"for", "of", "and", "n", "+", "&", "w"};
// Prepositions of which one is typed for another: "waiting on parts" of what waits for them.
inline constexpr std::string_view kLoosePrepositions[] = {"on", "for", "in", "at", "to", "with"};
// Participles of a sum behind what is summed: "budgets added up".
inline constexpr std::string_view kSummedParticiples[] = {"added", "summed", "totalled", "totaled"};
// Words that join what comes after them to what comes before: "name and how many".
inline constexpr std::string_view kJoiningWords[] = {"and",  "plus",  "with", "+",   "&",
                                                     "name", "names", "or",   "incl"};
// Words that open a question, so that no part of it is to be brought to its front.
inline constexpr std::string_view kAskingWords[] = {"who",  "whose", "whom", "which", "what",
                                                    "when", "where", "why",  "how"};
// Prepositions before a "which" that is no question by itself: "parcels to which clients".
inline constexpr std::string_view kDanglingPrepositions[] = {"on", "in", "at",   "to", "with",
                                                             "of", "by", "from", "as"};
// Pronouns after "which" that name no rows: "plasma units, which ones".
inline constexpr std::string_view kAskedOnes[] = {"one", "ones"};
// Words after a count or a share whose noun comes last: "late orders % per driver".
inline constexpr std::string_view kAfterFigure[] = {"by", "per"};
// Adjectives of a figure beside a count: "vans per depot and average mileage".
inline constexpr std::string_view kFigureAdjectives[] = {"average", "total"};
// Verbs that mean no more than "have", after "each": "visits each tuner did".
inline constexpr std::string_view kDoingForms[] = {"did", "made", "had", "has", "got"};
// "no. of donors"
inline constexpr std::string_view kShortNumberNouns[] = {"no", "nr",  "num", "nos",
                                                         "#",  "cnt", "qty"};
// Figures after what they are of: "repair time avg", "shipments avg weight".
inline constexpr std::string_view kLateFigures[] = {"avg", "average", "mean",    "total",
                                                    "sum", "median",  "maximum", "minimum"};
// Words after such a figure.
inline constexpr std::string_view kAfterLateFigure[] = {"by", "per", "in", "for", "each"};
// Words that begin no noun phrase before a figure.
inline constexpr std::string_view kBeforeLateFigure[] = {
    "is",  "are",     "do",    "does", "did",  "has",  "have",  "was",    "were",  "the",
    "my",  "our",     "show",  "list", "give", "can",  "any",   "what's", "whats", "highest",
    "top", "average", "total", "avg",  "mean", "most", "least", "below",  "above"};

}  // namespace ask::engine
