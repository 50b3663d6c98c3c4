// Stored values that a question lists: "sailed, delayed and cancelled", "the top, middle and
// bottom".
#pragma once
#include <span>
#include <vector>

#include "agent/db/statistics/value_index.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

// Takes each word of a list of three or more values of one column as such a value and nothing else,
// though alone it may be a cue ("top") or name a column ("delayed"). REQUIRES: the mentions of
// values and of cues were added.
void take_listed_values(std::span<const Token> tokens, const db::ValueIndex& values,
                        std::vector<Mention>& mentions);

}  // namespace ask::engine
