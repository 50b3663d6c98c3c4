// Income of what a table of sales is called by: "taproom takings by month", "what did the kiosk
// take last week" -> "what is the total kiosk sale total last week". See schema/named_incomes.h.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_named_income(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
