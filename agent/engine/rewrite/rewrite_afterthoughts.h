// What is said after a request and changes nothing of it.
#pragma once
#include "agent/engine/rewrite/frame_clauses.h"

namespace ask::engine {

// Drops one of "... and send me the figure", "... I want to ring them.", "..., to plan the tour",
// "... for the retention figures", "... (all if tied)" from the end of the question; true if it
// did.
bool drop_afterthought(WordSequence& words, const FrameNames& names);

}  // namespace ask::engine
