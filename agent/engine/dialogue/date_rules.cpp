#include "agent/engine/dialogue/date_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/implied_words.h"
#include "agent/engine/lexicon/month_names.h"

namespace ask::engine::dialogue {
namespace {

// A year, month or day; a part that is not given is 0.
struct DateParts {
  int year = 0, month = 0, day = 0;
};

std::optional<DateParts> date_parts(std::string_view text) {  // 2024, 2024-03, 2024-03-05
  while (text.ends_with('%') || text.ends_with('-')) text.remove_suffix(1);
  DateParts out;
  int* const parts[] = {&out.year, &out.month, &out.day};
  constexpr size_t kLengths[] = {4, 7, 10};
  const auto length = std::find(std::begin(kLengths), std::end(kLengths), text.size());
  if (length == std::end(kLengths)) return std::nullopt;
  size_t at = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (i == 4 || i == 7) {
      if (text[i] != '-') return std::nullopt;
      ++at;
    } else if (text[i] < '0' || text[i] > '9') {
      return std::nullopt;
    } else {
      *parts[at] = *parts[at] * 10 + (text[i] - '0');
    }
  }
  return out;
}

// The period that a condition allows: from its text, or from the ends of a range.
std::optional<DateParts> condition_period(const Condition& c) {
  const auto iso = [](const Value& value) {
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    std::string digits;
    if (const auto* number = std::get_if<int64_t>(&value)) digits = std::to_string(*number);
    if (digits.size() == 8) digits.insert(6, "-").insert(4, "-");
    return digits;
  };
  if (c.negated || c.from_today || !c.sub.empty() || c.column.period != Period::kWhole)
    return std::nullopt;
  auto from = date_parts(iso(c.value));
  if (c.op == Op::kEqual || c.op == Op::kLike) return from;
  if (!from) return std::nullopt;
  const auto to = date_parts(iso(c.high));
  if (c.op != Op::kRange || !to || from->day != 1 || to->day != 1) return std::nullopt;
  if (from->month == 1 && to->month == 1 && to->year == from->year + 1)
    return DateParts{from->year, 0, 0};
  const int months = (to->year - from->year) * 12 + to->month - from->month;
  return months == 1 ? std::optional(DateParts{from->year, from->month, 0}) : std::nullopt;
}

// The adjacent period, in words; "" if the condition is not in such units.
std::string shifted(DateParts date, const Shift& shift) {
  if (date.year < 1 || date.year > 9998 || date.month > 12) return "";
  switch (shift.unit) {
    case Period::kYear:
      date.year += shift.by;
      break;
    case Period::kMonth: {
      if (date.month == 0) return "";
      const int month = date.year * 12 + date.month - 1 + shift.by;
      date.year = month / 12;
      date.month = month % 12 + 1;
      break;
    }
    case Period::kDay: {
      namespace cal = std::chrono;
      const cal::year_month_day old{cal::year(date.year),
                                    cal::month(static_cast<unsigned>(date.month)),
                                    cal::day(static_cast<unsigned>(date.day))};
      if (!old.ok()) return "";
      const cal::year_month_day now{cal::sys_days(old) + cal::days(shift.by)};
      date = {static_cast<int>(now.year()), static_cast<int>(static_cast<unsigned>(now.month())),
              static_cast<int>(static_cast<unsigned>(now.day()))};
      break;
    }
    default:
      return "";
  }
  if (date.month == 0) return fmt::format("{:04}", date.year);
  if (date.day > 0) return fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day);
  return fmt::format("{} {:04}", kWrittenMonths[date.month - 1], date.year);
}

// Another day of the month of the condition, in words; "" if that is not a single day.
std::string same_month(const Condition& date, int day) {
  const auto* text = std::get_if<std::string>(&date.value);
  if (text != nullptr && date.op == Op::kEqual && date.column.period != Period::kWhole &&
      text->size() == 5 && (*text)[2] == '-') {  // "12 October" of any year
    const int month = std::atoi(text->substr(0, 2).c_str());
    return month < 1 || month > 12 ? "" : fmt::format("{} {}", day, kWrittenMonths[month - 1]);
  }
  const auto old = condition_period(date);
  if (!old || old->day == 0) return "";
  return fmt::format("{:04}-{:02}-{:02}", old->year, old->month, day);
}

