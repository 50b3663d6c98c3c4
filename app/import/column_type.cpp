#include "app/import/column_type.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>

#include "agent/common/text.h"

namespace ask::app {
namespace {

constexpr size_t kExactDigits = 15;  // that a double keeps
constexpr size_t kLongestDate = 40;

bool digit(char c) { return c >= '0' && c <= '9'; }

uint32_t plain_number_forms(std::string_view text) {
  std::string_view rest = text.starts_with('-') ? text.substr(1) : text;
  size_t whole = 0;
  while (whole < rest.size() && digit(rest[whole])) ++whole;
  if (whole > 1 && rest[0] == '0') return 0;
  if (whole == rest.size()) {
    int64_t ignored = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), ignored);
    if (whole == 0 || error != std::errc()) return 0;
    return kIntegerForm | (whole <= kExactDigits ? uint32_t{kRealForm} : 0);
  }
  const bool point = rest[whole] == '.';
  size_t at = whole + (point ? 1 : 0);
  const size_t fraction = at;
  while (at < rest.size() && digit(rest[at])) ++at;
  if (whole == 0 && at == fraction) return 0;
  if (at < rest.size() && (rest[at] == 'e' || rest[at] == 'E')) {
    ++at;
    const bool sign = at < rest.size() && (rest[at] == '+' || rest[at] == '-');
    if (!point && !sign) return 0;  // "12E5" is more often a code
    const size_t exponent = at += sign ? 1 : 0;
    while (at < rest.size() && digit(rest[at])) ++at;
    if (at == exponent) return 0;
  }
  return at == rest.size() ? uint32_t{kRealForm} : 0;
}

struct Date {
  uint32_t forms = 0;
  int first = 0, second = 0, third = 0;  // in the order of the text
  std::string time;                      // "10:30", "10:30:00", "" for none
};

bool real_day(int year, int month, int day) {
  constexpr std::array<int, 12> kDays = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (year < 1000 || year > 9999 || month < 1 || month > 12) return false;
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return day >= 1 && day <= kDays[static_cast<size_t>(month - 1)] &&
         (month != 2 || day < 29 || leap);
}

// Takes one to `most` digits from the front; -1 without any.
int taken_number(std::string_view& text, size_t most) {
  int out = 0;
  size_t n = 0;
  while (n < text.size() && n < most && digit(text[n])) out = out * 10 + (text[n++] - '0');
  text.remove_prefix(n);
  return n == 0 ? -1 : out;
}

// "10:30", "9:05:15", "10:30:15.250", "1:45 PM" as "13:45"; nothing for other texts.
std::optional<std::string> time_of(std::string_view text) {
  const auto takes = [&](char c) {
    if (!text.starts_with(c)) return false;
    text.remove_prefix(1);
    return true;
  };
  const auto two_digits = [&] {
    return text.size() > 1 && digit(text[1]) ? taken_number(text, 2) : -1;
  };
  int hour = taken_number(text, 2);
  if (hour < 0 || hour > 23 || !takes(':')) return std::nullopt;
  const int minute = two_digits();
  if (minute < 0 || minute > 59) return std::nullopt;
  std::string seconds;
  if (takes(':')) {
    const int second = two_digits();
    if (second < 0 || second > 59) return std::nullopt;
    seconds = fmt::format(":{:02}", second);
    if (text.starts_with('.')) {
      size_t n = 1;
      while (n < text.size() && n < 10 && digit(text[n])) ++n;
      seconds += text.substr(0, n);
      text.remove_prefix(n);
    }
  }
  const std::string half = text::lower(text::trimmed(text));
  if (half == "am" || half == "pm") {
    if (hour < 1 || hour > 12) return std::nullopt;
    hour = hour % 12 + (half == "pm" ? 12 : 0);
  } else if (!half.empty()) {
    return std::nullopt;
  }
  return fmt::format("{:02}:{:02}{}", hour, minute, seconds);
}

// "", "10:30", "10:30:15.250", also with "Z" or "+02:00": what SQLite reads after a date.
bool is_iso_time(std::string_view text) {
  const size_t zone = text.find_first_of("Z+-");
  const std::string_view rest = zone == text.npos ? "" : text.substr(zone);
  const std::string_view clock = text.substr(0, zone);
  const bool offset = rest.size() == 6 && rest[0] != 'Z' && rest[3] == ':' && digit(rest[1]) &&
                      digit(rest[2]) && digit(rest[4]) && digit(rest[5]);
  const bool padded =
      clock.size() > 4 && clock[2] == ':' && !clock.ends_with('m') && !clock.ends_with('M');
  return (rest.empty() || rest == "Z" || offset) && padded && time_of(clock).has_value();
}

