// Function words and phrases: "how many", "no less than", "sorted by", "top 5", "older than".
// The patterns of cue_phrases.h, matched over tokens.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/lexicon/cue_phrases.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

// Adds every cue mention that begins at token `at`: for each cue the longest phrase.
void add_cues(std::span<const Token> tokens, uint32_t at, std::vector<Mention>& out);

}  // namespace ask::engine
