// Hash that identifies a schema.
#pragma once
#include <string>

#include "agent/db/schema/catalog.h"

namespace ask::db {

// SHA-256 over tables, columns, types and keys, sorted: independent of the order of creation.
// Counts, statistics, descriptions and times are excluded.
std::string fingerprint(const Catalog& catalog);

}  // namespace ask::db
