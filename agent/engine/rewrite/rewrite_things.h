// "things that have been in more than one exhibition" -> "objects that ...", where only one table
// is of things.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_things(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
