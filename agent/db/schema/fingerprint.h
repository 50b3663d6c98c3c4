// One line that says which schema this is.
#pragma once
#include <string>

#include "agent/db/schema/catalog.h"

namespace ask::db {

// SHA-256 over tables, columns, types and keys, sorted: the same definitions give the same hash in
// whatever order they were made. Counts, statistics, descriptions and times play no part.
std::string fingerprint(const Catalog& catalog);

}  // namespace ask::db
