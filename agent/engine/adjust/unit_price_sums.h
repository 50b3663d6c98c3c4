// Totals of prices for one piece, one kilogram or one hour: each price times its quantity.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Multiplies what is added up by its quantity: "turnover by customer" of price_per_kg and kg. A
// quantity in rows that refer to the price is taken if the block uses these rows; a condition that
// asks for their existence is then one on them. False if some sum of prices has no clear quantity,
// which is no total of anything.
bool multiply_unit_prices(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          LogicalForm& form);

}  // namespace ask::engine
