// Attributes of the rows that are asked for without the name of their column: "what was wrong with
// them?".
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "how much do they earn?" of people whose pay is not stored: not what others paid.
bool asks_unknown_pay(const Turn& turn);
// "who do I ask for there?", "since when do they exist?": the only column of the rows that holds
// what such a question asks for.
RuleResult attribute_in_other_words(const Turn& turn);

}  // namespace ask::engine::dialogue
