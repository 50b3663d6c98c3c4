// Follow-ups about rows that the previous question does not list, but knows: those of its groups,
// the first of them, or the row with the highest value.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// Reads the follow-up as one of a question that lists such rows.
RuleResult read_of_other_rows(const Turn& turn);

// After "who is Dan's manager?", rows of the same table that are shown under their role for its own
// rows: the managers themselves, for a follow-up that points at them. Nullopt for any other.
std::optional<LogicalForm> people_of_shown_role(const Turn& turn);

}  // namespace ask::engine::dialogue
