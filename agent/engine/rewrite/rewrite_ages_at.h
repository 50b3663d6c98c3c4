// How old somebody was on a day: "members over 60 on 1 July 2024" -> "members born before 1 July
// 1964".
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

void rewrite_ages_at(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
