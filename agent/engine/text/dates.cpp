#include "agent/engine/text/dates.h"

#include <fmt/format.h>

#include <array>
#include <charconv>

#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/folded_at.h"
#include "agent/engine/text/named_periods.h"

namespace ask::engine {
namespace {

struct Day {
  int year = 0, month = 0, day = 0;
};

// The whole text as a number of 1 to 4 digits, or -1. Ordinal endings are allowed.
int number(std::string_view text) {
  if (text.size() > 2)
    for (const std::string_view tail : {"st", "nd", "rd", "th"})
      if (text.ends_with(tail)) text.remove_suffix(2);
  if (text.empty() || text.size() > 4) return -1;
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size() && text[0] != '-' ? value : -1;
}

bool is_year(std::string_view text) {
  const int value = text.size() == 4 ? number(text) : -1;
  return value >= 1000 && value <= 2999;
}

bool valid(const Day& d) {
  return d.year >= 1 && d.year <= 2999 && d.month >= 1 && d.month <= 12 && d.day >= 1 &&
         d.day <= days_in_month(d.year, d.month);
}

std::string iso(const Day& d) { return fmt::format("{:04}-{:02}-{:02}", d.year, d.month, d.day); }

Day next_month(int year, int month) {
  return month == 12 ? Day{year + 1, 1, 1} : Day{year, month + 1, 1};
}

std::optional<DateSpan> day_span(uint32_t end, const Day& day) {
  if (!valid(day)) return {};
  const bool last = day.day == days_in_month(day.year, day.month);
  const Day next = last ? next_month(day.year, day.month) : Day{day.year, day.month, day.day + 1};
  return DateSpan{end, iso(day), iso(next)};
}

// 2010-03-05 or 3/5/2010. Years of two digits are rejected because their century is ambiguous.
std::optional<DateSpan> numeric_date(uint32_t end, std::string_view text) {
  const char separator = text.find('-') != text.npos ? '-' : '/';
  const auto parts = text::split(text, separator);
  if (parts.size() != 3) return {};
  const int a = number(parts[0]), b = number(parts[1]), c = number(parts[2]);
  if (a < 0 || b < 0 || c < 0) return {};
  if (parts[0].size() == 4) return day_span(end, {a, b, c});
  if (parts[2].size() != 4) return {};
  return a <= 12 ? day_span(end, {c, a, b}) : day_span(end, {c, b, a});
}

std::optional<DateSpan> month_span(uint32_t end, int year, int month) {
  return DateSpan{end, iso({year, month, 1}), iso(next_month(year, month))};
}

// March 5, 2010; March 5th 2010; March 2010; March, 2010; March of 2010
std::optional<DateSpan> after_month(std::span<const Token> tokens, uint32_t begin, int named) {
  uint32_t i = begin + 1;
  if (folded_at(tokens, i) == ".") ++i;
  const auto skip = [&](uint32_t j) {
    return folded_at(tokens, j) == "," || folded_at(tokens, j) == "of" ||
                   folded_at(tokens, j) == "in"
               ? j + 1
               : j;
  };
  if (const uint32_t y = skip(i); is_year(folded_at(tokens, y)))
    return month_span(y + 1, number(folded_at(tokens, y)), named);
  const int day = folded_at(tokens, i).size() <= 4 ? number(folded_at(tokens, i)) : -1;
  if (day < 1 || day > 31) return {};
  const uint32_t y = skip(i + 1);
  if (!is_year(folded_at(tokens, y))) return {};
  return day_span(y + 1, {number(folded_at(tokens, y)), named, day});
}

// 5 March 2010, 5th of March, 2010
std::optional<DateSpan> before_month(std::span<const Token> tokens, uint32_t begin, int day) {
  uint32_t i = begin + 1;
  if (folded_at(tokens, i) == "of") ++i;
  const int named = month(folded_at(tokens, i++));
  if (named == 0) return {};
  if (folded_at(tokens, i) == "," || folded_at(tokens, i) == "of") ++i;
  if (!is_year(folded_at(tokens, i))) return {};
  return day_span(i + 1, {number(folded_at(tokens, i)), named, day});
}

DateSpan decade(uint32_t end, int year) {
  return DateSpan{end, iso({year, 1, 1}), iso({year + 10, 1, 1})};
}

// "the 90s", "the '90s"
std::optional<DateSpan> short_decade(std::span<const Token> tokens, uint32_t begin) {
  const std::string_view text = folded_at(tokens, begin);
  const std::string_view before = begin > 0 ? folded_at(tokens, begin - 1) : std::string_view{};
  const bool introduced = before == "the" || before == "'" || before == "\xE2\x80\x99" ||
                          before == "early" || before == "late" || before == "mid";
  if (!introduced || text.size() != 3 || text[1] != '0' || text[2] != 's' || text[0] < '2')
    return {};
  return decade(begin + 1, 1900 + 10 * (text[0] - '0'));
}

// "the nineties"
std::optional<DateSpan> named_decade(std::span<const Token> tokens, uint32_t begin) {
  constexpr std::array<std::string_view, 8> kDecades = {
      "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"};
  if (begin == 0 || folded_at(tokens, begin - 1) != "the") return {};
  for (size_t i = 0; i < kDecades.size(); ++i)
    if (folded_at(tokens, begin) == kDecades[i])
      return decade(begin + 1, 1920 + 10 * static_cast<int>(i));
  return {};
}

}  // namespace

int days_in_month(int year, int month) {
  constexpr std::array<int, 12> kDays = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return month == 2 && leap ? 29 : kDays[static_cast<size_t>(month - 1)];
}

std::optional<DateSpan> date_at(std::span<const Token> tokens, uint32_t begin) {
  const std::string_view text = folded_at(tokens, begin);
  if (text.empty()) return {};
  if (const auto span = named_decade(tokens, begin)) return span;
  if (const int named = month(text); named != 0)
    if (const auto span = after_month(tokens, begin, named)) return span;
  if (const auto span = named_period_at(tokens, begin)) return span;
  if (const auto span = relative_date_at(tokens, begin)) return span;
  if (const auto span = date_part_at(tokens, begin)) return span;
  if (text[0] < '0' || text[0] > '9') return {};
  if (text.size() >= 8 && text.size() <= 10) return numeric_date(begin + 1, text);
  if (const int day = number(text); day >= 1 && day <= 31)
    if (const auto span = before_month(tokens, begin, day)) return span;
  if (const auto span = short_decade(tokens, begin)) return span;
  if (text.size() == 5 && text[4] == 's' && is_year(text.substr(0, 4)) && text[3] == '0') {
    const int year = number(text.substr(0, 4));
    return DateSpan{begin + 1, iso({year, 1, 1}), iso({year + 10, 1, 1})};
  }
  if (!is_year(text)) return {};
  return DateSpan{begin + 1, iso({number(text), 1, 1}), iso({number(text) + 1, 1, 1}), 0.8F};
}

}  // namespace ask::engine
