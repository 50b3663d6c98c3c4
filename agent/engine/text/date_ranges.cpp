// Ranges of dates in one mention: "from January 1997 to March 1997", "January to March 1997",
// "between 5 and 10 March 2020", "2018-2020".
#include <fmt/format.h>

#include <array>
#include <charconv>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/calendar.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/folded_at.h"

namespace ask::engine {
namespace {

// A date of a range, which may leave out parts that the other end has.
struct PartialDate {
  uint32_t end = 0;
  int year = 0, month = 0, day = 0;  // 0: left out
  std::string from, to;              // set instead if the date is complete
};

// "5", "5th": a day of a month, or 0.
int day_of_month(std::string_view text) {
  if (text.size() > 2)
    for (const std::string_view tail : {"st", "nd", "rd", "th"})
      if (text.ends_with(tail)) {
        text.remove_suffix(2);
        break;
      }
  int value = 0;
  if (text.empty() || text.size() > 2) return 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size() && value >= 1 && value <= 31
             ? value
             : 0;
}

PartialDate partial_at(std::span<const Token> tokens, uint32_t begin) {
  PartialDate out;
  if (auto date = date_at(tokens, begin);
      date && !date->relative && date->period == Period::kWhole) {
    // "January and July 2023" gives the first month the year of the second.
    const bool lent = date->end == begin + 1 && month(folded_at(tokens, begin)) != 0;
    if (!lent) {
      out.end = date->end;
      out.from = std::move(date->from);
      out.to = std::move(date->to);
      return out;
    }
  }
  const std::string_view text = folded_at(tokens, begin);
  if (const int named = month(text); named != 0) {
    out.month = named;
    out.day = day_of_month(folded_at(tokens, begin + 1));
    out.end = begin + (out.day != 0 ? 2U : 1U);
    return out;
  }
  out.day = day_of_month(text);
  if (out.day == 0) return out;
  uint32_t i = begin + 1;
  if (folded_at(tokens, i) == "of") ++i;
  out.month = month(folded_at(tokens, i));
  out.end = out.month != 0 ? i + 1 : begin + 1;
  return out;
}

bool complete(const PartialDate& date) { return !date.from.empty(); }

std::string iso_text(int year, int month, int day) {
  return fmt::format("{:04}-{:02}-{:02}", year, month, day);
}

int number_in(std::string_view text, size_t from, size_t size) {
  int value = 0;
  if (text.size() < from + size) return 0;
  std::from_chars(text.data() + from, text.data() + from + size, value);
  return value;
}

// Sets from and to of a date with a month. False if the month does not have the day.
bool place_in_year(PartialDate& date, int year) {
  const int last = days_in_month(year, date.month);
  if (date.day > last) return false;
  const std::string next_month =
      date.month == 12 ? iso_text(year + 1, 1, 1) : iso_text(year, date.month + 1, 1);
  date.from = iso_text(year, date.month, date.day == 0 ? 1 : date.day);
  date.to =
      date.day == 0 || date.day == last ? next_month : iso_text(year, date.month, date.day + 1);
  return true;
}

bool whole_year(const PartialDate& date) {
  return complete(date) && date.from.ends_with("-01-01") && date.to.ends_with("-01-01") &&
         number_in(date.to, 0, 4) == number_in(date.from, 0, 4) + 1;
}

// "from May to July", "from 5 March to 10 April": of every year.
std::optional<DateSpan> recurring(const PartialDate& low, const PartialDate& high) {
  if (low.month == 0 || high.month == 0 || (low.day == 0) != (high.day == 0)) return {};
  const auto text = [](const PartialDate& date) {
    return date.day == 0 ? fmt::format("{:02}", date.month)
                         : fmt::format("{:02}-{:02}", date.month, date.day);
  };
  DateSpan out{high.end, text(low), text(high),
               1,        false,     low.day == 0 ? Period::kMonthOfYear : Period::kDayOfYear};
  out.range = true;
  if (out.from >= out.to) return {};
  return out;
}

}  // namespace

std::optional<DateSpan> date_range_at(std::span<const Token> tokens, uint32_t begin) {
  constexpr std::array<std::string_view, 8> kTo = {"to",   "until", "till",         "through",
                                                   "thru", "-",     "\xE2\x80\x93", "\xE2\x80\x94"};
  if (const auto hours = hour_range_at(tokens, begin)) return hours;
  const std::string_view lead = folded_at(tokens, begin);
  const bool from = lead == "from", between = lead == "between";
  const uint32_t first = from || between ? begin + 1 : begin;
  const char c = lead.empty() ? ' ' : lead[0];
  if (!from && !between && (c < '0' || c > '9') && month(lead) == 0) return {};
  if (folded_at(tokens, first) == "the") return {};
  PartialDate low = partial_at(tokens, first);
  if (low.end == 0) return {};
  uint32_t next = low.end;
  const std::string_view joint = folded_at(tokens, next);
  if (next >= tokens.size()) return {};
  if (!tokens[next].after_hyphen) {
    if (!(text::is_one_of(joint, kTo) || (between && joint == "and"))) return {};
    ++next;
    if (folded_at(tokens, next) == "the") ++next;
  }
  PartialDate high = partial_at(tokens, next);
  if (high.end == 0) return {};
  if (!complete(high) && high.month == 0 && low.day != 0) high.month = low.month;
  if (!complete(low) && low.month == 0)  // "5 to 10 March"
    low.month = complete(high) ? number_in(high.from, 5, 2) : high.month;
  if ((!complete(low) && low.month == 0) || (!complete(high) && high.month == 0)) return {};
  if (!complete(low) || !complete(high)) {
    const int year = complete(low)    ? number_in(low.from, 0, 4)
                     : complete(high) ? number_in(high.from, 0, 4)
                                      : year_after(tokens, high.end);
    if (year == 0) return recurring(low, high);
    if (!complete(low) && !place_in_year(low, year)) return {};
    if (!complete(high) && !place_in_year(high, year)) return {};
  }
  if (low.from >= high.from) return {};
  const bool years = whole_year(low) && whole_year(high);
  if (years && between && joint == "and") return {};  // may be numbers: a comparison decides
  DateSpan out{high.end, low.from, high.to, years ? 0.85F : 1.0F};
  out.range = true;
  return out;
}

}  // namespace ask::engine
