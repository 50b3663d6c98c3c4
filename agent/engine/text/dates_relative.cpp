// Dates relative to today, as modifiers of date('now'). Weeks begin on Monday: date('now',
// 'weekday 0') is the Sunday that ends the current week.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/text/calendar.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/folded_at.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine {
namespace {

struct RelativeDate {
  std::string_view words, from, to;
};
constexpr RelativeDate kRelativeDates[] = {
    {"today", "", "+1 day"},
    {"yesterday", "-1 day", ""},
    {"tomorrow", "+1 day", "+2 days"},
    {"this week", "weekday 0|-6 days", "weekday 0|+1 day"},
    {"last week", "weekday 0|-13 days", "weekday 0|-6 days"},
    {"next week", "weekday 0|+1 day", "weekday 0|+8 days"},
    {"this month", "start of month", "start of month|+1 month"},
    {"last month", "start of month|-1 month", "start of month"},
    {"next month", "start of month|+1 month", "start of month|+2 months"},
    {"this year", "start of year", "start of year|+1 year"},
    {"last year", "start of year|-1 year", "start of year"},
    {"next year", "start of year|+1 year", "start of year|+2 years"},
    {"this quarter", "start of quarter", "start of quarter|+3 months"},
    {"last quarter", "start of quarter|-3 months", "start of quarter"},
    {"next quarter", "start of quarter|+3 months", "start of quarter|+6 months"},
    {"this weekend", "weekday 0|-1 day", "weekday 0|+1 day"},
    {"last weekend", "weekday 0|-8 days", "weekday 0|-6 days"},
    {"next weekend", "weekday 0|+6 days", "weekday 0|+8 days"},
    {"last fortnight", "-14 days", "+1 day"},
    {"quarter to date", "start of quarter", "+1 day"},
    {"year to date", "start of year", "+1 day"},
    {"month to date", "start of month", "+1 day"},
};

// Normalises "previous" and "past" to "last", "current" to "this".
std::string_view without_plural(std::string_view word) {
  if (word == "previous" || word == "past") return "last";
  return word == "current" ? "this" : word;
}

// A unit of the calendar, and how date('now') goes to its start, if not by "start of" it.
struct CalendarUnit {
  std::string_view name, start, unit;
  int many;  // of `unit`
};
constexpr CalendarUnit kCalendarUnits[] = {
    {"day", "", "day", 1},
    {"week", "weekday 0|-6 days", "day", 7},
    {"month", "start of month", "month", 1},
    {"quarter", "start of quarter", "month", 3},
    {"year", "start of year", "year", 1},
};

std::string shifted(std::string_view start, int by, std::string_view unit) {
  if (by == 0) return std::string(start);
  return fmt::format("{}{}{:+} {}{}", start, start.empty() ? "" : "|", by, unit,
                     by == 1 || by == -1 ? "" : "s");
}

// "the past year": up to today, as against "last year".
std::optional<DateSpan> past_unit(std::span<const Token> tokens, uint32_t begin) {
  if (folded_at(tokens, begin) != "past") return {};
  for (const CalendarUnit& unit : kCalendarUnits)
    if (folded_at(tokens, begin + 1) == unit.name && unit.name != "day")
      return DateSpan{begin + 2, shifted("", -unit.many, unit.unit), "", 1, true};
  return {};
}

// "two years ago", "a month ago": the calendar's unit then; after "since" or "before" that day.
std::optional<DateSpan> units_ago(std::span<const Token> tokens, uint32_t begin) {
  const bool one = text::is_one_of(folded_at(tokens, begin), {"a", "an"});
  const auto number = one ? std::nullopt : number_at(tokens, begin);
  if (!one && (!number || number->ordinal)) return {};
  const double n = one ? 1 : number->value;
  const uint32_t at = one ? begin + 1 : number->end;
  if (n < 1 || n > 5000 || std::floor(n) != n || at + 1 >= tokens.size() ||
      folded_at(tokens, at + 1) != "ago")
    return {};
  const auto* unit =
      std::find_if(std::begin(kCalendarUnits), std::end(kCalendarUnits),
                   [&](const CalendarUnit& each) { return each.name == tokens[at].lemma; });
  if (unit == std::end(kCalendarUnits)) return {};
  const int back = -static_cast<int>(n) * unit->many;
  const std::string_view before = begin > 0 ? folded_at(tokens, begin - 1) : std::string_view{};
  const bool today = folded_at(tokens, at + 2) == "today";  // "a year ago today"
  const bool bound = today || text::is_one_of(before, {"since", "before", "after", "until", "till",
                                                       "than", "from"});
  const std::string_view start = bound ? std::string_view{} : unit->start;
  const std::string from = shifted(start, back, unit->unit);
  const std::string to = bound                    ? from + "|+1 day"
                         : back + unit->many == 0 ? std::string(unit->start)
                                                  : shifted(start, back + unit->many, unit->unit);
  return DateSpan{at + (today ? 3 : 2), from, to, 1, true};
}

// "last Monday", "on Friday last week" has its own date.
std::optional<DateSpan> last_weekday(std::span<const Token> tokens, uint32_t begin) {
  if (folded_at(tokens, begin) != "last") return {};
  const std::string_view day = folded_at(tokens, begin + 1);
  for (size_t d = 0; d < kWeekdays.size(); ++d)
    if (day == kWeekdays[d])
      return DateSpan{begin + 2, fmt::format("weekday {}|-7 days", d),
                      fmt::format("weekday {}|-6 days", d), 1, true};
  return {};
}

// "the last 30 days": an open-ended range up to now. "the next 30 days": from today on.
std::optional<DateSpan> some_units(std::span<const Token> tokens, uint32_t begin) {
  const std::string_view first = folded_at(tokens, begin);
  const bool ahead = first == "next" || first == "coming" || first == "following";
  if (!ahead && first != "last" && first != "past" && first != "previous") return {};
  const auto number = number_at(tokens, begin + 1);
  if (!number || number->ordinal || number->end >= tokens.size()) return {};
  const double n = number->value;
  if (n < 1 || n > 5000 || std::floor(n) != n) return {};
  const std::string& unit = tokens[number->end].lemma;
  if (unit == "quarter" && !ahead)  // whole ones
    return DateSpan{number->end + 1,
                    fmt::format("start of quarter|-{} months", 3 * static_cast<int>(n)),
                    "start of quarter", 1, true};
  if (unit != "day" && unit != "week" && unit != "month" && unit != "year") return {};
  const auto whole = static_cast<int>(n) * (unit == "week" ? 7 : 1);
  const std::string_view stored = unit == "week" ? std::string_view("day") : unit;
  if (ahead)
    return DateSpan{number->end + 1, "", fmt::format("+{} {}s|+1 day", whole, stored), 1, true};
  return DateSpan{number->end + 1, fmt::format("-{} {}s", whole, stored), "", 1, true};
}

std::chrono::sys_days day_of(const std::string& iso) {
  const auto part = [&](size_t at, size_t size) { return std::stoi(iso.substr(at, size)); };
  return std::chrono::year(part(0, 4)) / part(5, 2) / part(8, 2);
}

// "the last 30 days of 2024", "the first 2 weeks of May 2024": days at an end of that time.
std::optional<DateSpan> days_of_period(std::span<const Token> tokens, uint32_t begin) {
  const bool last = folded_at(tokens, begin) == "last";
  if (!last && folded_at(tokens, begin) != "first") return {};
  const auto number = number_at(tokens, begin + 1);
  if (!number || number->ordinal || number->end + 2 >= tokens.size()) return {};
  const double n = number->value;
  const std::string& unit = tokens[number->end].lemma;
  const std::string_view of = folded_at(tokens, number->end + 1);
  if (n < 1 || n > 366 || std::floor(n) != n || (unit != "day" && unit != "week") ||
      (of != "of" && of != "in"))
    return {};
  auto whole = date_at(tokens, number->end + 2);
  if (!whole || whole->relative || whole->period != Period::kWhole || whole->from.size() != 10 ||
      whole->to.size() != 10)
    return {};
  const std::chrono::days many(static_cast<int>(n) * (unit == "week" ? 7 : 1));
  if (last)
    whole->from = std::max(whole->from, iso_day(day_of(whole->to) - many));
  else
    whole->to = std::min(whole->to, iso_day(day_of(whole->from) + many));
  whole->score = 1;
  whole->range = true;
  return whole;
}

}  // namespace

std::optional<DateSpan> relative_date_at(std::span<const Token> tokens, uint32_t begin) {
  if (auto span = days_of_period(tokens, begin)) return span;
  if (auto span = some_units(tokens, begin)) return span;
  if (auto span = units_ago(tokens, begin)) return span;
  if (auto span = past_unit(tokens, begin)) return span;
  if (auto span = last_weekday(tokens, begin)) return span;
  const std::string_view first = without_plural(folded_at(tokens, begin));
  if (first.empty()) return {};
  for (const RelativeDate& row : kRelativeDates) {
    if (row.words.front() != first.front()) continue;
    uint32_t i = begin;
    std::string_view rest = row.words;
    while (!rest.empty()) {
      const size_t end = std::min(rest.find(' '), rest.size());
      if (without_plural(folded_at(tokens, i)) != rest.substr(0, end)) break;
      ++i;
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (rest.empty()) return DateSpan{i, std::string(row.from), std::string(row.to), 1, true};
  }
  return {};
}

}  // namespace ask::engine
