// Whoever has rows of which all, some, none or a number were done, or not: "clients whose invoices
// were all paid", "clients with no unpaid invoices", "members who have not returned all their
// loans". The states are conditions of whom the rows belong to, and nothing is left for the parser.
#pragma once
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Takes the clause out, and adds to QueryShape::states. False unless it says nothing else.
bool take_owned_states(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine
