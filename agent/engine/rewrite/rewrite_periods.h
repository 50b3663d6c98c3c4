// Times of a question that other words say: "more than two years ago", "since the start of the
// year".
#pragma once
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

void rewrite_periods(WordSequence& words);

}  // namespace ask::engine
