// Foreign keys that nobody declared but the names tell: a column called as the primary key of
// another table is (customer_id), or as another table with "id" behind it (customer + id) or a role
// before it (home + branch); and a superior (manager_id, parent_id) among rows of the same table.
#pragma once
#include "agent/db/schema/catalog.h"

namespace ask::db {

// Adds implied keys behind the declared ones. Never for a column that is in a declared key, never
// against one, never between types that cannot be equal, never where two parents are as likely.
void add_implied_keys(Catalog& catalog);

}  // namespace ask::db
