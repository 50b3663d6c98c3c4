// Infers undeclared keys from the role in which a column refers to a row: captain_id, white_pid,
// home_id and away_id, proposed_by, source_code and target_code.
#pragma once
#include "agent/db/schema/catalog.h"

namespace ask::db {

// For a catalog with statistics, after the keys that names alone show. Appends keys
// (ForeignKey::measured) for columns that are called by a role, and whose values are all among the
// keys of one table only of those that the role can mean. Never by the values alone: small numbers
// are among the keys of every table.
void add_role_keys(Catalog& catalog);

}  // namespace ask::db
