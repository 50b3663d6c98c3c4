// Rewrites of the unit that a result is asked for in: "in minutes" becomes QueryShape::unit.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Units: "total airtime in hours" -> "total airtime" with QueryShape::unit.
void name_unit(WordSequence& words, const Converts& converts, QueryShape& shape);

}  // namespace ask::engine
