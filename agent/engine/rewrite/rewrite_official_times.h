// Official English for times, denials and limits in plain words: "the date on which" is "when",
// "visits for which an invoice has not been raised" are visits without an invoice.
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

void rewrite_official_times(WordSequence& words, const IsName& in_schema);
void rewrite_official_denials(WordSequence& words, const IsName& in_schema);

}  // namespace ask::engine
