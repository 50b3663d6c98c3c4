// Conditions from dates and periods, on columns that hold years, dates, times or date-like text.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <span>

#include "agent/common/words.h"
#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/morphology.h"

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
  const auto clock = [&](const std::string& said, int later) {
    std::string out =
        said.size() == 2 ? fmt::format("{:02}:00", std::atoi(said.c_str()) + later) : said;
    return out + (seconds ? ":00" : "");
  };
  c.value = clock(time.from, 0);
  if (time.to.empty()) return;
  c.op = Op::kRange;
  c.high = clock(time.to, 1);
}

// True if token `verb` is the verb of "did": "how many parcels did we deliver".
bool asks_done(const Arcs& arcs, size_t verb) {
  const Token& token = arcs.token(verb);
  if (token.folded != token.lemma || !is_relational_verb(token.lemma)) return false;
  for (size_t t = verb; t-- > 0 && verb - t <= 3;)
    if (arcs.token(t).folded == "did") return true;
  return false;
}

}  // namespace

// The `period` part of the entity's date column. Invalid if the entity has none or its format does
// not allow parts to be extracted.
ColumnExpr Grounder::part_of_date(Period period, ArcId said) {
  ColumnExpr c = date_of_verb(arcs_[said].begin);  // "invoices paid per month"
  if (c.valid() && column_facts_.column(c).statistics.missing() > 0) {
    PendingCondition done;
    done.condition.column = c;
    done.condition.op = Op::kIsNull;
    done.condition.negated = true;
    done.condition.from = {said};
    const bool known = std::any_of(tests_.begin(), tests_.end(), [&](const PendingCondition& t) {
      return t.condition == done.condition;
    });
    if (!known) tests_.push_back(std::move(done));
  }
  for (const Filter& f : sketch_.filters)  // "claims reported in 2023 by month"
    if (!c.valid() && f.column == kNoArc && f.value != kNoArc &&
        arcs_[f.value].kind == MentionKind::kDate)
      c = date_of_verb(arcs_[f.value].begin);
  if (!c.valid()) c = implied(scales::kDate);
  if (!c.valid()) return {};
  if (column_facts_.numeric(c)) return period == Period::kYear ? c : ColumnExpr{};
  if (!iso_dates(c)) return {};
  c.period = period;
  return c;
}

// Reduces a date column to the period that the arc names: "per year" of release_date.
void Grounder::take_period(const Arc& u, ColumnExpr& c) const {
  const std::string& word = arcs_.token(u.begin).lemma;
  const Period period = period_named(word);
  if (!c.valid() || c.whole() || period == Period::kWhole || column_facts_.has_word(c, word))
    return;
  const bool months = column_facts_.column(c).statistics.form == db::ValueForm::kYearMonth;
  if (months && period != Period::kYear && period != Period::kQuarter && period != Period::kMonth &&
      period != Period::kMonthOfYear)
    return;  // its values have no day
  if (column_facts_.temporal(c) && !column_facts_.numeric(c) && iso_dates(c)) c.period = period;
}

// True if the generator can compare the column with ISO dates: by its form, or because its smallest
// value starts with YYYY-MM-DD or is unknown.
bool Grounder::iso_dates(ColumnExpr c) const {
  const db::ValueForm form = column_facts_.column(c).statistics.form;
  if (form == db::ValueForm::kYearLast || form == db::ValueForm::kUnclearText) return false;
  if (form != db::ValueForm::kPlain && column_facts_.temporal(c) && !column_facts_.numeric(c))
    return true;
  const auto* low = std::get_if<std::string>(&column_facts_.column(c).statistics.min);
  return low == nullptr || (low->size() >= 10 && (*low)[4] == '-' && (*low)[7] == '-');
}

