#include "agent/engine/ground/dates.h"
#include "agent/engine/text/calendar.h"
#include "agent/engine/text/numbers.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <optional>

namespace ask::engine {
namespace {

int64_t year_of(const std::string& date) {
  return static_cast<int64_t>(std::strtol(date.c_str(), nullptr, 10));
}

bool whole_years(const Mention& m) {
  return m.from.ends_with("-01-01") && m.to.ends_with("-01-01");
}

bool one_month(const Mention& m) {
  return !m.range && m.from.ends_with("-01") && m.to.ends_with("-01") &&
         (year_of(m.to) - year_of(m.from)) * 12 + std::atoi(m.to.substr(5, 2).c_str()) -
                 std::atoi(m.from.substr(5, 2).c_str()) ==
             1;
}

bool one_day(const Mention& m) {
  return !m.range && (!m.from.ends_with("-01") || !m.to.ends_with("-01"));
}

bool has_time(const ColumnFacts& facts, ColumnExpr c) {
  return facts.column(c).kind == db::DataKind::kDateTime;
}

// A time of day against a column of such times: "after 18:00".
void set_time(const ColumnFacts& facts, Condition& c, const Mention& time) {
  const auto* stored = std::get_if<std::string>(&facts.column(c.column).statistics.max);
  const bool seconds = stored != nullptr && stored->size() >= 8;
  const auto clock = [&](const std::string& mention, int later) {
    std::string out =
        mention.size() == 2 ? fmt::format("{:02}:00", std::atoi(mention.c_str()) + later) : mention;
    return out + (seconds ? ":00" : "");
  };
  c.value = clock(time.from, 0);
  if (time.to.empty()) return;
  c.op = Op::kRange;
  c.high = clock(time.to, 1);
}

// Restricts a date column to a recurring period: "in May", "on Mondays".
void set_part(PendingCondition& pending, const Mention& part) {
  Condition& c = pending.condition;
  c.column.period = part.period;
  c.value = part.from;
  if (part.period == Period::kHour && c.op == Op::kGreater) c.op = Op::kGreaterEqual;
  if (part.period == Period::kHour && c.op == Op::kLessEqual) c.op = Op::kLess;
  if (part.to.empty()) return;
  if (part.period != Period::kWeekday) {
    c.op = Op::kBetween;
    c.high = part.to;
    return;
  }
  if (part.from < part.to || c.negated) {
    c.op = Op::kBetween;
    c.value = c.negated ? std::string("1") : part.from;
    c.high = c.negated ? std::string("5") : part.to;
    c.negated = false;
  }
}

// The only year of the stored dates as "2024-"; "" if there are several.
std::string only_year(const ColumnFacts& facts, ColumnExpr c) {
  constexpr size_t kYear = 5;
  const db::ColumnStatistics& s = facts.column(c).statistics;
  const auto* low = std::get_if<std::string>(&s.min);
  const auto* high = std::get_if<std::string>(&s.max);
  const bool one = low != nullptr && high != nullptr && low->size() > kYear &&
                   high->size() > kYear && (*low)[4] == '-' &&
                   low->compare(0, kYear, *high, 0, kYear) == 0;
  return one ? low->substr(0, kYear) : std::string();
}

// "on 13 July", "after 13 July", of dates in one year only: that day of it.
bool give_year(const ColumnFacts& facts, ColumnExpr c, Mention& day) {
  if (day.period != Period::kDayOfYear || !day.to.empty() || day.from.size() != 5) return false;
  const std::string year = only_year(facts, c);
  if (year.empty()) return false;
  const std::chrono::year_month_day date{
      std::chrono::year(std::atoi(year.c_str())),
      std::chrono::month(static_cast<unsigned>(std::atoi(day.from.c_str()))),
      std::chrono::day(static_cast<unsigned>(std::atoi(day.from.c_str() + 3)))};
  if (!date.ok()) return false;
  day.from = iso_day(std::chrono::sys_days(date));
  day.to = iso_day(std::chrono::sys_days(date) + std::chrono::days(1));
  day.period = Period::kWhole;
  return true;
}

// True if the column can be compared with the period, or with a date relative to today.
bool takes_period(const ColumnFacts& facts, ColumnExpr c, const Mention& date) {
  const bool hours = date.period == Period::kHour && !has_time(facts, c);
  return facts.temporal(c) && !facts.numeric(c) && iso_dates(facts, c) && !hours;
}

// Against a column that holds years as numbers.
void set_year_number(GroundingState& state, Condition& c, const Mention& date) {
  if (!whole_years(date)) return state.score.count_unexpressed();
  c.value = year_of(date.from);
  if (year_of(date.to) - year_of(date.from) > 1 && c.op == Op::kEqual) {
    c.op = Op::kRange;
    c.high = year_of(date.to);
  }
}

// "in 2023", "in May 2023", "on 2023-05-01", "in the last 30 days": a pattern, a day or a range.
void set_date_equal(const GroundingInput& input, GroundingState& state, Condition& c,
                    const Mention& date) {
  const auto bound = [&](Op op, const std::string& at) {
    c.op = op;
    c.value = at;
  };
  const db::ColumnStatistics& stored = input.facts.column(c.column).statistics;
  const bool iso = iso_dates(input.facts, c.column);
  if (!date.relative && whole_years(date) && year_of(date.to) - year_of(date.from) == 1)
    return bound(Op::kLike, (stored.rows > 0 && iso ? "" : "%") + date.from.substr(0, 4) + "%");
  if (stored.form == db::ValueForm::kYearLast) return state.score.count_unexpressed();
  if (!date.relative && one_month(date)) return bound(Op::kLike, date.from.substr(0, 7) + "%");
  if (!date.relative && one_day(date) && !has_time(input.facts, c.column))
    return bound(Op::kEqual, date.from);
  if (!iso) return state.score.count_unexpressed();
  if (date.relative && date.to.empty() && date.from.starts_with("-") &&
      date.from.find('|') == std::string::npos && date.from != "-1 day")
    return bound(Op::kGreaterEqual, date.from);
  bound(Op::kRange, date.from);
  c.high = date.to;
}

// Bounds for a column of dates or timestamps.
void set_date_bounds(const GroundingInput& input, GroundingState& state, Condition& c,
                     const Mention& date) {
  c.from_today = date.relative;
  const bool day = !date.relative && one_day(date) && !has_time(input.facts, c.column);
  const bool after = c.op == Op::kGreater;
  if (c.op == Op::kEqual) return set_date_equal(input, state, c, date);
  if (!after && c.op != Op::kLessEqual) {
    c.value = date.from;
    return;
  }
  c.value = day ? date.from : date.to;  // of a longer time from or to its end
  if (!day) c.op = after ? Op::kGreaterEqual : Op::kLess;
}

}  // namespace

void take_period(const GroundingInput& input, const Arc& arc, ColumnExpr& c) {
  const bool has_of = arc.end - arc.begin == 3 && input.arcs.word(arc.begin + 1U) == "of";
  const std::string& word = input.arcs.token(has_of ? arc.begin : arc.end - 1U).lemma;
  Period period = period_named(word);
  if (!c.valid() || c.whole() || period == Period::kWhole || input.facts.has_word(c, word)) return;
  const bool months = input.facts.column(c).statistics.form == db::ValueForm::kYearMonth;
  if (months && period != Period::kYear && period != Period::kQuarter && period != Period::kMonth &&
      period != Period::kMonthOfYear)
    return;  // its values have no day
  if (period == Period::kMonth && input.facts.birth_date(c)) period = Period::kMonthOfYear;
  if (input.facts.temporal(c) && !input.facts.numeric(c) && iso_dates(input.facts, c))
    c.period = period;
}

bool compares_age(const GroundingInput& input, ColumnExpr c, const Filter& filter) {
  constexpr double kOldest = 1000;  // a number from here on is a year itself
  if (filter.value == kNoArc || input.arcs[filter.value].kind != MentionKind::kNumber ||
      !input.facts.year_number(c))
    return false;
  const Mention& number = input.arcs.mention(input.arcs[filter.value]);
  const Arc& value = input.arcs[filter.value];
  const bool years = number.unit == kYearUnit ||  // "100 years", and no column of that name
                     (filter.column != kNoArc && input.arcs[filter.column].begin == value.end &&
                      input.arcs.token(value.end).lemma == kCalendarYear);
  const bool age = filter.hint != kNoArc &&
                   input.arcs.mention(input.arcs[filter.hint]).scale.word == scales::kAge;
  return number.number < kOldest &&
         (years || (number.unit.empty() && (age || input.facts.birth_year(c))));
}

bool iso_dates(const ColumnFacts& facts, ColumnExpr c) {
  const db::ValueForm form = facts.column(c).statistics.form;
  if (form == db::ValueForm::kYearLast || form == db::ValueForm::kUnclearText) return false;
  if (form != db::ValueForm::kPlain && facts.temporal(c) && !facts.numeric(c)) return true;
  const auto* low = std::get_if<std::string>(&facts.column(c).statistics.min);
  return low == nullptr || (low->size() >= 10 && (*low)[4] == '-' && (*low)[7] == '-');
}

void add_other_weekday(GroundingState& state, const Mention& part) {
  if (part.period == Period::kWhole || part.to.empty() ||
      state.conditions.back().condition.op != Op::kEqual)
    return;
  PendingCondition other = state.conditions.back();
  other.condition.value = part.to;
  other.is_or = true;
  state.conditions.push_back(std::move(other));
}

void set_date(const GroundingInput& input, GroundingState& state, PendingCondition& pending,
              const Mention& mention) {
  Condition& c = pending.condition;
  if (input.facts.column(c.column).kind == db::DataKind::kTime) {
    if (mention.period == Period::kHour) return set_time(input.facts, c, mention);
    return state.score.count_unexpressed();  // no day of "in 2024"
  }
  Mention date = mention;
  if (date.period == Period::kHour && date.from.size() > 2) {  // of timestamps, by the hour
    if (!date.from.ends_with(":00")) return state.score.count_unexpressed();
    date.from.resize(2);
  }
  const bool in_year = give_year(input.facts, c.column, date);
  if (date.period == Period::kDayOfYear && c.op != Op::kEqual)
    return state.score.count_unexpressed();  // "after 13 July": of which year
  if (!in_year && (date.period != Period::kWhole || date.relative)) {
    if (!takes_period(input.facts, c.column, date)) return state.score.count_unexpressed();
    if (date.period != Period::kWhole) return set_part(pending, date);
  }
  if (c.column.period == Period::kMonthOfYear || c.column.period == Period::kWeekday)
    c.column.period = Period::kWhole;  // "in January but not in February 2024"
  if (!date.relative && input.facts.numeric(c.column)) return set_year_number(state, c, date);
  set_date_bounds(input, state, c, date);
}

// "between 12:00 and 17:00", from the first up to the second.
void set_times(const GroundingInput& input, GroundingState& state, Condition& c,
               const Mention& low, const Mention& high) {
  const auto hour = [](const Mention& m) { return std::atoi(m.from.c_str()); };
  if (input.facts.column(c.column).kind == db::DataKind::kTime) {
    set_time(input.facts, c, low);
    Condition end = c;
    set_time(input.facts, end, high);
    c.high = end.value;
    c.op = Op::kRange;
    return;
  }
  const auto whole = [](const Mention& m) { return m.from.size() == 2 || m.from.ends_with(":00"); };
  if (!has_time(input.facts, c.column) || !whole(low) || !whole(high) || hour(high) <= hour(low))
    return state.score.count_unexpressed();
  c.column.period = Period::kHour;
  c.value = low.from.substr(0, 2);
  c.high = high.from.substr(0, 2);
  c.op = Op::kRange;
}

// "between 3 pm and 6": the next time it is that hour. Nothing if it is none.
std::optional<Mention> later_hour(const Mention& low, const Mention& number) {
  constexpr int kHalfDay = 12;
  const int first = std::atoi(low.from.c_str());
  int hour = static_cast<int>(number.number);
  if (!low.to.empty() || hour != number.number || !number.unit.empty()) return {};
  if (hour <= first) hour += kHalfDay;
  if (hour <= first || hour > 2 * kHalfDay) return {};
  Mention out = number;
  out.kind = MentionKind::kDate;
  out.period = Period::kHour;
  out.from = fmt::format("{:02}:00", hour);
  return out;
}

bool set_dates(const GroundingInput& input, GroundingState& state, PendingCondition& pending,
               const Mention& low, const Mention& high) {
  Condition& c = pending.condition;
  if (low.period == Period::kHour && high.kind == MentionKind::kNumber) {
    const auto end = later_hour(low, high);
    if (!end || input.facts.numeric(c.column))
      state.score.count_unexpressed();
    else
      set_times(input, state, c, low, *end);
    return true;
  }
  if (high.kind != MentionKind::kDate || input.facts.numeric(c.column)) return false;
  if (low.period == Period::kHour && high.period == Period::kHour) {
    set_times(input, state, c, low, high);
    return true;
  }
  const bool of_day = input.facts.column(c.column).kind == db::DataKind::kTime;
  if (low.period != high.period || low.relative != high.relative || of_day ||
      !iso_dates(input.facts, c.column)) {
    state.score.count_unexpressed();
    return true;
  }
  c.value = low.from;
  c.high = high.to;
  c.op = Op::kRange;
  c.from_today = low.relative;
  if (low.period == Period::kWhole) return true;
  c.column.period = low.period;
  c.op = Op::kBetween;
  c.high = high.from;
  return true;
}

}  // namespace ask::engine
