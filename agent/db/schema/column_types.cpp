#include "agent/db/schema/column_types.h"

#include <array>
#include <string>

#include "agent/common/text.h"

namespace ask::db {
namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

bool digit(char c) { return c >= '0' && c <= '9'; }

// Consumes `count` digits; -1 if there are fewer.
int take_digits(std::string_view& s, size_t count) {
  if (s.size() < count) return -1;
  int value = 0;
  for (size_t i = 0; i < count; ++i) {
    if (!digit(s[i])) return -1;
    value = value * 10 + (s[i] - '0');
  }
  s.remove_prefix(count);
  return value;
}

bool take(std::string_view& s, char c) {
  if (s.empty() || s[0] != c) return false;
  s.remove_prefix(1);
  return true;
}

size_t take_all_digits(std::string_view& s) {
  size_t n = 0;
  while (n < s.size() && digit(s[n])) ++n;
  s.remove_prefix(n);
  return n;
}

// YYYY-MM-DD with a valid day of the month.
bool take_date(std::string_view& s) {
  constexpr std::array<int, 12> kDays = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const int year = take_digits(s, 4);
  if (year < 0 || !take(s, '-')) return false;
  const int month = take_digits(s, 2);
  if (month < 1 || month > 12 || !take(s, '-')) return false;
  const int day = take_digits(s, 2);
  return day >= 1 && day <= kDays[static_cast<size_t>(month - 1)];
}

// HH:MM, HH:MM:SS or HH:MM:SS.SSS
bool take_time(std::string_view& s) {
  const int hour = take_digits(s, 2);
  if (hour < 0 || hour > 24 || !take(s, ':')) return false;
  const int minute = take_digits(s, 2);
  if (minute < 0 || minute > 59) return false;
  if (!take(s, ':')) return true;
  const int second = take_digits(s, 2);
  if (second < 0 || second > 59) return false;
  return !take(s, '.') || take_all_digits(s) > 0;
}

// Optional blanks, then nothing, "Z" or "+HH:MM".
bool is_zone(std::string_view s) {
  while (take(s, ' ')) {
  }
  if (s.empty() || s == "Z" || s == "z") return true;
  if (!take(s, '+') && !take(s, '-')) return false;
  const int hour = take_digits(s, 2);
  if (hour < 0 || hour > 14 || !take(s, ':')) return false;
  const int minute = take_digits(s, 2);
  return minute >= 0 && minute <= 59 && s.empty();
}

DataKind number_kind(std::string_view s) {
  if (!take(s, '-')) take(s, '+');
  const bool zero = !s.empty() && s[0] == '0';
  const size_t whole = take_all_digits(s);
  if (zero && whole > 1) return DataKind::kText;  // a code, not a number: 02134
  if (s.empty()) return whole > 0 && whole <= 18 ? DataKind::kInteger : DataKind::kText;
  size_t part = 0;
  if (take(s, '.')) part = take_all_digits(s);
  if (whole + part == 0) return DataKind::kText;
  if (take(s, 'e') || take(s, 'E')) {
    if (!take(s, '-')) take(s, '+');
    const size_t exponent = take_all_digits(s);
    if (exponent == 0 || exponent > 3) return DataKind::kText;
  }
  return s.empty() ? DataKind::kReal : DataKind::kText;
}

}  // namespace

Affinity affinity_of(std::string_view declared, bool strict) {
  const std::string type = text::lower(declared);
  if (strict && type == "any") return Affinity::kBlob;
  if (has(type, "int")) return Affinity::kInteger;
  if (has(type, "char") || has(type, "clob") || has(type, "text")) return Affinity::kText;
  if (type.empty() || has(type, "blob")) return Affinity::kBlob;
  if (has(type, "real") || has(type, "floa") || has(type, "doub")) return Affinity::kReal;
  return Affinity::kNumeric;
}

DataKind kind_of_declared(std::string_view declared, Affinity affinity) {
  const std::string type = text::lower(declared);
  if (has(type, "bool") || type == "bit" || type == "bit(1)") return DataKind::kBoolean;
  if (has(type, "datetime") || has(type, "timestamp")) return DataKind::kDateTime;
  if (has(type, "date")) return DataKind::kDate;
  if (has(type, "time")) return DataKind::kTime;
  if (type.starts_with("year")) return DataKind::kYear;
  switch (affinity) {
    case Affinity::kInteger:
      return DataKind::kInteger;
    case Affinity::kReal:
      return DataKind::kReal;
    case Affinity::kText:
      return DataKind::kText;
    case Affinity::kBlob:
      return has(type, "blob") ? DataKind::kBlob : DataKind::kUnknown;
    case Affinity::kNumeric:
      break;
  }
  constexpr std::array<std::string_view, 6> kTexts = {"string", "json", "uuid",
                                                      "guid",   "enum", "xml"};
  constexpr std::array<std::string_view, 5> kReals = {"dec", "num", "money", "currency", "fixed"};
  constexpr std::array<std::string_view, 2> kBlobs = {"binary", "image"};
  for (const auto word : kTexts)
    if (has(type, word)) return DataKind::kText;
  for (const auto word : kReals)
    if (has(type, word)) return has(type, ",0)") ? DataKind::kInteger : DataKind::kReal;
  for (const auto word : kBlobs)
    if (has(type, word)) return DataKind::kBlob;
  return DataKind::kUnknown;
}

DataKind kind_of_text(std::string_view text) {
  constexpr size_t kLongest = 40;
  if (text.empty() || text.size() > kLongest) return DataKind::kText;
  if (!digit(text[0])) {
    const bool sign = text[0] == '-' || text[0] == '+' || text[0] == '.';
    return sign ? number_kind(text) : DataKind::kText;
  }
  std::string_view rest = text;
  if (take_date(rest)) {
    if (rest.empty()) return DataKind::kDate;
    if (!take(rest, ' ') && !take(rest, 'T')) return DataKind::kText;
    return take_time(rest) && is_zone(rest) ? DataKind::kDateTime : DataKind::kText;
  }
  rest = text;
  if (take_time(rest)) return is_zone(rest) ? DataKind::kTime : DataKind::kText;
  return number_kind(text);
}

}  // namespace ask::db