// Restricts a date column to a recurring period: "in May", "on Mondays".
void Grounder::set_part(PendingCondition& test, const Mention& part) const {
  Condition& c = test.condition;
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

// For a range of weekdays that wraps around ("at weekends"), set_part() sets the first day; this
// adds the other one with OR.
void Grounder::add_other_end(const Mention& part) {
  if (part.period == Period::kWhole || part.to.empty() || tests_.back().condition.op != Op::kEqual)
    return;
  PendingCondition other = tests_.back();
  other.condition.value = part.to;
  other.is_or = true;
  tests_.push_back(std::move(other));
}

// The column of the query's tables with times of day that the words call for; invalid if none has
// any.
ColumnExpr Grounder::time_of_day() const {
  const auto said = [&](std::span<const std::string_view> words) {
    for (size_t t = 0; t < arcs_.tokens(); ++t)
      if (text::is_one_of(arcs_.token(t).lemma, words)) return true;
    return false;
  };
  const bool end = said(kClosingWords);
  for (const uint32_t t : near_) {
    ColumnExpr first, fit;
    for (uint32_t i = 0; i < column_facts_.table(t).columns.size(); ++i) {
      const ColumnExpr c{t, i};
      if (column_facts_.column(c).kind != db::DataKind::kTime) continue;
      if (!first.valid()) first = c;
      bool fits = false;
      for (const std::string_view word : kOpeningColumns)
        fits |= !end && column_facts_.has_word(c, word);
      for (const std::string_view word : kClosingColumns)
        fits |= end && column_facts_.has_word(c, word);
      if (fits && !fit.valid()) fit = c;
    }
    if (fit.valid() || first.valid()) return fit.valid() ? fit : first;
  }
  return {};
}

// True if the column can be compared with the period, or with a date relative to today.
bool Grounder::takes_period(ColumnExpr c, const Mention& date) const {
  const bool hours = date.period == Period::kHour && !has_time(column_facts_, c);
  return column_facts_.temporal(c) && !column_facts_.numeric(c) && iso_dates(c) && !hours;
}

// Against a column that holds years as numbers.
void Grounder::set_year_number(Condition& c, const Mention& date) {
  if (!whole_years(date)) return lose_filter();
  c.value = year_of(date.from);
  if (year_of(date.to) - year_of(date.from) > 1 && c.op == Op::kEqual) {
    c.op = Op::kRange;
    c.high = year_of(date.to);
  }
}

// "in 2023", "in May 2023", "on 2023-05-01", "in the last 30 days": a pattern, a day or a range.
void Grounder::set_date_equal(Condition& c, const Mention& date) {
  const auto bound = [&](Op op, const std::string& at) {
    c.op = op;
    c.value = at;
  };
  const db::ColumnStatistics& stored = column_facts_.column(c.column).statistics;
  const bool iso = iso_dates(c.column);
  if (!date.relative && whole_years(date) && year_of(date.to) - year_of(date.from) == 1)
    return bound(Op::kLike, (stored.rows > 0 && iso ? "" : "%") + date.from.substr(0, 4) + "%");
  if (stored.form == db::ValueForm::kYearLast) return lose_filter();
  if (!date.relative && one_month(date)) return bound(Op::kLike, date.from.substr(0, 7) + "%");
  if (!date.relative && one_day(date) && !has_time(column_facts_, c.column))
    return bound(Op::kEqual, date.from);
  if (!iso) return lose_filter();
  if (date.relative && date.to.empty() && date.from.starts_with("-") &&
      date.from.find('|') == std::string::npos && date.from != "-1 day")
    return bound(Op::kGreaterEqual, date.from);
  bound(Op::kRange, date.from);
  c.high = date.to;
}

// Against a column of dates or moments.
void Grounder::set_date_bounds(Condition& c, const Mention& date) {
  c.from_today = date.relative;
  const bool day = !date.relative && one_day(date) && !has_time(column_facts_, c.column);
  const bool after = c.op == Op::kGreater;
  if (c.op == Op::kEqual) return set_date_equal(c, date);
  if (!after && c.op != Op::kLessEqual) {
    c.value = date.from;
    return;
  }
  c.value = day ? date.from : date.to;  // of a longer time from or to its end
  if (!day) c.op = after ? Op::kGreaterEqual : Op::kLess;
}

void Grounder::set_date(PendingCondition& test, const Mention& said) {
  Condition& c = test.condition;
  if (column_facts_.column(c.column).kind == db::DataKind::kTime) {
    if (said.period == Period::kHour) return set_time(column_facts_, c, said);
    return lose_filter();  // no day of "in 2024"
  }
  Mention date = said;
  if (date.period == Period::kHour && date.from.size() > 2) {  // of moments, by the hour
    if (!date.from.ends_with(":00")) return lose_filter();
    date.from.resize(2);
  }
  if (date.period != Period::kWhole || date.relative) {
    if (!takes_period(c.column, date)) return lose_filter();
    if (date.period != Period::kWhole) return set_part(test, date);
  }
  if (c.column.period == Period::kMonthOfYear || c.column.period == Period::kWeekday)
    c.column.period = Period::kWhole;  // "in January but not in February 2024"
  if (!date.relative && column_facts_.numeric(c.column)) return set_year_number(c, date);
  set_date_bounds(c, date);
}

// From the start of `low` to the end of `high`. False if the column or `high` is not a date; the
// caller then compares numbers.
bool Grounder::set_dates(PendingCondition& test, const Mention& low, const Mention& high) {
  Condition& c = test.condition;
  if (high.kind != MentionKind::kDate || column_facts_.numeric(c.column)) return false;
  const bool of_day =
      column_facts_.column(c.column).kind == db::DataKind::kTime && low.period != Period::kHour;
  if (low.period != high.period || low.relative != high.relative || of_day ||
      !iso_dates(c.column)) {
    lose_filter();
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

// The date that the verb or adjective before a date tells: "shipped last month" of shipped_on,
// "placed" of ordered_on, "due" of due_on. Of the entity's tables first, else of the tables that
// refer to them. Invalid if there is none or several.
ColumnExpr Grounder::date_of_verb(size_t date) const {
  const SchemaIndex& index = column_facts_.index();
  const auto of_table = [&](uint32_t t, const Token& verb) {
    ColumnExpr found;
    for (uint32_t i = 0; i < column_facts_.table(t).columns.size(); ++i) {
      const ColumnExpr c{t, i};
      const db::DataKind kind = column_facts_.column(c).kind;
      if (kind != db::DataKind::kDate && kind != db::DataKind::kDateTime) continue;
      const auto& words = index.column(t, i).words;
      const bool tells = std::any_of(words.begin(), words.end(), [&](uint32_t w) {
        const SchemaWord& word = index.word(w);
        return word.text == verb.folded || word.lemma == verb.lemma ||
               same_moment(verb.folded, word.text) ||
               (verb.folded == kReceiptParticiple && word.text == kPaymentParticiple);
      });
      if (!tells) continue;
      if (found.valid()) return ColumnExpr{};
      found = c;
    }
    return found;
  };
  for (size_t t = date; t-- > 0 && date - t <= 4;) {
    const Token& verb = arcs_.token(t);
    if (verb.punctuation || verb.quoted || arcs_.is(t, kAndWord | kOrWord)) return {};
    if (const std::string_view phrasal = phrasal_moment(verb.lemma, arcs_.token(t + 1).folded);
        !phrasal.empty()) {
      Token login = verb;
      login.folded = login.lemma = phrasal;
      for (const uint32_t near : near_)
        if (const ColumnExpr c = of_table(near, login); c.valid()) return c;
      return {};
    }
    for (const SaidPhrase& said : index.noted().said(arcs_.lattice->tokens, t)) {  // "moved in"
      const ColumnExpr c{said.phrase->table, said.phrase->column};
      if (said.phrase->kind == db::NotedKind::kColumn && !said.derived && said.end <= date &&
          column_facts_.temporal(c) &&
          std::find(near_.begin(), near_.end(), c.table) != near_.end())
        return c;
    }
    const bool asked = t > 0 && asks_done(arcs_, t);
    if (!asked && !has_past_suffix(verb.folded) && !text::is_one_of(verb.folded, kDatedVerbs))
      continue;
    for (const uint32_t near : near_)
      if (const ColumnExpr c = of_table(near, verb); c.valid()) return c;
    ColumnExpr found;
    for (const uint32_t near : near_)
      for (const uint32_t e : graph_.of(near)) {
        const uint32_t child = graph_.edges()[e].child;
        if (child == near || (found.valid() && found.table == child)) continue;
        const ColumnExpr c = of_table(child, verb);
        if (c.valid() && found.valid()) return {};
        if (c.valid()) found = c;
      }
    return found;
  }
  return {};
}

// "returned last month": the date tells when that was done, and not another date of the row. Takes
// the test that it was done at all out, which the date implies.
void Grounder::date_states() {
  const auto dated = [&](const PendingCondition& t) {
    const Condition& c = t.condition;
    return c.op != Op::kIsNull && c.sub.empty() && !c.other.valid() && !t.is_or &&
           t.position >= 0 && column_facts_.temporal(c.column) &&
           sketch_.filters[static_cast<size_t>(t.position)].column == kNoArc &&
           !std::holds_alternative<std::monostate>(c.value);
  };
  for (size_t i = tests_.size(); i-- > 1;)  // of the verb, and of the period that it is told by
    if (tests_[i].condition.op == Op::kIsNull && tests_[i].condition == tests_[0].condition &&
        !tests_[i].is_or)
      tests_.erase(tests_.begin() + static_cast<std::ptrdiff_t>(i));
  for (size_t i = 0; i < tests_.size(); ++i) {
    const Condition state = tests_[i].condition;
    if (state.op != Op::kIsNull || !state.negated || tests_[i].is_or ||
        (i + 1 < tests_.size() && tests_[i + 1].is_or) || !column_facts_.temporal(state.column))
      continue;
    const auto date = std::find_if(tests_.begin(), tests_.end(), [&](const PendingCondition& t) {
      const ColumnExpr c = t.condition.column;
      return dated(t) && c.table == state.column.table && c.via == state.column.via &&
             t.inside == tests_[i].inside && t.in_negation == tests_[i].in_negation &&
             column_facts_.column(c).kind == column_facts_.column(state.column).kind &&
             column_facts_.column(c).statistics.form ==
                 column_facts_.column(state.column).statistics.form;
    });
    if (date == tests_.end()) continue;
    date->condition.column.column = state.column.column;
    tests_.erase(tests_.begin() + static_cast<std::ptrdiff_t>(i));
    return;
  }
}

}  // namespace ask::engine
