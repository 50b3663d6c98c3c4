// "customers without a phone in Leeds" -> "customers in Leeds without a phone": the place and the
// period belong to the rows, not to the value that they have or lack. So does a clause: "members
// without an email who do yoga" -> "members who do yoga and whose email is null".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_presence_last(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
