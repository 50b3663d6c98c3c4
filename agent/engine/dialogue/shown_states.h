// Whether all the rows of the previous answer are in a state: "are they nervous too?".
#pragma once
#include <optional>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "are they all insured?", "has she got a key?": the rows with the column that tells. Nullopt: it
// is no such question.
std::optional<RuleResult> show_states(const Turn& turn);

}  // namespace ask::engine::dialogue
