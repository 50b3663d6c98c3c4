// Rewrites of sales questions: what was sold becomes "revenue" or "units sold".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Sales: "average order value" -> "average revenue per order", "best selling products" -> "products
// with the most units sold", "who placed the largest order" with QueryShape::whole.
void rewrite_sales(WordSequence& words, const SalesWords& sales, QueryShape& shape);

}  // namespace ask::engine
