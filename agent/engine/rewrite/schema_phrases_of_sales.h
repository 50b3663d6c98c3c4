// What is sold, and what tables of sales are called by, as words that the linker reads.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// Sets what is sold, if the question has a word of selling and that is clear: the quantity of the
// lines, or the table of sales.
void set_sales(const WordSequence& words, const ColumnFacts& column_facts, SchemaPhrases& out);

}  // namespace ask::engine
