// Rows that nothing is expected of any more: fees that were waived are not unpaid, and orders that
// were cancelled not late.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// Leaves them out where the block keeps rows for which a date has not come: of a payment, or of
// what is `overdue` or still to happen. Not if the question has a condition on that column.
void leave_out_called_off(const Arcs& arcs, const ColumnFacts& column_facts, bool overdue,
                          QueryBlock& block);

}  // namespace ask::engine
