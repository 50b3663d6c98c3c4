// Infers undeclared foreign keys from names: a column named like the primary key of another table
// (customer_id), or like another table with "id" appended (customer + id) or a role name prepended
// (home + branch); a reference to a superior (manager_id, parent_id) within a table; and the
// columns of a key that numbers rows within another (order_no + line_no).
#pragma once
#include "agent/db/schema/catalog.h"

namespace ask::db {

// Appends implied keys to the declared ones. Never for a column of a declared key, never in the
// opposite direction of one, never between types that cannot compare equal, never if two parents
// are equally likely.
void add_implied_keys(Catalog& catalog);

// For a catalog with statistics. Gives each table that declares no key the column that is one by
// its name and by its data (Column::is_measured_key): all rows were read, and no two share a value.
// Then appends the implied keys that refer to such columns (ForeignKey::measured), and those to
// tables of codes (lookup_keys.h). Nothing else shows the keys of tables that were imported from
// files.
void add_measured_keys(Catalog& catalog);

}  // namespace ask::db
