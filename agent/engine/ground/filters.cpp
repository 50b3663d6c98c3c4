// Binds filters of the sketch to conditions: the column of each comparison and its operand.
#include <algorithm>
#include <cmath>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/ground/grounder.h"
#include "agent/engine/ground/said_amounts.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine {
namespace {

bool is_year(const Value& value) {
  const auto* number = std::get_if<int64_t>(&value);
  return number != nullptr && *number > 1500 && *number < 2100;
}

bool ranged(Op op) {
  return op == Op::kLess || op == Op::kLessEqual || op == Op::kGreater || op == Op::kGreaterEqual ||
         op == Op::kBetween;
}

Op reversed_op(Op op) {
  if (op == Op::kLess) return Op::kGreater;
  if (op == Op::kGreater) return Op::kLess;
  return op == Op::kLessEqual ? Op::kGreaterEqual : Op::kLessEqual;
}

// The column that is compared with `of` where the question does not name it: what was done against
// when it was due, else the only other date of the table, or its only other amount ("over budget").
// Invalid if there are several.
ColumnExpr counterpart(const ColumnFacts& facts, ColumnExpr of) {
  const auto any_word = [&](ColumnExpr c, const auto& words) {
    const SchemaIndex& index = facts.index();
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
      return index.has_word(index.column(c.table, c.column), word);
    });
  };
  if (!of.valid() || of.whole()) return {};
  const bool date = facts.temporal(of), due = date && any_word(of, kDueDateWords);
  ColumnExpr found, done;
  size_t many = 0, done_many = 0;
  for (uint32_t c = 0; c < facts.table(of.table).columns.size(); ++c) {
    const ColumnExpr column{of.table, c};
    if (column == of || !(date ? facts.temporal(column) : facts.measure(column))) continue;
    found = column, ++many;
    if (due && any_word(column, kDoneDateWords)) done = column, ++done_many;
  }
  if (done_many == 1) return done;
  return many == 1 ? found : ColumnExpr{};
}

bool compares_amounts(const Arcs& arcs, size_t number) {
  for (size_t t = number; t-- > 0 && number - t <= 2;)
    if (is_amount_comparative(arcs.token(t).folded)) return true;
  return false;
}

}  // namespace

Value Grounder::number_of(ArcId id) const {
  const Arc& u = arcs_[id];
  const Mention& m = arcs_.mention(u);
  if (u.kind == MentionKind::kValue) return m.text;
  if (u.kind == MentionKind::kDate) return m.from;
  if (u.kind != MentionKind::kNumber && u.kind != MentionKind::kCue) return arcs_.text(u);
  const double x = m.number;
  if (std::floor(x) == x && std::abs(x) < 9e15) return static_cast<int64_t>(x);
  return x;
}

// The upper end of a range in one arc, else the number itself.
Value Grounder::upper_number_of(ArcId id) const {
  const Mention& m = arcs_.mention(arcs_[id]);
  if (m.kind != MentionKind::kNumber || !m.range) return number_of(id);
  if (std::floor(m.high) == m.high && std::abs(m.high) < 9e15) return static_cast<int64_t>(m.high);
  return m.high;
}

// `text` as a literal for the column: a number if the column is numeric and the text is one.
Value Grounder::literal_for(ColumnExpr column, const std::string& text) const {
  const bool truth = column_facts_.flag(column) &&
                     std::holds_alternative<int64_t>(column_facts_.flag_value(column, true));
  if ((!column_facts_.numeric(column) && !truth) || text.empty()) return text;
  char* end = nullptr;
  const double x = std::strtod(text.c_str(), &end);
  if (end == nullptr || *end != '\0') return text;
  if (std::floor(x) == x && std::abs(x) < 9e15) return static_cast<int64_t>(x);
  return x;
}

