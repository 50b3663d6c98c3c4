// Rows of which two columns are the same or not: "boats whose skipper is not the owner", "films
// directed and produced by the same person", "casks emptied the day they were tapped". The phrase
// becomes a condition of the query, see QueryShape::states.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_paired_columns(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
