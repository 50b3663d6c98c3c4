// Transitions of table arcs: output, count, group key, owner of columns, or merely joined.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// An amount that is summed over a group without an aggregate in the question: "total amount by
// status".
bool is_summed(const RuleContext& context, const Output& output);

// "average rating by product": the bare noun after "by" is a group key and no owner of the output.
bool groups_aggregate(const RuleContext& context, const ParserState& state, const Arc& arc);

// "Which customers live ...": true if the first word names a table, which is then preferred to a
// weak column match of the longer span.
bool begins_with_table(const Arcs& arcs, ArcId id);

// True if the token is what a figure is broken down by ("total amount by <table>"), which a reading
// without that group loses. "directed by" names the one who did it.
bool loses_group(const RuleContext& context, const ParserState& state, size_t token);

void apply_table(const RuleContext& context, const ParserState& state, ArcId id);

}  // namespace ask::engine
