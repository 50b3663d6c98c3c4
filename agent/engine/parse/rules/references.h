// Columns of a row that a foreign key references under a role name: "the full name of its
// director", "the reviewer's name".
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// Shows the column of the row that a role name refers to; nothing if there is none.
void apply_role(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
