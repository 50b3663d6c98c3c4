// The last, first or largest event of each row: "each dog's last walk", "when was each dog last
// walked" -> "latest walk walked on of each dog", "the biggest donation for each campaign" ->
// "highest donation amount for each campaign".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_each_extreme(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
