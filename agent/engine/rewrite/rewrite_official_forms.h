// Nominal and official English in plain words: "the number of occasions on which" is "how many
// times", "volunteers marked as having left" are those that have left.
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

void rewrite_official_forms(WordSequence& words, const IsName& in_schema, const IsName& names_row,
                            const ColumnTests& columns);

}  // namespace ask::engine
