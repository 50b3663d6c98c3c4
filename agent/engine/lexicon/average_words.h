// What questions for an average amount say instead of the measure: "how heavy is a dog on average".
// Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// A word, and the nouns of columns that measure it, between blanks, the nearest first.
struct MeasureWord {
  std::string_view word, nouns;
};
// Adjectives after "how".
inline constexpr MeasureWord kMeasureAdjectives[] = {
    {"heavy", "weight mass"},
    {"tall", "height"},
    {"high", "height altitude elevation"},
    {"big", "size area"},
    {"large", "size area"},
    {"wide", "width"},
    {"deep", "depth"},
    {"expensive", "price cost fee"},
    {"dear", "price cost fee"},
    {"costly", "cost price fee"},
    {"pricey", "price cost fee"},
    {"fast", "speed"},
    {"far", "distance"},
};
// Verbs after "how much does ..." and "what does ...". Lemmas.
inline constexpr MeasureWord kMeasureVerbs[] = {
    {"weigh", "weight mass"}, {"cost", "cost price fee charge"}, {"earn", "salary wage pay income"},
    {"pay", "fare"},          {"measure", "size length"},        {"score", "score points"},
};
inline constexpr MeasureWord kWorthMeasures = {"worth", "value price"};
// After "how", before "is the salary on average".
inline constexpr std::string_view kAmountAdverbs[] = {"much", "high"};
// Verbs of a weight in a unit: "how many kg does it weigh".
inline constexpr std::string_view kWeighingVerbs[] = {"weigh", "weighs", "have", "has"};

// Words before and after an average of the rows of one's own group: "above the average for their
// trade".
inline constexpr std::string_view kBeforeComparedAverage[] = {"than", "above", "below", "over",
                                                              "under", "exceed", "exceeds"};
inline constexpr std::string_view kOfOwnGroup[] = {"of", "for", "in", "within", "at"};
inline constexpr std::string_view kBeforeOwnGroup[] = {"their", "its", "his", "her", "own", "same",
                                                       "respective"};
inline constexpr std::string_view kAfterOwnGroup[] = {"and", "with", "in", "show", "but"};

// Comparatives before "than the average horse".
inline constexpr std::string_view kAverageComparatives[] = {"more", "fewer", "less"};
// Words after that which say no more of the horse.
inline constexpr std::string_view kAfterComparedAverage[] = {"and", "sorted"};
// Last words of what is said of all of their rows together: "spent", "brought in", "run up".
inline constexpr std::string_view kTotalledVerbs[] = {
    "spend",    "spends", "spent",      "donate",      "donates",     "donated", "raise",
    "raises",   "raised", "contribute", "contributes", "contributed", "in",      "up"};
// Words between the comparative and "than" that tell an amount from rows that are counted: "more
// at the vet".
inline constexpr std::string_view kBeforeAmountObject[] = {
    "on",   "in",  "for", "to",     "into",    "at",  "from", "with",
    "over", "via", "us",  "during", "through", "per", "of",   "by"};

// Verbs after "how long does it".
inline constexpr std::string_view kTimeTakingVerbs[] = {"take", "takes", "last", "lasts", "run"};

// Orders of those who take their time: "quickest first".
inline constexpr std::string_view kQuickestForms[] = {"quickest", "fastest", "shortest"};
inline constexpr std::string_view kSlowestForms[] = {"slowest", "longest"};

}  // namespace ask::engine
