// A follow-up after a question that was not answered: whether it depends on that one, takes its
// place, or is about what was asked before it.
#pragma once

#include "agent/engine/dialogue/follow_up.h"
#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

// "who do the cards belong to?": rows that the unanswered question named, and nothing that chooses
// among them.
bool means_unanswered_rows(const Utterance& now, const Earlier& earlier,
                           const DialogueContext& context);
// Names nothing but another value, as the unanswered question did: it takes its place.
bool replaces_unanswered(const Utterance& now, const Earlier& earlier,
                         const DialogueContext& context);
// It depends on no more than the last answered question: the unanswered one left its rows as they
// were, or is asked again in other words, or did not name what this one does.
bool passes_unanswered(const Utterance& now, const Earlier& earlier,
                       const DialogueContext& context);
// The unanswered question asked something about the rows of the last answered one, and so does this
// one: "where do they live?", then "who is the oldest?".
bool asks_of_same_rows(const Utterance& now, const Earlier& earlier,
                       const DialogueContext& context);
// It may stand alone, and is about rows that the unanswered question names, or about those of the
// question that this one depended on.
bool depends_on_unanswered(const Utterance& now, const Earlier& earlier,
                           const DialogueContext& context);
// "who is the customer?" after an order that was not found: of that order.
bool is_part_of_unanswered(const Utterance& now, const Earlier& earlier,
                           const DialogueContext& context);

}  // namespace ask::engine::dialogue