// A month without a year is in the year of the previous question.
std::string with_year(std::string date_text, const Mention* date, const Condition* old) {
  if (old == nullptr || date == nullptr || date->period != Period::kMonthOfYear ||
      !date->to.empty() || old->column.period != Period::kWhole)
    return date_text;
  std::string year;
  if (const auto* text = std::get_if<std::string>(&old->value)) year = text->substr(0, 4);
  if (const auto* number = std::get_if<int64_t>(&old->value))
    year = std::to_string(*number).substr(0, 4);
  const bool digits = year.size() == 4 && std::all_of(year.begin(), year.end(),
                                                      [](char c) { return c >= '0' && c <= '9'; });
  return digits ? date_text + " " + year : date_text;
}

// "no, 2024", "make that 2024", "2024 instead"
bool is_correction(const Turn& turn) {
  if (turn.now.corrects) return true;
  const auto& tokens = turn.now.lattice.tokens;
  return turn.now.about &&
         ((turn.now.begin >= 2 && is_changing_verb(tokens[turn.now.begin - 2].folded)) ||
          (turn.now.end < tokens.size() && tokens[turn.now.end].folded == kReplacementAdverb));
}

// "no, 2024" after March 2025 is March of that year; "" if it is otherwise.
std::string same_month_of(const Turn& turn, const std::string& year, const Condition* old) {
  if (old == nullptr) return "";
  const DateParts before = condition_period(*old).value_or(DateParts());
  const bool digits = year.size() == 4 && std::all_of(year.begin(), year.end(),
                                                      [](char c) { return c >= '0' && c <= '9'; });
  if (!digits || before.month == 0 || before.day > 0 || !is_correction(turn)) return "";
  return fmt::format("{} {}", kWrittenMonths[before.month - 1], year);
}

// The rows of that date. "Only 2024" after the revenue by country: of what is added up or counted.
std::vector<std::string> dated_texts(const Turn& turn, const std::string& date_text,
                                     const Mention* date) {
  const QueryBlock& block = turn.base.block();
  const bool day = date != nullptr && date->period == Period::kWeekday;
  std::vector<std::string> nouns = turn.nouns;
  if (turn.base.grouped() && block.entity != turn.base.topic())
    nouns = turn.base.nouns(block.entity);
  if (const uint32_t table = counted_table(turn); table != kNone) nouns = turn.base.nouns(table);
  std::vector<std::string> texts;
  for (const std::string& noun : nouns)
    texts.push_back(date != nullptr && date->relative
                        ? fmt::format("{} {}", noun, date_text)
                        : fmt::format("{} {} {}", noun, day ? "on" : "in", date_text));
  return texts;
}

// The date column of the previous question, if there is one.
ColumnExpr base_date_column(const Turn& turn, const Condition* old) {
  ColumnExpr date_column;
  if (old != nullptr) date_column = old->column;
  // "in October" after what was delivered after it was due: delivered in October.
  if (old == nullptr && !turn.base.grouped())
    for (const auto& clause : turn.base.block().where)
      if (clause.size() == 1 && clause[0].other.valid() &&
          turn.base.facts().temporal(clause[0].column))
        date_column = clause[0].column;
  for (const ColumnExpr& g : turn.base.block().group)
    if (turn.base.facts().temporal(g)) date_column = g;
  return date_column;
}

// A part of a date that comes once: 2024, and not every November.
bool is_one_time(Period period) {
  return period == Period::kWhole || period == Period::kYear || period == Period::kQuarter ||
         period == Period::kMonth || period == Period::kDay;
}

