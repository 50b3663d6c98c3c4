// "which month had the highest total income": the sum of each month, and no single row's amount.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// Groups by the only output, a period, and orders by the sum of an amount that the question names
// and of which single rows are not asked for.
void add_up_periods(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block);

// Groups by the only output, which the rows refer to, and orders by the sum of what each of them
// has the most of: "which captain carried the most passengers" of sailings with a captain.
void add_up_referenced(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block);

}  // namespace ask::engine
