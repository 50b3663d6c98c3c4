// Rows that are called by their kind, which has a table of its own: "the cheapest van" -> "the
// cheapest van vehicle", where 'Vans' is a kind of vehicle.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_kind_nouns(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
