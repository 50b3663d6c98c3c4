#include "agent/db/statistics/value_form.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"

namespace ask::db {
namespace {

constexpr int64_t kFirstYear = 1800, kLastYear = 2099;
constexpr int64_t kSureDates = 3;  // with fewer compact dates the column's name must agree

bool calendar_day(int64_t year, int64_t month, int64_t day) {
  constexpr std::array<int, 12> kDays = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return year >= kFirstYear && year <= kLastYear && month >= 1 && month <= 12 && day >= 1 &&
         day <= kDays[static_cast<size_t>(month - 1)];
}

bool compact_day(int64_t value) {
  return calendar_day(value / 10000, value / 100 % 100, value % 100);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool has_digit(std::string_view text) { return std::any_of(text.begin(), text.end(), is_digit); }

int64_t number_of(std::string_view digits) {
  int64_t out = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), out);
  return out;
}

// "$1,299.00", "1,299", "15 %", "-12.50 EUR": a number with a currency, a percent sign or
// separators of thousands.
bool is_money(std::string_view text) {
  constexpr std::array<std::string_view, 11> kSigns = {
      "$", "\xE2\x82\xAC", "\xC2\xA3", "\xC2\xA5", "%", "usd", "eur", "gbp", "chf", "-", "+"};
  std::string low = text::lower(text);
  std::string_view rest = low;
  const auto strip = [&] {
    for (bool again = true; again;) {
      again = false;
      rest = text::trimmed(rest);
      for (const std::string_view sign : kSigns) {
        if (rest.starts_with(sign)) rest.remove_prefix(sign.size()), again = true;
        if (rest.ends_with(sign)) rest.remove_suffix(sign.size()), again = true;
      }
    }
  };
  if (text.size() > 40) return false;
  strip();
  return !rest.empty() && is_digit(rest.front()) && is_digit(rest.back()) &&
         std::all_of(rest.begin(), rest.end(),
                     [](char c) { return is_digit(c) || c == ',' || c == '.' || c == '\''; });
}

// The name allows that numbers of eight digits are dates.
bool names_a_code(std::string_view name) {
  const std::string low = text::lower(name);
  for (const std::string_view end : {"id", "key", "code", "number", "no", "num", "nr"})
    if (low.ends_with(end)) return true;
  return false;
}

bool names_a_date(std::string_view name) {
  const std::string low = text::lower(name);
  for (const std::string_view word : {"date", "day", "born", "birth", "dob", "time", "_on", "_at"})
    if (low.find(word) != low.npos) return true;
  return false;
}

// The words of a name: "start", "ts" of start_ts or startTs.
std::vector<std::string> words_of(std::string_view name) {
  std::vector<std::string> out(1);
  for (size_t i = 0; i < name.size() && i < 80; ++i) {
    const char c = name[i];
    const bool upper = c >= 'A' && c <= 'Z', letter = upper || (c >= 'a' && c <= 'z');
    const bool after_lower = i > 0 && name[i - 1] >= 'a' && name[i - 1] <= 'z';
    if ((!letter || (upper && after_lower)) && !out.back().empty()) out.emplace_back();
    if (letter) out.back() += upper ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return out;
}

// The name, or the declared type, is one of a point in time, so that large numbers may be Unix
// times.
bool names_a_timestamp(const Column& column) {
  static constexpr std::array<std::string_view, 14> kNever = {
      "id",   "key",   "code",  "count", "number", "amount", "total",
      "size", "bytes", "price", "hash",  "phone",  "budget", "duration"};
  static constexpr std::array<std::string_view, 40> kWords = {
      "ts",       "at",      "on",       "time",     "date",    "datetime", "timestamp", "epoch",
      "unix",     "created", "updated",  "modified", "changed", "stamp",    "when",      "since",
      "until",    "expires", "expiry",   "day",      "start",   "end",      "begin",     "started",
      "ended",    "joined",  "finished", "opened",   "closed",  "seen",     "login",     "due",
      "deadline", "sent",    "received", "born",     "birth",   "dob",      "left",      "arrived"};
  static constexpr std::array<std::string_view, 16> kIrregular = {
      "bought", "sold", "built", "made", "taken", "lent",  "held",  "begun",
      "given",  "done", "paid",  "died", "shot",  "grown", "drawn", "written"};
  const std::string type = text::lower(column.declared_type);
  bool found = type.find("date") != type.npos || type.find("time") != type.npos;
  bool participle = false, unit = false;  // uploaded_ms
  const std::vector<std::string> words = words_of(column.name);
  for (const std::string& word : words) {
    if (contains(kNever, word)) return false;
    found |= contains(kWords, word);
    participle |= (word.size() > 4 && word.ends_with("ed")) || contains(kIrregular, word);
    unit |= word == "ms" || word == "s" || word == "sec" || word == "secs" || word == "utc";
    for (const std::string_view end : {"time", "date", "stamp", "edat", "edon"})
      found |= word.size() > end.size() && word.ends_with(end);
  }
  return found || (participle && (unit || words.size() == 1));  // "delivered"
}

constexpr int64_t kSecondsOfDay = 86400;
constexpr int64_t kFirstSecond = 100'000'000, kLastSecond = 4'102'444'800;  // 1973 to 2100

// 2018010523 or 1801052359: the digits of a date and a time of day.
bool timestamp_in_digits(int64_t value) {
  const int64_t hour = value % 100, minute = value / 100 % 100;
  return (compact_day(value / 100) && hour < 24) ||
         (compact_day(20000000 + value / 10000) && minute < 24 && hour < 60);
}

}  // namespace

void FormSample::add_integer(int64_t value) {
  ++integers_;
  if (compact_day(value)) ++compact_integers_;
  add_timestamp(value);
}

void FormSample::add_real(double value) {
  ++reals_;
  if (const auto whole = truncated_integer(value)) add_timestamp(*whole);
}

void FormSample::add_timestamp(int64_t value) {
  const bool seconds = value >= kFirstSecond && value < kLastSecond;
  const bool milliseconds = value >= kFirstSecond * 1000 && value < kLastSecond * 1000;
  if (!seconds && !milliseconds) return;
  ++(seconds ? unix_seconds_ : unix_milliseconds_);
  if (value % (kSecondsOfDay * (seconds ? 1 : 1000)) == 0) ++midnights_;
  if (timestamp_in_digits(seconds ? value : value / 100)) ++digit_timestamps_;
}

void FormSample::add_text(std::string_view text, DataKind kind) {
  const std::string_view shown = text::trimmed(text.substr(0, 80));
  if (shown.empty()) {
    ++(text.empty() ? empty_ : words_);
    return;
  }
  if (kind == DataKind::kInteger || kind == DataKind::kReal) {
    ++numbers_;
    if (kind == DataKind::kInteger && shown.size() <= 13) add_timestamp(number_of(shown));
    if (shown.size() == 8 && std::all_of(shown.begin(), shown.end(), is_digit) &&
        compact_day(number_of(shown)))
      ++compact_texts_;
  } else if (kind == DataKind::kDate) {
    ++iso_;
    if (shown.size() >= 10)
      year_first_days_.add(number_of(shown.substr(0, 4)), number_of(shown.substr(5, 2)),
                           number_of(shown.substr(8, 2)));
  } else if (!has_digit(shown)) {
    ++words_;
  } else {
    add_parts(shown);
  }
}

// A text that is neither a number nor an ISO date.
void FormSample::add_parts(std::string_view text) {
  const size_t first = text.find_first_not_of("0123456789");
  const char separator = first == text.npos ? '\0' : text[first];
  const size_t second = separator == '/' || separator == '.' || separator == '-'
                            ? text.find(separator, first + 1)
                            : text.npos;
  if (second != text.npos) {
    const std::array<std::string_view, 3> parts = {
        text.substr(0, first), text.substr(first + 1, second - first - 1), text.substr(second + 1)};
    const bool digits = std::all_of(parts.begin(), parts.end(), [](std::string_view part) {
      return !part.empty() && part.size() <= 4 && std::all_of(part.begin(), part.end(), is_digit);
    });
    const int64_t a = number_of(parts[0]), b = number_of(parts[1]), c = number_of(parts[2]);
    const bool year_first = digits && parts[0].size() == 4 && parts[1].size() <= 2 &&
                            parts[2].size() <= 2 && calendar_day(a, b, c);
    const bool year_last = digits && parts[2].size() == 4 && parts[0].size() <= 2 &&
                           parts[1].size() <= 2 && (calendar_day(c, a, b) || calendar_day(c, b, a));
    if (year_first || year_last) {
      ++(year_first ? year_first_ : year_last_);
      if (year_last && a > 12) ++day_first_;
      if (year_last && b > 12) ++day_second_;
      if (year_first) year_first_days_.add(a, b, c);
      if (year_last && calendar_day(c, a, b)) month_first_days_.add(c, a, b);
      if (year_last && calendar_day(c, b, a)) day_first_days_.add(c, b, a);
      if (separator_ == 0) separator_ = separator;
      if (separator_ != separator) separator_ = '?';
      return;
    }
  }
  if (text.size() == 7 && first == 4 && separator == '-' && is_digit(text[5]) &&
      is_digit(text[6])) {
    const int64_t year = number_of(text.substr(0, 4)), month = number_of(text.substr(5));
    if (calendar_day(year, month, 1)) {
      ++months_;
      if (month == (year + 1) % 100) ++seasons_;
      return;
    }
  }
  ++(is_money(text) ? money_ : others_);
}

void FormSample::Days::add(int64_t year, int64_t month, int64_t day) {
  const int64_t number = year * 10000 + month * 100 + day;
  first = std::min(first, number);
  last = std::max(last, number);
}

void FormSample::take(Column& column, ValueForm form, char separator) const {
  column.statistics.form = form;
  column.statistics.separator = separator;
  column.statistics.gaps = words_ > 0 ? Gaps::kWords : empty_ > 0 ? Gaps::kEmpty : Gaps::kNone;
}

bool FormSample::dates_in_parts(Column& column) const {
  if (integers_ + reals_ > 0 || year_first_ + year_last_ == 0 || separator_ == '?') return false;
  if (year_first_ > 0) {
    if (year_first_ + iso_ != texts() || (iso_ > 0 && separator_ != '-')) return false;
    take(column, ValueForm::kYearFirst, separator_);
  } else {
    if (year_last_ != texts() || (day_first_ > 0 && day_second_ > 0)) return false;
    take(column,
         day_first_ > 0 || (day_second_ == 0 && separator_ == '.') ? ValueForm::kDayFirst
         : day_second_ > 0                                         ? ValueForm::kMonthFirst
                                                                   : ValueForm::kYearLast,
         separator_);
  }
  column.kind = DataKind::kDate;
  const ValueForm form = column.statistics.form;
  const Days& days = form == ValueForm::kYearFirst    ? year_first_days_
                     : form == ValueForm::kMonthFirst ? month_first_days_
                                                      : day_first_days_;
  if (form == ValueForm::kYearLast || days.last == 0) return true;
  column.statistics.first_day = days.first;
  column.statistics.last_day = days.last;
  return true;
}

// Texts of a year and a month. "2010-11" alone is the season of two years.
bool FormSample::months(Column& column) const {
  if (months_ == 0 || integers_ + reals_ > 0 || months_ != texts() || seasons_ == months_)
    return false;
  take(column, ValueForm::kYearMonth, '-');
  column.kind = DataKind::kDate;
  return true;
}

bool FormSample::compact_dates(Column& column) const {
  const int64_t dates = compact_integers_ + compact_texts_;
  if (dates == 0 || reals_ > 0 || compact_integers_ != integers_ || compact_texts_ != texts() ||
      (compact_integers_ > 0 && compact_texts_ + words_ + empty_ > 0))
    return false;
  const bool key = column.primary_key > 0 || (column.is_unique && !names_a_date(column.name));
  if (key || names_a_code(column.name) || (dates < kSureDates && !names_a_date(column.name)))
    return false;
  take(column, ValueForm::kCompactDate, 0);
  column.kind = DataKind::kDate;
  return true;
}

bool FormSample::unix_times(Column& column) const {
  const int64_t timestamps = unix_seconds_ + unix_milliseconds_;
  if (timestamps == 0 || timestamps != integers_ + reals_ + texts() ||
      digit_timestamps_ == timestamps || (unix_seconds_ > 0 && unix_milliseconds_ > 0) ||
      !names_a_timestamp(column))
    return false;
  take(column, unix_seconds_ > 0 ? ValueForm::kUnixSeconds : ValueForm::kUnixMilliseconds, 0);
  column.kind = midnights_ == timestamps ? DataKind::kDate : DataKind::kDateTime;
  return true;
}

void FormSample::numbers(Column& column) const {
  if (column.kind == DataKind::kInteger || column.kind == DataKind::kReal) {
    if (numbers_ == 0 && money_ + others_ == 0) return;  // stored as numbers
    const bool clear = texts() == numbers_;
    take(column, clear ? ValueForm::kNumberText : ValueForm::kUnclearText, 0);
  } else if (column.kind == DataKind::kText && money_ > 0 && money_ + numbers_ == texts() &&
             words_ <= money_ + numbers_) {
    take(column, ValueForm::kUnclearText, 0);
  }
}

void FormSample::finish(Column& column) const {
  if (column.kind == DataKind::kBlob || column.kind == DataKind::kDateTime) return;
  if (!dates_in_parts(column) && !compact_dates(column) && !unix_times(column) && !months(column))
    numbers(column);
}

}  // namespace ask::db
