// Plain wording of requests that lead from one answer to the next.
#pragma once

#include "agent/engine/dialogue/request_words.h"

namespace ask::engine::dialogue {

// "let me see the cheap ones" -> "show me the cheap ones", "what's the same for Rome?" -> "same for
// Rome".
Plain plain_step(const RequestWords& words);

}  // namespace ask::engine::dialogue
