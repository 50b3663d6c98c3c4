// "who taught each lesson in May" -> "lessons in May and who taught them".
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_each_doer(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
