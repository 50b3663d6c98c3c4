// Rows that are larger than what holds them allows: "boats too long for their berth", "weddings
// with more guests than the venue holds". The phrase becomes a condition of the query, see
// QueryShape.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "venues that hold more than 200 people" -> "venues with seats more than 200"
void rewrite_capacity(WordSequence& words, const SchemaPhrases& phrases);

void rewrite_room(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
