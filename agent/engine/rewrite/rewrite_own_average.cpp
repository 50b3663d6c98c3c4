#include "agent/engine/rewrite/rewrite_own_average.h"

#include "agent/engine/lexicon/average_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

bool is_compared(const WordSequence& words, size_t average) {
  size_t at = average;
  if (at > 0 && is_any(words, at - 1, {"the"})) --at;
  return at > 0 && is_any(words, at - 1, kBeforeComparedAverage);
}

}  // namespace

void rewrite_own_average(WordSequence& words, QueryShape& shape) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_any(words, i, kAverageWords)) continue;
    // "than their department's average"
    if (is_any(words, i - 1, kBeforeOwnGroup) || !is_compared(words, i)) continue;
    if (!end_mark(words[i]).empty() || !is_any(words, i + 1, kOfOwnGroup)) return;
    size_t noun = i + 2;
    while (is_any(words, noun, kBeforeOwnGroup)) ++noun;
    if (noun == i + 2 || noun >= words.size()) return;
    if (noun + 1 < words.size() && end_mark(words[noun]).empty() &&
        !is_any(words, noun + 1, kAfterOwnGroup))
      return;
    shape.own_group = plain(words, noun);
    const std::string mark = end_mark(words[noun]);
    words.erase(i + 1, noun + 1);
    words.add(i, mark);
    return;
  }
}

}  // namespace ask::engine
