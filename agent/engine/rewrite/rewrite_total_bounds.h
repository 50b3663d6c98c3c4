#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Bounds of a sum: "goats that gave over 20 litres in total" -> "goats with total litres over 20",
// "clients whose invoices add up to more than 200" -> "clients with total invoice amount more than
// 200".
// True if it did.
bool rewrite_total_bounds(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
