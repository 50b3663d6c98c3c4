// Rewrites of requests in everyday wording: "split the orders by city" -> "orders by city", "2
// shops with the most sales" -> "the 2 shops ...", "the month with the most orders" -> "which month
// had the most orders", "best month for hire income" -> "which month had the highest total hire
// income", "members who told us their phone" -> "members with a phone".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Requests in people's words: "split the orders by city" -> "orders by city".
void rewrite_requests(WordSequence& words, const ColumnTests& columns);

}  // namespace ask::engine
