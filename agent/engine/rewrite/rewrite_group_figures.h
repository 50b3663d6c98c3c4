// Figures of groups that a question asks for without a word for them: how many rows there are of
// each ("debates held at every venue"), and both their number and their amount ("fines by reason,
// number and total").
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_group_figures(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
