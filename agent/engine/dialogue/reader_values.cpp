// Another value, number or date in the place of one of the question before, or beside it.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

constexpr double kByValue = 0.85;  // confidence where nothing had to be read anew

constexpr std::string_view kMonths[] = {"January",   "February", "March",    "April",
                                        "May",       "June",     "July",     "August",
                                        "September", "October",  "November", "December"};

// A year, month or day; a part that is not said is 0.
struct Spoken {
  int year = 0, month = 0, day = 0;
};

std::optional<Spoken> spoken_date(std::string_view text) {  // 2024, 2024-03, 2024-03-05
  while (text.ends_with('%') || text.ends_with('-')) text.remove_suffix(1);
  Spoken out;
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
std::optional<Spoken> spoken_period(const Condition& c) {
  const auto iso = [](const Value& value) {
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    std::string digits;
    if (const auto* number = std::get_if<int64_t>(&value)) digits = std::to_string(*number);
    if (digits.size() == 8) digits.insert(6, "-").insert(4, "-");
    return digits;
  };
  if (c.negated || c.from_today || !c.sub.empty() || c.column.period != Period::kWhole)
    return std::nullopt;
  auto from = spoken_date(iso(c.value));
  if (c.op == Op::kEqual || c.op == Op::kLike) return from;
  if (!from) return std::nullopt;
  const auto to = spoken_date(iso(c.high));
  if (c.op != Op::kRange || !to || from->day != 1 || to->day != 1) return std::nullopt;
  if (from->month == 1 && to->month == 1 && to->year == from->year + 1)
    return Spoken{from->year, 0, 0};
  const int months = (to->year - from->year) * 12 + to->month - from->month;
  return months == 1 ? std::optional(Spoken{from->year, from->month, 0}) : std::nullopt;
}

// The period next to it, in words; "" if it is not told in such units.
std::string shifted(Spoken date, const Shift& shift) {
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
  return fmt::format("{} {:04}", kMonths[date.month - 1], date.year);
}

}  // namespace

// Another day of the month that the condition is about, in words; "" if it tells no day.
std::string FollowUpReader::same_month(const Condition& date, int day) const {
  const auto* text = std::get_if<std::string>(&date.value);
  if (text != nullptr && date.op == Op::kEqual && date.column.period != Period::kWhole &&
      text->size() == 5 && (*text)[2] == '-') {  // "12 October" of any year
    const int month = std::atoi(text->substr(0, 2).c_str());
    return month < 1 || month > 12 ? "" : fmt::format("{} {}", day, kMonths[month - 1]);
  }
  const auto old = spoken_period(date);
  if (!old || old->day == 0) return "";
  return fmt::format("{:04}-{:02}-{:02}", old->year, old->month, day);
}

// "June?" after May 2025: that month of the same year.
FollowUpReader::Found FollowUpReader::other_month(const QueryBlock& own) {
  QueryBlock block = base_.block();
  const Condition* old = dated(block);
  if (old == nullptr || own.where.size() != 1 || own.where[0].size() != 1) return std::nullopt;
  const Condition& now = own.where[0][0];
  const auto* month = std::get_if<std::string>(&now.value);
  const auto period = spoken_period(*old);
  if (now.column.period != Period::kMonthOfYear || now.op != Op::kEqual || now.negated ||
      month == nullptr || month->size() != 2 || !period || period->month == 0 ||
      now.column.table != old->column.table || now.column.column != old->column.column)
    return std::nullopt;
  const int number = std::atoi(month->c_str());
  if (number < 1 || number > 12) return std::nullopt;
  return by_date(fmt::format("{} {:04}", kMonths[number - 1], period->year), nullptr);
}

bool of_one_column(const std::vector<Condition>& clause) {
  return !clause.empty() && std::all_of(clause.begin(), clause.end(), [&](const Condition& c) {
    return c.sub.empty() && !c.other.valid() && c.op == Op::kEqual &&
           c.column == clause[0].column && c.negated == clause[0].negated;
  });
}

