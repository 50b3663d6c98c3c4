// Matcher of the cue phrases of cue_phrases.h ("how many", "no less than", "sorted by", "top 5",
// "older than") against the tokens of a question.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/lexicon/cue_phrases.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

// Adds every cue mention that begins at token `at`; of the phrases of a cue, only the longest.
void add_cues(std::span<const Token> tokens, uint32_t at, std::vector<Mention>& out);

}  // namespace ask::engine
