// Rewrites an ongoing state ("still alive", "still on loan") to the absence of its end event, and
// "nobody" to a negated verb.

#include "agent/common/text.h"
#include "agent/engine/lexicon/ongoing_states.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True for phrases with a different meaning: "no longer alive", "still out of order".
bool means_other(const Words& words, size_t begin, size_t end) {
  size_t before = begin;
  while (before > 0 && plain(words, before - 1) == "still") --before;
  const std::string led = before > 0 ? plain(words, before - 1) : "";
  return led == "not" || led == "longer" || is_negative_contraction(led) ||
         plain(words, end) == "of";
}

// "the films (that) nobody has rented" -> "the films that were never rented"
void name_nobody(Words& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool nobody =
        plain(words, i) == "nobody" || plain(words, i) == "noone" || plain(words, i) == "no-one";
    const bool no_one = plain(words, i) == "no" && plain(words, i + 1) == "one";
    if (!nobody && !no_one) continue;
    size_t end = i + (no_one ? 2 : 1), from = i;
    for (const std::string_view word : {"has", "have", "had", "ever", "did"})
      if (plain(words, end) == word) ++end;
    if (plain(words, end) == "ever") ++end;
    const std::string led = plain(words, i - 1);
    const bool helps = led == "did" || led == "has" || led == "have" || led == "had";
    if (helps || led == "that" || led == "which" || led == "who" || led == "whom") --from;
    if (from == 0 || end >= words.size()) return;
    if (helps)  // "which films did nobody rent"
      return replace(words, from, end - from, {"were", "never"});
    return replace(words, from, end - from, {"that", "were", "never"});
  }
}

}  // namespace

void name_absence(Words& words, const MayMiss& missing) {
  if (words.has(Trigger::kNobody)) name_nobody(words);
  if (!words.has(Trigger::kOngoing)) return;
  for (const OngoingState& lasting : kOngoingStates) {
    const std::vector<std::string> said = text::split(lasting.said, ' ');
    for (size_t i = 0; i + said.size() <= words.size(); ++i) {
      bool same = true;
      for (size_t k = 0; k < said.size(); ++k) same &= plain(words, i + k) == said[k];
      if (!same || means_other(words, i, i + said.size()) || !missing(lasting.event)) continue;
      const std::string last = words[i + said.size() - 1];
      Words instead = words_of(lasting.instead);
      instead.end_with(last.substr(said.back().size()));  // trailing punctuation
      replace(words, i, said.size(), instead);
      return;
    }
  }
}

}  // namespace ask::engine