// A year that is typed as a number, against dates; as in set_date().
void Grounder::set_year(Condition& c) const {
  const std::string year = std::to_string(std::get<int64_t>(c.value));
  if (c.op == Op::kEqual) {
    const db::ColumnStatistics& s = column_facts_.column(c.column).statistics;
    const bool known = s.rows > 0 && s.form == db::ValueForm::kPlain && iso_dates(c.column);
    c.op = Op::kLike;
    c.value = (known ? "" : "%") + year + "%";
  } else if (c.op == Op::kBetween && is_year(c.high)) {
    c.op = Op::kRange;
    c.value = year + "-01-01";
    c.high = std::to_string(std::get<int64_t>(c.high) + 1) + "-01-01";
  } else if (c.op != Op::kBetween) {
    const bool end = c.op == Op::kGreater || c.op == Op::kLessEqual;
    c.value = std::to_string(std::get<int64_t>(c.value) + (end ? 1 : 0)) + "-01-01";
    if (end) c.op = c.op == Op::kGreater ? Op::kGreaterEqual : Op::kLess;
  }
}

void Grounder::set_number(PendingCondition& test, const Filter& f) {
  Condition& c = test.condition;
  const Arc& u = arcs_[f.value];
  if (u.kind == MentionKind::kDate && f.high == kNoArc) {
    set_date(test, arcs_.mention(u));
    return;
  }
  if (u.kind == MentionKind::kDate &&
      set_dates(test, arcs_.mention(u), arcs_.mention(arcs_[f.high])))
    return;
  c.value = number_of(f.value);
  if (f.high != kNoArc) c.high = upper_number_of(f.high);
  if (u.kind == MentionKind::kDate && column_facts_.numeric(c.column)) {
    const auto year = [](const Value& v) -> Value {
      const auto* text = std::get_if<std::string>(&v);
      return text == nullptr ? v
                             : Value(static_cast<int64_t>(std::strtol(text->c_str(), nullptr, 10)));
    };
    c.value = year(c.value);
    c.high = year(c.high);
  }
  if (const auto* text = std::get_if<std::string>(&c.value)) c.value = literal_for(c.column, *text);
  if (const auto* text = std::get_if<std::string>(&c.high)) c.high = literal_for(c.column, *text);
  const bool number = !std::holds_alternative<std::string>(c.value);
  if (u.kind == MentionKind::kNumber && column_facts_.numeric(c.column)) convert_unit(c, u);
  if (number && !c.column.whole() &&  // no time of day is in a year, no key is "one" driver
      ((is_year(c.value) && column_facts_.column(c.column).kind == db::DataKind::kTime) ||
       (column_facts_.of(c.column).reference && arcs_.token(u.begin).folded == "one")))
    return lose_filter();
  if (number && is_year(c.value) && column_facts_.temporal(c.column) &&
      !column_facts_.numeric(c.column)) {
    set_year(c);
    return;
  }
  if (number && u.kind == MentionKind::kNumber && column_facts_.temporal(c.column) &&
      !column_facts_.numeric(c.column)) {
    set_age(c, f);
    return;
  }
  if (number && column_facts_.text(c.column)) {
    if (ranged(c.op)) count(Feature::kBadType, RuleFeature::kBadType);
    if (c.op == Op::kEqual) {  // a number stored as text
      c.value = arcs_.text(u);
      charge(RuleFeature::kFilterUnheld);
    }
  }
}

