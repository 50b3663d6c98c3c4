// Rewrites of constructions of spoken English to the written ones: "who was it that" -> "who",
// "what they're called" -> "their names", "I'd like their names" -> "give their names".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// `is_name`: true for a word of the schema or a stored value; `in_schema`: for one of the schema.
void rewrite_spoken(WordSequence& words, const IsName& is_name, const IsName& in_schema);

}  // namespace ask::engine
