// Rewrites of expiry, for rows that are valid until a date: "expired vouchers" -> "vouchers with
// valid until before today", "vouchers that are still valid", "assets whose warranty has run out",
// "cars overdue for a service".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

void rewrite_expiry(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
