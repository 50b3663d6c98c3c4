#include "agent/engine/parse/search/beam_search.h"

#include <algorithm>
#include <numeric>

#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/question_layout.h"
#include "agent/engine/parse/rules/transitions.h"

namespace ask::engine {

void prune(std::vector<ParserState>& states, size_t width, StateHash hash_of) {
  // Orders indices: a state takes kilobytes.
  std::vector<uint32_t> order(states.size());
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(),
                   [&](uint32_t a, uint32_t b) { return states[a].score > states[b].score; });
  std::vector<size_t> hashes;  // of `kept`
  std::vector<ParserState> kept;
  kept.reserve(std::min(width, states.size()));
  for (const uint32_t i : order) {
    if (kept.size() == width) break;
    const size_t h = hash_of(states[i]);
    auto at = std::find(hashes.begin(), hashes.end(), h);
    while (at != hashes.end() && !merges(kept[static_cast<size_t>(at - hashes.begin())], states[i]))
      at = std::find(at + 1, hashes.end(), h);
    if (at != hashes.end()) continue;
    hashes.push_back(h);
    kept.push_back(std::move(states[i]));
  }
  states = std::move(kept);
}

Parses beam_search(const BeamContext& context, size_t width) {
  Parses out;
  const size_t n = context.arcs.tokens();
  std::vector<std::vector<ParserState>> at(n + 1);
  at[0].emplace_back();
  const QuestionLayout layout = question_layout(context.arcs, context.column_facts);
  std::vector<ParserState> next;
  const RuleContext rules{context.arcs, context.column_facts, context.weights, layout, out.paths,
                          next};
  for (size_t i = 0; i < n; ++i) {
    prune(at[i], width);
    for (const ParserState& state : at[i]) {
      next.clear();
      expand(rules, state);
      for (ParserState& s : next) at[s.position].push_back(std::move(s));
    }
    at[i].clear();
  }
  for (ParserState& state : at[n]) finish(rules, state);
  prune(at[n], width);
  out.states = std::move(at[n]);
  return out;
}

}  // namespace ask::engine
