// Rewrites of stock levels and stock value: "parts that are running low" -> "parts with stock
// quantity below reorder level", "what is our stock worth" -> "what is the total stock value".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "parts running low" -> "parts with stock quantity below reorder level"
void rewrite_stock(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