// The condition on the same date column, of the previous question with the other date in its text.
// Another column may have years too: of when a thing was made, and when it was bought.
std::optional<Condition> redated_in_base(const Turn& turn, const Condition& old,
                                         const std::string& date_text) {
  if (!turn.base.value_span(old)) return std::nullopt;
  const auto dates = [&](const std::vector<Condition>& clause) {
    return clause.size() == 1 && clause[0].column.table == old.column.table &&
           clause[0].column.column == old.column.column && clause[0].sub.empty();
  };
  const auto found = probe(turn, with_value(turn, old, date_text), [&](const LogicalForm& form) {
    return std::count_if(form.block.where.begin(), form.block.where.end(), dates) == 1;
  });
  if (!found) return std::nullopt;
  const auto& where = found->block().where;
  return (*std::find_if(where.begin(), where.end(), dates))[0];
}

}  // namespace

bool dates_others(const Turn& turn, const QueryBlock& own) {
  const uint32_t topic = turn.base.topic();
  return std::any_of(own.where.begin(), own.where.end(), [&](const auto& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
      const uint32_t home = c.column.home();
      return turn.base.facts().temporal(c.column) && c.sub.empty() && home != topic &&
             !mentions(turn.base.block(), home) &&
             !turn.context.schema->graph.to_one(topic, home) &&
             !turn.context.schema->graph.to_one(home, topic) && !is_named(turn, c.column);
    });
  });
}

bool keeps_open_end(const Turn& turn, const QueryBlock& block) {
  const std::string_view first = turn.now.word(turn.words[0]);
  if (!text::is_one_of(first, {"since", "after", "before", "until"})) return true;
  return std::none_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
      return turn.base.facts().temporal(c.column) &&
             (c.op == Op::kRange || c.op == Op::kLike || c.op == Op::kEqual) && !c.from_today;
    });
  });
}

RuleResult replace_day_of_month(const Turn& turn) {
  int day = 0;
  for (const uint32_t i : turn.words) {
    const auto ordinal = std::find_if(
        turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kNumber && m.ordinal && m.begin == i && m.end == i + 1;
        });
    const bool digits = turn.now.word(i).front() >= '0' && turn.now.word(i).front() <= '9';
    if (ordinal != turn.now.lattice.mentions.end() && digits && day == 0 && ordinal->number <= 31)
      day = static_cast<int>(ordinal->number);
    else if (!text::is_one_of(turn.now.word(i), {"on", "the", "of"}))
      return std::nullopt;
  }
  QueryBlock block = turn.base.block();
  const Condition* old = date_condition(turn, block);
  if (day < 1 || old == nullptr) return std::nullopt;
  const std::string date_text = same_month(*old, day);
  return date_text.empty() ? std::nullopt : replace_date(turn, date_text, nullptr);
}

RuleResult replace_month(const Turn& turn, const QueryBlock& own) {
  QueryBlock block = turn.base.block();
  const Condition* old = date_condition(turn, block);
  if (old == nullptr || own.where.size() != 1 || own.where[0].size() != 1) return std::nullopt;
  const Condition& now = own.where[0][0];
  const auto* month = std::get_if<std::string>(&now.value);
  const auto period = condition_period(*old);
  if (now.column.period != Period::kMonthOfYear || now.op != Op::kEqual || now.negated ||
      month == nullptr || month->size() != 2 || !period || period->month == 0 ||
      now.column.table != old->column.table || now.column.column != old->column.column)
    return std::nullopt;
  const int number = std::atoi(month->c_str());
  if (number < 1 || number > 12) return std::nullopt;
  return replace_date(turn, fmt::format("{} {:04}", kWrittenMonths[number - 1], period->year),
                      nullptr);
}

