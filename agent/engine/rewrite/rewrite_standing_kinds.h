// People by what they are at present: "current tenors" of a column of the singers -> "current
// singers who are tenors", and "the treasurer" of their roles.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_standing_kinds(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
