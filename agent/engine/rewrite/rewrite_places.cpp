#include "agent/engine/rewrite/rewrite_places.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/remainder_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Words [begin, end) are places that are free: "free places", "places still left".
struct Places {
  size_t begin = 0, end = 0;
  bool found() const { return end > 0; }
};

Places places_at(const WordSequence& words, size_t noun) {
  if (!is_any(words, noun, kPlaceNouns)) return {};
  const size_t begin = noun > 0 && is_any(words, noun - 1, kFreeBefore) ? noun - 1 : noun;
  size_t end = noun + 1;
  while (end_mark(words[end - 1]).empty() && is_any(words, end, kBeforeFree)) ++end;
  if (end_mark(words[end - 1]).empty() && is_any(words, end, kFreeAfter)) return {begin, end + 1};
  return begin < noun ? Places{begin, noun + 1} : Places{};
}

// "how many places does each course have left", "how many seats has trip 3 got left"
bool rewrite_places_of(WordSequence& words) {
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"many"})) return false;
  size_t noun = 2;
  if (is_any(words, noun, kFreeBefore)) ++noun;
  if (!is_any(words, noun, kPlaceNouns) || !helping_word(words, noun + 1)) return false;
  size_t have = noun + 2;
  while (have < words.size() && !is_any(words, have, {"have", "got"})) ++have;
  if (have == words.size() && !is_any(words, noun + 1, {"has", "have"})) return false;
  size_t end = have < words.size() ? have + 1 : have;
  while (is_any(words, end, {"still", "got"})) ++end;
  const bool left = is_any(words, end, kFreeAfter);
  if (!left && noun == 2) return false;
  end += left;
  size_t to = have;
  while (to > noun + 2 && is_any(words, to - 1, kBeforeFree)) --to;
  if (to == noun + 2 || is_any(words, noun + 2, {"we", "i", "you"})) return false;
  WordSequence by{"how", "many"};
  append(by, words_of(kFreePlaces));
  by.push_back("of");
  append(by, words.part(noun + 2, to));
  if (end_mark(by.back()).empty()) by.end_with(end_mark(words[end - 1]));
  replace(words, 0, end, std::move(by));
  return true;
}

// "are there any places left on the pottery course" -> "how many free places of the pottery course"
bool rewrite_any_places(WordSequence& words) {
  size_t at = 0;
  if (is_any(words, 0, {"are", "is"}) && is_any(words, 1, {"there"}))
    at = 2;
  else if (is_any(words, 0, {"do"}) && is_any(words, 1, {"we"}) && is_any(words, 2, {"have"}))
    at = 3;
  else
    return false;
  while (is_any(words, at, {"any", "still", "a", "some"})) ++at;
  const Places places = places_at(words, is_any(words, at, kPlaceNouns) ? at : at + 1);
  if (!places.found() || places.begin != at || places.end >= words.size() ||
      !is_any(words, places.end, {"on", "in", "for", "at", "with"}))
    return false;
  WordSequence by{"how", "many"};
  append(by, words_of(kFreePlaces));
  by.push_back("of");
  replace(words, 0, places.end + 1, std::move(by));
  return true;
}

// Takes words [from, end) out, which say whether the rows before them have free places.
bool take_state(WordSequence& words, size_t from, size_t end, bool full,
                const SchemaPhrases& phrases, QueryShape& shape) {
  if (from == 0) return false;
  RowCondition state = phrases.places(plain(words, from - 1), full);
  if (!state.known()) return false;
  const std::string mark = end_mark(words[end - 1]);
  words.erase(from, end);
  if (end_mark(words[from - 1]).empty()) words.add(from - 1, mark);
  shape.states.push_back(std::move(state));
  return true;
}

// The end of ", and how many of them" at `at`; `at` if it is not there.
size_t after_how_many(const WordSequence& words, size_t at) {
  size_t end = at;
  if (is_any(words, end, {"and"})) ++end;
  if (!is_any(words, end, {"how"}) || !is_any(words, end + 1, {"many"})) return at;
  end += 2;
  while (is_any(words, end, kAfterHowManyFree)) ++end;
  return end == words.size() ? end : at;
}

// "courses that still have places left", "trips with free seats and how many"
bool rewrite_rows_with_places(WordSequence& words, const SchemaPhrases& phrases,
                              QueryShape& shape) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"with", "have", "has", "got"})) continue;
    size_t at = i + 1;
    while (is_any(words, at, {"any", "still", "some", "a", "got"})) ++at;
    const Places places = places_at(words, is_any(words, at, kPlaceNouns) ? at : at + 1);
    if (!places.found() || places.begin != at) continue;
    size_t from = i;
    while (from > 0 && is_any(words, from - 1, {"still", "that", "which", "who", "we", "do"}))
      --from;
    const size_t end = after_how_many(words, places.end);
    if (from == 0) return false;
    const std::string rows = plain(words, from - 1);
    const bool numbers = end > places.end;
    if (!take_state(words, from, end, false, phrases, shape)) return false;
    if (!numbers) return true;
    WordSequence by = words_of(kFreePlaces);
    append(by, words_of("of each " + lemma(rows)));
    by.end_with(end_mark(words.back()));
    return replace(words, 0, words.size(), std::move(by)), true;
  }
  return false;
}

// "which courses are full", "trips that are fully booked"
bool rewrite_full_rows(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t i = 1; i < words.size(); ++i)
    for (const auto& [state, after] : kFullStates) {
      const size_t end = i + (after.empty() ? 1 : 2);
      if (!is_any(words, i, {state}) || (!after.empty() && !is_any(words, i + 1, {after})) ||
          (end < words.size() && end_mark(words[end - 1]).empty()))
        continue;
      size_t from = i;
      while (from > 0 && is_any(words, from - 1, kBeforeFull)) --from;
      return from < i && take_state(words, from, end, true, phrases, shape);
    }
  return false;
}

// "courses open for booking" -> "open courses", by a stored state
void drop_open_for(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i)
    if (is_any(words, i, {"open"}) && is_any(words, i + 1, {"for", "to"}) &&
        is_any(words, i + 2, kOpenFor) && phrases.is_value(plain(words, i))) {
      const std::string mark = end_mark(words[i + 2]);
      words.erase(i + 1, i + 3);
      return words.add(i, mark);
    }
}

}  // namespace

void rewrite_places(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  bool places = false, full = false;
  for (size_t i = 0; i < words.size(); ++i) {
    places |= is_any(words, i, kPlaceNouns);
    for (const auto& [state, after] : kFullStates) full |= is_any(words, i, {state});
  }
  if (!places && !full) return;
  if (!phrases.places("", false).known()) return;
  drop_open_for(words, phrases);
  if (places && (rewrite_places_of(words) || rewrite_any_places(words) ||
                 rewrite_rows_with_places(words, phrases, shape)))
    return;
  if (full) rewrite_full_rows(words, phrases, shape);
}

}  // namespace ask::engine
