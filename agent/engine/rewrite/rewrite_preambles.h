// What is said before a request and restricts no rows: labels, reasons and purposes.
#pragma once
#include "agent/engine/rewrite/frame_clauses.h"

namespace ask::engine {

// Drops one of "Ticket: ...", "we are reviewing the register: ...", "for the label copy, ...", "to
// compare them, ..." from the start of the question; true if it did.
bool drop_preamble(WordSequence& words, const FrameNames& names);

}  // namespace ask::engine
