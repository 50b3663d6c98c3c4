// Seasons, holidays, halves and quarters of a year, and weeks of a month.
#include "agent/engine/text/named_periods.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/text/calendar.h"
#include "agent/engine/text/folded_at.h"

namespace ask::engine {
namespace {

std::string_view before(std::span<const Token> tokens, uint32_t begin) {
  return begin == 0 ? std::string_view{} : folded_at(tokens, begin - 1);
}

// The word before, without an article: "in the summer".
std::string_view introduced_by(std::span<const Token> tokens, uint32_t begin) {
  const std::string_view word = before(tokens, begin);
  return word == "the" && begin >= 2 ? folded_at(tokens, begin - 2) : word;
}

DateSpan months(uint32_t end, int year, int first, int count) {
  return {end, month_start(year, first), month_start(year, first + count)};
}

DateSpan one_day(uint32_t end, std::chrono::sys_days day) {
  return {end, iso_day(day), iso_day(day + std::chrono::days(1))};
}

// Months of every year, both included.
std::optional<DateSpan> recurring(uint32_t end, int first, int count) {
  const int last = first + count - 1;
  if (last > 12) return {};
  DateSpan out{end, fmt::format("{:02}", first), fmt::format("{:02}", last), 0.9F};
  out.period = Period::kMonthOfYear;
  out.range = true;
  return out;
}

// The latest time that is over, from month `first` on ("last summer"), or that has begun.
DateSpan most_recent(uint32_t end, int first, int count, bool over) {
  const int back = over ? first - 1 + count : first - 1;
  const std::string from =
      fmt::format("start of month|-{} months|start of year|+{} months", back, first - 1);
  return {end, from, fmt::format("{}|+{} month{}", from, count, count == 1 ? "" : "s"), 1, true};
}

// "summer 2024", "the summer of 2024", "last summer", "in summer"
std::optional<DateSpan> season(std::span<const Token> tokens, uint32_t begin) {
  const std::string_view first = folded_at(tokens, begin);
  const bool last = first == "last", current = first == "this";
  const uint32_t at = last || current ? begin + 1 : begin;
  // "when did sales last fall"
  for (uint32_t i = begin; last && folded_at(tokens, at) == "fall" && i > 0 && begin - i < 4; --i)
    if (text::is_one_of(folded_at(tokens, i - 1), {"did", "do", "does"})) return {};
  const std::string_view word = folded_at(tokens, at);
  const auto* row = std::find_if(std::begin(kSeasons), std::end(kSeasons),
                                 [&](const Season& each) { return each.word == word; });
  if (row == std::end(kSeasons)) return {};
  uint32_t end = at + 1;
  if (last || current) return most_recent(end, row->first_month, 3, last);
  // "did sales fall in 2024", "they fall": a verb
  const bool verb =
      folded_at(tokens, end) == "in" ||
      (word == "fall" && !text::is_one_of(introduced_by(tokens, begin), kBeforeSeason));
  if (verb) return {};
  if (const int year = year_after(tokens, end)) return months(end, year, row->first_month, 3);
  if (!text::is_one_of(introduced_by(tokens, begin), {"in", "during", "over"})) return {};
  return recurring(end, row->first_month, 3);
}

// "last May": the latest May that is over.
std::optional<DateSpan> last_month_named(std::span<const Token> tokens, uint32_t begin) {
  if (folded_at(tokens, begin) != "last" || folded_at(tokens, begin + 1).size() < 3) return {};
  const int named = month(folded_at(tokens, begin + 1));
  if (named == 0 || parsed_year(folded_at(tokens, begin + 2)) != 0) return {};
  return most_recent(begin + 2, named, 1, true);
}

// The end of a phrase whose words follow from token `at`, each perhaps with "'s"; `at` if it does
// not.
uint32_t phrase_end(std::span<const Token> tokens, uint32_t at, std::string_view phrase) {
  uint32_t end = at;
  while (!phrase.empty()) {
    const size_t blank = std::min(phrase.find(' '), phrase.size());
    std::string_view word = folded_at(tokens, end);
    if (word.ends_with("'s")) word.remove_suffix(2);
    if (word != phrase.substr(0, blank)) return at;
    ++end;
    if (folded_at(tokens, end) == "'s") ++end;
    phrase.remove_prefix(std::min(blank + 1, phrase.size()));
  }
  return end;
}

// Easter Sunday, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, 1991, 8).
std::chrono::sys_days easter(int year) {
  const int a = year % 19, b = year / 100, c = year % 100, d = b / 4, e = b % 4;
  const int g = (8 * b + 13) / 25, h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4;
  const int l = (32 + 2 * e + 2 * i - h - k) % 7, m = (a + 11 * h + 22 * l) / 451;
  const int at = h + l - 7 * m + 114;
  return std::chrono::year(year) / (at / 31) / (at % 31 + 1);
}

// "on Christmas Day 2023", "since Easter 2025", "on New Year's Eve"
std::optional<DateSpan> holiday(std::span<const Token> tokens, uint32_t begin) {
  if (!text::is_one_of(before(tokens, begin), kBeforeNamedDay)) return {};
  for (const FixedHoliday& row : kFixedHolidays) {
    uint32_t end = phrase_end(tokens, begin, row.words);
    if (end == begin) continue;
    if (const int year = year_after(tokens, end))
      return one_day(end, std::chrono::year(year) / row.month / row.day);
    if (!text::is_one_of(before(tokens, begin), {"on", "at"})) return {};
    DateSpan out{end, fmt::format("{:02}-{:02}", row.month, row.day), "", 0.9F};
    out.period = Period::kDayOfYear;
    return out;
  }
  for (const EasterHoliday& row : kEasterHolidays) {
    uint32_t end = phrase_end(tokens, begin, row.words);
    if (end == begin) continue;
    const int year = year_after(tokens, end);
    if (year == 0) return {};
    return one_day(end, easter(year) + std::chrono::days(row.days));
  }
  return {};
}

// "over Christmas 2023", "over Easter 2024", "over the summer of 2024": with the days around them.
std::optional<DateSpan> over_named(std::span<const Token> tokens, uint32_t begin) {
  if (!text::is_one_of(folded_at(tokens, begin), {"over", "during"})) return {};
  const uint32_t at = folded_at(tokens, begin + 1) == "the" ? begin + 2 : begin + 1;
  if (folded_at(tokens, begin) == "over")
    if (auto span = season(tokens, at)) return span;
  auto span = holiday(tokens, at);
  if (!span || span->period != Period::kWhole) return {};
  const std::string_view name = folded_at(tokens, at);
  const int year = parsed_year(std::string_view(span->from).substr(0, 4));
  const bool christmas = text::is_one_of(name, {"christmas", "xmas"});
  if (christmas && span->from.ends_with("-25")) {
    span->from = fmt::format("{:04}-12-24", year);
    span->to = fmt::format("{:04}-12-27", year);
    span->range = true;
  } else if (name == "easter" && iso_day(easter(year)) == span->from) {
    span->from = iso_day(easter(year) - std::chrono::days(2));
    span->to = iso_day(easter(year) + std::chrono::days(2));
    span->range = true;
  }
  return span;
}

// 1 for "first" or "1st", up to 4; 0 for any other word.
int ordinal(std::string_view word) {
  constexpr std::string_view kOrdinals[][2] = {
      {"first", "1st"}, {"second", "2nd"}, {"third", "3rd"}, {"fourth", "4th"}};
  for (int i = 0; i < 4; ++i)
    if (word == kOrdinals[i][0] || word == kOrdinals[i][1]) return i + 1;
  return 0;
}

// A quarter or a half of a year.
struct YearPart {
  int n = 0;      // from 1
  int count = 3;  // months
  bool coded = false;
  uint32_t end = 0;  // one past its last token
};

// "Q3", "H2", "third quarter", "first half", "last quarter of"
std::optional<YearPart> year_part(std::span<const Token> tokens, uint32_t at) {
  const std::string_view word = folded_at(tokens, at), unit = folded_at(tokens, at + 1);
  const bool half_code = word.starts_with('h');
  if (word.size() == 2 && (half_code || word[0] == 'q') && word[1] >= '1' &&
      word[1] <= (half_code ? '2' : '4'))
    return YearPart{word[1] - '0', half_code ? 6 : 3, true, at + 1};
  const bool half = unit == "half";
  if (!half && unit != "quarter") return {};
  const int parts = half ? 2 : 4;
  const bool last = word == "last" && folded_at(tokens, at + 2) == "of";
  const int n = last ? parts : ordinal(word);
  if (n == 0 || n > parts) return {};
  return YearPart{n, 12 / parts, false, at + 2};
}

// "H1 2024", "2024 H2", "the second quarter of 2023"; "Q3", "in the third quarter": of every year.
std::optional<DateSpan> part_of_year(std::span<const Token> tokens, uint32_t begin) {
  int year = parsed_year(folded_at(tokens, begin));
  const auto part = year_part(tokens, year != 0 ? begin + 1 : begin);
  if (!part) return {};
  const int first = (part->n - 1) * part->count + 1;
  uint32_t end = part->end;
  if (year == 0) year = year_after(tokens, end);
  if (year != 0) return months(end, year, first, part->count);
  if (folded_at(tokens, end) == "of" && !part->coded) {
    if (folded_at(tokens, end + 1) != "the" || folded_at(tokens, end + 2) != "year") return {};
    end += 3;
  }
  if (!part->coded && before(tokens, begin) != "the") return {};
  const std::string_view introduced =
      part->coded ? before(tokens, begin) : introduced_by(tokens, begin);
  if (!text::is_one_of(introduced, {"in", "during", "for", "over"})) return {};
  return recurring(end, first, part->count);
}

// "the first week of May 2024", "the second half of May 2024"
std::optional<DateSpan> part_of_month(std::span<const Token> tokens, uint32_t begin) {
  const bool last = folded_at(tokens, begin) == "last";
  const int n = ordinal(folded_at(tokens, begin));
  const std::string_view unit = folded_at(tokens, begin + 1);
  if ((!last && n == 0) || (unit != "week" && unit != "half") ||
      (unit == "half" && !last && n > 2) ||
      !text::is_one_of(folded_at(tokens, begin + 2), {"of", "in"}))
    return {};
  const int named = month(folded_at(tokens, begin + 3));
  uint32_t end = begin + 4;
  const int year = named == 0 ? 0 : year_after(tokens, end);
  if (year == 0) return {};
  const std::chrono::sys_days first = std::chrono::year(year) / named / 1;
  const std::chrono::days size(days_in_month(year, named));
  const std::chrono::days from = unit == "half" ? std::chrono::days(last || n == 2 ? 15 : 0)
                                 : last         ? size - std::chrono::days(7)
                                                : std::chrono::days(7 * (n - 1));
  const std::chrono::days to = unit == "half" ? (last || n == 2 ? size : std::chrono::days(15))
                                              : from + std::chrono::days(7);
  DateSpan out{end, iso_day(first + from), iso_day(first + to)};
  out.range = true;
  return out;
}

}  // namespace

std::optional<DateSpan> named_period_at(std::span<const Token> tokens, uint32_t begin) {
  for (const auto read :
       {over_named, part_of_month, part_of_year, season, last_month_named, holiday})
    if (auto span = read(tokens, begin)) return span;
  return {};
}

bool is_period_name(std::string_view folded) {
  if (folded.size() == 2 && (folded[0] == 'q' || folded[0] == 'h') && folded[1] >= '1' &&
      folded[1] <= '4')
    return true;
  const auto begins = [&](std::string_view words) {
    return words.substr(0, words.find(' ')) == folded;
  };
  return std::any_of(std::begin(kSeasons), std::end(kSeasons),
                     [&](const Season& row) { return row.word == folded; }) ||
         std::any_of(std::begin(kFixedHolidays), std::end(kFixedHolidays),
                     [&](const FixedHoliday& row) { return begins(row.words); }) ||
         std::any_of(std::begin(kEasterHolidays), std::end(kEasterHolidays),
                     [&](const EasterHoliday& row) { return begins(row.words); });
}

}  // namespace ask::engine
