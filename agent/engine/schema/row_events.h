// Events of the rows of a table, as the walks of dogs: by which date and which measure they are
// ranked when a question asks for the last or the largest one of each row.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// The words of the only date ("walk walked on") of the events that the noun or verb ("walk",
// "walked") names and whose rows refer to the table; "" if there is none or several.
std::string date_of_event(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                          std::string_view event);
// The words of their only measure ("donations amount").
std::string measure_of_event(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             uint32_t table, std::string_view event);

}  // namespace ask::engine
