// Short questions that may lean on the one before: noun phrases, participles, elliptic questions.
#pragma once
#include <cstdint>

#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

// "inactive members?": rows with what chooses them, and no request.
bool is_noun_phrase(const Utterance& u);
// "who gave the most?": nothing but a verb and a direction.
bool asks_most_of_some(const Utterance& u);
// "who is the author?", "what's the address?": one thing that names no rows of its own.
bool is_definite(const Utterance& u);
// "hired before 2020", "signed up in 2022"
bool begins_with_participle(const Utterance& u);
// It may be read alone, but names no rows of its own: "average price", "how many pallets?",
// "planned?", "which customers?", "who joined first?", "which ward has the longest?".
bool is_elliptic(const Utterance& u);

}  // namespace ask::engine::dialogue
