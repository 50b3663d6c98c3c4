// The outputs of a second question about the same rows beside those of the first one.
#pragma once
#include <string>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// The text by which the only condition of the block names a row: "Puppy visit". "" if it has none,
// or others.
std::string named_by_condition(const ColumnFacts& column_facts, const QueryBlock& block);

// Adds the outputs of the second block. False, with the first one unchanged, if they are of other
// rows, or would repeat the rows of the first one.
bool add_joined_outputs(const QueryBlock& second, const SchemaGraph& graph, QueryBlock& first);

}  // namespace ask::engine
