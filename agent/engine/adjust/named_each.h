// "how much have the two Fothergills spent, each": a figure for each of the rows that a part of a
// name, or a list of names, finds.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

void group_named_each(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block);

}  // namespace ask::engine
