// Link scores of single unquoted words as stored values.
#pragma once
#include "agent/engine/link/link_context.h"

namespace ask::engine {

// Score factor (0-1) for the word that matches the value; 0 rejects the match.
float word_score(const LinkContext& context, uint32_t at, const db::ValueHit& hit);

}  // namespace ask::engine
