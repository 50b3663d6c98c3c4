// Questions without a verb whose words are not in the order of a sentence.
#pragma once
#include "agent/engine/rewrite/question_rewriter.h"

namespace ask::engine {

// Brings what is asked for to the front: "fees of May how much" -> "how much fees of May", "most
// alerts which device" -> "device with most alerts", "late orders %" -> "percentage of late
// orders"; and says what is left out: "jobs open per mechanic" -> "how many jobs open per
// mechanic". For short questions only.
void reorder_telegraphic(WordSequence& words, const IsName& is_name, const IsName& in_schema);

}  // namespace ask::engine
