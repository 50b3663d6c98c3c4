// Short questions that may depend on the one before: noun phrases, participles, elliptic questions.
#pragma once
#include <cstdint>

#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

// True for rows with what chooses them, and no request: "inactive members?".
bool is_noun_phrase(const Utterance& u);
// True if it has only a verb and a direction: "who gave the most?".
bool asks_most_of_some(const Utterance& u);
// True if it asks for one thing that names no rows of its own: "who is the author?", "what's the
// address?".
bool is_definite(const Utterance& u);
// True for "who are the customers?".
bool asks_for_people(const Utterance& u);
// True for "hired before 2020", "signed up in 2022".
bool begins_with_participle(const Utterance& u);
// True for the first of people in time: "who has been with us longest?", "who joined last?".
bool asks_first_in_time(const Utterance& u);
// True if it may be read alone, but names no rows of its own: "average price", "how many pallets?",
// "planned?", "which customers?", "who joined first?", "which ward has the longest?".
bool is_elliptic(const Utterance& u);

// "by how much?", "by how much is that more?"
bool asks_by_how_much(const Utterance& u);

}  // namespace ask::engine::dialogue
