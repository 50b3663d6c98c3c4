#include "agent/chart/times.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>

#include "agent/common/text.h"

namespace ask::chart {
namespace {

bool digits(std::string_view text, size_t from, size_t size, int& out) {
  if (from + size > text.size()) return false;
  out = 0;
  for (size_t i = from; i < from + size; ++i) {
    if (text[i] < '0' || text[i] > '9') return false;
    out = out * 10 + (text[i] - '0');
  }
  return true;
}

std::optional<double> day_number(int year, int month, int day) {
  using namespace std::chrono;
  const year_month_day date{std::chrono::year(year),
                            std::chrono::month(static_cast<unsigned>(month)),
                            std::chrono::day(static_cast<unsigned>(day))};
  if (!date.ok()) return std::nullopt;
  return static_cast<double>(sys_days(date).time_since_epoch().count());
}

}  // namespace

std::optional<double> days_of(std::string_view text) {
  int year = 0, month = 0, day = 0, hour = 0, minute = 0, quarter = 0;
  if (!digits(text, 0, 4, year) || year < 1000) return std::nullopt;
  if (text.size() == 4) return day_number(year, 1, 1);
  if (text.size() == 7 && (text[4] == '-' || text[4] == ' ') && (text[5] == 'Q' || text[5] == 'q'))
    return digits(text, 6, 1, quarter) && quarter >= 1 && quarter <= 4
               ? day_number(year, quarter * 3 - 2, 1)
               : std::nullopt;
  if (text.size() < 7 || text[4] != '-' || !digits(text, 5, 2, month)) return std::nullopt;
  if (text.size() == 7) return day_number(year, month, 1);
  if (text.size() < 10 || text[7] != '-' || !digits(text, 8, 2, day)) return std::nullopt;
  const auto date = day_number(year, month, day);
  if (!date || text.size() == 10) return date;
  if (text.size() < 16 || (text[10] != ' ' && text[10] != 'T') || text[13] != ':' ||
      !digits(text, 11, 2, hour) || !digits(text, 14, 2, minute) || hour > 24 || minute > 59)
    return std::nullopt;
  int second = 0;
  if (text.size() >= 19 && text[16] == ':' && !digits(text, 17, 2, second)) return std::nullopt;
  return *date + (hour * 3600.0 + minute * 60.0 + second) / 86'400.0;
}

std::optional<double> days_of_week(std::string_view text) {
  using namespace std::chrono;
  int year = 0, week = 0;
  if (text.size() != 7 || text[4] != '-' || !digits(text, 0, 4, year) ||
      !digits(text, 5, 2, week) || year < 1000 || week > 53)
    return std::nullopt;
  const sys_days first{std::chrono::year(year) / January / 1};
  const int to_monday = (8 - static_cast<int>(weekday(first).iso_encoding())) % 7;
  const int days = week == 0 ? 0 : to_monday + 7 * (week - 1);
  return static_cast<double>(first.time_since_epoch().count() + days);
}

bool is_week_name(std::string_view column) {
  const std::string lower = text::lower(column);
  return lower == "week" || lower.ends_with(" week") || lower.ends_with("_week");
}

std::string day_text(double days) {
  using namespace std::chrono;
  const year_month_day date{sys_days(std::chrono::days(static_cast<int>(std::floor(days))))};
  return fmt::format("{:04d}-{:02d}-{:02d}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

}  // namespace ask::chart
