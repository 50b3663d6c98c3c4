#include "agent/engine/text/units.h"

#include <algorithm>
#include <array>

#include "agent/common/word_table.h"

namespace ask::engine {
namespace {

using enum UnitDimension;

// clang-format off
constexpr std::array<Unit, 26> kUnits = {{
    {"", kNone, 0, "", ""},
    {"milliseconds", kTime, 1, "millisecond|milliseconds|msecs|ms",
     "ms|msec|msecs|millis|millisecond|milliseconds"},
    {"seconds", kTime, 1e3, "second|seconds|secs|sec", "s|sec|secs|second|seconds"},
    {"minutes", kTime, 6e4, "minute|minutes|mins|min", "min|mins|minute|minutes"},
    {"hours", kTime, 3.6e6, "hour|hours|hrs|hr", "h|hr|hrs|hour|hours"},
    {"days", kTime, 8.64e7, "day|days|night|nights", "days|nights"},
    {"weeks", kTime, 6.048e8, "week|weeks", "weeks"},
    {"millimetres", kLength, 1, "mm|millimetre|millimetres|millimeter|millimeters", "mm|millimetres|millimeters"},
    {"centimetres", kLength, 10, "cm|centimetre|centimetres|centimeter|centimeters",
     "cm|centimetres|centimeters"},
    {"metres", kLength, 1e3, "metre|metres|meter|meters", "m|metre|metres|meter|meters"},
    {"kilometres", kLength, 1e6, "km|kms|kilometre|kilometres|kilometer|kilometers|k's",
     "km|kms|kilometre|kilometres|kilometer|kilometers"},
    {"miles", kLength, 1609344, "mile|miles", "mile|miles"},
    {"feet", kLength, 304.8, "feet|foot|ft", "feet|foot|ft"},
    {"inches", kLength, 25.4, "inch|inches", "inch|inches"},
    {"grams", kWeight, 1, "gram|grams|gramme|grammes", "g|gr|gram|grams"},
    {"kilograms", kWeight, 1e3, "kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes",
     "kg|kgs|kilo|kilos|kilogram|kilograms"},
    {"tonnes", kWeight, 1e6, "tonne|tonnes|tons", "tonne|tonnes"},
    {"millilitres", kVolume, 1, "ml|millilitre|millilitres|milliliter|milliliters", "ml|millilitres"},
    {"litres", kVolume, 1e3, "litre|litres|liter|liters", "l|litre|litres|liter|liters"},
    {"bytes", kBytes, 1, "byte|bytes", "byte|bytes"},
    {"kilobytes", kBytes, 1024, "kb|kilobyte|kilobytes", "kb|kilobytes"},
    {"megabytes", kBytes, 1048576, "mb|megabyte|megabytes", "mb|megabytes"},
    {"gigabytes", kBytes, 1073741824, "gb|gigabyte|gigabytes|gigs", "gb|gigabytes"},
    {"cents", kMoney, 1, "cent|cents|pence|pennies", "cent|cents|ct|cts|pence|pennies|eurocents|minor"},
    {"", kMoney, 100, "euro|euros|eur|dollar|dollars|usd|pound|pounds|gbp|bucks|quid|francs|chf",
     "eur|euro|euros|usd|gbp|dollars|chf"},
    {"yards", kLength, 914.4, "yard|yards", "yd|yds|yard|yards"},
}};
// clang-format on
static_assert(kUnits[kSeconds].name == "seconds" && kUnits[kMinutes].name == "minutes" &&
              kUnits[kHours].name == "hours" && kUnits[kDays].name == "days" &&
              kUnits[kMilliseconds].name == "milliseconds" && kUnits[kCents].name == "cents");

bool in_list(std::string_view list, std::string_view word) {
  while (!list.empty()) {
    const size_t end = list.find('|');
    if (list.substr(0, end) == word) return true;
    if (end == std::string_view::npos) return false;
    list.remove_prefix(end + 1);
  }
  return false;
}

// Every word of a question is looked up.
WordTable<UnitId> question_unit_words() {
  WordTable<UnitId> out;
  for (UnitId id = 1; id < kUnits.size(); ++id)
    for (std::string_view list = kUnits[id].question_words; !list.empty();) {
      const size_t end = std::min(list.find('|'), list.size());
      if (UnitId& known = out[list.substr(0, end)]; known == kNoUnit) known = id;
      list.remove_prefix(std::min(end + 1, list.size()));
    }
  return out;
}

}  // namespace

const Unit& unit_info(UnitId id) { return kUnits[id < kUnits.size() ? id : 0]; }

UnitId unit_named(std::string_view word) {
  if (word.size() < 2 || word.size() > 12) return kNoUnit;
  static const WordTable<UnitId> kByQuestionWord = question_unit_words();
  const UnitId* found = kByQuestionWord.find(word);
  return found == nullptr ? kNoUnit : *found;
}

UnitId unit_stored(std::string_view word) {
  if (word.empty() || word.size() > 12) return kNoUnit;
  for (UnitId id = 1; id < kUnits.size(); ++id)
    if (in_list(kUnits[id].stored, word)) return id;
  return kNoUnit;
}

double units_in(UnitId larger, UnitId smaller) {
  const Unit &a = unit_info(larger), &b = unit_info(smaller);
  return a.dimension != kNone && a.dimension == b.dimension ? a.factor / b.factor : 0;
}

}  // namespace ask::engine
