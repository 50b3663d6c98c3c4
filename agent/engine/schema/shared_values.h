// Rows that have a value in common with other rows of their table: members with the same surname,
// teams that share a stadium, members in the same town as Ann.
#pragma once
#include <string_view>

#include "agent/engine/schema/holdings.h"
#include "agent/engine/schema/row_attributes.h"

namespace ask::engine {

// The rows of `table` that share what the phrase, lemmas, calls: the only one of its columns that
// is called so, the last name of people for "surname", or its only key to the table of that name.
// Unknown if that is not clear, or no two rows can share it.
RowCondition rows_sharing(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          uint32_t table, std::string_view phrase);

// The rows of `table` but the named one itself that have the same of what the phrase calls as the
// row of that name: of its own columns, or of rows that each of them belongs to. `born` for the
// date of a birth, of a phrase that is a part of a date. Unknown if that is not clear.
RowCondition rows_like_named(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             uint32_t table, std::string_view phrase, const NamedRow& named,
                             bool born);

}  // namespace ask::engine
