// Conditions with units: durations in the unit of their column ("longer than 5 minutes"), amounts
// of money, ages against dates ("older than 30", "older than 300 days").
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// True for "how long has she worked here": what has no end lasts until today.
bool asks_until_today(const Arcs& arcs);

// The number of the arc in the unit of the column that it is compared with.
Value stored_amount(const GroundingInput& input, ArcId id, ColumnExpr c, bool upper = false);

// Converts a number with a unit to the unit of the column: "5 minutes" on a column of seconds. A
// duration is compared in the unit of the question.
void convert_unit(const GroundingInput& input, GroundingState& state, Condition& c,
                  const Arc& number);

// A number that is not a year against a date: an age. Compares the age of a date of birth, else
// sets a condition relative to today; loses the filter if the unit or the direction is not clear,
// since a date is not comparable with a number.
void set_age(const GroundingInput& input, GroundingState& state, Condition& c,
             const Filter& filter);

}  // namespace ask::engine
