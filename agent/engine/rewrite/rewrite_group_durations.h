// How long each of several rows takes to do something, as an average of each.
#pragma once
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

// "average number of days each ranger takes to close a report", "how long does each ranger take to
// close a report" -> "average number of days to close a report per ranger"
void rewrite_group_durations(WordSequence& words);

}  // namespace ask::engine
