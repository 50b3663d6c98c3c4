// Units of measure next to a number: currencies and units of time.
#include <array>

#include "agent/engine/text/numbers.h"

namespace ask::engine {
namespace {

struct TimeUnit {
  std::string_view name;
  double milliseconds;
};
constexpr std::array<TimeUnit, 6> kTimes = {{{"millisecond", 1},
                                             {"ms", 1},
                                             {"second", 1e3},
                                             {"minute", 6e4},
                                             {"hour", 3.6e6},
                                             {"day", 8.64e7}}};
constexpr std::array<std::string_view, 4> kSigns = {"$", "\xE2\x82\xAC", "\xC2\xA3", "\xC2\xA5"};
constexpr std::array<std::string_view, 9> kCurrencies = {"dollar", "euro", "pound", "yen", "usd",
                                                         "eur",    "gbp",  "buck",  "cent"};

double milliseconds(std::string_view unit) {
  for (const TimeUnit& time : kTimes)
    if (time.name == unit) return time.milliseconds;
  return 0;
}

}  // namespace

UnitSpan unit_of(std::span<const Token> tokens, uint32_t begin, uint32_t end) {
  if (begin > 0)
    for (const std::string_view sign : kSigns)
      if (tokens[begin - 1].text == sign && tokens[begin - 1].end == tokens[begin].begin)
        return {begin - 1, end, "money"};
  if (end >= tokens.size() || tokens[end].quoted) return {};
  const Token& next = tokens[end];
  for (const std::string_view sign : kSigns)
    if (next.text == sign) return {begin, end + 1, "money"};
  for (const std::string_view currency : kCurrencies)
    if (next.lemma == currency) return {begin, end + 1, "money"};
  for (const TimeUnit& time : kTimes)
    if (next.lemma == time.name && time.name != "day") return {begin, end + 1, time.name};
  return {};
}

double unit_ratio(std::string_view larger, std::string_view smaller) {
  const double a = milliseconds(larger), b = milliseconds(smaller);
  return a > 0 && b > 0 ? a / b : 0;
}

}  // namespace ask::engine
