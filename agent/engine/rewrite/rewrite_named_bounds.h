// Rows of which a number is more or less than another one that the question names: "jobs dearer
// than the quote", "weddings where we charged over the list price". The phrase becomes a condition
// of the query, see QueryShape.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_named_bounds(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
