// Brings what is said of events into one form: what they are "yet to be", whether they were done
// late, how many somebody has "at least", and how long they take "on average".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// `names_row`: a noun of some table.
void rewrite_event_states(WordSequence& words, const IsName& names_row);

}  // namespace ask::engine
