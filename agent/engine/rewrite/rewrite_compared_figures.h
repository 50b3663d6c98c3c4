// Comparisons of two figures that are said as a clause: "compare what we took in 2024 with 2025" ->
// "compare how much did we take in 2024 with 2025", "are Ann's parcels heavier on average than the
// ones from Ben" -> "average weight of Ann's parcels vs Ben".
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

void rewrite_compared_figures(WordSequence& words, const IsName& is_name,
                              const IsName& names_row);

}  // namespace ask::engine
