// The amount that a question calls by what it consists of ("honey" of harvests with a honey_kind
// and kg), by its unit ("litres") or as land.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// In words of the schema: "harvest kg", "lesson minutes in hours"; "" if there is none, or several.
// `rows`: the table that the amounts are asked of, kNone if that is not known; where several
// amounts fit, those of the rows that belong to them count.
std::string amount_of_noun(const ColumnFacts& column_facts, const SchemaGraph& graph,
                           std::string_view noun, uint32_t rows);

}  // namespace ask::engine
