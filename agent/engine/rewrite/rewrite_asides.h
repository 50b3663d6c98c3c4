// "which members have no phone (active ones only)" -> "which active members have no phone".
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_asides(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
