// Further forms of follow-ups that say what a rule reads in other words.
#pragma once
#include "agent/engine/dialogue/request_words.h"

namespace ask::engine::dialogue {

// "give me the top three" -> "the top 3", "how much of that in cash?" -> "only cash".
Plain plain_variant(const RequestWords& words);

}  // namespace ask::engine::dialogue
