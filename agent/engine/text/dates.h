// Recognises date expressions and converts them to half-open ISO ranges: 2010; March 2010; March 5,
// 2010; 5 March 2010; 2010-03-05; 3/5/2010 (month first unless it is above 12); the 1990s; Q1 2024.
// Relative dates ("last month", "the past 30 days", "since March", "two years ago") become
// modifiers of date('now'). Recurring ones ("in May", "on weekends") become date parts.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "agent/engine/text/periods.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// Among the modifiers of a relative date: the first day of the quarter, which SQLite has no
// modifier for.
inline constexpr std::string_view kStartOfQuarter = "start of quarter";
inline constexpr std::string_view kStartOfMonth = "start of month";

struct DateSpan {
  uint32_t end = 0;      // one past the last token
  std::string from, to;  // [from, to) as "2010-03-01"; `to` is "" for an open-ended range
  float score = 1;       // 0.8 for a bare year, which may also be a plain number
  // True if `from` and `to` are modifiers of date('now'), separated by '|'. Then "" is today, so
  // that "yesterday" has an empty `to`.
  bool relative = false;
  // If not kWhole, `from` is the value of this date part ("05" for May). If `to` is set, it is the
  // inclusive end of the range, or, for a weekend ("6", "0"), the second of two days.
  Period period = Period::kWhole;
  bool range = false;  // given by its two ends: "from March to May 2010"
};

int days_in_month(int year, int month);

// The longest date that begins at token `at`.
std::optional<DateSpan> date_at(std::span<const Token> tokens, uint32_t at);

// A range that begins at token `at`: "from March 2010 to May 2011", "March to May 2010",
// "2010-2015". Defined in date_ranges.cpp.
std::optional<DateSpan> date_range_at(std::span<const Token> tokens, uint32_t at);

// Relative dates: "last month", "yesterday", "the past 30 days". Defined in dates_relative.cpp.
std::optional<DateSpan> relative_date_at(std::span<const Token> tokens, uint32_t at);

// Date parts: "May", "weekends", "Mondays". Defined in dates_parts.cpp.
std::optional<DateSpan> date_part_at(std::span<const Token> tokens, uint32_t at);

// Times of day: "between 7 and 9 in the morning", "6pm", and, with `from` as HH:MM, "18:30" and
// "noon". Defined in times_of_day.cpp.
std::optional<DateSpan> hour_range_at(std::span<const Token> tokens, uint32_t at);
std::optional<DateSpan> hour_of_day_at(std::span<const Token> tokens, uint32_t at);

}  // namespace ask::engine
