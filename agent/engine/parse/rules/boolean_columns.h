// Transitions of boolean columns as conditions: "active customers", "discontinued products".
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// True for an arc of a boolean column that is not compared with a value: "an active value of 1".
bool is_flag(const Arcs& arcs, const ColumnFacts& column_facts, ArcId id);

// True for a flag before the table that has it, with values or other flags of the table in between:
// "active customers" and "heated large kennels" ask for rows.
bool flag_qualifies_table(const RuleContext& context, ArcId id);

// True if the arc of a flag takes in the table that it qualifies: "refunded tickets" for
// ticket.refunded. The flag alone is a condition, and the table is what is asked for.
bool flag_includes_table(const RuleContext& context, ArcId id);

// A condition that the flag holds: "discontinued products", "holidays on a weekend"
void filter_by_flag(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
