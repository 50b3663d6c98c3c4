// Infers undeclared keys to tables of codes from names and data: the column `status` of a request
// refers to the table status_code(code, meaning).
#pragma once
#include "agent/db/schema/catalog.h"

namespace ask::db {

// For a catalog with statistics. Appends a key (ForeignKey::measured) for a column that is called
// like a table of codes without its ending, "status_codes", "lkp_status", and whose values are all
// among the table's. Never for a column that refers to a table already.
void add_lookup_keys(Catalog& catalog);

}  // namespace ask::db
