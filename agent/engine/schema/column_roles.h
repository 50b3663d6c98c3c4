// Infers the roles of columns (identifier, measure, date, name) from their names and types.
#pragma once
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// True if a foreign key of the table has the column.
bool is_reference(const db::Table& table, std::string_view column);

// True if a word of the name of the column is one for states: "payment_status".
bool names_states(const SchemaIndex& index, const SchemaItem& column);
// The same, or its name is the short one: "st".
bool is_status_name(const SchemaIndex& index, const SchemaItem& column, std::string_view name);

// Appends one ColumnRoles for each column of table `t`. REQUIRES: `index` has indexed the words.
void add_column_roles(const db::Table& table, uint32_t t, const SchemaIndex& index,
                      std::vector<ColumnRoles>& out);

// The column that identifies a row of the table to people, or kNone. REQUIRES: add_column_roles(t)
// ran.
uint32_t best_name_column(const db::Table& table, uint32_t t, const SchemaIndex& index);

}  // namespace ask::engine
