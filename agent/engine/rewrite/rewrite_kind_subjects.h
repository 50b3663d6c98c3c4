// Rows that are called by what kind they are, and of which a clause says something: "companies that
// never gave" of donors of the kind 'company', "which driver has the most trips" of staff.
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/reworded_question.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Adds the noun of the rows: "company donors that never gave", "which driver staff has".
void rewrite_kind_subjects(WordSequence& words, const RewriteContext& context,
                           const SchemaPhrases& phrases);

}  // namespace ask::engine
