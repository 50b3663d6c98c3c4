#include "agent/engine/parse/rules/boolean_columns.h"

#include <algorithm>

#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/filters.h"

namespace ask::engine {
namespace {

// "have not paid their sub" of a flag sub_paid: one condition.
bool repeats_flag(const Arcs& arcs, const ParserState& state, ArcId id) {
  constexpr int kFarthest = 2;  // tokens between the words of the name
  if (state.sketch.filters.empty() || state.negated) return false;
  const Filter& last = state.sketch.filters.back();
  return last.op == Op::kFlag && arcs[id].begin - arcs[last.column].end <= kFarthest &&
         best_column(arcs, arcs[last.column]) == best_column(arcs, arcs[id]);
}

}  // namespace

bool is_flag(const Arcs& arcs, const ColumnFacts& column_facts, ArcId id) {
  const Arc& arc = arcs[id];
  // "an active value of 1", "FDA approved 'Yes'": the column is compared with the value instead.
  for (size_t t = arc.end; t < std::min<size_t>(arc.end + 4U, arcs.tokens()); ++t) {
    if (arcs.is(t, kAndWord | kOrWord | kComma | kStop)) break;
    if (arcs.token(t).quoted) return false;
    for (const Arc& other : arcs.beginning_at(t))
      if (other.kind == MentionKind::kNumber && other.score > 0.9F &&
          arcs.mention(other).number <= 1)
        return false;
  }
  return arc.kind == MentionKind::kColumn && column_facts.flag(best_column(arcs, arc));
}

bool flag_qualifies_table(const RuleContext& context, ArcId id) {
  const Arcs& arcs = context.arcs;
  constexpr size_t kMostBetween = 2;
  const Arc& arc = arcs[id];
  if (arc.end - arc.begin != 1) return false;
  const uint32_t table = best_column(arcs, arc).table;
  for (size_t t = arc.end; t < std::min<size_t>(arc.end + 1U + kMostBetween, arcs.tokens()); ++t) {
    bool adjective = false;
    for (const Arc& next : arcs.beginning_at(t)) {
      if (next.score <= 0.85F) continue;
      if (next.kind == MentionKind::kTable && next.score > 0.9F &&
          arcs.mention(next).table == table)
        return true;
      const bool one = next.end == t + 1;
      if (next.kind == MentionKind::kValue)
        adjective |= one && arcs.mention(next).table == table && arcs.mention(next).found;
      else if (next.kind == MentionKind::kColumn)
        adjective |= one && best_column(arcs, next).table == table &&
                     context.column_facts.flag(best_column(arcs, next));
    }
    if (!adjective) return false;
  }
  return false;
}

bool flag_includes_table(const RuleContext& context, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  if (arc.kind != MentionKind::kColumn || arc.end - arc.begin != 2 ||
      !is_flag(arcs, context.column_facts, id))
    return false;
  const uint32_t table = best_column(arcs, arc).table;
  for (const Arc& noun : arcs.beginning_in(arc.begin + 1U, arc.end)) {
    if (noun.kind == MentionKind::kTable && noun.end == arc.end && noun.score > 0.9F &&
        arcs.mention(noun).table == table)
      return true;
  }
  return false;
}

void filter_by_flag(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  const bool counts = state.pending == Pending::kCount;  // "how many premium users"
  if (!counts) settle(context, next);
  if (!repeats_flag(context.arcs, next, id)) {
    Filter filter = new_filter(next);
    filter.op = Op::kFlag;
    filter.column = id;
    add_filter(next, filter);
  }
  if (next.clause == Clause::kSelect && has_begun(state) && !counts)
    next.clause = Clause::kModifier;
  context.emit(std::move(next), RuleFeature::kFlag);
}

}  // namespace ask::engine
