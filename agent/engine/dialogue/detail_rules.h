// All columns of rows that were listed: "tell me more about Harbour Hall".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True for a request for all that is known of something: "tell me more about it".
bool asks_details(const Utterance& u);
// "tell me more about Harbour Hall" of one of the rows, "more details of them" of all.
RuleResult details_of_rows(const Turn& turn);

}  // namespace ask::engine::dialogue
