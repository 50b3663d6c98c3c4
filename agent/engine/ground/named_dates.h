// Dates that the question names otherwise than by their own words: by the act that they record, or
// by the beginning or the end of rows that last.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// "stays that started on 3 May", "dogs arriving on 3 May": where the rows of the query's tables, or
// of the only one that refers to them, begin or end, if no date of theirs is called so.
ColumnExpr end_of_near_rows(const GroundingInput& input, const GroundingState& state,
                            const Token& verb);

// "arrivals in May": the date that records the act by which the rows are named. Invalid if none
// are.
ColumnExpr date_of_named_act(const GroundingInput& input, const GroundingState& state);

// The date that a verb of the question says: "the last boat to be sold", "which member was the
// first to leave", "which boat was sold last". `hint`: the superlative. Invalid if none does.
ColumnExpr date_of_ranked_verb(const GroundingInput& input, const GroundingState& state,
                               ArcId hint);

// "birthdays in May", whose preposition is before token `at`: the date that is shown. Invalid if
// the word before the preposition is none.
ColumnExpr date_shown_before(const GroundingInput& input, size_t at);
// "monthly takings from members": when the amounts came in, and not when the members joined.
// `date` if no amounts are added up that belong to its rows, or they have no date or several.
ColumnExpr date_of_amounts(const GroundingInput& input, const GroundingState& state,
                           ColumnExpr date);

}  // namespace ask::engine
