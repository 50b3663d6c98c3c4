// The last turns of a dialogue, interpreted where they are needed.
#pragma once
#include <array>
#include <optional>
#include <span>

#include "agent/engine/dialogue/base.h"
#include "agent/engine/dialogue/follow_up.h"

namespace ask::engine {

// The last two questions of a dialogue as the engine understands them; each is interpreted once,
// and only if it is needed. REQUIRES: what it is made of outlives it.
class LastTurns {
 public:
  LastTurns(const Earlier& earlier, const DialogueContext& context)
      : turns_(earlier.turns), context_(context) {}
  // The last one, or the one that is so many before it. REQUIRES: back < 2, and there is such a
  // turn.
  const Base& base(size_t back = 0) {
    std::optional<Base>& base = bases_[back];
    if (!base) base.emplace(turns_[turns_.size() - 1 - back], context_);
    return *base;
  }

 private:
  std::span<const EarlierTurn> turns_;
  const DialogueContext& context_;
  std::array<std::optional<Base>, 2> bases_;
};

}  // namespace ask::engine
