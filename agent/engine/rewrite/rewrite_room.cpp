#include "agent/engine/rewrite/rewrite_room.h"

#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Words [from, to) say that rows are too large for what word `holder` names; `noun`: of what they
// have too much, or "".
struct TooLarge {
  size_t from = 0, holder = 0, to = 0;
  std::string noun, verb;  // "booked more guests"
};

// The phrase that begins at word `at`, after the noun of the rows.
TooLarge too_large_at(const WordSequence& words, size_t at) {
  TooLarge out{at, 0, 0, "", ""};
  while (is_any(words, at, {"that", "which", "are", "is", "were", "was", "who"})) ++at;
  const bool clause = at > out.from || is_any(words, at, {"where"});
  while (is_any(words, at, {"where", "we", "they", "there"})) ++at;
  if (clause && is_any(words, at + 1, {"more"}) && is_any(words, at + 3, {"than"}) &&
      may_be_past_form(plain(words, at)))
    out.verb = plain(words, at++);
  if (is_any(words, at, {"too"}) && is_any(words, at + 1, kExceedingAdjectives) &&
      is_any(words, at + 2, {"for"})) {
    at += 3;
  } else if (is_any(words, at, kExceedingComparatives) && is_any(words, at + 1, {"than"})) {
    at += 2;
  } else if (!out.verb.empty()) {
    out.noun = plain(words, at + 1);
    at += 3;
  } else if (is_any(words, at, {"with", "have", "had", "has"}) &&
             is_any(words, at + 1, {"more", "too"}) && is_any(words, at + 3, {"than", "for"})) {
    out.noun = plain(words, at + 2);
    at += 4;
  } else {
    return {};
  }
  if (!is_any(words, at, {"their", "its", "the"})) return {};
  out.holder = at + 1;
  out.to = at + 2;
  while (is_any(words, out.to, kAfterHolder)) ++out.to;
  return out.holder < words.size() ? out : TooLarge{};
}

}  // namespace

void rewrite_room(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t i = 0; i + 4 < words.size(); ++i) {
    if (!phrases.names_row(plain(words, i))) continue;
    const TooLarge found = too_large_at(words, i + 1);
    if (found.to == 0) continue;
    const Bounded columns =
        phrases.bounded_by(plain(words, i), plain(words, found.holder), found.noun, found.verb);
    if (!columns.beyond.valid()) return;
    shape.beyond = columns.beyond, shape.bound = columns.bound;
    const std::string mark = end_mark(words[found.to - 1]);
    words.erase(found.from, found.to);
    if (end_mark(words[i]).empty() && i + 1 == words.size()) words.add(i, mark);
    return;
  }
}

}  // namespace ask::engine