// "and the year before?"
FollowUpReader::Found FollowUpReader::by_shift() {
  const auto shift = shift_of(u_);
  if (!shift) return std::nullopt;
  QueryBlock block = base_.block();
  const Condition* old = dated(block);
  const auto period = old != nullptr ? spoken_period(*old) : std::nullopt;
  const std::string said = period ? shifted(*period, *shift) : "";
  return said.empty() ? std::nullopt : by_date(said, nullptr);
}

// The period before or after that of the condition, in words, in its own unit; "" if there is none.
std::string FollowUpReader::period_next_to(const Condition& date, int by) const {
  const auto period = spoken_period(date);
  if (!period) return "";
  const Period unit = period->day > 0     ? Period::kDay
                      : period->month > 0 ? Period::kMonth
                                          : Period::kYear;
  return shifted(*period, {unit, by});
}

// Numbers of the conditions that a bare number or comparison may mean.
std::vector<Condition*> FollowUpReader::numeric_conditions(QueryBlock& block) const {
  std::vector<Condition*> out;
  for (auto& clause : block.where)
    for (Condition& c : clause)
      if (is_number(c.value) && c.sub.empty() && !base_.facts().flag(c.column) &&
          !base_.facts().temporal(c.column))
        out.push_back(&c);
  return out;
}

// "also France", "or less than 5": another condition beside the old one.
bool FollowUpReader::adds_rows() const { return u_.added || u_.either; }

// The stored values of the column that the follow-up names. Empty if it names others too.
std::vector<const Mention*> FollowUpReader::values_of(const ColumnExpr& column) const {
  std::vector<const Mention*> out;
  std::vector<bool> told(u_.lattice.tokens.size(), false);
  const auto take = [&](bool spelled) {
    for (const Mention& m : u_.lattice.mentions) {  // the longest first at each place
      if (m.kind != MentionKind::kValue || !m.found || m.score < (spelled ? 0.5F : 0.65F) ||
          m.partial || m.inside || m.null_test != NullTest::kNotTested || !m.rest.empty() ||
          m.table != column.table || m.column != column.column || m.begin < u_.begin ||
          m.end > u_.end ||
          std::any_of(told.begin() + m.begin, told.begin() + m.end, [](bool said) { return said; }))
        continue;
      if (spelled && text::folded(m.text) != text::folded(u_.span(m.begin, m.end))) continue;
      for (uint32_t i = m.begin; i < m.end; ++i) told[i] = true;
      out.push_back(&m);
    }
  };
  take(true);  // "under review" is 'REVIEW' rather than a synonym of 'OPEN'
  take(false);
  std::sort(out.begin(), out.end(),
            [](const Mention* a, const Mention* b) { return a->begin < b->begin; });
  const bool others =
      std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kValue && m.found && m.score >= 0.85F &&
               m.begin >= u_.begin && m.end <= u_.end && filler(u_.word(m.begin)) < 0.6F &&
               std::none_of(told.begin() + m.begin, told.begin() + m.end,
                            [](bool said) { return said; });
      });
  return others ? std::vector<const Mention*>() : out;
}

// The question before with other words for the value of its condition.
std::string FollowUpReader::with_value(const Condition& old, std::string_view said) const {
  const auto place = base_.said(old);
  if (!place) return in_base(words_from(0), true);
  std::string head = base_.text().substr(0, place->first);
  if (text::folded(head).ends_with(" the ") && text::folded(said).starts_with("the "))
    head.resize(head.size() - 4);
  if (adds_rows())
    return fmt::format("{}{} or {}{}", head,
                       base_.text().substr(place->first, place->second - place->first), said,
                       base_.text().substr(place->second));
  return head + std::string(said) + base_.text().substr(place->second);
}

