// Helpers of the rewrites of states of today.
#pragma once
#include <span>
#include <string_view>

#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// The end of the phrase that begins at word `at`; 0 if it is another.
inline size_t end_of_phrase(const WordSequence& words, size_t at, std::string_view phrase) {
  const size_t length = phrase_length(words, at, phrase);
  return length == 0 ? 0 : at + length;
}
// The end of the longest of the phrases at word `at`; 0 if there is none.
size_t end_of_any(const WordSequence& words, size_t at, std::span<const std::string_view> phrases);
// The same of a phrase of the present: "right now".
size_t present_end(const WordSequence& words, size_t at);
// The clause ends after word `last`.
bool ends_said(const WordSequence& words, size_t last);
// Something is said of other times than now: "in 2021", "were".
bool says_other_time(const WordSequence& words);
// Takes words [from, to) out, and what is said of the present after them.
void take_state_out(WordSequence& words, size_t from, size_t to);

}  // namespace ask::engine
