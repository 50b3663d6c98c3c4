// What phrases about rows of a kind need of the schema: the column that says their kind or how
// something was done, what bounds a measure, what people hold, and until when something of theirs
// lasts.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/schema_model.h"

namespace ask::engine {

// True if a word of the column's name is short for the one of the question: "lic" of "licence".
bool shortens_a_word(std::string_view column, std::string_view about);

void set_row_phrases(const ColumnFacts& column_facts, const EngineSchema& schema,
                     SchemaPhrases& out);

}  // namespace ask::engine
