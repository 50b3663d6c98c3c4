// The tables that a question is about, according to the built-in engine.
#pragma once
#include "agent/engine/engine.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// Most relevant first: tables that are named or hold a value of the question, those that its best
// reading uses, those that join them, and last their neighbours by a foreign key.
Links links_of(const engine::Interpretation& in, const Ask& ask);

}  // namespace ask::reason
