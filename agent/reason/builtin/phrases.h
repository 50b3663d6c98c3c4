// Function words and phrases: "how many", "no less than", "sorted by", "top 5", "older than".
// The patterns of cue_phrases.h, matched over tokens.
#pragma once
#include <span>
#include <vector>

#include "agent/reason/builtin/cue_phrases.h"
#include "agent/reason/builtin/lattice.h"

namespace ask::builtin {

// Adds every keyword mention that begins at token `at`: for each keyword the longest phrase.
void add_keywords(std::span<const Token> tokens, uint32_t at, std::vector<Mention>& out);

}  // namespace ask::builtin
