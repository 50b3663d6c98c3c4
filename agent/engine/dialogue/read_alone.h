// How a question in a conversation is read without the one before it.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/dialogue/base.h"
#include "agent/engine/dialogue/utterance.h"

namespace ask::engine {

// It is marked as a follow-up of a question that was not answered, and reads well without it.
bool reads_alone(const Utterance& now, const DialogueContext& context);
// The tables that a short question reads when it is taken alone; empty if it cannot be.
std::vector<uint32_t> tables_alone(const Utterance& now, const DialogueContext& context);
// The short question is about rows of the turn, or about what these refer to. `alone`:
// tables_alone().
bool shares_rows(const Utterance& now, const Base& base, std::vector<uint32_t> alone,
                 const DialogueContext& context);
// It names no rows, and those that it is read of alone are next to the chosen ones of the turn:
// "how many kilos in total?" after some batches, or "who joined last?" after people.
bool leans_on_rows(const Utterance& now, const Base& base, std::span<const uint32_t> alone,
                   const DialogueContext& context);

// "who turned up?", "what did we charge?" after chosen rows: read alone it is about all rows that
// there are, which it does not say.
bool asks_of_all(const Utterance& now, const DialogueContext& context);
// "what were the reasons?", which may be read in other words.
bool opens_with_question_word(std::string_view question);
// asks_of_all() after a turn about some of these rows, or of those next to them.
bool forgets_rows(const Utterance& now, const Base& base, const DialogueContext& context);
// "who were the guests?" after chosen episodes, as "who were their guests?": the rows of another
// table that belong to those of the turn. Empty if it is no such question.
std::string with_owner(const Utterance& now, const Base& base, const DialogueContext& context);

// "who do the cards belong to?" after chosen cards, as "who do those cards belong to?". Empty if it
// does not call the rows of the turn by their table.
std::string pointing_at_topic(const Utterance& now, const Base& base);

// "just labels from Sweden": the first table that it names, in the plural and not after a
// preposition, is one that the turn before does not have.
bool names_other_rows(const Utterance& now, const Base* base, const DialogueContext& context);

}  // namespace ask::engine
