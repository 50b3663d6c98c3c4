// Rewrites that bring the parts of a question into the order that the grammar reads: what is
// counted, periods and averages that stand elsewhere, "more than any other", "which five". Example:
// "2024 order count by status" -> "number of orders in 2024 by status".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "more orders than any other shop" -> "the most orders", "month by month" -> "by month", "A to Z"
// -> "in alphabetical order".
void rewrite_fixed_orders(WordSequence& words, const IsName& in_schema);
// "order count by status" -> "number of orders by status", "open cases how many", "2024 sales by
// shop", "which five shops had the most sales".
void rewrite_word_order(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
