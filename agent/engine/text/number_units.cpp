// Units of measure next to a number: currencies and units of time.
#include <array>
#include <utility>

#include "agent/engine/text/folded_at.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine {
namespace {

constexpr std::array<std::string_view, 9> kTimes = {
    "millisecond", "ms", "second", "minute", "hour", "day", "week", "month", "year"};
constexpr std::pair<std::string_view, std::string_view> kShortTimes[] = {
    {"sec", "second"},  {"secs", "second"}, {"min", "minute"},
    {"mins", "minute"}, {"hr", "hour"},     {"hrs", "hour"}, {"nights", "day"}};
constexpr std::array<std::string_view, 4> kSigns = {"$", "\xE2\x82\xAC", "\xC2\xA3", "\xC2\xA5"};
constexpr std::array<std::string_view, 15> kCurrencies = {
    "dollar", "euro", "pound", "yen",   "usd",   "eur", "gbp", "buck",
    "quid",   "cent", "pence", "penny", "franc", "chf", "jpy"};

}  // namespace

std::optional<NumberRange> number_range_at(std::span<const Token> tokens, uint32_t begin) {
  const auto word = [&](uint32_t i) { return folded_at(tokens, i); };
  const auto signed_at = [&](uint32_t i) {  // past a currency sign
    for (const std::string_view sign : kSigns)
      if (i < tokens.size() && tokens[i].text == sign) return i + 1;
    return i;
  };
  NumberRange out;
  out.introduced = word(begin) == "from" || word(begin) == "between";
  const uint32_t first = signed_at(out.introduced ? begin + 1 : begin);
  const auto low = number_at(tokens, first);
  if (!low || low->ordinal || low->end >= tokens.size()) return {};
  uint32_t next = low->end;
  const bool hyphen = tokens[next].after_hyphen;
  if (!hyphen) {
    if (word(next) != "to" && word(next) != "through" && word(next) != "-" &&
        word(next) != "\xE2\x80\x93")
      return {};
    ++next;
  }
  const uint32_t second = signed_at(next);
  const auto high = number_at(tokens, second);
  if (!high || high->ordinal || low->value >= high->value) return {};
  if (hyphen) {  // "10-20", but not "555-1234"
    const size_t a = tokens[first].text.size(), b = tokens[second].text.size();
    const bool plain = low->end == first + 1 && high->end == second + 1 &&
                       (high->end >= tokens.size() || !tokens[high->end].after_hyphen);
    if (!plain || (a != b && b > 3)) return {};
  }
  out.end = high->end;
  out.low = low->value;
  out.high = high->value;
  return out;
}

UnitSpan unit_of(std::span<const Token> tokens, uint32_t begin, uint32_t end) {
  if (begin > 0)
    for (const std::string_view sign : kSigns)
      if (tokens[begin - 1].text == sign && tokens[begin - 1].end == tokens[begin].begin)
        return {begin - 1, end, kMoneyUnit};
  if (end >= tokens.size() || tokens[end].quoted) return {};
  const Token& next = tokens[end];
  for (const std::string_view sign : kSigns)
    if (next.text == sign) return {begin, end + 1, kMoneyUnit};
  for (const std::string_view currency : kCurrencies)
    if (next.lemma == currency) return {begin, end + 1, kMoneyUnit};
  for (const std::string_view time : kTimes)
    if (next.lemma == time) return {begin, end + 1, time};
  for (const auto& [abbreviation, time] : kShortTimes)
    if (next.folded == abbreviation) return {begin, end + 1, time};
  return {};
}

}  // namespace ask::engine
