// Units of measure: the words for them in questions and in the names of columns, with exact
// factors.
#pragma once
#include <cstdint>
#include <string_view>

namespace ask::engine {

enum class UnitDimension : uint8_t { kNone, kTime, kLength, kWeight, kVolume, kBytes, kMoney };

using UnitId = uint8_t;
inline constexpr UnitId kNoUnit = 0;

struct Unit {
  std::string_view name;  // in the plural: the label of a result
  UnitDimension dimension = UnitDimension::kNone;
  double factor = 0;  // how many of the smallest unit that the dimension is counted in
  std::string_view question_words;  // words of a question, separated by '|'
  std::string_view stored;          // words at the end of the name of a column
};

const Unit& unit_info(UnitId id);
// The unit that a word of a question names; kNoUnit if it names none.
UnitId unit_named(std::string_view word);
// "hours", "nights"
bool is_time_unit(std::string_view word);
// The unit that the last word of a column's name gives.
UnitId unit_stored(std::string_view word);
// How many of `smaller` make one of `larger`; 0 if they are not of one dimension.
double units_in(UnitId larger, UnitId smaller);

inline constexpr UnitId kMilliseconds = 1, kSeconds = 2, kMinutes = 3, kHours = 4, kDays = 5,
                        kCents = 23;

}  // namespace ask::engine
