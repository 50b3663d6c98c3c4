// Requests that say first which rows they are about: "counting only the late sailings, what is
// their mean delay?" is "what is the mean delay of the late sailings?".
#pragma once
#include "agent/engine/rewrite/frame_clauses.h"

namespace ask::engine {

void rewrite_conditions_first(WordSequence& words, const FrameNames& names);

}  // namespace ask::engine
