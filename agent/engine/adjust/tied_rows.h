// Ties for the first place: whether the query keeps one of them, and whether the question asks for
// all.
#pragma once
#include "agent/engine/ground/ground.h"

namespace ask::engine {

// True if the query keeps one row of those that may share the first place.
bool keeps_one_of_tied(const Candidate& candidate);

// True if all of them are asked for, by a plural noun after the question word: "Which films have
// the longest ...".
bool asks_for_all_tied(const Arcs& arcs, const Candidate& candidate);

}  // namespace ask::engine
