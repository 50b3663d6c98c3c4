// Plain wording of requests about the rows of an answer.
#pragma once

#include "agent/engine/dialogue/request_words.h"

namespace ask::engine::dialogue {

// "who do they belong to?" -> "whose are they", "are any of them open?" -> "which of them are
// open", "longest one?" -> "the longest one".
Plain plain_rows(const RequestWords& words);

}  // namespace ask::engine::dialogue