// The column of a date whose column is not named: the date of the table mentioned right before, or
// for a negated filter the previous one's column ("ordered in 2022 but not in 2024").
ColumnExpr Grounder::date_of_said(const Filter& f) {
  const uint16_t begin = arcs_[f.value].begin;
  if (const ColumnExpr told = date_of_verb(begin); told.valid()) {
    const Arc& date = arcs_[f.value];
    const bool part = std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& longer) {
      return longer.kind == MentionKind::kDate && longer.begin < date.begin &&
             longer.end >= date.end;
    });
    if (part) count(Feature::kImplied, RuleFeature::kImpliedColumn);  // 2018 of "October 2018"
    return told;
  }
  for (const ArcId t : sketch_.tables)
    if (arcs_[t].end <= begin && begin - arcs_[t].end <= 1 &&
        std::find(sketch_.groups.begin(), sketch_.groups.end(), t) == sketch_.groups.end()) {
      const ScaleMatch match = match_scale(column_facts_, table_of(t), scales::kDate);
      const Token& last = arcs_.token(begin - 1);  // "who donated last year": not of who it is
      const bool deed = arcs_[t].end < begin && has_past_suffix(last.folded);
      if (match.score > 0 && column_facts_.temporal(match.column) && !deed) return match.column;
    }
  if (f.negated && !tests_.empty() && column_facts_.temporal(tests_.back().condition.column))
    return tests_.back().condition.column;
  if (const ColumnExpr told = date_of_event_before(begin); told.valid()) return told;
  if (const ColumnExpr told = event_date(); told.valid()) return told;
  return date_of_deed(begin);
}

// The date of the event that was mentioned last before a date, with nothing but its count and
// prepositions in between: "customers who ordered more than once in 2024". The table of the event
// refers to the entity. Invalid if there is none.
ColumnExpr Grounder::date_of_event_before(uint16_t date) const {
  const Arc* last = nullptr;
  for (const Arc& u : arcs_.all)
    if (u.kind == MentionKind::kTable && u.score >= 0.75F && u.end <= date &&
        (last == nullptr || u.end > last->end))
      last = &u;
  if (last == nullptr) return {};
  for (size_t t = last->end; t < date; ++t) {
    const Token& token = arcs_.token(t);
    const bool number = !token.folded.empty() && token.folded[0] >= '0' && token.folded[0] <= '9';
    if (!number && !token.punctuation && !text::is_one_of(token.folded, kBetweenEventAndDate))
      return {};
  }
  const uint32_t event = arcs_.mention(*last).table;
  if (event == entity_ || !graph_.to_one(event, entity_)) return {};
  const ScaleMatch match = match_scale(column_facts_, event, scales::kDate);
  return match.score > 0 && column_facts_.temporal(match.column) ? match.column : ColumnExpr{};
}

// The column that a time of day is compared with: the one that is named, if it keeps such times.
ColumnExpr Grounder::clock_column(const Filter& f) {
  const ColumnExpr named = f.column != kNoArc ? resolve(f.column, near_) : ColumnExpr{};
  const bool time =
      named.valid() && !named.whole() && column_facts_.column(named).kind == db::DataKind::kTime;
  return time ? named : time_of_day();
}

