// Rewrites for rows with a value in a column that is often NULL: "orders that used a coupon" ->
// "orders whose coupon code is not null".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// What has a value: "orders with a coupon" -> "orders whose coupon code is not null".
void rewrite_presence(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
