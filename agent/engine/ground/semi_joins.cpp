#include "agent/engine/ground/semi_joins.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/ground/composite.h"
#include "agent/engine/lexicon/word_classes_rates.h"
#include "agent/engine/schema/key_roles.h"

namespace ask::engine {
namespace {

// "users without a team": not who owns none, where another table links users and teams and the
// question does not name the role of the key.
bool has_unmentioned_role(const GroundingInput& input, const JoinEdge& edge) {
  const ColumnExpr key{edge.child, edge.child_columns[0]};
  if (!input.facts.names_role(key) || !input.graph.linked(edge.child, edge.parent)) return false;
  const SchemaIndex& index = input.facts.index();
  for (const uint32_t w : index.column(key.table, key.column).words)
    for (size_t t = 0; t < input.arcs.tokens(); ++t)
      if (input.arcs.filler[t] < 0.6F && same_role(input.arcs.token(t), index.word(w)))
        return false;
  return true;
}

// "routes that nobody climbed, attempts don't count": what is left out of what never happened.
bool is_excepted(const Arcs& arcs, const Sketch& sketch, const PendingCondition& t) {
  if (t.position < 0) return false;
  const ArcId value = sketch.filters[static_cast<size_t>(t.position)].value;
  if (value == kNoArc) return false;
  const Arc *first = nullptr, *last = nullptr;
  for (const Arc& arc : arcs.all) {
    const bool denies = arc.kind == MentionKind::kCue && arc.score > 0.6F &&
                        (arc.cue == Cue::kNot || arc.cue == Cue::kExcept);
    if (!denies || arc.end > arcs[value].begin) continue;
    if (first == nullptr) first = &arc;
    last = &arc;
  }
  return last != nullptr && last->cue == Cue::kExcept && first->cue == Cue::kNot;
}

Condition not_null(ColumnExpr column) {
  Condition out;
  out.column = column;
  out.op = Op::kIsNull;
  out.negated = true;
  return out;
}

// "guests who never paid" are not among those of bookings that were paid, and not of any bookings.
void add_negated_event(const GroundingState& state, const std::vector<uint32_t>& tables,
                       QueryBlock& sub) {
  if (state.negated_event.valid() && contains(tables, state.negated_event.table))
    sub.where.push_back({not_null(state.negated_event)});
}

}  // namespace

void drop_unread(GroundingState& state) {
  for (const uint32_t t : std::vector<uint32_t>(state.needed))
    if (t != state.entity && !state.reads(t)) std::erase(state.needed, t);
}

bool nest_only(const GroundingInput& input, GroundingState& state,
               std::vector<PendingCondition>& outer) {
  for (size_t i = 0; i < outer.size(); ++i) {
    const uint32_t table = outer[i].condition.column.table;
    if (!outer[i].only || table == state.entity || input.graph.to_one(state.entity, table))
      continue;
    PendingCondition one = outer[i];
    if (one.condition.op != Op::kEqual || one.condition.negated || one.is_or ||
        (i + 1 < outer.size() && outer[i + 1].is_or))
      return false;
    auto some = semi_join(input, state, tables_on_path(input, state, table), {one}), others = some;
    if (!some) return false;
    some->negated = false;
    others->sub[0].where[0][0].negated = true;
    PendingCondition none;
    none.condition = std::move(*others);
    outer[i].condition = std::move(*some);
    outer[i].only = false;
    outer.insert(outer.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(none));
    std::erase_if(state.conditions,
                  [&](const PendingCondition& t) { return t.position == one.position; });
    drop_unread(state);
    ++i;
  }
  return true;
}

void nest_each(const GroundingInput& input, GroundingState& state,
               std::vector<PendingCondition>& outer) {
  bool nested = false;
  for (PendingCondition& t : outer) {
    if (!t.each) continue;
    t.each = false;
    const uint32_t table = t.condition.column.table;
    auto some = semi_join(input, state, tables_on_path(input, state, table), {t});
    if (!some) return;
    some->negated = false;
    t.condition = std::move(*some);
    std::erase_if(state.conditions,
                  [&](const PendingCondition& known) { return known.position == t.position; });
    nested = true;
  }
  if (nested) drop_unread(state);
}

std::vector<uint32_t> tables_on_path(const GroundingInput& input, const GroundingState& state,
                                     uint32_t table) {
  std::vector<uint32_t> out{table};
  if (input.graph.distance(state.entity, table) < 2) return out;
  for (const uint32_t t : state.mentioned)
    if (t != state.entity && t != table &&
        (!state.reads(t) || !input.graph.to_one(state.entity, t)))
      out.push_back(t);
  return out;
}

std::optional<Condition> semi_join(const GroundingInput& input, const GroundingState& state,
                                   const std::vector<uint32_t>& tables,
                                   const std::vector<PendingCondition>& conditions) {
  Condition c;
  c.op = Op::kIn;
  c.negated = true;
  for (const ArcId id : input.sketch.negated_tables)
    if (contains(tables, input.table_of(id))) {
      c.from.add(id);
      c.from.add(cues_of(input.cues, CueSlot::kNegation, {id}));
    }
  if (input.sketch.negated_column != kNoArc) {
    c.from.add(input.sketch.negated_column);
    c.from.add(cues_of(input.cues, CueSlot::kNegation, {input.sketch.negated_column}));
  }
  c.in_numerator = asks_share(input.sketch);
  QueryBlock sub;
  if (tables.size() == 1 && conditions.empty())
    for (const uint32_t e : input.graph.between(tables[0], state.entity)) {
      const JoinEdge& edge = input.graph.edges()[e];
      if (edge.child != tables[0] || edge.parent != state.entity ||
          edge.child_columns.size() != 1 || has_unmentioned_role(input, edge))
        continue;
      c.column = {state.entity, edge.parent_columns[0]};
      sub.entity = tables[0];
      sub.tables = {tables[0]};
      const ColumnExpr child{tables[0], edge.child_columns[0]};
      sub.select = {{child, Aggregate::kPlain}};
      if (!input.facts.column(child).not_null)  // a NULL makes NOT IN never true
        sub.where = {{not_null(child)}};
      add_negated_event(state, tables, sub);
      c.sub = {std::move(sub)};
      return c;
    }
  const ColumnExpr key = input.facts.key_of(state.entity);
  if (!key.valid()) return std::nullopt;
  c.column = key;
  sub.entity = state.entity;
  sub.tables = {state.entity};
  for (const uint32_t t : tables)
    if (t != state.entity) sub.tables.push_back(t);
  sub.select = {{key, Aggregate::kPlain}};
  std::vector<PendingCondition> plain = conditions;
  for (PendingCondition& t : plain)
    t.condition.negated = t.condition.negated && is_excepted(input.arcs, input.sketch, t);
  if (!plain.empty()) plain[0].is_or = false;
  add_alternatives(sub, plain);
  add_negated_event(state, tables, sub);
  c.sub = {std::move(sub)};
  return c;
}

void add_alternatives(QueryBlock& block, const std::vector<PendingCondition>& conditions) {
  for (const PendingCondition& t : conditions) {
    if (t.is_or && !block.where.empty())
      block.where.back().push_back(t.condition);
    else
      block.where.push_back({t.condition});
    const uint32_t table = t.condition.column.home();
    if (!contains(block.tables, table)) block.tables.push_back(table);
  }
}

bool require_each(const GroundingInput& input, GroundingState& state,
                  std::vector<PendingCondition>& outer) {
  std::vector<uint32_t> each;
  for (const uint32_t t : state.mentioned)
    if (t != state.entity && !state.reads(t) && !input.graph.to_one(state.entity, t))
      each.push_back(t);
  if (each.size() != 2 || selects_aggregate(state.block) || compares_aggregate(state.block))
    return true;
  const bool either = lists_as_alternatives(input.arcs, each[0], each[1], true);
  if (!input.sketch.both && !either) return true;
  for (const uint32_t t : each) {
    auto semi = semi_join(input, state, {t}, {});
    if (!semi) return false;
    semi->negated = false;
    std::erase(state.needed, t);
    PendingCondition pending;
    pending.condition = std::move(*semi);
    pending.is_or = either && t == each[1];
    outer.push_back(std::move(pending));
  }
  return true;
}

constexpr uint32_t kFarthestPart =
    2;  // joins from the rows of a share to those that they must have

// True if only a preposition relates the rows of a share to the noun: "of each player over all
// matches" has no verb or "with" that says what is to be there.
bool is_place_of_share(const Arcs& arcs, size_t noun) {
  size_t before = noun;
  while (before > 0 && (arcs.is(before - 1, kArticle) ||
                        text::is_one_of(arcs.token(before - 1).folded, kBeforeSharedNoun)))
    --before;
  return before > 0 && text::is_one_of(arcs.token(before - 1).folded, kPlacesOfShare);
}

namespace {

// True for "returned", a stored value, where "returns" is a table.
bool is_stored_value(const Arcs& arcs, const Arc& table) {
  constexpr float kExact = 0.9F;
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kValue && arc.begin == table.begin && arc.end == table.end &&
           arc.score >= kExact && arcs.mention(arc).found;
  });
}

}  // namespace

