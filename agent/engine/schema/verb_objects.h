// Objects of verbs in the schema: the products of "buy", where orders have lines that refer to
// products.
#pragma once
#include <string>
#include <string_view>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// The words of the table whose rows are the object of the verb ("products"), or "" if the schema
// has no table of such actions of people, or their rows refer to several things, or to none.
std::string objects_of_verb(const ColumnFacts& column_facts, const SchemaGraph& graph,
                            std::string_view verb);

}  // namespace ask::engine
