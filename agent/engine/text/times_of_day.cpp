// Times of day: "between 7 and 9 in the morning", "from 9 am to 5 pm", "6pm", "18:30", "noon",
// "evenings".
#include <fmt/format.h>

#include <array>
#include <charconv>

#include "agent/common/words.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/folded_at.h"

namespace ask::engine {
namespace {

enum class DayHalf : uint8_t { kUnspecified, kMorning, kLate, kNight };

struct HourOfDay {
  uint32_t end = 0;  // 0: none
  int hour = 0;
  DayHalf half = DayHalf::kUnspecified;
};

DayHalf day_half(std::string_view word) {
  if (word == "am" || word == "a.m" || word == "a.m." || word == "morning")
    return DayHalf::kMorning;
  if (word == "pm" || word == "p.m" || word == "p.m." || word == "afternoon" || word == "evening")
    return DayHalf::kLate;
  return word == "night" ? DayHalf::kNight : DayHalf::kUnspecified;
}

int of_24(int hour, DayHalf half) {
  if (half == DayHalf::kMorning) return hour == 12 ? 0 : hour;
  if (half == DayHalf::kLate || (half == DayHalf::kNight && hour >= 6))
    return hour < 12 ? hour + 12 : hour;
  return hour;
}

// "18:30", "9:30 am", "noon": the time as HH:MM.
std::optional<DateSpan> clock_time_at(std::span<const Token> tokens, uint32_t begin) {
  const std::string_view word = folded_at(tokens, begin);
  DateSpan out{begin + 1, "", ""};
  out.period = Period::kHour;
  if (text::is_one_of(word, {"noon", "midday", "midnight"})) {
    if (begin == 0 || !text::is_one_of(folded_at(tokens, begin - 1),
                                       {"before", "after", "by", "until", "till", "since", "at"}))
      return {};
    out.from = word == "midnight" ? "00:00" : "12:00";
    return out;
  }
  const size_t colon = word.find(':');
  if (colon == word.npos || colon == 0 || colon > 2 || word.size() < colon + 3) return {};
  int hour = 0, minute = 0;
  const char *middle = word.data() + colon, *last = middle + 3;
  const auto [hour_end, bad_hour] = std::from_chars(word.data(), middle, hour);
  const auto [end, bad_minute] = std::from_chars(middle + 1, last, minute);
  if (bad_hour != std::errc{} || bad_minute != std::errc{} || hour_end != middle || end != last ||
      hour < 0 || hour > 24 || minute < 0 || minute > 59)
    return {};
  const std::string_view tail = word.substr(colon + 3);
  DayHalf half = day_half(tail);
  if (!tail.empty() && (half == DayHalf::kUnspecified || tail.size() > 4)) return {};
  if (tail.empty())
    if (const std::string_view next = folded_at(tokens, out.end); next.size() <= 4) {
      half = day_half(next);
      if (half != DayHalf::kUnspecified) ++out.end;
    }
  out.from = fmt::format("{:02}:{:02}", of_24(hour, half), minute);
  return out;
}

// "7", "7am", "7 o'clock in the morning": the hour with its half of the day.
HourOfDay hour_at(std::span<const Token> tokens, uint32_t begin) {
  HourOfDay out;
  const std::string_view word = folded_at(tokens, begin);
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out.hour);
  if (error != std::errc{} || end - word.data() > 2 || out.hour < 0 || out.hour > 24) return out;
  const std::string_view tail = word.substr(static_cast<size_t>(end - word.data()));
  out.half = day_half(tail);
  if (!tail.empty() && (out.half == DayHalf::kUnspecified || tail.size() > 4)) return {};
  out.end = begin + 1;
  if (out.half != DayHalf::kUnspecified) return out;
  if (text::is_one_of(folded_at(tokens, out.end), {"o'clock", "oclock"})) ++out.end;
  uint32_t at = out.end;
  if (folded_at(tokens, at) == "in" && folded_at(tokens, at + 1) == "the") at += 2;
  if (folded_at(tokens, at) == "at" && folded_at(tokens, at + 1) == "night") at += 1;
  out.half = day_half(folded_at(tokens, at));
  if (out.half != DayHalf::kUnspecified) out.end = at + 1;
  return out;
}

struct DayPart {
  std::string_view word, from, to;  // its first and its last hour
};
constexpr DayPart kDayParts[] = {
    {"morning", "00", "11"}, {"afternoon", "12", "17"}, {"evening", "18", "23"}};

// "in the morning", "afternoon"; not "this morning", which is of one day.
std::optional<DateSpan> part_of_day_at(std::span<const Token> tokens, uint32_t begin) {
  constexpr float kScore = 0.9F;
  const bool in = text::is_one_of(folded_at(tokens, begin), {"in", "during"}) &&
                  folded_at(tokens, begin + 1) == "the";
  if (!in && begin > 0 && text::is_one_of(folded_at(tokens, begin - 1), {"this", "the", "good"}))
    return {};
  const uint32_t at = in ? begin + 2 : begin;
  std::string_view word = folded_at(tokens, at);
  if (word.ends_with('s')) word.remove_suffix(1);
  for (const DayPart& part : kDayParts) {
    if (word != part.word) continue;
    DateSpan out{at + 1, std::string(part.from), std::string(part.to), kScore};
    out.period = Period::kHour;
    return out;
  }
  return {};
}

}  // namespace

std::optional<DateSpan> hour_range_at(std::span<const Token> tokens, uint32_t begin) {
  const std::string_view lead = folded_at(tokens, begin);
  if (lead != "between" && lead != "from") return {};
  const HourOfDay low = hour_at(tokens, begin + 1);
  if (low.end == 0 ||
      !text::is_one_of(folded_at(tokens, low.end), {"and", "to", "until", "till", "-"}))
    return {};
  const HourOfDay high = hour_at(tokens, low.end + 1);
  if (high.end == 0 || high.half == DayHalf::kUnspecified) return {};
  const int to = of_24(high.hour, high.half);
  int from = of_24(low.hour, low.half == DayHalf::kUnspecified ? high.half : low.half);
  if (low.half == DayHalf::kUnspecified && from > to) from = low.hour;  // "from 9 to 5 pm"
  if (from >= to) return {};
  DateSpan out{high.end, fmt::format("{:02}", from), fmt::format("{:02}", to - 1)};
  out.period = Period::kHour;
  out.range = true;
  return out;
}

std::optional<DateSpan> hour_of_day_at(std::span<const Token> tokens, uint32_t begin) {
  if (auto time = clock_time_at(tokens, begin)) return time;
  const HourOfDay time = hour_at(tokens, begin);
  if (time.end == 0 || time.half == DayHalf::kUnspecified || time.hour > 23)
    return part_of_day_at(tokens, begin);
  DateSpan out{time.end, fmt::format("{:02}", of_24(time.hour, time.half)), ""};
  out.period = Period::kHour;
  return out;
}

}  // namespace ask::engine
