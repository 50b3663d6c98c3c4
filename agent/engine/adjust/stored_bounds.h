// Comparisons with a bound that the same row stores: a minimum stock, a reorder level, a capacity.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// True for "below the minimum of all rows" or "above the maximum": no row can meet it.
bool beyond_all_rows(const Condition& condition);

// "parts below their minimum stock": where no row can be below the minimum of all, compares with
// the only column of the same row whose name means a minimum. Such a condition stays if there is
// none.
void compare_with_stored_bounds(const ColumnFacts& column_facts, QueryBlock& block);

}  // namespace ask::engine
