// Contrasts of stored values, periods and states: "2024 against 2025" -> "in 2024 and 2025" with
// QueryShape::side_by_side, "have we got more Herdwicks or Swaledales" -> "how many Herdwicks and
// Swaledales have we got", "with gift aid and without" -> "with gift aid" with both_states. And
// counts of each group: "number of copies at each branch" -> "number of copies per branch".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_contrasts(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
