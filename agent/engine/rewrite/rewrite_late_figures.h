// Short questions that say last which figure they ask for: "company donors count", "repair time avg
// in days", "shipments avg weight".
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

void bring_figures_first(WordSequence& words, const IsName& in_schema, const IsName& names_row);

}  // namespace ask::engine
