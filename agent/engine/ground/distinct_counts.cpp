#include "agent/engine/ground/distinct_counts.h"

#include <algorithm>

namespace ask::engine {
namespace {

// True if the join of the query repeats the rows of a table for one row of another: an artist for
// each album that a label released. A table that links two holds each pair once: an article repeats
// if `of_row` is false, for each of several tags, and beyond the tags.
bool repeats_rows(const GroundingInput& in, const Grounding& g, uint32_t counted, uint32_t among,
                  bool of_row) {
  if (counted == among || counted == kNone || among == kNone) return false;
  const std::vector<uint32_t> terminals = join_terminals(among, g.block.tables);
  if (std::find(terminals.begin(), terminals.end(), counted) == terminals.end()) return false;
  std::vector<JoinStep> steps;
  if (!in.graph.join(terminals, nullptr, steps)) return false;
  return std::any_of(steps.begin(), steps.end(), [&](const JoinStep& s) {
    const Edge& e = in.graph.edges()[s.edge];
    if (s.table != counted || e.parent != counted || e.child == among) return false;
    return !e.link || !of_row || in.graph.between(e.child, among).empty();
  });
}

// True if a condition leaves a single row of the table: "the tag News", and not "News or Sport".
bool leaves_one_row(const GroundingInput& in, const Grounding& g, uint32_t table) {
  size_t tests = 0;
  bool one = false;
  for (const PendingCondition& test : g.conditions) {
    const Condition& c = test.condition;
    if (c.column.home() != table) continue;
    ++tests;
    one = c.op == Op::kEqual && !c.negated && !test.is_or && in.facts.unique(c.column);
  }
  return tests == 1 && one;
}

}  // namespace

void count_rows_once(const GroundingInput& in, Grounding& g) {
  const auto table_said = [&](ArcId id) {
    return id != kNoArc && in.arcs[id].kind == MentionKind::kTable ? in.table_of(id) : kNone;
  };
  const auto once = [&](ValueExpr& t, uint32_t counted, uint32_t among, bool of_row) {
    const bool rows = t.fn == Aggregate::kCount && t.column.whole() && !t.distinct &&
                      t.only.empty() && !t.of_all && !t.along.valid();
    if (!rows || counted == kNone || !in.facts.key_of(counted).valid() ||
        !repeats_rows(in, g, counted, among, of_row))
      return;
    const ValueExpr before = t;
    count_keys(t, in.facts.key_of(counted));
    for (Ordering& o : g.block.order)
      if (o.term == before) count_keys(o.term, t.column);
  };
  if (g.block.having && in.sketch.having.fn == Aggregate::kCount)
    once(g.block.having->term, table_said(in.sketch.having.arc), g.entity, true);
  if (in.sketch.superlative.kind == SuperlativeKind::kCount && g.block.order.size() == 1)
    once(g.block.order[0].term, table_said(in.sketch.superlative.arc), g.entity, true);
  if (g.block.group.size() == 1 && !g.block.group[0].whole())
    for (ValueExpr& t : g.block.select)
      once(t, t.column.table, g.block.group[0].home(), in.facts.unique(g.block.group[0]));
  if (g.block.group.empty() && !g.block.having && in.sketch.part == Part::kUnset)
    for (ValueExpr& t : g.block.select)  // "how many albums of this genre", which tracks have
      for (const uint32_t among : g.block.tables)
        if (t.column.table == g.entity && !g.block.distinct)
          once(t, g.entity, among, leaves_one_row(in, g, among));
}

}  // namespace ask::engine
