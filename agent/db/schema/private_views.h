// Which columns of a view are made of private ones, by the text of its definition.
#pragma once
#include "agent/db/schema/catalog.h"

namespace ask::db {

// Makes private the columns of the view that are computed from private columns of the tables and
// views that it names; all of them where the text does not show it, as with a query in FROM. True
// if that changed a column.
bool spread_private_to_view(const Catalog& catalog, Table& view);

}  // namespace ask::db
