// Anaphora resolution in words: the follow-up with nouns in the place of its pronouns.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// The body with a noun for each pronoun, once for each noun.
std::vector<std::string> with_antecedents(const Turn& turn);

}  // namespace ask::engine::dialogue