namespace {

// "and the week before?" after last week: both ends of the period that is counted from today.
bool shift_from_today(Condition& date, const Shift& shift) {
  auto* from = std::get_if<std::string>(&date.value);
  auto* to = std::get_if<std::string>(&date.high);
  if (!date.from_today || date.op != Op::kRange || date.negated || from == nullptr ||
      to == nullptr || from->empty())
    return false;
  std::string by;
  if (shift.unit == Period::kWeek) by = fmt::format("{:+} days", 7 * shift.by);
  if (shift.unit == Period::kDay) by = fmt::format("{:+} days", shift.by);
  if (shift.unit == Period::kMonth) by = fmt::format("{:+} months", shift.by);
  if (shift.unit == Period::kYear) by = fmt::format("{:+} years", shift.by);
  const bool monthly = shift.unit == Period::kMonth || shift.unit == Period::kYear;
  // "31 days ago" has no day of that number in each month.
  if (by.empty() || (monthly && !from->starts_with(kBeginning))) return false;
  *from += "|" + by;
  *to += (to->empty() ? "" : "|") + by;
  return true;
}

}  // namespace

size_t before_same_period(const Turn& turn) {
  const size_t size = turn.words.size();
  QueryBlock block = turn.base.block();
  if (size < 4 || date_condition(turn, block) == nullptr ||
      !text::is_one_of(turn.now.word(turn.words[size - 1]), kPointedPeriods) ||
      turn.now.word(turn.words[size - 2]) != "that")
    return size;
  return is_preposition(turn.now.word(turn.words[size - 3])) ? size - 3 : size - 2;
}

RuleResult shift_period(const Turn& turn) {
  const auto shift = shift_of(turn.now);
  if (!shift) return std::nullopt;
  QueryBlock block = turn.base.block();
  Condition* old = date_condition(turn, block);
  if (old != nullptr && shift_from_today(*old, *shift))
    return follow_up_of(turn, FollowUpKind::kReplace, std::move(block),
                        fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                        kUnprobedConfidence);
  const auto period = old != nullptr ? condition_period(*old) : std::nullopt;
  const std::string date_text = period ? shifted(*period, *shift) : "";
  return date_text.empty() ? std::nullopt : replace_date(turn, date_text, nullptr);
}

std::string period_next_to(const Condition& date, int by) {
  const auto period = condition_period(date);
  if (!period) return "";
  const Period unit = period->day > 0     ? Period::kDay
                      : period->month > 0 ? Period::kMonth
                                          : Period::kYear;
  return shifted(*period, {unit, by});
}

Condition* date_condition(const Turn& turn, QueryBlock& block) {
  Condition* out = nullptr;
  for (auto& clause : block.where)
    for (Condition& c : clause)
      if (clause.size() == 1 && turn.base.facts().temporal(c.column) && c.sub.empty() &&
          !c.other.valid() && (c.op != Op::kIsNull || c.negated))
        out = &c;
  return out;
}

std::string completed_date(const Turn& turn, std::string date_text, const Mention* date,
                           const Condition* old) {
  date_text = with_year(std::move(date_text), date, old);
  std::string month = date != nullptr ? same_month_of(turn, date_text, old) : "";
  return month.empty() ? date_text : month;
}

