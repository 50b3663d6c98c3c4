// Result-equivalence key: logical forms with equal keys return the same rows, as far as keys and
// statistics show. Examples: count(*) and count(DISTINCT key); with and without a join to a parent
// table that is not used. A 64-bit hash, not stable across builds.
#pragma once
#include <cstdint>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

struct ResultKey {
  uint64_t rows = 0;
  uint64_t loosely = 0;  // the same, ignoring duplicates and the order of ties
};
ResultKey result_key(const LogicalForm& logical_form, const ColumnFacts& column_facts,
                     const SchemaGraph& graph);

}  // namespace ask::engine