// "what about Germany?", "also France and Spain"
FollowUpReader::Found FollowUpReader::by_stored() {
  QueryBlock block = base_.block();
  for (size_t at = block.where.size(); at-- > 0;) {
    std::vector<Condition>& clause = block.where[at];
    if (!of_one_column(clause)) continue;
    const std::vector<const Mention*> named = values_of(clause[0].column);
    if (named.empty()) continue;
    std::vector<Condition> now;
    for (const Mention* m : named) {
      Condition c = clause[0];
      c.value = Value(m->text);
      c.negated = adds_rows() && c.negated;
      now.push_back(std::move(c));
    }
    const std::string question =
        with_value(clause[0], u_.span(named.front()->begin, named.back()->end));
    const bool denied = clause[0].negated;
    if (!adds_rows()) {
      clause = std::move(now);
    } else if (denied) {
      for (Condition& c : now) block.where.push_back({std::move(c)});
    } else {
      for (Condition& c : now)
        if (!contains(clause, c)) clause.push_back(std::move(c));
    }
    return made(adds_rows() ? "add" : "replace", std::move(block), question, kByValue);
  }
  return std::nullopt;
}

// "what about Germany?", "and 2023?": a value, date or number of the kind that is there already.
FollowUpReader::Found FollowUpReader::by_value() {
  std::vector<bool> told(u_.lattice.tokens.size(), false);
  const Mention* date = nullptr;
  for (const Mention& m : u_.lattice.mentions) {
    const bool spelled = m.kind == MentionKind::kValue && m.score >= 0.5F &&
                         text::folded(m.text) == text::folded(u_.span(m.begin, m.end));
    const bool value = m.kind == MentionKind::kValue && m.found && (spelled || m.score >= 0.65F);
    if (!value && m.kind != MentionKind::kDate) continue;
    if (m.begin < u_.begin || m.end > u_.end) continue;
    if (m.kind == MentionKind::kDate && (!date || m.end - m.begin > date->end - date->begin))
      date = &m;
    for (uint32_t i = m.begin; i < m.end; ++i) told[i] = true;
  }
  if (date == nullptr)
    if (Found number = by_number()) return number;
  // "under review" compares nothing.
  const bool state = date == nullptr && !number() && words_.size() > 1 && told[words_[1]] &&
                     text::is_one_of(u_.word(words_[0]), {"under", "over", "within", "through"});
  const auto little = [&](uint32_t i) {
    if (state && i == words_[0]) return true;
    if (is_excluding(u_.word(i)) ||
        text::is_one_of(u_.word(i),
                        {"before", "after", "since", "until", "till", "between", "under", "over",
                         "above", "below", "not", "to", "through", "within"}))
      return false;
    return told[i] || filler(u_.word(i)) >= 0.6F || is_preposition(u_.word(i)) ||
           text::is_one_of(u_.word(i), {"ones", "those", "'s", "the", "these", "them"});
  };
  if (!std::all_of(words_.begin(), words_.end(), little)) return std::nullopt;
  if (Found stored = by_stored()) return stored;
  if (date == nullptr || shift_of(u_)) return std::nullopt;
  QueryBlock before = base_.block();
  if (date->relative && (!base_.grouped() || dated(before) != nullptr)) return std::nullopt;
  return by_date(u_.span(date->begin, date->end), date);
}

// The condition on a date that the block has, or null; the last one of several.
Condition* FollowUpReader::dated(QueryBlock& block) const {
  Condition* out = nullptr;
  for (auto& clause : block.where)
    for (Condition& c : clause)
      if (clause.size() == 1 && base_.facts().temporal(c.column) && c.sub.empty() &&
          (c.op != Op::kIsNull || c.negated))
        out = &c;
  return out;
}