// 1 to 12; 0 for other words. Takes it from the front.
int taken_month(std::string_view& text) {
  constexpr std::array<std::string_view, 12> kMonths = {
      "january", "february", "march",     "april",   "may",      "june",
      "july",    "august",   "september", "october", "november", "december"};
  size_t n = 0;
  while (n < text.size() && n < 10 &&
         ((text[n] >= 'a' && text[n] <= 'z') || (text[n] >= 'A' && text[n] <= 'Z')))
    ++n;
  const std::string word = text::lower(text.substr(0, n));
  for (size_t i = 0; i < kMonths.size(); ++i)
    if (word == kMonths[i] || (n == 3 && kMonths[i].starts_with(word))) {
      text.remove_prefix(n);
      return static_cast<int>(i) + 1;
    }
  return 0;
}

// Nothing where the rest of the text is not a time.
std::optional<Date> with_time(Date date, std::string_view rest) {
  if (rest.empty()) return date;
  if (date.forms == kIsoForm) {
    if (!is_iso_time(rest)) return std::nullopt;
    date.time = rest;
    return date;
  }
  auto time = time_of(rest);
  if (!time) return std::nullopt;
  date.time = std::move(*time);
  return date;
}

// "31 Jan 2024", "31-Jan-2024", "January 31, 2024": first, second and third are year, month, day.
std::optional<Date> named_month(std::string_view text) {
  const auto skip = [&](std::string_view separators) {
    while (!text.empty() && separators.find(text[0]) != separators.npos) text.remove_prefix(1);
  };
  Date out;
  out.forms = kMonthName;
  const bool month_first = !digit(text[0]);
  if (!month_first) {
    out.third = taken_number(text, 2);
    skip(" -.");
  }
  out.second = taken_month(text);
  if (out.second == 0) return std::nullopt;
  skip(" -.,");
  if (month_first) {
    out.third = taken_number(text, 2);
    skip(" ,");
  }
  if (text.size() < 4) return std::nullopt;
  out.first = taken_number(text, 4);
  if (!real_day(out.first, out.second, out.third)) return std::nullopt;
  skip(" ,");
  return with_time(std::move(out), text);
}

// A date at the front of a text, and its time. REQUIRES: `text` is not empty.
std::optional<Date> date_of(std::string_view text) {
  if (text.size() < 8 || text.size() > kLongestDate) return std::nullopt;
  const std::string_view whole = text;
  if (!digit(text[0])) return named_month(text);
  Date out;
  out.first = taken_number(text, 4);
  if (text.empty()) return std::nullopt;
  const char separator = text[0];
  if (separator == ' ' || (separator == '-' && text.size() > 1 && !digit(text[1])))
    return named_month(whole);
  if (separator != '-' && separator != '/' && separator != '.') return std::nullopt;
  const size_t year_digits = static_cast<size_t>(text.data() - whole.data());
  text.remove_prefix(1);
  out.second = taken_number(text, 2);
  if (!text.starts_with(separator)) return std::nullopt;
  text.remove_prefix(1);
  const bool year_first = year_digits == 4;
  const std::string_view before = text;
  out.third = taken_number(text, year_first ? 2 : 4);
  const size_t third_digits = static_cast<size_t>(text.data() - before.data());
  if (out.second < 1 || out.third < 1 || (!year_first && third_digits != 4)) return std::nullopt;
  if (year_first && real_day(out.first, out.second, out.third))
    out.forms = separator == '/'                                           ? kYearFirst
                : separator == '-' && third_digits == 2 && whole[7] == '-' ? kIsoForm
                                                                           : uint32_t{0};
  if (!year_first && separator == '.' && real_day(out.third, out.second, out.first))
    out.forms = kDotForm;
  if (!year_first && separator != '.') {
    if (real_day(out.third, out.second, out.first)) out.forms |= kDayFirst;
    if (real_day(out.third, out.first, out.second) && separator == '/') out.forms |= kMonthFirst;
  }
  if (out.forms == 0) return std::nullopt;
  if (out.forms == kIsoForm && text.starts_with('T'))
    text.remove_prefix(1);
  else
    while (text.starts_with(' ')) text.remove_prefix(1);
  return with_time(std::move(out), text);
}

