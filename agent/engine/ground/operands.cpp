#include "agent/engine/ground/operands.h"

#include <cstdlib>

#include "agent/common/value_number.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/durations.h"
#include "agent/engine/link/adjacent_units.h"

namespace ask::engine {
namespace {

// A year that is typed as a number, against dates; as in set_date().
void set_year(const ColumnFacts& facts, Condition& c) {
  const std::string year = std::to_string(std::get<int64_t>(c.value));
  if (c.op == Op::kEqual) {
    const db::ColumnStatistics& s = facts.column(c.column).statistics;
    const bool known = s.rows > 0 && s.form == db::ValueForm::kPlain && iso_dates(facts, c.column);
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

}  // namespace

bool is_year(const Value& value) {
  const auto* number = std::get_if<int64_t>(&value);
  return number != nullptr && *number > 1500 && *number < 2100;
}

bool is_range(Op op) {
  return op == Op::kLess || op == Op::kLessEqual || op == Op::kGreater || op == Op::kGreaterEqual ||
         op == Op::kBetween;
}

Value number_of(const Arcs& arcs, ArcId id) {
  const Arc& arc = arcs[id];
  const Mention& m = arcs.mention(arc);
  if (arc.kind == MentionKind::kValue) return m.text;
  if (arc.kind == MentionKind::kDate) return m.from;
  if (arc.kind != MentionKind::kNumber && arc.kind != MentionKind::kCue) return arcs.text(arc);
  return numeric_value(m.number);
}

Value upper_number_of(const Arcs& arcs, ArcId id) {
  const Mention& m = arcs.mention(arcs[id]);
  if (m.kind != MentionKind::kNumber || !m.range) return number_of(arcs, id);
  return numeric_value(m.high);
}

Value literal_for(const ColumnFacts& facts, ColumnExpr column, const std::string& text) {
  const bool truth =
      facts.flag(column) && std::holds_alternative<int64_t>(facts.flag_value(column, true));
  if ((!facts.numeric(column) && !truth) || text.empty()) return text;
  char* end = nullptr;
  const double x = std::strtod(text.c_str(), &end);
  if (end == nullptr || *end != '\0') return text;
  return numeric_value(x);
}

void set_number(const GroundingInput& input, GroundingState& state, PendingCondition& pending,
                const Filter& filter) {
  Condition& c = pending.condition;
  const Arc& arc = input.arcs[filter.value];
  // "paid for 2026" of a flag fee_2026_paid
  if (input.facts.flag(c.column) &&
      (arc.kind == MentionKind::kDate || is_year(number_of(input.arcs, filter.value))))
    return state.score.count_unexpressed();
  if (arc.kind == MentionKind::kDate && filter.high == kNoArc) {
    set_date(input, state, pending, input.arcs.mention(arc));
    return;
  }
  if (arc.kind == MentionKind::kDate && set_dates(input, state, pending, input.arcs.mention(arc),
                                                  input.arcs.mention(input.arcs[filter.high])))
    return;
  c.value = number_of(input.arcs, filter.value);
  if (filter.high != kNoArc) c.high = upper_number_of(input.arcs, filter.high);
  if (arc.kind == MentionKind::kDate && input.facts.numeric(c.column)) {
    const auto year = [](const Value& v) -> Value {
      const auto* text = std::get_if<std::string>(&v);
      return text == nullptr ? v
                             : Value(static_cast<int64_t>(std::strtol(text->c_str(), nullptr, 10)));
    };
    c.value = year(c.value);
    c.high = year(c.high);
  }
  if (const auto* text = std::get_if<std::string>(&c.value))
    c.value = literal_for(input.facts, c.column, *text);
  if (const auto* text = std::get_if<std::string>(&c.high))
    c.high = literal_for(input.facts, c.column, *text);
  const bool number = !std::holds_alternative<std::string>(c.value);
  if (arc.kind == MentionKind::kNumber && input.facts.numeric(c.column))
    convert_unit(input, state, c, input.arcs[filter.value]);
  if (number && !c.column.whole() &&  // no time of day is in a year, no key is "one" driver
      ((is_year(c.value) && input.facts.column(c.column).kind == db::DataKind::kTime) ||
       (input.facts.of(c.column).reference && input.arcs.token(arc.begin).folded == "one")))
    return state.score.count_unexpressed();
  if (number && is_year(c.value) && input.facts.temporal(c.column) &&
      !input.facts.numeric(c.column)) {
    set_year(input.facts, c);
    return;
  }
  const bool dated = input.facts.temporal(c.column) && !input.facts.numeric(c.column);
  if (number && arc.kind == MentionKind::kNumber &&
      (dated || compares_age(input, c.column, filter))) {
    set_age(input, state, c, filter);
    return;
  }
  if (number && input.facts.text(c.column)) {
    if (is_range(c.op)) state.score.count(Feature::kBadType, RuleFeature::kBadType);
    if (c.op == Op::kEqual) {  // a number stored as text
      c.value = input.arcs.text(arc);
      state.score.charge(RuleFeature::kFilterUnheld);
    }
  }
}

bool measures_time(const Arcs& arcs, const Arc& number) {
  const Mention& m = arcs.mention(number);
  const std::string_view unit = !m.unit.empty() ? m.unit
                                : number.end < arcs.tokens()
                                    ? std::string_view(arcs.token(number.end).folded)
                                    : std::string_view();
  const UnitId id = unit_named(unit);
  return id != kNoUnit && unit_info(id).dimension == UnitDimension::kTime;
}

}  // namespace ask::engine
