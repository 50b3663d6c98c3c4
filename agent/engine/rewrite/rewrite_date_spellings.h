// Times as other questions write them: "2025-05", "may '25", "12.05.2025", "throughout 2025", "in
// the first three months of 2025".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// `is_stored`: a text that is stored somewhere, or a name of the schema.
void rewrite_date_spellings(WordSequence& words, const IsName& is_stored);

}  // namespace ask::engine