void relate_share(const GroundingInput& input, GroundingState& state,
                  std::vector<PendingCondition>& outer) {
  if (!asks_share(input.sketch) || state.block.select.size() != 1 || state.block.having) return;
  const ValueExpr& rows = state.block.select[0];
  if (rows.fn != Aggregate::kCount || !rows.column.whole() || rows.column.table != state.entity ||
      std::any_of(state.group_tables.begin(), state.group_tables.end(),
                  [&](const GroupTable& group) { return group.table == state.entity; }))
    return;
  if (!input.sketch.negated_tables.empty()) return;
  const auto other = [&](ArcId id) {
    const uint32_t t = input.table_of(id);
    return t != kNone && t != state.entity && !contains(input.sketch.groups, id);
  };
  if (std::count_if(input.sketch.tables.begin(), input.sketch.tables.end(), other) != 1) return;
  for (const ArcId id : input.sketch.tables) {
    const uint32_t t = input.table_of(id);
    if (is_stored_value(input.arcs, input.arcs[id])) return;
    if (t == kNone || t == state.entity || contains(input.sketch.groups, id) ||
        contains(input.sketch.negated_tables, id) || input.graph.to_one(state.entity, t) ||
        input.graph.distance(state.entity, t) > kFarthestPart ||
        input.arcs[id].begin < input.arcs[input.sketch.ratio_arc].end ||
        is_place_of_share(input.arcs, input.arcs[id].begin))
      continue;
    std::vector<PendingCondition> own;
    bool plain = true;
    for (const PendingCondition& each : outer)
      if (each.condition.column.home() != t) {
        plain &= !each.condition.in_numerator;  // of which rows is not clear
      } else {
        plain &= each.condition.in_numerator && each.condition.sub.empty() && !each.is_or;
        own.push_back(each);
        own.back().condition.in_numerator = false;
      }
    if (!plain) return;
    auto some = semi_join(input, state, {t}, own);
    if (!some) return;
    some->negated = false;
    some->from.add(id);
    const auto nested = [&](const PendingCondition& each) {
      return each.condition.column.home() == t;
    };
    std::erase_if(outer, nested);
    std::erase_if(state.conditions, nested);
    std::erase(state.needed, t);
    PendingCondition related;
    related.condition = std::move(*some);
    outer.push_back(std::move(related));
    return;
  }
}

bool lists_as_alternatives(const Arcs& arcs, uint32_t first, uint32_t second, bool only_or) {
  for (size_t i = 0; i < arcs.all.size(); ++i)
    for (size_t j = i + 1; j < arcs.all.size(); ++j) {
      const Arc &a = arcs.all[i], &b = arcs.all[j];
      if (a.kind != MentionKind::kTable || b.kind != MentionKind::kTable || b.begin <= a.end ||
          b.begin - a.end > 3)
        continue;
      if (arcs.mention(a).table != first || arcs.mention(b).table != second) continue;
      for (size_t t = a.end; t < b.begin; ++t)
        if (arcs.is(t, kOrWord) ||
            (!only_or && (arcs.is(t, kAndWord | kComma) || arcs.token(t).folded == "nor")))
          return true;
    }
  return false;
}

}  // namespace ask::engine
