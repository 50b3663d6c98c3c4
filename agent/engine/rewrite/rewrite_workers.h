// "who worked on the Data platform", where projects have a lead and hours of others too: "who has
// time entries for the Data platform".
#pragma once
#include "agent/engine/rewrite/reworded_question.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_workers(WordSequence& words, const RewriteContext& context,
                     const SchemaPhrases& phrases);

}  // namespace ask::engine
