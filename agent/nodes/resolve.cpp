// Makes a follow-up whole: "and in 2023?" after "How many orders were there in 2024?". Reads the
// turns of the same conversation and the same access scope only; without any it does nothing.
#include <algorithm>
#include <cmath>

#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/recall.h"

namespace ask::nodes {
namespace {

constexpr size_t kMostTold = 3;  // turns that the writer hears of

void tell_turns(State& state, const reason::Conversation& known) {
  const size_t from = known.turns.size() - std::min(kMostTold, known.turns.size());
  for (size_t i = from; i < known.turns.size(); ++i)
    if (!known.turns[i].resolved.empty())
      state.conversation.push_back({known.turns[i].resolved, known.turns[i].sql});
  if (!known.turns.empty()) state.kept_before = known.turns.back().kept;
}

}  // namespace

Outcome resolve(State& state) {
  reason::Conversation known;
  if (state.services.dialogues)
    known = state.services.dialogues->of(state.session, state.snapshot->catalog.sight);
  const size_t turns = known.turns.size();
  if (turns > 0 || !known.unanswered.empty()) {
    auto resolved = state.services.reasoner.resolve(state.ask(), known);
    if (!resolved) {
      state.resolved.kind = "unread";
      set_detail(state, [&] {
        return Detail{{"follows", true},
                      {"kind", "unread"},
                      {"asked", state.question},
                      {"resolved", nullptr},
                      {"turn", turns}};
      });
      return state.fail(resolved.error());
    }
    state.resolved = std::move(*resolved);
    if (state.resolved.follows) tell_turns(state, known);
  }
  const reason::Resolved& out = state.resolved;
  const double confidence = std::round(out.confidence * 100) / 100;
  state.report.score = confidence;
  set_detail(state, [&] {
    Detail detail = {{"follows", out.follows},
                     {"kind", out.follows ? Detail(out.kind) : Detail()},
                     {"asked", state.question},
                     {"resolved", state.whole_question()},
                     {"by", out.by},
                     {"confidence", confidence},
                     {"turn", turns}};
    return detail;
  });
  if (may_recall(state)) return Outcome::kTaught;
  return Outcome::kOk;
}

}  // namespace ask::nodes
