// States of rows: "cancelled" for the stored "Canceled", "inactive" for a boolean column "active"
// that is false.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

// True for what somebody does, and not the state of what it is done to: "who opens the most
// tickets", "never opened a ticket", "did they open".
bool is_action(const LinkContext& context, uint32_t at);
// True if the word is an adjective and not a verb: "open orders", "are still open", but not "who
// live in".
bool is_adjectival(const LinkContext& context, uint32_t at);
// The end of the longest phrase of a state from `begin` on, which is put in `found`; `begin` if
// there is none.
uint32_t state_phrase_end(const LinkContext& context, uint32_t begin, std::string& found);

// Adds the state that begins at the token: as stored texts of the same meaning, and as boolean
// columns named by it or by its opposite. REQUIRES: `values` holds the values stored as worded.
void add_states(const LinkContext& context, uint32_t begin, std::vector<Mention>& values);

}  // namespace ask::engine
