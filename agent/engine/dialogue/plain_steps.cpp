#include "agent/engine/dialogue/plain_steps.h"

#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/word_classes_requests.h"

namespace ask::engine::dialogue {
namespace {

// "let me see their names", "i'd like to see the cheap ones" -> "show me the cheap ones"
Plain shown(const RequestWords& words) {
  const size_t at = words.begin();
  size_t from = at;
  if (words.is(at, {kLettingVerb}) && words.is(at + 1, {"me", "us"}))
    from = at + 2;
  else if (words.is(at, {"i'd", "we'd"}) && words.is(at + 1, {kWishingVerb}))
    from = at + 2;
  else if (words.is(at, {"i", "we"}) && words.is_in(at + 1, kNeedVerbs))
    from = at + 2;
  else if (words.is(at, {"i", "we"}) && words.is(at + 1, {"would"}) &&
           words.is(at + 2, {kWishingVerb}))
    from = at + 3;
  else
    return std::nullopt;
  if (words.is(from, {"to"})) ++from;
  if (!words.is_in(from, kSeeingVerbs) || from + 1 >= words.size()) return std::nullopt;
  return std::string(kShowMe) + words.typed(from + 1, words.size());
}

// "what's the same for Rome?" -> "same for Rome"
Plain asked_again(const RequestWords& words) {
  size_t at = words.begin();
  if (words.is(at, {"what's", "whats"}))
    ++at;
  else if (words.is(at, {"what"}) && words.is(at + 1, {"is", "are", "about"}))
    at += 2;
  else
    return std::nullopt;
  const bool same = words.is(at, {"the"}) && words.is(at + 1, {"same"}) &&
                    words.is(at + 2, {"for", "in", "of", "from"}) && at + 3 < words.size();
  return same ? Plain("same " + words.typed(at + 2, words.size())) : std::nullopt;
}

// "two or more" -> "at least 2"
Plain bound(const RequestWords& words) {
  const size_t at = words.begin();
  if (words.size() != at + 3 || !words.is(at + 1, {"or"})) return std::nullopt;
  const std::string number = number_at(words, at);
  if (number.empty() || !words.is(at + 2, {"more", "fewer", "less"})) return std::nullopt;
  return (words.is(at + 2, {"more"}) ? "at least " : "at most ") + number;
}

}  // namespace

Plain plain_step(const RequestWords& words) {
  if (Plain plain = bound(words)) return plain;
  if (Plain plain = shown(words)) return plain;
  return asked_again(words);
}

}  // namespace ask::engine::dialogue
