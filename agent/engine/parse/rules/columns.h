// Transitions of column arcs: output, filter, group key or order key, depending on the clause and
// the pending construction.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// Makes the column the one that a following comparison or value may apply to.
void open_column(ParserState& state, ArcId id, bool is_modifier);

// Shows the column. `late`: after the first modifier.
void add_output(ParserState& state, ArcId id, Aggregate fn, bool late);
void apply_column(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
