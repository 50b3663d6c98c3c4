// Follow-ups for further outputs of the rows: "email?", "show their phone too", "where do they
// live?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "show their emails too", "add the venue name"
RuleResult add_outputs_named(const Turn& turn);
// "where do they live?": the column of their rows with a place.
RuleResult places_of_rows(const Turn& turn);
// "who is the author?", "what's the address?" of the rows that were answered.
RuleResult output_of_noun(const Turn& turn);

}  // namespace ask::engine::dialogue
