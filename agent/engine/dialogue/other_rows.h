// What else the rows of the previous answer are linked with: "what else has she led?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "what else does she host?", "any other shows of hers?", "what else do we get from them?": the
// rows linked with those of the answer, without the ones by which these were found.
RuleResult other_rows(const Turn& turn);
// "and who else was on it?" after who led the trip: what the question without "else" shows, without
// those that were shown before. `read`: how that question is read.
RuleResult others_beside(const Turn& turn, RuleResult (*read)(const Turn&));
// True if others than the rows of the previous question are asked for.
bool asks_for_others(const Turn& turn);

}  // namespace ask::engine::dialogue
