// Rewrites of units: of the one that a result is asked for in, "in minutes", which becomes
// QueryShape::unit, and of those that are written at once with a number.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// "over 190cm" -> "over 190 cm", unless `is_stored`; "over 30 min" -> "over 30 minutes", "two and a
// half hours" -> "2.5 hours".
void split_units(WordSequence& words, const IsName& is_stored);

// Units: "total airtime in hours" -> "total airtime" with QueryShape::unit.
void extract_unit(WordSequence& words, const Converts& converts, QueryShape& shape);

}  // namespace ask::engine
