// What a question asks for, where the outputs of a query are none of it: "who was booked in on 17
// August" asks for the people of the bookings, "when did we last brew it" for the date, "novices"
// for those of whom a flag holds.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Puts the people or the date that a question word asks for in the place of outputs that only say
// which rows they are of. True if it did.
bool answer_question_word(const Arcs& arcs, const ColumnFacts& column_facts,
                          const SchemaGraph& graph, LogicalForm& form);

// Shows what the rows are called instead of the words of a condition: of a flag that holds of them,
// of a participle whose date is compared. True if it did.
bool show_rows_of_condition(const Arcs& arcs, const ColumnFacts& column_facts, LogicalForm& form);

}  // namespace ask::engine
