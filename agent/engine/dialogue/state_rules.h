// Replaces the state of the previous question: "and closed?", "and the others?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "and the others?": all but those with the last condition.
RuleResult rest_of_rows(const Turn& turn);
// "and how many no-shows?" after a number of rows in another state; "and passed?" where 'pass' is
// stored: a value of the column whose state was asked for.
RuleResult replace_state(const Turn& turn);

}  // namespace ask::engine::dialogue