// The column of a comparison, named or implied; invalid if there is none.
ColumnExpr Grounder::filter_column(const Filter& f, Condition& c) {
  const bool number = f.value == kNoArc || arcs_[f.value].kind == MentionKind::kNumber;
  const bool date = f.value != kNoArc && arcs_[f.value].kind == MentionKind::kDate;
  if (date && arcs_.mention(arcs_[f.value]).period == Period::kHour)
    if (const ColumnExpr column = clock_column(f); column.valid()) return column;
  if (f.column != kNoArc) {
    const Want want = date ? Want::kTime : number && c.op != Op::kLike ? Want::kNumber : Want::kAny;
    return resolve(f.column, near_, kNone, want);
  }
  ColumnExpr column;
  if (ranged(f.op) && no_year(arcs_, f.value)) return amount_above();
  if (f.hint != kNoArc) {
    const Arc& hint = arcs_[f.hint];
    std::string_view word = arcs_.mention(hint).scale.word;
    if (hint.cue == Cue::kAfter || hint.cue == Cue::kBefore) {
      word = scales::kDate;
      if (date) column = date_of_verb(hint.begin);  // "due before today"
      if (date && !column.valid()) column = date_of_event_before(hint.begin);
      if (date && !column.valid() && dates_only_rows()) column = event_date();
      if (date && !column.valid()) column = date_of_deed(hint.begin);
      if (column.valid()) return column;
    }
    bool reversed = false;
    if (!word.empty()) column = implied(word, &reversed);
    const bool dated =
        column.valid() && column_facts_.temporal(column) && !column_facts_.numeric(column);
    if (reversed && number && !dated) return {};
    if (reversed && than_row(f)) c.op = reversed_op(c.op);  // "older than Bo Hay"
    if (column.valid()) return column;
  }
  if (f.value != kNoArc && ranged(f.op))
    if (const std::string_view said = arcs_.mention(arcs_[f.value]).unit;
        !said.empty() && said != kYearUnit && said != kMonthUnit) {
      column = implied(said == kMoneyUnit ? scales::kPrice : scales::kLength);
      if (column.valid()) return column;
    }
  if (number && ranged(f.op) && f.value != kNoArc &&
      compares_amounts(arcs_, arcs_[f.value].begin)) {
    column = column_facts_.amount_of(entity_);  // "invoices above 2000": no year
    if (column.valid()) return column;
  }
  const bool year = number && f.value != kNoArc && is_year(number_of(f.value));
  if (date) column = date_of_said(f);
  if (!column.valid() && (date || (year && f.op != Op::kLike))) column = implied(scales::kDate);
  if (column.valid() || f.op == Op::kLike || date) return column;
  // The entity's only measure, or its age; "more than 3 days" is no weight.
  if (ranged(f.op) && (f.value == kNoArc || !measures_time(arcs_[f.value]))) {
    std::vector<ColumnExpr> measures;
    for (const uint32_t m : column_facts_.index().measures(entity_))
      measures.push_back({entity_, m});
    if (measures.size() == 1) column = measures[0];
    for (const ColumnExpr m : measures)
      if (column_facts_.last_word(m) == kLifetime) column = m;
    if (column.valid()) count(Feature::kImplied, RuleFeature::kImpliedColumn);
  }
  return column;
}

// "<column> is <value>". False if the value cannot be bound.
bool Grounder::add_value(const Filter& f, PendingCondition test) {
  if (!value_column(f, test)) return false;
  Condition& c = test.condition;
  if (!tests_.empty() && tests_.back().position >= 0 && c.column.via == kNone) {
    // "whose manager is Ann Adler": the last name is the manager's, too
    const ArcId before = sketch_.filters[static_cast<size_t>(tests_.back().position)].value;
    const ColumnExpr first = tests_.back().condition.column;
    if (before != kNoArc && first.via != kNone && first.table == c.column.table &&
        arcs_[before].end == arcs_[f.value].begin)
      c.column.via = first.via, c.column.via_table = first.via_table;
  }
  if (f.chained && !tests_.empty() && tests_.back().condition.column == c.column &&
      tests_.back().condition.op == Op::kEqual) {
    if (tests_.back().condition.negated)  // "except a and b", "not a or b": neither
      c.negated = true, test.is_or = false;
    else if (!sketch_.both)
      test.is_or = true;
  }
  tests_.push_back(test);
  if (test.rest == nullptr || test.is_or || c.negated) return true;
  const ColumnExpr first = c.column;  // "Linda Smith" in two columns
  c.column = {test.rest->table, test.rest->rest_column};
  c.column.via = first.via;
  c.column.via_table = first.via_table;
  c.value = test.rest->rest;
  test.chained = false;
  tests_.push_back(std::move(test));
  return true;
}

void Grounder::lose_filter() { count(Feature::kNoColumn, RuleFeature::kNoColumn); }

// "shipped after required": two columns of one row.
void Grounder::add_column_comparison(const Filter& f, PendingCondition test) {
  Condition& c = test.condition;
  c.other = resolve(f.other, near_);
  c.column = f.column != kNoArc ? resolve(f.column, near_) : counterpart(column_facts_, c.other);
  if (!c.column.valid() || !c.other.valid() || c.column == c.other ||
      c.column.table != c.other.table ||
      column_facts_.temporal(c.column) != column_facts_.temporal(c.other))
    return lose_filter();
  tests_.push_back(std::move(test));
}

