// Words that are typed short, spelt out.
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"

namespace ask::engine {

// "clients w 2+ boats n no berth" -> "clients with 2 or more boats and no berth", "opened 12/2025"
// -> "opened december 2025", but not "order 12/2025", "pre 2022" -> "before 2022". For the
// functions see normalise().
void spell_out(WordSequence& words, const IsName& is_name, const IsName& names_row);

}  // namespace ask::engine
