// Rewrites of hierarchies (self-referencing tables): "reports to X", "managed by X", "the
// sub-sections of X".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Hierarchies: "employees managed by X" -> "employees whose manager is X".
void rewrite_parent_role(WordSequence& words, const ParentRole& parent_role);

}  // namespace ask::engine
