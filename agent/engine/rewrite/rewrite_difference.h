// Rewrites of comparisons of two values: which is more, and by how much.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Comparisons of two values: "how much more does A earn than B" -> "how much does A earn and B"
// with QueryShape::difference.
void rewrite_difference(WordSequence& words, QueryShape& shape);

}  // namespace ask::engine