std::string iso(const Date& date, uint32_t form) {
  int year = date.first, month = date.second, day = date.third;
  if (form == kDotForm || form == kDayFirst) std::swap(year, day);
  if (form == kMonthFirst) {
    year = date.third;
    month = date.first;
    day = date.second;
  }
  std::string out = fmt::format("{:04}-{:02}-{:02}", year, month, day);
  if (!date.time.empty()) out += fmt::format(" {}", date.time);
  return out;
}

// An ISO timestamp in a form that sorts as text: with a blank before the time, and in UTC where it
// has a zone. "2024-03-01T00:30:00+02:00" -> "2024-02-29 22:30:00".
std::string sortable_timestamp(std::string_view text) {
  std::string out(text);
  if (out.size() < 16) return out;
  out[10] = ' ';
  const size_t zone = out.find_first_of("Z+-", 11);
  if (zone == out.npos) return out;
  const std::string offset = out.substr(zone);
  out.resize(zone);
  const auto number = [](std::string_view digits) {
    int value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  };
  if (offset.size() != 6) return out;  // Z
  const int east = number(offset.substr(1, 2)) * 60 + number(offset.substr(4, 2));
  const std::string_view all(out);
  const auto day =
      std::chrono::sys_days{std::chrono::year{number(all.substr(0, 4))} /
                            std::chrono::month{static_cast<unsigned>(number(all.substr(5, 2)))} /
                            std::chrono::day{static_cast<unsigned>(number(all.substr(8, 2)))}};
  const auto instant = day + std::chrono::hours{number(all.substr(11, 2))} +
                       std::chrono::minutes{number(all.substr(14, 2))} -
                       std::chrono::minutes{offset[0] == '-' ? -east : east};
  const auto days = std::chrono::floor<std::chrono::days>(instant);
  const std::chrono::year_month_day date{days};
  const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(instant - days).count();
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}{}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     minutes / 60, minutes % 60, out.substr(16));
}

// The only form of dates that is left, or 0.
uint32_t date_form(uint32_t forms) {
  const uint32_t dates = forms & kDateForms;
  return (dates & (dates - 1)) == 0 ? dates : 0;
}

// "1,5" as "1.5"; "" where it has no comma or a point, too.
std::string with_point(std::string_view text) {
  const size_t comma = text.find(',');
  if (comma == text.npos || text.find('.') != text.npos || text.size() > kLongestDate) return "";
  std::string out(text);
  out[comma] = '.';
  return out;
}

// "1,299.00" as "1299.00", with the separator of thousands and the decimal mark; "" for what is no
// number in groups of three digits.
std::string without_groups(std::string_view text, char group, char mark) {
  const size_t point = std::min(text.find(mark), text.size());
  const std::string_view whole = text.substr(0, point);
  if (whole.find(group) == whole.npos) return "";
  std::string out;
  size_t run = 0;
  bool first = true;
  for (const char c : whole) {
    if (c == group) {
      if (first ? run < 1 || run > 3 : run != 3) return "";
      first = false;
      run = 0;
    } else if (digit(c)) {
      out += c;
      ++run;
    } else {
      return "";
    }
  }
  if (run != 3 || out[0] == '0') return "";
  if (point < text.size()) {
    const std::string_view fraction = text.substr(point + 1);
    if (fraction.empty() || !std::all_of(fraction.begin(), fraction.end(), digit)) return "";
    out += '.';
    out += fraction;
  }
  return out;
}

struct Amount {
  std::string number;     // as plain digits with a point; "" if the text is none
  std::string_view unit;  // "" for none
};

// "-$1,299.00", "5 EUR", "12.5 %".
Amount amount_of(std::string_view text, bool decimal_commas) {
  static constexpr std::string_view kUnits[] = {"$",   "€",   "£",   "¥",   "₹",   "EUR", "USD",
                                                "GBP", "CHF", "JPY", "INR", "SEK", "kr",  "%"};
  if (text.size() > kLongestDate) return {};
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  Amount out;
  for (const std::string_view unit : kUnits) {
    if (unit != "%" && text.starts_with(unit)) {
      out.unit = unit;
      text = text::trimmed(text.substr(unit.size()));
    } else if (text.ends_with(unit)) {
      out.unit = unit;
      text = text::trimmed(text.substr(0, text.size() - unit.size()));
    } else {
      continue;
    }
    break;
  }
  const bool second_sign = text.starts_with('-');  // "$-5"
  if (second_sign && (negative || out.unit.empty())) return {};
  if (second_sign) text.remove_prefix(1);
  const char group = decimal_commas ? '.' : ',', mark = decimal_commas ? ',' : '.';
  std::string number = without_groups(text, group, mark);
  if (number.empty()) {
    number = text;
    const size_t comma = decimal_commas ? number.find(',') : number.npos;
    if (decimal_commas && number.find('.') != number.npos) return {};
    if (comma != number.npos) number[comma] = '.';
    if (number.starts_with('-') || (plain_number_forms(number) & kRealForm) == 0) return {};
  }
  out.number = (negative || second_sign ? "-" : "") + number;
  return out;
}

}  // namespace

