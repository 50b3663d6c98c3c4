// The sources of a full-text table: with content=t its module runs SELECT ... FROM t, which SQLite
// reports to no authorizer.
#pragma once
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::sql {

// The tables and views behind a full-text table with external content, in turn: its content table,
// what a view of them names, the content of another full-text table. Empty for all other tables.
std::vector<const db::Table*> content_sources(const db::Catalog& catalog, const db::Table& table);

}  // namespace ask::sql
