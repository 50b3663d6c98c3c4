// Rows that are left out: "exclude Germany".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// All but the rows with a stored value.
RuleResult exclude_rows(const Turn& turn);
// "leave out the ones that were returned", "not the ones who've stopped": all but the rows that the
// words describe.
RuleResult exclude_described(const Turn& turn);

}  // namespace ask::engine::dialogue
