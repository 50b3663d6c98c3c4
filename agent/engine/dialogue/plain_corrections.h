// Plain wording of corrections, and of requests that point at rows by their noun.
#pragma once

#include "agent/engine/dialogue/request_words.h"

namespace ask::engine::dialogue {

// "sorry, not 2023, 2022" -> "no, 2022", "who are those patients?" -> "which patients are they",
// "put the target next to it" -> "add the target".
Plain plain_correction(const RequestWords& words);

}  // namespace ask::engine::dialogue