uint32_t ColumnType::amount_form(std::string_view text) {
  if ((forms_ & kAmountForm) == 0) return 0;
  const Amount amount = amount_of(text, decimal_commas_);
  if (amount.number.empty()) return 0;
  if (unit_.empty()) unit_ = amount.unit;
  return amount.unit.empty() || amount.unit == unit_ ? uint32_t{kAmountForm} : 0;
}

bool ColumnType::is_amount() const {
  return any_ && (forms_ & (kIntegerForm | kRealForm | kCommaForm)) == 0 &&
         (forms_ & kAmountForm) != 0;
}

uint32_t ColumnType::number_forms(std::string_view text) const {
  const uint32_t forms = plain_number_forms(text);
  if (!decimal_commas_) return forms;
  if (forms & kIntegerForm) return forms | (forms & kRealForm ? uint32_t{kCommaForm} : 0);
  if (forms != 0) return forms;
  const std::string point = with_point(text);
  return !point.empty() && plain_number_forms(point) == kRealForm ? uint32_t{kCommaForm} : 0;
}

void ColumnType::add(std::string_view value) {
  if (forms_ == 0 && any_) return;
  const std::string_view text = text::trimmed(value);
  if (text.empty()) return;
  any_ = true;
  if (const uint32_t numbers = number_forms(text) | amount_form(text); numbers != 0) {
    forms_ &= numbers;
    return;
  }
  if ((forms_ & kDateForms) == 0) {
    forms_ = 0;
    return;
  }
  const auto date = date_of(text);
  forms_ &= date ? date->forms : 0;
  time_ |= date && !date->time.empty();
}

bool ColumnType::ambiguous_date() const {
  return any_ && (forms_ & kDateForms) != 0 && date_form(forms_) == 0;
}

ColumnType::Kind ColumnType::kind() const {
  if (!any_) return Kind::kEmpty;
  if (forms_ & kIntegerForm) return Kind::kInteger;
  if ((forms_ & (kRealForm | kCommaForm)) || is_amount()) return Kind::kReal;
  if (date_form(forms_) != 0) return time_ ? Kind::kDateTime : Kind::kDate;
  return Kind::kText;
}

std::string_view ColumnType::declared() const {
  switch (kind()) {
    case Kind::kInteger:
      return "INTEGER";
    case Kind::kReal:
      return "REAL";
    case Kind::kDate:
      return "DATE";
    case Kind::kDateTime:
      return "DATETIME";
    default:
      return "TEXT";
  }
}

Value ColumnType::converted(std::string_view value) const {
  const std::string_view text = text::trimmed(value);
  const char* const end = text.data() + text.size();
  switch (kind()) {
    case Kind::kInteger: {
      int64_t out = 0;
      const auto [at, error] = std::from_chars(text.data(), end, out);
      return error == std::errc() && at == end ? Value(out) : Value();
    }
    case Kind::kReal: {
      double out = 0;
      if (is_amount()) {
        const std::string number = amount_of(text, decimal_commas_).number;
        std::from_chars(number.data(), number.data() + number.size(), out);
        return number.empty() ? Value() : Value(out);
      }
      if (const std::string point = forms_ & kRealForm ? "" : with_point(text); !point.empty()) {
        std::from_chars(point.data(), point.data() + point.size(), out);
        return out;
      }
      const auto [at, error] = std::from_chars(text.data(), end, out);
      return error == std::errc() && at == end ? Value(out) : Value();
    }
    case Kind::kDate:
    case Kind::kDateTime: {
      const uint32_t form = date_form(forms_);
      if (form == kIsoForm) return Value(sortable_timestamp(text));
      const auto date = date_of(text);
      return date && (date->forms & form) ? Value(iso(*date, form)) : Value();
    }
    default:
      return {};
  }
}

}  // namespace ask::app
