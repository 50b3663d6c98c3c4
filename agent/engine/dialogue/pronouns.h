// Pronouns that point out of their question.
#pragma once
#include <cstdint>
#include <string_view>

#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

inline constexpr float kNamedScore = 0.72F;  // score from which a mention names a table

// True if the tokens name something of that kind; a question word names nothing.
bool names(const Utterance& u, uint32_t from, uint32_t to, MentionKind kind,
           float score = kNamedScore);
// True for the "one" at the token of "who wrote the dairy one?", a row by a word of its name.
bool is_described_one(const Utterance& u, uint32_t i);
// "did all arrive?" after "were any of them fragile?": of more rows than that one was answered by.
bool means_more_than_some(const Utterance& now, std::string_view before);
// Fills `pronouns`.
void find_pronouns(Utterance& u);

}  // namespace ask::engine::dialogue
