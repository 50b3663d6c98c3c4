// Operands of comparisons: numbers and texts as literals of the type of their column.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// True for an integer that is likely a year.
bool is_year(const Value& value);

// True for an operator that compares by order.
bool is_range(Op op);

// The number of the arc; of a value or a date, its text.
Value number_of(const Arcs& arcs, ArcId id);

// The upper end of a range in one arc, else the number itself.
Value upper_number_of(const Arcs& arcs, ArcId id);

// `text` as a literal for the column: a number if the column is numeric and the text is one.
Value literal_for(const ColumnFacts& facts, ColumnExpr column, const std::string& text);

// Sets the operand of the condition, whose column is bound, to the number or date of the filter, in
// the form that the column stores. Leaves it without one if they do not compare, which is counted.
void set_number(const GroundingInput& input, GroundingState& state, PendingCondition& pending,
                const Filter& filter);

// True for a number of days, hours and the like.
bool measures_time(const Arcs& arcs, const Arc& number);

}  // namespace ask::engine
