// Words that set two things side by side: "2023 against 2024", "more Herdwicks or Swaledales",
// "with gift aid and without". Lower case; inflected forms as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Joints of a contrast in one word.
inline constexpr std::string_view kContrastJoints[] = {"vs", "versus", "against", "v"};
// What stands for the other values of a list, and the last words of "and so on".
inline constexpr std::string_view kEtCetera[] = {"etc", "etcetera"};
inline constexpr std::string_view kSoOn[] = {"on", "forth"};
// What is left of the rows after "vs the".
inline constexpr std::string_view kRestNouns[] = {"rest", "others", "other", "remainder"};
// Openings of "have we got more Herdwicks or Swaledales".
inline constexpr std::string_view kMoreOpenings[] = {"have", "has", "do",   "does", "did",
                                                     "are",  "is",  "were", "was"};
// Who has or does more, as nobody in particular, with the verbs after them.
inline constexpr std::string_view kNobodyInParticular[] = {"we", "i", "you", "they", "there"};
inline constexpr std::string_view kPlainHaving[] = {"have", "got", "had", "get"};
// Prepositions that are repeated before the second of two: "of overcharging or of rudeness".
inline constexpr std::string_view kRepeatedPrepositions[] = {"of", "from", "in",  "on",
                                                             "at", "to",   "for", "by"};
// Comparatives, and adjectives that "more" compares, with what is measured.
inline constexpr std::string_view kComparatives[][2] = {
    {"heavier", "weight"},      {"lighter", "weight"},      {"older", "age"},
    {"younger", "age"},         {"bigger", "size"},         {"larger", "size"},
    {"smaller", "size"},        {"dearer", "price"},        {"pricier", "price"},
    {"cheaper", "price"},       {"taller", "height"},       {"higher", "height"},
    {"faster", "speed"},        {"slower", "speed"},        {"wider", "width"},
    {"deeper", "depth"},        {"warmer", "temperature"},  {"colder", "temperature"},
    {"hotter", "temperature"},  {"expensive", "price"},     {"costly", "price"}};
// Those of them that compare any amount: "grades are higher".
inline constexpr std::string_view kComparativesOfAmounts[] = {"higher", "bigger", "larger"};
// Those of a length or a duration.
inline constexpr std::string_view kLongComparatives[] = {"longer", "shorter"};
inline constexpr std::string_view kLengthMeasure = "length";
// Those of less: "how much cheaper is A than B".
inline constexpr std::string_view kLesserComparatives[] = {"lighter", "younger", "smaller",
                                                           "cheaper", "shorter", "slower",
                                                           "colder"};
// Those of how soon something is done.
inline constexpr std::string_view kQuickComparatives[] = {"quicker", "faster", "slower", "sooner"};
// Words after "than" that are no kind of rows: "than in 2023".
inline constexpr std::string_view kAfterOtherThan[] = {
    "the", "average", "any", "all", "half",  "usual", "last", "before", "we",  "they", "in",
    "a",   "an",      "it",  "one", "others", "other", "that", "what",  "you", "our",  "once"};
// Nouns of an amount that is paid.
inline constexpr std::string_view kPaidAmounts[] = {"amount", "price", "paid", "fee", "total"};
// Pronouns of the other rows in a comparison: "than the ones from Ben".
inline constexpr std::string_view kComparedPronouns[] = {"ones", "one", "those", "that"};
// Verbs of what is sold, for an amount of it.
inline constexpr std::string_view kSellingVerbs[] = {"sell", "turn", "invoice", "bill"};
// Verbs of an amount that is given.
inline constexpr std::string_view kGivingVerbs[] = {"donate", "give", "cost", "owe"};
// Words of a question for rows that have two properties at once.
inline constexpr std::string_view kAtOnceWords[] = {"both", "also", "same", "simultaneously"};
// Prepositions before "each" of groups that are counted: "number of copies at each branch".
inline constexpr std::string_view kBeforeEachGroup[] = {"at", "on", "in", "for", "with"};

}  // namespace ask::engine
