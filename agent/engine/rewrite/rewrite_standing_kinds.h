// "current tenors" of a column of the singers -> "current singers who are tenors".
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_standing_kinds(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
