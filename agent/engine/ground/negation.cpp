#include "agent/engine/ground/negation.h"

#include <algorithm>

#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/semi_joins.h"

namespace ask::engine {
namespace {

// True if the table is mentioned before any negation.
bool is_affirmed(const GroundingInput& in, uint32_t table) {
  size_t no = in.arcs.tokens(), said = no;
  for (const Arc& u : in.arcs.all)
    if (u.kind == MentionKind::kCue && u.score > 0.6F &&
        (u.cue == Cue::kNot || u.cue == Cue::kExcept))
      no = std::min<size_t>(no, u.begin);
  for (const ArcId id : in.sketch.tables)
    if (in.table_of(id) == table) said = std::min<size_t>(said, in.arcs[id].begin);
  return said < no;
}

// "customers who have orders but no reviews": requires at least one order.
void require_some(const GroundingInput& in, Grounding& g, std::vector<PendingCondition>& outer,
                  const std::vector<uint32_t>& negated) {
  if (compares_aggregate(g.block) || selects_aggregate(g.block) || !g.block.group.empty()) return;
  std::vector<uint32_t> denied{g.entity};
  denied.insert(denied.end(), negated.begin(), negated.end());
  std::vector<JoinStep> way;
  in.graph.join(denied, nullptr, way);
  for (const JoinStep& step : way) denied.push_back(step.table);
  for (const uint32_t t : std::vector<uint32_t>(g.mentioned)) {
    const bool other = !g.reads(t) && !in.graph.to_one(g.entity, t) && is_affirmed(in, t) &&
                       std::find(denied.begin(), denied.end(), t) == denied.end();
    if (!other || std::find(g.needed.begin(), g.needed.end(), t) == g.needed.end()) continue;
    auto semi = semi_join(in, g, {t}, {});
    if (!semi) return;
    semi->negated = false;
    std::erase(g.needed, t);
    outer.emplace_back().condition = std::move(*semi);
  }
}

// "not <value>" in a to-many table: no row may have the value (NOT IN). Positive conditions on the
// same table then become an IN of their own: "ordered in 2022 but not in 2024".
void deny_values(const GroundingInput& in, Grounding& g, std::vector<PendingCondition>& outer) {
  if (!in.facts.key_of(g.entity).valid()) return;
  const auto of_many = [&](const Condition& c) {
    return c.op != Op::kIn && c.op != Op::kIsNull && c.sub.empty() && c.column.table != g.entity &&
           !in.graph.to_one(g.entity, c.column.table);
  };
  const auto nest = [&](PendingCondition& t, bool negated) {
    const uint32_t other = t.condition.column.table;
    auto semi = semi_join(in, g, tables_on_path(in, g, other), {t});
    if (!semi) return;
    semi->negated = negated;
    t.condition = std::move(*semi);
    std::erase_if(g.conditions,
                  [&](const PendingCondition& known) { return known.position == t.position; });
  };
  std::vector<uint32_t> denied;
  for (PendingCondition& t : outer)
    if (t.condition.negated && of_many(t.condition)) {
      denied.push_back(t.condition.column.table);
      nest(t, true);
    }
  for (PendingCondition& t : outer)
    if (!t.condition.negated && !t.is_or && !compares_aggregate(g.block) &&
        !selects_aggregate(g.block) && of_many(t.condition) &&
        std::find(denied.begin(), denied.end(), t.condition.column.table) != denied.end())
      nest(t, false);
  if (denied.empty()) return;
  for (const uint32_t t : denied)
    if (!g.reads(t)) std::erase(g.needed, t);
  for (const uint32_t t : g.mentioned)
    if (t != g.entity && !g.reads(t) && !compares_aggregate(g.block)) std::erase(g.needed, t);
}

// True for a number of things, of which some rows have none.
bool counts_from_zero(const ColumnFacts& facts, ColumnExpr column) {
  if (!facts.numeric(column) || facts.of(column).identifier || facts.of(column).reference ||
      facts.temporal(column))
    return false;
  const Value& least = facts.column(column).statistics.min;
  const auto* whole = std::get_if<int64_t>(&least);
  const auto* real = std::get_if<double>(&least);
  return (whole != nullptr && *whole == 0) || (real != nullptr && *real == 0);
}

// Finds the tables under a negation. A negated column of the entity that may be empty or zero is a
// condition instead.
void find_negated(const GroundingInput& in, Grounding& g, std::vector<PendingCondition>& outer,
                  std::vector<uint32_t>& negated) {
  for (const ArcId id : in.sketch.negated_tables) {
    const uint32_t t = in.table_of(id);
    if (std::find(negated.begin(), negated.end(), t) == negated.end()) negated.push_back(t);
  }
  if (in.sketch.negated_column == kNoArc) return;
  const ColumnExpr c = resolve_column(in, g, in.sketch.negated_column);
  Origin said{in.sketch.negated_column};
  said.add(cues_of(in.cues, Slot::kNegation, {in.sketch.negated_column}));
  if (c.valid() && c.table == g.entity && in.facts.column(c).statistics.missing() > 0) {
    PendingCondition none;  // "employees without a manager"
    none.condition.column = c;
    none.condition.op = Op::kIsNull;
    none.condition.from = said;
    none.condition.part = in.sketch.part == Part::kPercent || in.sketch.part == Part::kProportion;
    outer.push_back(std::move(none));
  } else if (c.valid() && c.table == g.entity && counts_from_zero(in.facts, c)) {
    PendingCondition none;  // "bookings without bags"
    none.condition.column = c;
    none.condition.value = int64_t{0};
    none.condition.from = said;
    none.condition.part = in.sketch.part == Part::kPercent || in.sketch.part == Part::kProportion;
    outer.push_back(std::move(none));
  } else if (c.valid() && (c.table != g.entity || in.facts.of(c).reference)) {
    negated.push_back(c.table);
  } else {
    g.score.count(Feature::kDanglingNegation, RuleFeature::kDanglingNegation);
  }
}

// "concerts without a venue in 2023": a date of the concert, which is not what it is without. Takes
// such conditions out of the negation.
void affirm_dates(const GroundingInput& in, const Grounding& g,
                  std::vector<PendingCondition>& outer, const std::vector<uint32_t>& negated) {
  const bool undated =
      !negated.empty() && std::all_of(negated.begin(), negated.end(), [&](uint32_t t) {
        if (t == g.entity) return false;
        for (uint32_t c = 0; c < in.facts.table(t).columns.size(); ++c)
          if (in.facts.temporal({t, c})) return false;
        return true;
      });
  for (PendingCondition& t : outer)
    if (undated && t.in_negation && !t.is_or && t.condition.column.table == g.entity &&
        t.condition.column.via == kNone && in.facts.temporal(t.condition.column))
      t.in_negation = t.condition.negated = false;
}

// "countries that have no stadium opened after 2006", of rows of stadiums: the output is not among
// the outputs of the rows that the conditions hold of. Nothing if no plain output names the rows.
std::optional<Condition> exclude_outputs(const Grounding& g, std::vector<PendingCondition> inside) {
  if (g.plain_outputs.empty()) return std::nullopt;
  Condition semi;
  semi.op = Op::kIn;
  semi.negated = true;
  semi.column = g.plain_outputs[0];
  QueryBlock sub;
  sub.entity = g.plain_outputs[0].table;
  sub.tables = {sub.entity};
  sub.select = {{g.plain_outputs[0], Aggregate::kPlain}};
  for (PendingCondition& t : inside) t.condition.negated = false;
  inside[0].is_or = false;
  add_alternatives(sub, inside);
  semi.sub = {std::move(sub)};
  return semi;
}

}  // namespace

bool negate(const GroundingInput& in, Grounding& g, std::vector<PendingCondition>& outer) {
  std::vector<uint32_t> negated;
  find_negated(in, g, outer, negated);
  affirm_dates(in, g, outer, negated);
  std::vector<PendingCondition> inside;
  for (const PendingCondition& t : outer)
    if (t.in_negation) inside.push_back(t);
  std::erase_if(outer, [](const PendingCondition& t) { return t.in_negation; });
  std::vector<uint32_t> tables;
  for (const uint32_t t : negated) {
    if (t == g.entity) continue;
    if (!g.reads(t)) std::erase(g.needed, t);
    tables.push_back(t);
  }
  while (tables.size() > 1 && inside.empty() &&
         lists_as_alternatives(in.arcs, tables[tables.size() - 2], tables.back())) {
    auto c = semi_join(in, g, {tables.back()}, {});  // "neither orders nor reviews"
    if (!c) return false;
    outer.emplace_back().condition = std::move(*c);
    tables.pop_back();
  }
  if (!negated.empty() || !inside.empty()) {
    if (tables.empty() && inside.empty()) return false;
    const bool of_entity =
        tables.empty() && std::all_of(inside.begin(), inside.end(), [&](const PendingCondition& t) {
          return t.condition.column.table == g.entity;
        });
    auto c = of_entity ? exclude_outputs(g, std::move(inside)) : semi_join(in, g, tables, inside);
    if (!c) return false;
    outer.emplace_back().condition = std::move(*c);
    if (!tables.empty()) require_some(in, g, outer, negated);
  }
  deny_values(in, g, outer);
  return true;
}

}  // namespace ask::engine
