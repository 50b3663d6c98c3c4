// Whether an utterance depends on the previous question, or is a question of its own.
#pragma once
#include <cstdint>

#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

// True for a request of its own: it asks, and names what it asks about.
bool is_complete(const Utterance& u);
// True if it names nothing but columns: "email?", "and the price?".
bool only_columns(const Utterance& u);
// True for a direction: "longest", "the most".
bool is_graded_word(const Utterance& u, uint32_t i);
// True if it cannot be read alone: a fragment, or one whose pronoun points out of it.
bool depends(const Utterance& u);

}  // namespace ask::engine::dialogue
