// Figures of a logical form that a rewritten question reads as others: multiples of what rows are
// compared with, and averages of durations in place of the numbers of their rows.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// "more than twice the average", "three times what they cost": so many times what the rows, or the
// groups, are compared with. False unless one condition compares them with anything but a value.
bool compare_with_multiple(double times, bool reached, QueryBlock& block);

// "how many days is a skip out": the average of the duration, where its rows are counted. False if
// they are not.
bool average_span(const ColumnExpr& span, const ColumnFacts& column_facts, QueryBlock& block);

}  // namespace ask::engine
