// What the columns of a table are for, by their names and types.
#pragma once
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Appends one ColumnRoles for each column of table number `t`. The index knows the words already.
void read_traits(const db::Table& table, uint32_t t, const SchemaIndex& index,
                 std::vector<ColumnRoles>& out);

// The column that names a row of the table to people, or kNone. REQUIRES: traits of `t` are read.
uint32_t best_name_column(const db::Table& table, uint32_t t, const SchemaIndex& index);

}  // namespace ask::engine
