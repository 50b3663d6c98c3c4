// Rewrites of formal constructions: "weighs more than any other" -> "weighs the most", "for whom we
// hold no email" -> "without email", "month by month" -> "per month".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// `in_schema`: true for a word of the schema.
void rewrite_formal(WordSequence& words, const IsName& in_schema);

}  // namespace ask::engine
