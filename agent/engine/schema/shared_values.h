// Rows that have a value in common with other rows of their table: members with the same surname,
// teams that share a stadium.
#pragma once
#include <string_view>

#include "agent/engine/schema/holdings.h"

namespace ask::engine {

// The rows of `table` that share what the phrase, lemmas, calls: the only one of its columns that
// is called so, the last name of people for "surname", or its only key to the table of that name.
// Unknown if that is not clear, or no two rows can share it.
RowCondition rows_sharing(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          uint32_t table, std::string_view phrase);

}  // namespace ask::engine
