#include "agent/db/statistics/stored_days.h"

#include <chrono>
#include <string>
#include <string_view>

#include "agent/common/number.h"
#include "agent/common/value_number.h"

namespace ask::db {
namespace {

std::optional<CalendarDay> valid(int64_t year, int64_t month, int64_t day) {
  if (year < 1000 || year > 9999 || month < 0 || month > 12 || day < 0 || day > 31)
    return std::nullopt;
  return CalendarDay{static_cast<int>(year), static_cast<int>(month), static_cast<int>(day)};
}

// YYYYMMDD
std::optional<CalendarDay> of_digits(int64_t number) {
  return valid(number / 10000, number / 100 % 100, number % 100);
}

std::optional<CalendarDay> of_unix_time(int64_t seconds) {
  namespace cal = std::chrono;
  constexpr int64_t kMost = 253'402'300'799;  // the end of the year 9999
  if (seconds < 0 || seconds > kMost) return std::nullopt;
  const cal::year_month_day day{cal::floor<cal::days>(cal::sys_seconds{cal::seconds{seconds}})};
  return valid(static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
               static_cast<unsigned>(day.day()));
}

// "2024-03-05 10:00", "2024-03"
std::optional<CalendarDay> of_iso(std::string_view text) {
  if (text.size() < 7 || text[4] != '-') return std::nullopt;
  const auto year = text::number<int>(text.substr(0, 4)),
             month = text::number<int>(text.substr(5, 2));
  if (!year || !month || *month < 1) return std::nullopt;
  if (text.size() == 7) return valid(*year, *month, 0);
  const auto day = text.size() >= 10 && text[7] == '-' ? text::number<int>(text.substr(8, 2))
                                                       : std::optional<int>();
  return day ? valid(*year, *month, *day) : std::nullopt;
}

std::optional<int64_t> whole(const Value& value) {
  if (const auto* number = std::get_if<int64_t>(&value)) return *number;
  if (const auto* real = std::get_if<double>(&value)) return truncated_integer(*real);
  const auto* text = std::get_if<std::string>(&value);
  return text ? text::number<int64_t>(*text) : std::nullopt;
}

std::optional<CalendarDay> day_of(ValueForm form, const Value& value) {
  const auto number = whole(value);
  switch (form) {
    case ValueForm::kCompactDate:
      return number ? of_digits(*number) : std::nullopt;
    case ValueForm::kUnixSeconds:
      return number ? of_unix_time(*number) : std::nullopt;
    case ValueForm::kUnixMilliseconds:
      return number ? of_unix_time(*number / 1000) : std::nullopt;
    default:
      break;
  }
  if (const auto* text = std::get_if<std::string>(&value)) return of_iso(*text);
  const bool year = std::holds_alternative<int64_t>(value) && number;
  return year ? valid(*number, 0, 0) : std::nullopt;
}

}  // namespace

std::optional<StoredDays> stored_days(const Column& column) {
  const ColumnStatistics& known = column.statistics;
  const bool by_number = known.last_day != 0;
  const auto first = by_number ? of_digits(known.first_day) : day_of(known.form, known.min);
  const auto last = by_number ? of_digits(known.last_day) : day_of(known.form, known.max);
  return first && last ? std::optional(StoredDays{*first, *last}) : std::nullopt;
}

}  // namespace ask::db
