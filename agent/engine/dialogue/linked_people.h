// The people whom the rows before belong to, whatever the verb: by keys of the rows, of what refers
// to them, or of what they refer to.
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "who borrowed those?", "who lives in them?", "who are the callers waiting for those?": if the
// verb, the noun or the role of a key says which people are meant.
RuleResult linked_people(const Turn& turn);
// "who handed those out?": the only people to whom the rows refer.
RuleResult only_linked_people(const Turn& turn);
// True if the block shows people whom the verb cannot mean: customers for "who inspected them?".
bool shows_other_people(const Turn& turn, const QueryBlock& block);
// "who booked them?" does not ask for the date booked_at.
bool is_verb_of_date(const Turn& turn, const Mention& m);

}  // namespace ask::engine::dialogue
