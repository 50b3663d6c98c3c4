// Which readings come to the same: a number that two meanings share when keys and statistics tell
// that they give the same rows, such as count(*) and count(DISTINCT key), or a join with a parent
// table of which nothing is used.
#pragma once
#include <cstdint>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

struct ResultKey {
  uint64_t rows = 0;
  uint64_t loosely = 0;  // the same also where only repetitions and ties may differ
};
ResultKey result_key(const LogicalForm& logical_form, const ColumnFacts& column_facts,
                     const SchemaGraph& graph);

}  // namespace ask::engine
