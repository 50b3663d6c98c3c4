// Date parts: months without a year, days of the week.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/text/calendar.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/folded_at.h"

namespace ask::engine {
namespace {

// "May" as a recurring month, with the year of a second month ("May and July 2023"), or the most
// recent May ("since May").
std::optional<DateSpan> bare_month(std::span<const Token> tokens, uint32_t begin, int named) {
  constexpr std::array<std::string_view, 15> kBefore = {
      "in",   "during", "since", "until", "till", "before", "after", "between",
      "from", "each",   "every", "to",    "of",   "and",    "or"};
  const Token& token = tokens[begin];
  const std::string_view before = begin > 0 ? folded_at(tokens, begin - 1) : std::string_view{};
  const bool bound = text::is_one_of(before, kBefore);
  const bool word = token.folded == "may" || token.folded == "march" || token.folded == "mar" ||
                    token.folded == "dec" || token.folded == "sun";
  if (!bound && (word || !token.capitalised)) return {};
  const std::string_view joint = folded_at(tokens, begin + 1);
  if (joint == "and" || joint == "to" || joint == "until" || joint == "or" || joint == ",")
    if (month(folded_at(tokens, begin + 2)) != 0)
      if (const int year = parsed_year(folded_at(tokens, begin + 3)); year != 0)
        return DateSpan{begin + 1, month_start(year, named), month_start(year, named + 1)};
  if (before == "since" || before == "after" || before == "before" || before == "until") {
    const std::string start = fmt::format("-{0} months|start of year|+{0} months", named - 1);
    return DateSpan{begin + 1, start, start + "|+1 month", 0.9F, true};
  }
  return DateSpan{begin + 1, fmt::format("{:02}", named), "", 0.9F, false, Period::kMonthOfYear};
}

bool is_weekday(std::string_view word) {
  return std::find(kWeekdays.begin(), kWeekdays.end(), word) != kWeekdays.end();
}

// "Saturday 13 July", "friday, 24 may 2024": the date says which weekday it is.
std::optional<DateSpan> day_after_weekday(std::span<const Token> tokens, uint32_t begin) {
  if (!is_weekday(tokens[begin].folded)) return {};
  uint32_t at = begin + 1;
  while (folded_at(tokens, at) == "," || folded_at(tokens, at) == "the") ++at;
  const std::string_view text = folded_at(tokens, at);
  const bool number = !text.empty() && text[0] >= '0' && text[0] <= '9';
  if (!number && month(text) == 0) return {};
  auto day = date_at(tokens, at);
  if (!day || day->relative) return {};
  const bool of_day = day->period == Period::kDayOfYear ||
                      (day->period == Period::kWhole && day->end > at + 1);
  return of_day ? day : std::nullopt;
}

// "Monday", "on weekends"
std::optional<DateSpan> weekday(std::span<const Token> tokens, uint32_t begin) {
  const Token& token = tokens[begin];
  const std::string_view before = begin > 0 ? folded_at(tokens, begin - 1) : std::string_view{};
  const bool bound = before == "on" || before == "a" || before == "the" || before == "during";
  const auto part = [&](std::string from, std::string to) {
    return DateSpan{begin + 1, std::move(from), std::move(to), 0.9F, false, Period::kWeekday};
  };
  if (token.lemma == "weekend" && bound) return part("6", "0");
  if (token.lemma == "weekday" && before == "on") return part("1", "5");
  if (auto day = day_after_weekday(tokens, begin)) return day;
  for (size_t d = 0; d < kWeekdays.size(); ++d)
    if (token.lemma == kWeekdays[d] ||
        (token.folded.size() == 1 + kWeekdays[d].size() && token.folded.starts_with(kWeekdays[d]) &&
         token.folded.back() == 's'))
      return part(std::to_string(d), "");
  return {};
}

// "5th" or "5" as a day; `ordinal`: with its ending.
int day_number(std::string_view text, bool& ordinal) {
  ordinal = false;
  if (text.size() > 2)
    for (const std::string_view tail : {"st", "nd", "rd", "th"})
      if (!ordinal && text.ends_with(tail)) text.remove_suffix(2), ordinal = true;
  int value = 0;
  if (text.empty() || text.size() > 2) return 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size() && value <= 31 ? value : 0;
}

bool is_bound(std::string_view word) {
  return word == "since" || word == "after" || word == "before" || word == "until";
}

// "January 9th", "9 January", "the 9th of January": that day of every year.
std::optional<DateSpan> day_of_year(std::span<const Token> tokens, uint32_t begin) {
  const std::string_view before = begin > 0 ? folded_at(tokens, begin - 1) : std::string_view{};
  bool ordinal = false;
  int named = month(folded_at(tokens, begin)), day = 0;
  const bool first = named == 0;  // the number is
  uint32_t end = begin + 2;
  bool capital = tokens[begin].capitalised;
  if (named != 0) {
    day = day_number(folded_at(tokens, begin + 1), ordinal);
  } else {
    day = day_number(folded_at(tokens, begin), ordinal);
    uint32_t i = begin + 1;
    if (day > 0 && folded_at(tokens, i) == "of") ++i;
    named = month(folded_at(tokens, i));
    capital = named != 0 && tokens[i].capitalised;
    end = i + 1;
  }
  if (named == 0 || day == 0 || parsed_year(folded_at(tokens, end)) != 0) return {};
  const bool last = end >= tokens.size() || tokens[end].punctuation;
  const bool plain = first && last && (before.empty() || before == "," || is_weekday(before));
  if (!ordinal && !capital && !plain && before != "on" && !is_bound(before)) return {};
  // "In March 5 orders were placed": the number counts.
  const bool closed = last || filler(tokens[end].folded) > 0.6F;
  if (!ordinal && !closed) return {};
  return DateSpan{
      end, fmt::format("{:02}-{:02}", named, day), "", 0.95F, false, Period::kDayOfYear};
}

}  // namespace

std::optional<DateSpan> date_part_at(std::span<const Token> tokens, uint32_t begin) {
  if (const auto span = day_of_year(tokens, begin)) return span;
  if (const auto span = hour_of_day_at(tokens, begin)) return span;
  if (const int named = month(folded_at(tokens, begin)); named != 0)
    if (const auto span = bare_month(tokens, begin, named)) return span;
  return weekday(tokens, begin);
}

}  // namespace ask::engine