// "hired before their manager": with the same column of the row that this one refers to.
bool Grounder::add_own_comparison(const Filter& f, PendingCondition test) {
  Condition& c = test.condition;
  const ColumnExpr reference = resolve(f.own, near_);
  if (c.column.table != reference.table || !column_facts_.own_reference(reference)) return false;
  // "earn more than their manager" without a column of earnings
  if (f.op != Op::kEqual && !column_facts_.numeric(c.column) && !column_facts_.temporal(c.column))
    return lose_filter(), true;
  c.other = c.column;
  c.other.via = reference.column;
  c.other.via_table = reference.table;
  tests_.push_back(std::move(test));
  return true;
}

// "customers with a revenue above 1000": a comparison of a sum is HAVING. False if it is none.
bool Grounder::add_sum_comparison(const Filter& f, const Condition& c) {
  if (f.against != Against::kArc || !c.column.adds_up() || f.value == kNoArc || block_.having ||
      added_up(c.column, Aggregate::kPlain) != Aggregate::kSum)
    return false;
  // "orders with a margin over 15": each order has one margin, that of its product.
  if (c.column.expression != kNone && c.column.table != entity_ &&
      graph_.to_one(entity_, c.column.table))
    return false;
  block_.having =
      Having{{c.column, Aggregate::kSum}, c.op, stored_amount(f.value, c.column), {}, {}, c.from};
  if (f.high != kNoArc) block_.having->high = stored_amount(f.high, c.column, true);
  return true;
}

// "above the average <column>"
void Grounder::compare_with_aggregate(const Filter& f, PendingCondition& test) {
  const ColumnExpr column = test.condition.column;
  test.scalar = f.scalar;
  test.scalar_column =
      f.scalar_column == kNoArc ? column : resolve(f.scalar_column, near_, kNone, Want::kNumber);
  if (!test.scalar_column.valid()) test.scalar_column = column;
  const bool mean_date = f.scalar == Aggregate::kAverage && column_facts_.temporal(column) &&
                         column.period != Period::kAge && !column.duration() &&
                         !column_facts_.has_word(column, kCalendarYear);
  if (mean_date || (!column_facts_.quantity(column) && !column_facts_.temporal(column)))
    count(Feature::kBadType, RuleFeature::kBadType);
}

bool Grounder::than_row(const Filter& f) const {
  return f.value != kNoArc && f.against == Against::kArc && ranged(f.op) && f.op != Op::kBetween &&
         arcs_[f.value].kind == MentionKind::kValue && arcs_.mention(arcs_[f.value]).found;
}

// "taller than Bo Hay": with the same column of the row of that name. False if it is no such
// comparison.
bool Grounder::add_row_comparison(const Filter& f, PendingCondition& test) {
  if (!than_row(f)) return false;
  const Mention& m = arcs_.mention(arcs_[f.value]);
  Condition& c = test.condition;
  if (c.column.table != m.table || c.column.via != kNone || c.negated ||
      (!column_facts_.quantity(c.column) && !column_facts_.temporal(c.column)))
    return lose_filter(), true;
  QueryBlock row;
  row.entity = m.table;
  row.tables = {m.table};
  row.select = {{c.column, Aggregate::kPlain}};
  Condition name;
  name.column = {m.table, m.column};
  name.value = m.text;
  row.where = {{name}};
  if (m.rest_column != kNone) {
    name.column = {m.table, m.rest_column};
    name.value = m.rest;
    row.where.push_back({name});
  }
  c.sub = {std::move(row)};
  tests_.push_back(std::move(test));
  return true;
}