// A month without a year is one of the year that is spoken of.
std::string FollowUpReader::with_year(std::string said, const Mention* date,
                                      const Condition* old) const {
  if (old == nullptr || date == nullptr || date->period != Period::kMonthOfYear ||
      !date->to.empty() || old->column.period != Period::kWhole)
    return said;
  std::string year;
  if (const auto* text = std::get_if<std::string>(&old->value)) year = text->substr(0, 4);
  if (const auto* number = std::get_if<int64_t>(&old->value))
    year = std::to_string(*number).substr(0, 4);
  const bool digits = year.size() == 4 && std::all_of(year.begin(), year.end(),
                                                      [](char c) { return c >= '0' && c <= '9'; });
  return digits ? said + " " + year : said;
}

// The rows of that date. "Only 2024" after the revenue by country: of what is added up or counted.
std::vector<std::string> FollowUpReader::dated_texts(const std::string& said,
                                                     const Mention* date) const {
  const QueryBlock& block = base_.block();
  const bool day = date != nullptr && date->period == Period::kWeekday;
  std::vector<std::string> nouns = nouns_;
  if (base_.grouped() && block.entity != base_.topic()) nouns = base_.nouns(block.entity);
  if (const uint32_t table = counted(); table != kNone) nouns = base_.nouns(table);
  std::vector<std::string> texts;
  for (const std::string& noun : nouns)
    texts.push_back(date != nullptr && date->relative
                        ? fmt::format("{} {}", noun, said)
                        : fmt::format("{} {} {}", noun, day ? "on" : "in", said));
  return texts;
}

// The date that is spoken of, if there is one.
ColumnExpr FollowUpReader::spoken_date_of(const Condition* old) const {
  ColumnExpr spoken;
  if (old != nullptr) spoken = old->column;
  for (const ColumnExpr& g : base_.block().group)
    if (base_.facts().temporal(g)) spoken = g;
  return spoken;
}

// A date in the place of the old one. `date`: its mention, or null if it was worked out.
FollowUpReader::Found FollowUpReader::by_date(std::string said, const Mention* date) {
  QueryBlock block = base_.block();
  Condition* old = dated(block);
  said = with_year(std::move(said), date, old);
  if (old == nullptr && adds_rows()) return std::nullopt;
  const auto found = best_probe(dated_texts(said, date), [&](const LogicalForm& form) {
    return is_plain(form.block) && form.block.where.size() == 1 && !dates_others(form.block) &&
           form.block.where[0].size() == 1 &&
           base_.facts().temporal(form.block.where[0][0].column) &&
           // "in 2025" after the sales of each product is not when the product came out.
           (old != nullptr || counted() == kNone ||
            form.block.where[0][0].column.home() != base_.topic());
  });
  if (!found) return std::nullopt;
  Condition now = found->block().where[0][0];
  const Period period = now.column.period;
  ColumnExpr spoken = spoken_date_of(old);
  const bool same_kind =
      spoken.valid() && base_.facts().numeric(spoken) == base_.facts().numeric(now.column);
  if (spoken.valid() && (spoken.table == now.column.table || (old != nullptr && same_kind))) {
    spoken.period = period;
    now.column = spoken;
  } else {
    need_tables(block, found->block());
  }
  const std::string place = date != nullptr && is_preposition(u_.word(words_[0])) ? words_from(0)
                            : date != nullptr && date->relative                   ? said
                                                                                  : "in " + said;
  const std::string question = old == nullptr ? in_base(place)
                               : !base_.said(*old)
                                   ? in_base(date != nullptr ? words_from(0) : "in " + said, true)
                                   : with_value(*old, said);
  if (old != nullptr && adds_rows()) {
    for (auto& clause : block.where)
      if (&clause[0] == old) {
        clause.push_back(now);
        return made("add", std::move(block), question, kByValue);
      }
  }
  if (old != nullptr && old->column.period == Period::kWhole && period == Period::kWhole) {
    *old = now;
  } else {
    merge_where(block.where, {{now}});
  }
  return made(old ? "replace" : "narrow", std::move(block), question, kByValue);
}

}  // namespace ask::engine
