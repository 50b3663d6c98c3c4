// Outputs implied by the question word: a person for "who", a date for "when", a place for "where",
// the items of an order for "what did ... order".
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// True unless the outputs are of the wrong kind for the question word: "who" needs a name, "when" a
// date, "where" a place, "how much" an amount.
bool answers_question_word(const GroundingInput& input, const GroundingState& state);

// The column that answers `word`. kWhere: the best place column of the entity or of a table that it
// refers to. Otherwise the entity's only date, or the only one named after the table ("order_date"
// of orders). Invalid if there is none.
ColumnExpr column_asked_for(const GroundingInput& input, const GroundingState& state, Cue word);

// True if the arc is the verb of "what did she order": a table whose rows have no names, so the
// question asks for the items.
bool asks_for_items(const GroundingInput& input, ArcId id);

// What was done to the rows of `t`, by its name: the products of the lines of an order, the book of
// a loan. Invalid if there is none or more than one.
ColumnExpr item_name(const GroundingInput& input, uint32_t t);

// True for the noun of the rows, by the first word of the column of their kinds: "mics in repair"
// of mic_type.
bool names_rows_by_kind(const GroundingInput& input, const Arc& arc, ColumnExpr c);

}  // namespace ask::engine
