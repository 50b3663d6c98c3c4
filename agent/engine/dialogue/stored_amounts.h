// Numbers of follow-ups in the unit that their column is stored in: "and 3 kg?" of grams.
#pragma once
#include <optional>
#include <string>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True if a number that replaces that of the condition has a unit, or the condition had one, or its
// column is in one.
bool has_unit(const Turn& turn, const Condition& old);
// The old condition with the number of the follow-up, in the unit that it names, else in that of
// the question before. Nullopt if it cannot be converted.
std::optional<Condition> with_amount(const Turn& turn, const Condition& old);
// The previous question with the number of the follow-up in place of its own.
std::string with_number(const Turn& turn);

}  // namespace ask::engine::dialogue
