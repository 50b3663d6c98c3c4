// Takes phrases about the distribution of the amounts of groups out of the question: parts of equal
// size, the fewest that make up most of a sum, deviations from the average, and groups that are to
// be columns. What stays is a question about the amounts of the groups.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// `words`: the question without the list of its outputs. False if it has no such phrase.
bool rewrite_divisions(WordSequence& words, AskedSeries& asked);

// "orders per status, one column for each quarter": of the question with its sentences.
bool rewrite_columns(WordSequence& words, AskedSeries& asked);

// "a price more than 2 standard deviations above the average" -> "a price more than 0": the 0 is a
// placeholder.
void rewrite_deviations(WordSequence& words, AskedSeries& asked);

}  // namespace ask::engine