RuleResult replace_date(const Turn& turn, std::string date_text, const Mention* date) {
  QueryBlock block = turn.base.block();
  Condition* old = date_condition(turn, block);
  date_text = completed_date(turn, std::move(date_text), date, old);
  if (old == nullptr && adds_rows(turn)) return std::nullopt;
  const auto found =
      best_probe(turn, dated_texts(turn, date_text, date), [&](const LogicalForm& form) {
        return is_plain(form.block) && form.block.where.size() == 1 &&
               !dates_others(turn, form.block) && form.block.where[0].size() == 1 &&
               turn.base.facts().temporal(form.block.where[0][0].column) &&
               // "in 2025" after the sales of each product is not when the product came out.
               (old != nullptr || counted_table(turn) == kNone ||
                form.block.where[0][0].column.home() != turn.base.topic());
      });
  std::optional<Condition> redated;
  if (found) redated = found->block().where[0][0];
  // A year as a number is no date of the column that stands in the condition.
  const bool other_kind =
      found && old != nullptr && old->column.table == redated->column.table &&
      turn.base.facts().numeric(old->column) != turn.base.facts().numeric(redated->column);
  if (old != nullptr && (!found || other_kind))
    if (auto again = redated_in_base(turn, *old, date_text)) redated = std::move(again);
  if (!redated) return std::nullopt;
  Condition now = std::move(*redated);
  const Period period = now.column.period;
  ColumnExpr date_column = base_date_column(turn, old);
  const bool same_kind = date_column.valid() && turn.base.facts().numeric(date_column) ==
                                                    turn.base.facts().numeric(now.column);
  if (date_column.valid() &&
      (date_column.table == now.column.table || (old != nullptr && same_kind))) {
    date_column.period = period;
    now.column = date_column;
  } else if (found) {
    need_tables(block, found->block());
  }
  const std::string place = date != nullptr && is_preposition(turn.now.word(turn.words[0]))
                                ? words_from(turn, 0)
                            : date != nullptr && date->relative ? date_text
                                                                : "in " + date_text;
  const std::string question =
      old == nullptr ? in_base(turn, place)
      : !turn.base.value_span(*old)
          ? in_base(turn, date != nullptr ? words_from(turn, 0) : "in " + date_text, true)
          : with_value(turn, *old, date_text);
  if (old != nullptr && adds_rows(turn)) {
    for (auto& clause : block.where)
      if (&clause[0] == old) {
        clause.push_back(now);
        return follow_up_of(turn, FollowUpKind::kAdd, std::move(block), question,
                            kUnprobedConfidence);
      }
  }
  if (old != nullptr && is_one_time(old->column.period) && is_one_time(period)) {
    *old = now;
  } else {
    merge_where(block.where, {{now}});
  }
  return follow_up_of(turn, old ? FollowUpKind::kReplace : FollowUpKind::kNarrow, std::move(block),
                      question, kUnprobedConfidence);
}

void widen_period(const Turn& turn, QueryBlock& block, Period group) {
  const Condition* old = date_condition(turn, block);
  const auto period = old != nullptr ? condition_period(*old) : std::nullopt;
  if (!period) return;
  if (group == Period::kYear) {
    std::erase_if(block.where, [&](const auto& clause) { return &clause[0] == old; });
    return;
  }
  const bool longer = group == Period::kMonth || group == Period::kQuarter;
  const bool shorter = group == Period::kDay || group == Period::kWeek;
  if (period->month == 0 || !(longer || (shorter && period->day > 0))) return;
  RuleResult year = replace_date(turn, fmt::format("{:04}", period->year), nullptr);
  if (year) block.where = std::move(year->meaning.block.where);
}

RuleResult replace_dates(const Turn& turn, const std::vector<const Mention*>& dates) {
  RuleResult all;
  size_t changed = kNone;
  for (const Mention* date : dates) {
    RuleResult one = replace_date(turn, turn.now.span(date->begin, date->end), date);
    if (!one) return std::nullopt;
    if (!all) {
      all = std::move(one);
      continue;
    }
    auto& into = all->meaning.block.where;
    const auto& from = one->meaning.block.where;
    if (into.size() != from.size()) return std::nullopt;
    for (size_t i = 0; i < into.size(); ++i)
      if (!(into[i] == from[i]) && (changed == kNone || changed == i)) {
        changed = i;
        into[i].push_back(from[i].back());
      } else if (!(into[i] == from[i])) {
        return std::nullopt;
      }
    if (changed == kNone) return std::nullopt;
  }
  if (!all || changed == kNone) return std::nullopt;
  QueryBlock block = turn.base.block();
  const Condition* old = date_condition(turn, block);
  const std::string words = turn.now.span(dates.front()->begin, dates.back()->end);
  all->question = old != nullptr && turn.base.value_span(*old) ? with_value(turn, *old, words)
                                                               : in_base(turn, "in " + words);
  return all;
}

}  // namespace ask::engine::dialogue
