#include "agent/engine/text/units.h"

#include <algorithm>
#include <array>

#include "agent/common/text.h"
#include "agent/common/word_table.h"
#include "agent/engine/text/currencies.h"

namespace ask::engine {
namespace {

using enum UnitDimension;

// clang-format off
constexpr std::array<Unit, 35> kUnits = {{
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
    {"", kMoney, 100, "bucks", ""},
    {"yards", kLength, 914.4, "yard|yards", "yd|yds|yard|yards"},
    {"", kMoney, 100, "euro|euros|eur|\xE2\x82\xAC", "eur|euro|euros"},
    {"", kMoney, 100, "dollar|dollars|usd|$", "usd|dollars"},
    {"", kMoney, 100, "pound|pounds|gbp|quid|\xC2\xA3", "gbp"},
    {"", kMoney, 100, "francs|chf", "chf"},
    {"", kMoney, 100, "yen|jpy|\xC2\xA5", ""},
    {"lbs", kWeight, 453.59237, "lb|lbs", "lb|lbs"},
    {"ounces", kWeight, 28.349523125, "ounce|ounces", "oz|ounces"},
    {"centilitres", kVolume, 10, "cl|centilitre|centilitres|centiliter|centiliters", "cl|centilitres"},
    {"terabytes", kBytes, 1099511627776, "tb|terabyte|terabytes", "tb|terabytes"},
}};
// clang-format on
static_assert(kUnits[kSeconds].name == "seconds" && kUnits[kMinutes].name == "minutes" &&
              kUnits[kHours].name == "hours" && kUnits[kDays].name == "days" &&
              kUnits[kMilliseconds].name == "milliseconds" && kUnits[kCents].name == "cents" &&
              kUnits[kPoundsOfWeight].name == "lbs");

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

bool is_time_unit(std::string_view word) {
  return unit_info(unit_named(word)).dimension == UnitDimension::kTime;
}

UnitId unit_named(std::string_view word) {
  if (word.empty() || word.size() > 12) return kNoUnit;
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

UnitId unit_noted(std::string_view text) {
  const std::string lowered = text::lower(text);
  const UnitId named = unit_named(lowered);
  return named != kNoUnit ? named : unit_stored(lowered);
}

std::string_view currency_of(UnitId id) {
  constexpr UnitId kFirst = 26;  // in kUnits
  constexpr std::string_view kCodes[] = {"EUR", "USD", "GBP", "CHF", "JPY"};
  return id >= kFirst && id < kFirst + std::size(kCodes) ? kCodes[id - kFirst] : std::string_view();
}

bool differ_in_currency(UnitId a, UnitId b) {
  const std::string_view one = currency_of(a), other = currency_of(b);
  return !one.empty() && !other.empty() && one != other;
}

double units_in(UnitId larger, UnitId smaller) {
  if (differ_in_currency(larger, smaller)) return 0;
  const Unit &a = unit_info(larger), &b = unit_info(smaller);
  return a.dimension != kNone && a.dimension == b.dimension ? a.factor / b.factor : 0;
}

}  // namespace ask::engine
