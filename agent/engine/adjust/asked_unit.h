// Conversion of outputs to the unit that the question asks for: "in minutes", "in euros".
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// Shows the measures of the unit's dimension in it. False if the query shows and orders by none.
bool show_in_unit(UnitId asked, const ColumnFacts& column_facts, LogicalForm& form);

}  // namespace ask::engine
