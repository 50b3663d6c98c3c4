// A row of the previous answer by its place there: "who owns the second one?".
#pragma once
#include <optional>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "who owns the second one?", "what did the first of those cost?": the question of that row only.
// Nullopt: it names no such row.
std::optional<RuleResult> ask_about_place(const Turn& turn);

}  // namespace ask::engine::dialogue
