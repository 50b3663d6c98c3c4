// What was done after the day until which it was to be done, by the rows that have both dates:
// "paid after the due date" -> "paid late", "parents who paid late more than once" -> "parents that
// have more than 1 invoice paid late".
#pragma once
#include "agent/engine/rewrite/reworded_question.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// The only table that the noun names, also by a word that its name is short for: "parents" of par.
// kNone if there is none, or several.
uint32_t table_called(const SchemaIndex& index, const std::string& noun);

void rewrite_late_rows(WordSequence& words, const RewriteContext& context,
                       const SchemaPhrases& phrases);

// "rentals that came back late and by how many days", "overdue loans with days overdue": takes out
// that the delay is to be shown. True if it is.
bool take_delay(WordSequence& words);

}  // namespace ask::engine
