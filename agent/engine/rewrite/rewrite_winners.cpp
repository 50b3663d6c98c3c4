#include "agent/engine/rewrite/rewrite_winners.h"

#include "agent/engine/lexicon/placing_words.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

void rewrite_winners(WordSequence& words, const IsName& is_name) {
  size_t at = 0;
  while (is_any(words, at, kBeforeWinner)) ++at;
  const bool first = is_any(words, at, kWinnerNounsAsked);
  if ((!first && !is_any(words, at, kRunnersUp)) || at + 2 >= words.size() ||
      !is_any(words, at + 1, {"of", "in", "at"}))
    return;
  for (const std::string_view name : kWinColumns)
    if (is_name(name)) return;
  if (first)
    replace(words, 0, at + 2, {"who", "won"});
  else
    replace(words, 0, at + 2, {"who", "came", "second", "in"});
}

}  // namespace ask::engine
