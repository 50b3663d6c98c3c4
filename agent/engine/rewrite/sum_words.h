// Helpers of the rules for sums and averages that a question does not call so.
#pragma once
#include <string>

#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

inline bool is_ours(const WordSequence& words, size_t i) { return is_any(words, i, kUsers); }

// The word after "us", "with us" at `at`.
inline size_t after_receiver(const WordSequence& words, size_t at) {
  const size_t with = is_any(words, at, {"with", "to"}) ? at + 1 : at;
  return is_any(words, with, {"us", "me"}) ? with + 1 : at;
}

inline void drop_end(WordSequence& words, size_t from) {
  if (from >= words.size()) return;
  const std::string mark = end_mark(words.back());
  words.resize(from);
  words.end_with(mark);
}

inline bool asks_how_much(const WordSequence& words) {
  return is_any(words, 0, {"how"}) && is_any(words, 1, {"much"});
}

}  // namespace ask::engine
