// Rewrites of constructions of spoken English to the written ones: "who was it that" -> "who",
// "what they're called" -> "their names", "I'd like their names" -> "give their names".
#pragma once
#include "agent/engine/rewrite/frame_clauses.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// `names_row`: true for a noun of one table.
void rewrite_spoken(WordSequence& words, const FrameNames& names, const IsName& names_row);

}  // namespace ask::engine
