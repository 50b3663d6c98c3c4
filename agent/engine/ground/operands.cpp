#include "agent/engine/ground/operands.h"

#include <cmath>
#include <cstdlib>

#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/durations.h"

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
  const Arc& u = arcs[id];
  const Mention& m = arcs.mention(u);
  if (u.kind == MentionKind::kValue) return m.text;
  if (u.kind == MentionKind::kDate) return m.from;
  if (u.kind != MentionKind::kNumber && u.kind != MentionKind::kCue) return arcs.text(u);
  const double x = m.number;
  if (std::floor(x) == x && std::abs(x) < 9e15) return static_cast<int64_t>(x);
  return x;
}

Value upper_number_of(const Arcs& arcs, ArcId id) {
  const Mention& m = arcs.mention(arcs[id]);
  if (m.kind != MentionKind::kNumber || !m.range) return number_of(arcs, id);
  if (std::floor(m.high) == m.high && std::abs(m.high) < 9e15) return static_cast<int64_t>(m.high);
  return m.high;
}

Value literal_for(const ColumnFacts& facts, ColumnExpr column, const std::string& text) {
  const bool truth =
      facts.flag(column) && std::holds_alternative<int64_t>(facts.flag_value(column, true));
  if ((!facts.numeric(column) && !truth) || text.empty()) return text;
  char* end = nullptr;
  const double x = std::strtod(text.c_str(), &end);
  if (end == nullptr || *end != '\0') return text;
  if (std::floor(x) == x && std::abs(x) < 9e15) return static_cast<int64_t>(x);
  return x;
}

void set_number(const GroundingInput& in, Grounding& g, PendingCondition& test, const Filter& f) {
  Condition& c = test.condition;
  const Arc& u = in.arcs[f.value];
  if (u.kind == MentionKind::kDate && f.high == kNoArc) {
    set_date(in, g, test, in.arcs.mention(u));
    return;
  }
  if (u.kind == MentionKind::kDate &&
      set_dates(in, g, test, in.arcs.mention(u), in.arcs.mention(in.arcs[f.high])))
    return;
  c.value = number_of(in.arcs, f.value);
  if (f.high != kNoArc) c.high = upper_number_of(in.arcs, f.high);
  if (u.kind == MentionKind::kDate && in.facts.numeric(c.column)) {
    const auto year = [](const Value& v) -> Value {
      const auto* text = std::get_if<std::string>(&v);
      return text == nullptr ? v
                             : Value(static_cast<int64_t>(std::strtol(text->c_str(), nullptr, 10)));
    };
    c.value = year(c.value);
    c.high = year(c.high);
  }
  if (const auto* text = std::get_if<std::string>(&c.value))
    c.value = literal_for(in.facts, c.column, *text);
  if (const auto* text = std::get_if<std::string>(&c.high))
    c.high = literal_for(in.facts, c.column, *text);
  const bool number = !std::holds_alternative<std::string>(c.value);
  if (u.kind == MentionKind::kNumber && in.facts.numeric(c.column)) convert_unit(in, g, c, u);
  if (number && !c.column.whole() &&  // no time of day is in a year, no key is "one" driver
      ((is_year(c.value) && in.facts.column(c.column).kind == db::DataKind::kTime) ||
       (in.facts.of(c.column).reference && in.arcs.token(u.begin).folded == "one")))
    return g.score.count_unexpressed();
  if (number && is_year(c.value) && in.facts.temporal(c.column) && !in.facts.numeric(c.column)) {
    set_year(in.facts, c);
    return;
  }
  if (number && u.kind == MentionKind::kNumber && in.facts.temporal(c.column) &&
      !in.facts.numeric(c.column)) {
    set_age(in, g, c, f);
    return;
  }
  if (number && in.facts.text(c.column)) {
    if (is_range(c.op)) g.score.count(Feature::kBadType, RuleFeature::kBadType);
    if (c.op == Op::kEqual) {  // a number stored as text
      c.value = in.arcs.text(u);
      g.score.charge(RuleFeature::kFilterUnheld);
    }
  }
}

bool measures_time(const Arcs& arcs, const Arc& number) {
  const Mention& m = arcs.mention(number);
  const std::string_view said = !m.unit.empty() ? m.unit
                                : number.end < arcs.tokens()
                                    ? std::string_view(arcs.token(number.end).folded)
                                    : std::string_view();
  const UnitId id = unit_said(said);
  return id != kNoUnit && unit_info(id).dimension == Dimension::kTime;
}

}  // namespace ask::engine
