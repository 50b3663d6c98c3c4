#include "agent/engine/ground/negation.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/semi_joins.h"
#include "agent/engine/lexicon/exclusion_words.h"

namespace ask::engine {
namespace {

// True if the table is mentioned before any negation.
bool is_affirmed(const GroundingInput& input, uint32_t table) {
  size_t no = input.arcs.tokens(), table_at = no;
  for (const Arc& arc : input.arcs.all)
    if (arc.kind == MentionKind::kCue && arc.score > 0.6F &&
        (arc.cue == Cue::kNot || arc.cue == Cue::kExcept))
      no = std::min<size_t>(no, arc.begin);
  for (const ArcId id : input.sketch.tables)
    if (input.table_of(id) == table) table_at = std::min<size_t>(table_at, input.arcs[id].begin);
  return table_at < no;
}

// "customers who have orders but no reviews": requires at least one order.
void require_some(const GroundingInput& input, GroundingState& state,
                  std::vector<PendingCondition>& outer, const std::vector<uint32_t>& negated) {
  if (compares_aggregate(state.block) || selects_aggregate(state.block) ||
      !state.block.group.empty())
    return;
  std::vector<uint32_t> denied{state.entity};
  denied.insert(denied.end(), negated.begin(), negated.end());
  std::vector<JoinStep> way;
  input.graph.join(denied, nullptr, way);
  for (const JoinStep& step : way) denied.push_back(step.table);
  for (const uint32_t t : std::vector<uint32_t>(state.mentioned)) {
    const bool other = !state.reads(t) && !input.graph.to_one(state.entity, t) &&
                       is_affirmed(input, t) && !contains(denied, t);
    if (!other || !contains(state.needed, t)) continue;
    auto semi = semi_join(input, state, {t}, {});
    if (!semi) return;
    semi->negated = false;
    std::erase(state.needed, t);
    outer.emplace_back().condition = std::move(*semi);
  }
}

// "did not pay rent in 2022": the year is that of the rent, which nothing joins to the clause.
bool is_of_denied(const GroundingInput& input, const PendingCondition& denied,
                  const PendingCondition& other) {
  if (other.is_or || other.condition.negated || other.condition.op == Op::kIn ||
      !other.condition.sub.empty() ||
      other.condition.column.home() != denied.condition.column.table)
    return false;
  const size_t from = token_of(input, denied), to = token_of(input, other);
  if (from >= to || to >= input.arcs.tokens()) return false;
  for (size_t t = from; t < to; ++t)
    if (input.arcs.is(t, kAndWord | kOrWord | kComma) ||
        text::equals_any(input.arcs.word(t), "but", "then", "who", "that"))
      return false;
  return true;
}

// "who were nominated but never won", a flag of the nominations: they have some.
std::optional<Condition> some_of_flagged(const GroundingInput& input, const GroundingState& state,
                                         ColumnExpr flag) {
  if (!input.facts.flag(flag) || !state.mentions(flag.table) || !is_affirmed(input, flag.table))
    return std::nullopt;
  auto semi = semi_join(input, state, {flag.table}, {});
  if (semi) semi->negated = false;
  return semi;
}

// "tools not borrowed", of the date of a loan: that it has one is denied.
bool denies_presence(const GroundingInput& input, const PendingCondition& t) {
  if (t.position < 0 || t.is_or || t.condition.op != Op::kIsNull || t.condition.negated ||
      !input.facts.temporal(t.condition.column))
    return false;
  const Filter& filter = input.sketch.filters[static_cast<size_t>(t.position)];
  return filter.negated && filter.value != kNoArc &&
         input.arcs.mention(input.arcs[filter.value]).null_test == NullTest::kPresent;
}

// A period of the date that is denied: "in 2023" of "not borrowed in 2023".
bool is_period_of(const PendingCondition& denied, const PendingCondition& other) {
  ColumnExpr column = other.condition.column;
  column.period = denied.condition.column.period;
  return column == denied.condition.column && other.condition.op != Op::kIsNull &&
         !other.condition.negated && !other.is_or && other.condition.sub.empty();
}

// An event that never happened, or not in a period: no row of the table has such a date. Rows
// without any date may be asked for where a value may be missing: "books not returned".
void deny_events(const GroundingInput& input, GroundingState& state,
                 std::vector<PendingCondition>& outer, std::vector<uint32_t>& denied) {
  std::vector<int8_t> used;
  for (size_t i = 0; i < outer.size(); ++i) {
    if (!denies_presence(input, outer[i])) continue;
    const ColumnExpr date = outer[i].condition.column;
    std::vector<PendingCondition> together;
    bool dated = false;
    for (const PendingCondition& u : outer) {
      const bool period = is_period_of(outer[i], u);
      dated |= period;
      if (period || is_of_denied(input, outer[i], u)) together.push_back(u);
    }
    const bool own = date.table == state.entity || input.graph.to_one(state.entity, date.table);
    if (own && dated) {  // of the row itself: in no such period, or never
      for (PendingCondition& u : outer)
        if (is_period_of(outer[i], u)) u.condition.negated = u.is_or = true;
      continue;
    }
    const bool may_be_missing = input.facts.column(date).statistics.missing() > 0;
    // "the rides that were never finished" have no such date
    const bool never =
        says_never_before(input.arcs, token_of(input, outer[i])) && !state.mentions(date.table);
    if (own || (may_be_missing && !dated && !never)) continue;
    if (may_be_missing && !dated) state.negated_event = date;
    auto semi = semi_join(input, state, tables_on_path(input, state, date.table), together);
    if (!semi) continue;
    used.push_back(outer[i].position);
    outer[i].condition = std::move(*semi);
    denied.push_back(date.table);
    for (const PendingCondition& u : together) used.push_back(u.position);
    std::erase_if(outer, [&](const PendingCondition& u) {
      return u.condition.op != Op::kIn && contains(used, u.position);
    });
  }
  std::erase_if(state.conditions,
                [&](const PendingCondition& t) { return contains(used, t.position); });
}

constexpr size_t kNoException = static_cast<size_t>(-1);  // no token

// Where the cue begins that excepts the value at the token; kNoException if there is none.
size_t exception_before(const GroundingInput& input, size_t token) {
  constexpr size_t kFarthest = 4;  // tokens between
  if (token >= input.arcs.tokens()) return kNoException;
  for (const Arc& arc : input.arcs.all)
    if (arc.kind == MentionKind::kCue && arc.cue == Cue::kExcept && arc.score > 0.6F &&
        arc.end <= token && token - arc.end < kFarthest)
      return arc.begin;
  return kNoException;
}

// True if both conditions deny one name, that of a person in two columns.
bool denies_one_name(const PendingCondition& first, const PendingCondition& rest) {
  return rest.is_or && rest.condition.negated && first.condition.negated &&
         rest.condition.column.table == first.condition.column.table &&
         !(rest.condition.column == first.condition.column);
}

// Takes the second condition out of those that deny a name in two columns: none of the rows may
// have both. Leaves nothing if the first one is not followed by such a condition.
std::vector<PendingCondition> rest_of_denied(std::vector<PendingCondition>& outer, size_t first) {
  if (first + 1 >= outer.size() || !denies_one_name(outer[first], outer[first + 1])) return {};
  const auto at = outer.begin() + static_cast<std::ptrdiff_t>(first) + 1;
  PendingCondition rest = std::move(*at);
  outer.erase(at);
  rest.is_or = rest.condition.negated = false;
  return {std::move(rest)};
}

// "tools borrowed by members other than Ann": what is denied is which member it was, and not that
// she borrowed it, too.
bool says_other_row(const GroundingInput& input, const std::vector<PendingCondition>& outer,
                    const PendingCondition& t) {
  if (t.position < 0 || std::any_of(outer.begin(), outer.end(), [&](const PendingCondition& u) {
        return !u.condition.negated && u.condition.column == t.condition.column;
      }))  // "which boats did Ken lift but not Moira"
    return false;
  const ArcId value = input.sketch.filters[static_cast<size_t>(t.position)].value;
  if (value == kNoArc) return false;
  const auto before = [&](const Arc& arc, const Arc& next) { return arc.end == next.begin; };
  return std::any_of(input.arcs.all.begin(), input.arcs.all.end(), [&](const Arc& other) {
    if (other.kind != MentionKind::kCue || other.cue != Cue::kExcept ||
        other.end < other.begin + 2 || !before(other, input.arcs[value]))
      return false;
    return std::any_of(input.sketch.tables.begin(), input.sketch.tables.end(), [&](ArcId noun) {
      return before(input.arcs[noun], other) && input.table_of(noun) == t.condition.column.table;
    });
  });
}

// Turns the semi-join on a name, in the first `named` conditions, into IN of the rows with another
// name: they differ in one column or the other.
void affirm_others(Condition& semi, size_t named) {
  semi.negated = false;
  auto& where = semi.sub[0].where;
  for (; named > 1 && where.size() > 1; --named) {
    where[0].insert(where[0].end(), where[1].begin(), where[1].end());
    where.erase(where.begin() + 1);
  }
  for (Condition& c : where[0]) c.negated = true;
}

// A condition on a value of a table of which a row of the entity may have several rows.
bool is_of_many(const GroundingInput& input, const GroundingState& state, const Condition& c) {
  return c.op != Op::kIn && c.op != Op::kIsNull && c.sub.empty() &&
         c.column.table != state.entity && !input.graph.to_one(state.entity, c.column.table);
}

// True if the words between two tokens are about those to whom the rows belong: "except those with
// cancelled hires", "excluding customers who cancelled", but not "excluding those cancelled".
bool names_owners(const GroundingInput& input, size_t from, size_t to, uint32_t rows) {
  const Arcs& arcs = input.arcs;
  for (size_t t = from; t < to; ++t) {
    if (text::is_one_of(arcs.word(t), kOwnersOfExcludedRows)) return true;
    if (arcs.word(t) != "those" || t + 1 >= to) continue;
    if (text::equals_any(arcs.word(t + 1), "with", "having")) return true;
    if (text::equals_any(arcs.word(t + 1), "that", "which") && t + 2 < arcs.tokens() &&
        !text::equals_any(arcs.word(t + 2), "is", "are", "was", "were"))
      return true;
  }
  return std::any_of(input.sketch.tables.begin(), input.sketch.tables.end(), [&](ArcId id) {
    return arcs[id].begin >= from && arcs[id].end <= to && input.table_of(id) != rows;
  });
}

// "nights per room, not counting cancelled bookings": which rows of the other table are added up,
// and not which rows have none of those.
bool excludes_rows(const GroundingInput& input, const GroundingState& state,
                   const PendingCondition& t) {
  const uint32_t rows = t.condition.column.table;
  const size_t at = token_of(input, t), cue = exception_before(input, at);
  if (cue == kNoException || t.condition.op != Op::kEqual || names_owners(input, cue, at, rows))
    return false;
  return std::any_of(state.block.select.begin(), state.block.select.end(),
                     [&](const ValueExpr& term) {
                       return term.fn != Aggregate::kPlain && term.column.table == rows;
                     });
}

// "at least three stays that weren't cancelled": of the rows that are counted, and not of those to
// whom they belong.
bool denies_counted(const GroundingInput& input, const GroundingState& state,
                    const PendingCondition& t) {
  const ArcId counted = input.sketch.having.arc;
  if (!input.sketch.having.set || counted == kNoArc || !state.block.having ||
      state.block.having->term.fn != Aggregate::kCount || t.condition.op != Op::kEqual ||
      input.arcs[counted].kind != MentionKind::kTable ||
      input.table_of(counted) != t.condition.column.table)
    return false;
  const size_t from = input.arcs[counted].end, to = token_of(input, t);
  if (from >= to || to >= input.arcs.tokens()) return false;
  for (size_t at = from; at < to; ++at)
    if (input.arcs.is(at, kAndWord | kOrWord) ||
        text::equals_any(input.arcs.word(at), "but", "who", "never", "whom"))
      return false;
  return true;
}

// "not <value>" in a to-many table: no row may have the value (NOT IN). Positive conditions on the
// same table then become an IN of their own: "ordered in 2022 but not in 2024".
void deny_values(const GroundingInput& input, GroundingState& state,
                 std::vector<PendingCondition>& outer) {
  if (!input.facts.key_of(state.entity).valid()) return;
  const auto of_many = [&](const Condition& c) { return is_of_many(input, state, c); };
  const auto nest = [&](PendingCondition& t, bool negated,
                        std::vector<PendingCondition> together = {}, size_t rest = 0) {
    const uint32_t other = t.condition.column.table;
    together.insert(together.begin(), t);
    auto semi = semi_join(input, state, tables_on_path(input, state, other), together);
    if (!semi) return false;
    semi->negated = negated;
    if (negated && says_other_row(input, outer, t)) affirm_others(*semi, 1 + rest);
    t.condition = std::move(*semi);
    std::erase_if(state.conditions, [&](const PendingCondition& known) {
      return std::any_of(together.begin(), together.end(), [&](const PendingCondition& nested) {
        return known.position == nested.position;
      });
    });
    return true;
  };
  for (PendingCondition& t : outer)  // "did not check in": a flag of the row itself
    if (t.condition.negated && t.condition.op == Op::kEqual && of_many(t.condition) &&
        input.facts.flag(t.condition.column) &&
        !says_never_before(input.arcs, token_of(input, t))) {
      const bool holds = t.condition.value == input.facts.flag_value(t.condition.column, true);
      t.condition.value = input.facts.flag_value(t.condition.column, !holds);
      t.condition.negated = false;
    }
  std::vector<uint32_t> denied;
  deny_events(input, state, outer, denied);
  std::vector<int8_t> nested;
  std::vector<PendingCondition> some;
  for (size_t i = 0; i < outer.size(); ++i)
    if (outer[i].condition.negated && of_many(outer[i].condition) &&
        !excludes_rows(input, state, outer[i]) && !denies_counted(input, state, outer[i])) {
      std::vector<PendingCondition> together = rest_of_denied(outer, i);
      PendingCondition& t = outer[i];
      denied.push_back(t.condition.column.table);
      const size_t named = together.size();
      for (const PendingCondition& u : outer)
        if (is_of_denied(input, t, u)) together.push_back(u);
      const ColumnExpr flag = t.condition.column;
      if (!nest(t, true, together, named)) continue;
      if (auto semi = some_of_flagged(input, state, flag)) some.emplace_back().condition = *semi;
      for (size_t k = named; k < together.size(); ++k) nested.push_back(together[k].position);
    }
  std::erase_if(outer, [&](const PendingCondition& t) { return contains(nested, t.position); });
  outer.insert(outer.end(), some.begin(), some.end());
  for (PendingCondition& t : outer)
    if (!t.condition.negated && !t.is_or && !compares_aggregate(state.block) &&
        !selects_aggregate(state.block) && of_many(t.condition) &&
        contains(denied, t.condition.column.table))
      nest(t, false);
  if (denied.empty()) return;
  for (const uint32_t t : denied)
    if (!state.reads(t)) std::erase(state.needed, t);
  for (const uint32_t t : state.mentioned)
    if (t != state.entity && !state.reads(t) && !compares_aggregate(state.block))
      std::erase(state.needed, t);
}

// "agents who never closed a ticket": the date of what they never did with the rows.
void find_negated_event(const GroundingInput& input, GroundingState& state,
                        const std::vector<uint32_t>& negated) {
  for (const Arc& verb : input.arcs.all) {
    if (verb.kind != MentionKind::kColumn || verb.begin == 0 ||
        input.arcs.word(verb.begin - 1U) != "never")
      continue;
    const ColumnExpr c = best_column(input.arcs, verb);
    if (!c.valid() || c.whole() || !contains(negated, c.table) || c.table == state.entity ||
        !input.facts.temporal(c))
      continue;
    const db::ColumnStatistics& stored = input.facts.column(c).statistics;
    if ((stored.missing() == 0 && stored.complete) || stored.missing() >= stored.rows) continue;
    state.negated_event = c;
    return state.columns.push_back({input.arcs.id_of(verb), c});
  }
}

// True for a number of things, of which some rows have none.
bool counts_from_zero(const ColumnFacts& facts, ColumnExpr column) {
  if (!facts.numeric(column) || facts.of(column).identifier || facts.of(column).reference ||
      facts.temporal(column))
    return false;
  return as_number(facts.column(column).statistics.min) == 0.0;
}

// Finds the tables under a negation. A negated column of the entity that may be empty or zero is a
// condition instead.
void find_negated(const GroundingInput& input, GroundingState& state,
                  std::vector<PendingCondition>& outer, std::vector<uint32_t>& negated) {
  for (const ArcId id : input.sketch.negated_tables) {
    const uint32_t t = input.table_of(id);
    if (!contains(negated, t)) negated.push_back(t);
  }
  find_negated_event(input, state, negated);
  if (input.sketch.negated_column == kNoArc) return;
  const ColumnExpr c = resolve_column(input, state, input.sketch.negated_column);
  Origin table_at{input.sketch.negated_column};
  table_at.add(cues_of(input.cues, CueSlot::kNegation, {input.sketch.negated_column}));
  if (c.valid() && c.table == state.entity && input.facts.column(c).statistics.missing() > 0) {
    PendingCondition none;  // "employees without a manager"
    none.condition.column = c;
    none.condition.op = Op::kIsNull;
    none.condition.from = table_at;
    none.condition.in_numerator =
        input.sketch.ratio == RatioKind::kPercent || input.sketch.ratio == RatioKind::kProportion;
    outer.push_back(std::move(none));
  } else if (c.valid() && c.table == state.entity && counts_from_zero(input.facts, c)) {
    PendingCondition none;  // "bookings without bags"
    none.condition.column = c;
    none.condition.value = int64_t{0};
    none.condition.from = table_at;
    none.condition.in_numerator =
        input.sketch.ratio == RatioKind::kPercent || input.sketch.ratio == RatioKind::kProportion;
    outer.push_back(std::move(none));
  } else if (c.valid() && (c.table != state.entity || input.facts.of(c).reference)) {
    negated.push_back(c.table);
    const db::ColumnStatistics& stored = input.facts.column(c).statistics;
    if (c.table != state.entity && input.facts.temporal(c) && stored.missing() > 0 &&
        stored.missing() < stored.rows)
      state.negated_event = c;
  } else {
    state.score.count(Feature::kDanglingNegation, RuleFeature::kDanglingNegation);
  }
}

// "concerts without a venue in 2023": a date of the concert, which is not what it is without. Takes
// such conditions out of the negation.
void affirm_dates(const GroundingInput& input, const GroundingState& state,
                  std::vector<PendingCondition>& outer, const std::vector<uint32_t>& negated) {
  const bool undated =
      !negated.empty() && std::all_of(negated.begin(), negated.end(), [&](uint32_t t) {
        if (t == state.entity) return false;
        for (uint32_t c = 0; c < input.facts.table(t).columns.size(); ++c)
          if (input.facts.temporal({t, c})) return false;
        return true;
      });
  for (PendingCondition& t : outer)
    if (undated && t.in_negation && !t.is_or && t.condition.column.table == state.entity &&
        t.condition.column.via == kNone && input.facts.temporal(t.condition.column))
      t.in_negation = t.condition.negated = false;
}

// "countries that have no stadium opened after 2006", of rows of stadiums: the output is not among
// the outputs of the rows that the conditions hold of. Nothing if no plain output names the rows.
std::optional<Condition> exclude_outputs(const GroundingState& state,
                                         std::vector<PendingCondition> inside) {
  if (state.plain_outputs.empty()) return std::nullopt;
  Condition semi;
  semi.op = Op::kIn;
  semi.negated = true;
  semi.column = state.plain_outputs[0];
  QueryBlock sub;
  sub.entity = state.plain_outputs[0].table;
  sub.tables = {sub.entity};
  sub.select = {{state.plain_outputs[0], Aggregate::kPlain}};
  for (PendingCondition& t : inside) t.condition.negated = false;
  inside[0].is_or = false;
  add_alternatives(sub, inside);
  semi.sub = {std::move(sub)};
  return semi;
}

}  // namespace

size_t token_of(const GroundingInput& input, const PendingCondition& t) {
  size_t at = input.arcs.tokens();
  if (t.position < 0) return at;
  const Filter& filter = input.sketch.filters[static_cast<size_t>(t.position)];
  for (const ArcId id : {filter.value, filter.column, filter.hint})
    if (id != kNoArc) at = std::min<size_t>(at, input.arcs[id].begin);
  return at;
}

bool says_never_before(const Arcs& arcs, size_t token) {
  constexpr size_t kFarthest = 3;
  for (size_t at = token; at > 0 && token - at < kFarthest; --at)
    if (arcs.word(at - 1) == "never") return true;
  return false;
}

void keep_missing_states(const GroundingInput& input, const std::vector<PendingCondition>& outer,
                         QueryBlock& block) {
  if (!selects_aggregate(block) || input.sketch.ratio != RatioKind::kUnset) return;
  for (const PendingCondition& t : outer) {
    const Condition& c = t.condition;
    if (!c.negated || c.op != Op::kEqual || !c.sub.empty() || !c.column.valid() ||
        c.column.whole() || input.facts.column(c.column).statistics.missing() == 0 ||
        exception_before(input, token_of(input, t)) == kNoException)
      continue;
    for (std::vector<Condition>& any : block.where) {
      if (any.size() != 1 || !any[0].negated || any[0].op != c.op || !(any[0].column == c.column) ||
          !(any[0].value == c.value))
        continue;
      Condition none;
      none.column = c.column;
      none.op = Op::kIsNull;
      none.from = c.from;
      any.push_back(std::move(none));
    }
  }
}

bool negate(const GroundingInput& input, GroundingState& state,
            std::vector<PendingCondition>& outer) {
  std::vector<uint32_t> negated;
  find_negated(input, state, outer, negated);
  affirm_dates(input, state, outer, negated);
  std::vector<PendingCondition> inside;
  for (const PendingCondition& t : outer)
    if (t.in_negation) inside.push_back(t);
  std::erase_if(outer, [](const PendingCondition& t) { return t.in_negation; });
  std::vector<uint32_t> tables;
  for (const uint32_t t : negated) {
    if (t == state.entity) continue;
    if (!state.reads(t)) std::erase(state.needed, t);
    tables.push_back(t);
  }
  while (tables.size() > 1 && inside.empty() &&
         lists_as_alternatives(input.arcs, tables[tables.size() - 2], tables.back())) {
    auto c = semi_join(input, state, {tables.back()}, {});  // "neither orders nor reviews"
    if (!c) return false;
    outer.emplace_back().condition = std::move(*c);
    tables.pop_back();
  }
  if (!negated.empty() || !inside.empty()) {
    if (tables.empty() && inside.empty()) return false;
    const bool of_entity =
        tables.empty() && std::all_of(inside.begin(), inside.end(), [&](const PendingCondition& t) {
          return t.condition.column.table == state.entity;
        });
    auto c = of_entity ? exclude_outputs(state, std::move(inside))
                       : semi_join(input, state, tables, inside);
    if (!c) return false;
    outer.emplace_back().condition = std::move(*c);
    if (!tables.empty()) require_some(input, state, outer, negated);
  }
  deny_values(input, state, outer);
  return true;
}

}  // namespace ask::engine
