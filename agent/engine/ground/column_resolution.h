// Column disambiguation: binds an arc, or a scale, to the best column, given the tables of the
// query. Shared by the phases: it reads the tables and the columns that are already bound, and adds
// to the latter.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// The kind of column that the use calls for.
enum class Want : uint8_t { kAny, kNumber, kTime };

// The column that the arc is bound to: the best of its mentions by its words, its table (`owner`
// first) and `want`. Of a table arc the name column; of a cue the column that it implies. With
// `avoid_chosen` rather none that another arc is bound to. Invalid if there is none.
ColumnExpr resolve_column(const GroundingInput& input, GroundingState& state, ArcId id,
                          uint32_t owner = kNone, Want want = Want::kAny,
                          bool avoid_chosen = false);

// The column that a scale ("old", "expensive") implies, of the nearest tables; invalid if there is
// none. `reversed` is set for a column that runs the other way, as dates of birth for age.
ColumnExpr implied_column(const GroundingInput& input, GroundingState& state,
                          std::string_view scale, bool* reversed = nullptr);

// The duration of the table's rows, if the table has two dates of it; preferably up to the event
// that the question names ("how long until it was shipped"). Invalid if there is none.
ColumnExpr duration_of(const GroundingInput& input, uint32_t table);

// The column of `table` that stores a count of what the arc names, such as "number of employees";
// invalid if there is none.
ColumnExpr count_column(const GroundingInput& input, ArcId id, uint32_t table);

}  // namespace ask::engine
