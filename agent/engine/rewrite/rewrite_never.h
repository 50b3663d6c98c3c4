// What never happened to rows, by the table of such events: "tools nobody has used", "venues we
// have never shot at", "unassigned tickets". See schema/row_absences.h.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Takes it out, and adds to QueryShape::states. False if the schema does not show it.
bool take_never(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
