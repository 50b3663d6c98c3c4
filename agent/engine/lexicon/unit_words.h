// Words of units that are written at once with a number: "190cm", "60p", "1.9m long".
#pragma once
#include <string_view>

namespace ask::engine {

// Letters that are units next to digits and nothing else.
inline constexpr std::string_view kUnitLetters[] = {"g", "l"};
// Metres where a length is meant, else millions.
inline constexpr std::string_view kMetreLetter = "m";
inline constexpr std::string_view kPennyLetter = "p", kPence = "pence";
// "over 30 min", "two and a half hours"
inline constexpr std::string_view kClippedMinutes = "min", kMinutesNoun = "minutes",
                                  kHalfWord = "half";
// Of money and of weight.
inline constexpr std::string_view kPoundNoun = "pound";
// Words of a weight, and of a price: "heavier than 5 pounds", "cheaper than 5 pounds".
inline constexpr std::string_view kWeightWords[] = {"weight",  "weigh",    "weighs", "weighed",
                                                    "weights", "weighing", "heavy",  "heavier",
                                                    "light",   "lighter",  "mass"};
inline constexpr std::string_view kPriceWords[] = {
    "price", "prices", "priced", "cost", "costs", "costing", "cheaper", "dearer", "expensive",
    "paid",  "pay",    "spent",  "fee",  "worth", "value",   "charged", "for"};
// After a length, and before one: "1.9m long", "longer than 1.9m".
inline constexpr std::string_view kSizeAdjectives[] = {"long", "tall", "high",
                                                       "wide", "deep", "away"};
inline constexpr std::string_view kSizeComparatives[] = {"longer", "taller",  "higher",  "wider",
                                                         "deeper", "shorter", "narrower"};
// The scales of lengths that comparatives mean; see scale_words().
struct SizeScale {
  std::string_view word, scale;
};
inline constexpr SizeScale kSizeScales[] = {
    {"higher", "height"}, {"taller", "height"}, {"lower", "height"},   {"deeper", "depth"},
    {"wider", "width"},   {"narrower", "width"}, {"longer", "length"}, {"shorter", "length"},
    {"farther", "distance"}, {"further", "distance"}};

}  // namespace ask::engine
