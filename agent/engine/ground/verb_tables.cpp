#include "agent/engine/ground/verb_tables.h"

#include <algorithm>

#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
std::vector<uint32_t> require_verb_tables(const GroundingInput& in, Grounding& g) {
  bool far = false;
  for (const PendingCondition& t : g.conditions) {
    const uint32_t d = in.graph.distance(g.entity, t.condition.column.table);
    far |= d >= 1 && d < SchemaGraph::kFar && !t.in_negation && t.inside < 0;
  }
  std::vector<uint32_t> verb_tables;
  if (!far) return verb_tables;
  for (const Arc& u : in.arcs.all) {
    const Token& word = in.arcs.token(u.begin);
    if (u.kind != MentionKind::kTable || u.end != u.begin + 1 || u.score < 0.65F ||
        has_plural_suffix(word.folded) || !is_relational_verb(word.lemma))
      continue;
    const uint32_t t = in.arcs.mention(u).table;
    if (t == g.entity || in.graph.distance(g.entity, t) != 1) continue;
    verb_tables.push_back(t);
    if (!g.mentions(t)) g.mentioned.push_back(t);
    g.require(t);
  }
  return verb_tables;
}

void join_over_verb(const GroundingInput& in, Grounding& g) {
  std::vector<uint32_t> terminals = join_terminals(g.entity, g.needed);
  if (terminals.size() < 2) return;
  std::vector<uint32_t> deeds;
  for (const Arc& u : in.arcs.all)
    if (u.kind == MentionKind::kTable && u.score >= 0.75F && u.end == u.begin + 1 &&
        is_relational_verb(in.arcs.token(u.begin).lemma))
      deeds.push_back(in.arcs.mention(u).table);
  if (deeds.empty()) return;
  std::vector<JoinStep> steps;
  if (!in.graph.join(terminals, nullptr, steps) || steps.size() < terminals.size()) return;
  terminals.push_back(kNone);
  for (const uint32_t deed : deeds) {
    if (std::any_of(steps.begin(), steps.end(), [&](const JoinStep& s) { return s.table == deed; }))
      return;
    terminals.back() = deed;
    std::vector<JoinStep> over;
    if (!in.graph.join(terminals, nullptr, over)) continue;
    const auto joins_it = [&](const JoinStep& s) {
      const Edge& e = in.graph.edges()[s.edge];
      return e.child == deed || e.parent == deed;
    };
    if (std::count_if(over.begin(), over.end(), joins_it) >= 2) return g.require(deed);
  }
}

}  // namespace ask::engine