// The operand of the condition, whose column is bound. False if the filter has none to compare
// with and is lost.
bool Grounder::set_operand(const Filter& f, PendingCondition& test) {
  if (f.against == Against::kAggregate) {
    compare_with_aggregate(f, test);
  } else if (f.op == Op::kLike) {
    set_pattern(f, test.condition);
  } else if (f.op != Op::kIsNull) {
    set_number(test, f);
    return !std::holds_alternative<std::monostate>(test.condition.value);
  }
  return true;
}

// Adds the conditions of the filter; one that cannot be expressed is counted as lost. False if the
// candidate makes no sense with it.
bool Grounder::add_filter(const Filter& f, int8_t position) {
  PendingCondition test;
  test.is_or = f.is_or;
  test.chained = f.chained;
  test.in_negation = f.in_negation;
  test.inside = f.inside;
  test.position = position;
  test.only = f.only;
  Condition& c = test.condition;
  c.op = f.op;
  c.negated = f.negated;
  c.part = of_part(f);
  c.from = {f.column, f.hint, f.value, f.high, f.scalar_column, f.own, f.other};
  c.from.add(cues_of(state_.cues, Slot::kFilter, {f.value, f.column, f.scalar_column, f.hint}));
  if (f.against == Against::kArc && f.value != kNoArc &&
      arcs_[f.value].kind == MentionKind::kValue && f.op == Op::kEqual)
    return add_value(f, std::move(test));
  if (f.other != kNoArc) return add_column_comparison(f, std::move(test)), true;
  c.column = filter_column(f, c);
  if (!c.column.valid() && f.op == Op::kLike) c.column = column_facts_.name_of(entity_);
  if (!c.column.valid() || c.column.whole()) return lose_filter(), true;
  if (c.op == Op::kEqual && f.value != kNoArc && arcs_[f.value].kind == MentionKind::kDate &&
      ends_in_before(arcs_, f.column))
    c.op = Op::kLess;
  if (f.own != kNoArc) return add_own_comparison(f, std::move(test));
  if (f.op == Op::kFlag) return add_flag(f, std::move(test));
  if (add_row_comparison(f, test)) return true;
  if (add_sum_comparison(f, c) || !set_operand(f, test)) return true;
  tests_.push_back(std::move(test));
  if (f.value != kNoArc && f.against == Against::kArc)
    add_other_end(arcs_.mention(arcs_[f.value]));
  return true;
}

// Adds to near_ the tables that some filter is unambiguously on, so that other filters are resolved
// there as well.
void Grounder::find_filter_tables() {
  std::vector<uint32_t> found;
  if (sketch_.superlative.arc != kNoArc) {  // "with the most units sold in 2023"
    const ColumnExpr by = best_column(arcs_, arcs_[sketch_.superlative.arc]);
    if (by.valid() && by.adds_up()) found.push_back(by.table);
  }
  for (const Filter& f : sketch_.filters) {
    const ArcId id = f.column != kNoArc ? f.column : f.value;
    if (id == kNoArc) continue;
    const Arc& u = arcs_[id];
    if (u.kind != MentionKind::kColumn && u.kind != MentionKind::kValue) continue;
    uint32_t only = kNone;
    bool one = true;
    for (size_t i = 0; i < u.count && one; ++i) {
      const Mention& m = arcs_.mention(u, i);
      if (m.score < u.score - 0.1F || (u.kind == MentionKind::kValue && !m.found)) continue;
      one = only == kNone || only == m.table;
      only = m.table;
    }
    if (one && only != kNone) found.push_back(only);
  }
  for (const uint32_t t : found)
    if (std::find(near_.begin(), near_.end(), t) == near_.end()) near_.push_back(t);
}

bool Grounder::add_filters() {
  find_filter_tables();
  for (size_t i = 0; i < sketch_.filters.size(); ++i) {
    const Filter& f = sketch_.filters[i];
    if (!add_filter(f, static_cast<int8_t>(i))) return false;
  }
  date_states();
  if (!tests_.empty()) tests_[0].is_or = false;
  return true;
}

}  // namespace ask::engine
