// A single output that a condition fixes to one value tells nothing: "who is allergic to peanuts"
// asks for the people, and not for their allergy, "show order 12" for all that is stored of it.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// Shows what the rows are called instead of such a column, where they are people, or the whole row
// instead of its key.
void show_rows_of_constant(const ColumnFacts& column_facts, QueryBlock& block);

// True if every output is a column that a condition fixes to one value.
bool shows_constants(const QueryBlock& block);

}  // namespace ask::engine
