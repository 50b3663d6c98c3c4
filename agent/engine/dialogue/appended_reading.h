// A follow-up read as the end of the question before it, where no rule reads it alone.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "how many vans are there per make", "leave out the sold ones": both as one question, if the
// engine is sure of it and it is the query of the first with one further part: conditions, outputs,
// groups or an order.
RuleResult read_appended(const Turn& turn);

}  // namespace ask::engine::dialogue
