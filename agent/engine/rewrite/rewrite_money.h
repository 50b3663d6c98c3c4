// Rewrites of questions about money: what came in, was spent or earned becomes "revenue", which the
// linker resolves (link/implied_sales.h).
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Money: "who spent the most" -> "who with the most revenue", "money spent per customer" -> "total
// revenue per customer", "revenue after discounts" -> "net revenue".
void rewrite_money(WordSequence& words, const SalesWords& sales);

}  // namespace ask::engine
