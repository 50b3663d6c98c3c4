// Resolution of the date column for a date or period whose column the question does not name.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// The column of a date whose column is not named: the date of the table mentioned right before, or
// for a negated filter the previous one's column ("ordered in 2022 but not in 2024").
ColumnExpr date_column(const GroundingInput& input, GroundingState& state, const Filter& f);

// The column of a date after "before" or "after", token `at`; invalid if there is none.
ColumnExpr date_column_at(const GroundingInput& input, const GroundingState& state, size_t at);

// The `period` part of the entity's date column. Invalid if the entity has none or its format does
// not allow parts to be extracted. A nullable date that is named by a verb is also a condition:
// "invoices paid per month" are paid.
ColumnExpr part_of_date(const GroundingInput& input, GroundingState& state, Period period,
                        ArcId date_part);

// The column of the query's tables with times of day that the words call for; invalid if none has
// any.
ColumnExpr time_of_day(const GroundingInput& input, const GroundingState& state);

// "returned last month": the date restricts the date column of that event and of no other. Removes
// the condition that the event happened at all, which the date implies.
void drop_dated_states(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
