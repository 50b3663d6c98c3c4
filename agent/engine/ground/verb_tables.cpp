#include "agent/engine/ground/verb_tables.h"

#include <algorithm>

#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
std::vector<uint32_t> require_verb_tables(const GroundingInput& input, GroundingState& state) {
  bool far = false;
  for (const PendingCondition& t : state.conditions) {
    const uint32_t d = input.graph.distance(state.entity, t.condition.column.table);
    far |= d >= 1 && d < SchemaGraph::kFar && !t.in_negation && t.inside < 0;
  }
  std::vector<uint32_t> verb_tables;
  if (!far) return verb_tables;
  for (const Arc& arc : input.arcs.all) {
    const Token& word = input.arcs.token(arc.begin);
    if (arc.kind != MentionKind::kTable || arc.end != arc.begin + 1 || arc.score < 0.65F ||
        has_plural_suffix(word.folded) || !is_relational_verb(word.lemma))
      continue;
    const uint32_t t = input.arcs.mention(arc).table;
    if (t == state.entity || input.graph.distance(state.entity, t) != 1) continue;
    verb_tables.push_back(t);
    if (!state.mentions(t)) state.mentioned.push_back(t);
    state.require(t);
  }
  return verb_tables;
}

void join_over_verb(const GroundingInput& input, GroundingState& state) {
  std::vector<uint32_t> terminals = join_terminals(state.entity, state.needed);
  if (terminals.size() < 2) return;
  std::vector<uint32_t> events;
  for (const Arc& arc : input.arcs.all)
    if (arc.kind == MentionKind::kTable && arc.score >= 0.75F && arc.end == arc.begin + 1 &&
        is_relational_verb(input.arcs.token(arc.begin).lemma))
      events.push_back(input.arcs.mention(arc).table);
  if (events.empty()) return;
  std::vector<JoinStep> steps;
  if (!input.graph.join(terminals, nullptr, steps) || steps.size() < terminals.size()) return;
  terminals.push_back(kNone);
  for (const uint32_t event : events) {
    if (std::any_of(steps.begin(), steps.end(),
                    [&](const JoinStep& s) { return s.table == event; }))
      return;
    terminals.back() = event;
    std::vector<JoinStep> over;
    if (!input.graph.join(terminals, nullptr, over)) continue;
    const auto joins_it = [&](const JoinStep& s) {
      const JoinEdge& e = input.graph.edges()[s.edge];
      return e.child == event || e.parent == event;
    };
    if (std::count_if(over.begin(), over.end(), joins_it) >= 2) return state.require(event);
  }
}

}  // namespace ask::engine
