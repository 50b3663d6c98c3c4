// Rows that nothing is expected of any more: fees that were waived are not unpaid, and orders that
// were cancelled not late.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// What the question says of them, the same for all of its readings.
struct SaidOfCalledOff {
  bool asked = false;    // "including cancelled ones": they are asked for
  bool awaited = false;  // the rows are overdue, or something is still to happen
  bool waiting = false;  // it says so by more than "not yet"
};
SaidOfCalledOff said_of_called_off(const Arcs& arcs, bool overdue);

// Leaves them out where the block keeps rows for which a date has not come: of a payment, or of
// what is awaited. Not if the question has a condition on that column.
void leave_out_called_off(const SaidOfCalledOff& said, const ColumnFacts& column_facts,
                          QueryBlock& block);

}  // namespace ask::engine
