// Takes states of rows out of the question that no column stores as such, where the schema shows
// them otherwise: "vacant units", "tools on loan", "former tenants". See schema/row_states.h.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Adds to QueryShape::states.
void rewrite_row_states(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

// Takes "overdue" and "past due" out, where rows are due on a date. True if it did.
bool take_overdue(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
