// Queries: common tables, compounds, groups, items and their order.
#pragma once
#include <vector>

#include "agent/sql/dialect/translation.h"

namespace ask::sql {

// The columns of the result go to `columns`, which may be null.
Query translated_query(Translation& ctx, const Query& q, std::vector<KnownColumn>* columns);

}  // namespace ask::sql
