// Words of the kind of a row and of the manner in which people do something, in questions and in
// names of columns. Lower case; those of a schema are lemmas.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// "each sort of boat"
inline constexpr std::string_view kKindRequests[] = {
    "sort", "sorts", "kind", "kinds", "type", "types", "make", "makes", "category", "categories"};
// Last words of the column that says of which kind a row is, the likeliest first.
inline constexpr std::array<std::string_view, 7> kKindOfRowColumns = {
    "type", "kind", "category", "sort", "class", "variety", "make"};
inline constexpr std::string_view kClippedKind = "knd", kKindOfAnimal = "species";
// "work_done": of which kind the work was.
inline constexpr std::string_view kDoneParticiple = "done";
// "each sort of boat", "by type of boat"
inline constexpr std::string_view kBeforeKind[] = {"each", "every", "per", "by"};
// "the most common kind of repair"
inline constexpr std::string_view kKindFrequencies[] = {"common", "frequent", "usual", "popular"};
// Words of a question for what there is: "what sorts of boat do we have".
inline constexpr std::string_view kInventoryTail[] = {"do",  "did", "we",    "you",  "they", "have",
                                                      "has", "are", "there", "got",  "had",  "keep",
                                                      "and", "how", "many",  "each", "of"};

// How people do what they did, as a column says it: "how do members pay".
struct MannerWords {
  std::string_view verbs, columns;  // separated by blanks
};
inline constexpr std::array<MannerWords, 3> kManners = {
    {{"pay pays paid settle", "method mode tender"},
     {"hear heard find found learn discover", "heard hear source referral found via discovered"},
     {"book books booked order reserve buy", "channel source via method"}}};
// Adverbs of what is the rule: "how long does it usually take".
inline constexpr std::string_view kUsualAdverbs[] = {
    "usually", "mostly", "mainly", "normally", "typically", "generally", "ordinarily"};
// Adjectives of what is the most frequent: "the main reason".
inline constexpr std::string_view kMainAdjectives[] = {"main", "usual", "commonest", "principal"};
// Words before such an adjective at the beginning of a question.
inline constexpr std::string_view kBeforeMain[] = {"what", "what's", "whats", "which", "is",
                                                   "are",  "the",    "our",   "their"};
// Objects and prepositions after such a verb that restrict no rows.
inline constexpr std::string_view kMannerFillers[] = {"us", "me",   "about", "of",
                                                      "to", "with", "our",   "here"};
// Words after it that ask for the number of each, which is shown anyway.
inline constexpr std::string_view kMannerCounts[] = {
    "and", "with", "the",  "a",    "count", "number", "how", "many",
    "for", "of",   "each", "them", "way",   "one",    "in",  "numbers"};
inline constexpr std::string_view kBeforeMannerPeriod[] = {"in", "since", "for", "during",
                                                           "between"};

// Adjectives of size before "for": "boats too long for their berth", and their comparatives.
inline constexpr std::string_view kExceedingAdjectives[] = {"big",   "large", "long", "tall",
                                                            "heavy", "wide",  "deep", "many"};
// Adjectives that only name a measure with what says to which degree: "how heavy", "too heavy".
inline constexpr std::string_view kGradableAdjectives[] = {
    "heavy", "light", "tall", "wide", "deep", "long", "short", "big", "large", "small", "thick"};
inline constexpr std::string_view kBeforeDegree[] = {"how",  "too",   "as",   "so", "more",
                                                     "less", "most", "least"};
// Adjectives after "how" that are also parts of names of columns: full_name.
inline constexpr std::string_view kNamePartAdjectives[] = {"full", "short", "long", "common"};
inline constexpr std::string_view kExceedingComparatives[] = {
    "bigger", "larger", "longer", "taller", "heavier", "wider", "deeper"};
// Words after what holds the rows that say no more: "the berth they are in", "the venue takes".
inline constexpr std::string_view kAfterHolder[] = {
    "they", "they're", "theyre", "are",   "it",    "its",    "it's",   "is",          "in",
    "on",   "at",      "holds",  "takes", "seats", "allows", "fits",   "can",         "take",
    "hold", "has",     "room",   "for",   "seat",  "allow",  "sleeps", "accommodates",
    "covers", "cover", "includes", "include", "permits"};
// Words of a column with how many are included in what is paid for.
inline constexpr std::string_view kIncludedColumns[] = {"included", "allowed", "covered",
                                                        "permitted", "allowance"};
// What somebody did with a thing for a time: "how long did Ann have the plot".
inline constexpr std::string_view kHoldingForms[] = {"have", "keep", "rent", "hold", "hire"};

}  // namespace ask::engine
