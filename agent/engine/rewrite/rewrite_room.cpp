#include "agent/engine/rewrite/rewrite_room.h"

#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/remainder_words.h"
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

// The end of "more than 200 people" at word `at`; `at` if something else stands there.
size_t after_number_held(const WordSequence& words, size_t at) {
  size_t number = at;
  while (number < at + 3 && is_any(words, number, kAroundBound)) ++number;
  if (number == at || !is_digits(plain(words, number))) return at;
  const size_t end = number + 1;
  if (!end_mark(words[number]).empty() || end == words.size()) return end;
  if (is_any(words, end, kHeldNouns)) return end + 1;
  return is_any(words, end, kAfterNumberHeld) ? end : at;
}

}  // namespace

void rewrite_capacity(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kRoomVerbs)) continue;
    const bool room = is_any(words, i, {"have", "has", "with"});
    size_t at = i + 1;
    if (room && (!is_any(words, at, kRoomPhraseNouns) || !is_any(words, at + 1, {"for"}))) continue;
    if (room) at += 2;
    const size_t end = after_number_held(words, at);
    if (end == at) continue;
    size_t noun = i - 1;
    while (noun > 0 && is_any(words, noun, kBeforeHolding)) --noun;
    const std::string column = phrases.room_of(plain(words, noun));
    if (column.empty()) continue;
    size_t number = end - 1;
    while (!is_digits(plain(words, number))) --number;
    WordSequence by{"with"};
    append(by, words_of(column));
    append(by, words.part(at, number + 1));
    by.cut_last(by.size() - 1, end_mark(by.back()).size());
    by.end_with(end_mark(words[end - 1]));
    return replace(words, noun + 1, end - noun - 1, std::move(by));
  }
}

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
