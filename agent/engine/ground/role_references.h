// Columns of the row that a foreign key refers to in a role: "the name of its director".
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// The arc is what a note calls the column: "recipient" for to_attendee_id.
bool is_noted_name(const Arcs& arcs, const Arc& mention, ColumnExpr column);

// The column that shows what `column` refers to, as referred_column() does, also if it is a code of
// a table of codes ("by status") or the number of a named row ("per handler"), unless the mention
// asks for the code or number.
ColumnExpr shown_column(const GroundingInput& input, ColumnExpr column, const Arc& mention);

// The label of a code through the column that is called by the kind of that code: "phone" is a
// channel, so by channel_code and not by status_code. `label` itself where that is not known.
ColumnExpr through_kind(const GroundingInput& input, uint32_t entity, ColumnExpr label,
                        std::string_view text);

// The name of the row that a foreign key refers to in the role that `mention` names: a manager, a
// director. Returns `column` itself if it has no such role.
ColumnExpr referred_column(const GroundingInput& input, ColumnExpr column, const Arc& mention);

// Adds a column of the row that a foreign key refers to: "the full name of its director". False if
// there is none.
bool add_output_of_role(const GroundingInput& input, GroundingState& state, const Output& output,
                        const Origin& from);

}  // namespace ask::engine
