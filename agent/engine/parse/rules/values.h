// Transitions of value arcs (stored values and quoted text): equality and LIKE filters, and the
// column that they restrict.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// True if a mention of the column, or a column of the table, stores the value. A self-referencing
// key stores the names of its own table.
bool stores_value(const RuleContext& context, ArcId column, const Arc& value);

// True if "and", "or" or a comma connects the position with the value of the last filter.
bool is_chained(const Arcs& arcs, const ParserState& state);
void apply_value(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
