#include "agent/engine/rewrite/rewrite_places.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/remainder_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
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

// The end of ", in per cent of places" at `at`; `at` if it is not there.
size_t after_percent_of_places(const WordSequence& words, size_t at) {
  size_t end = at;
  if (!is_any(words, end, {"in", "as"})) return at;
  ++end;
  while (is_any(words, end, {"a", "the"})) ++end;
  if (is_any(words, end, {"per"}) && is_any(words, end + 1, {"cent"}))
    end += 2;
  else if (is_any(words, end, kShareWords))
    ++end;
  else
    return at;
  if (!is_any(words, end, {"of"})) return end;
  ++end;
  while (is_any(words, end, {"the", "their", "its", "all"})) ++end;
  return is_any(words, end, kRoomNouns) ? end + 1 : at;
}

// Asks for the taken share of the places of the rows in words [from, to).
void ask_occupancy(WordSequence& words, size_t from, size_t to, const SchemaPhrases& phrases) {
  while (from + 1 < to && is_any(words, from, {"the", "our", "all"})) ++from;
  const bool each = is_any(words, from, {"each", "every"});
  size_t rows = to;
  for (size_t i = from; i < to && rows == to; ++i)
    if (phrases.places(plain(words, i), false).known()) rows = i;
  const bool listed = rows < to && (each || has_plural_suffix(plain(words, rows)));
  WordSequence by;
  const std::string mark = end_mark(words.back());
  if (listed) {
    by = {kListing, "the"};
    WordSequence what = words.part(each ? from + 1 : from, to);
    what.cut_last(what.size() - 1, end_mark(what.back()).size());
    const size_t noun = rows - from - (each ? 1 : 0);
    if (each) what.set(noun, with_plural_suffix(plain(words, rows)));
    // "workshops that were held" -> "workshops with their occupancy that were held"
    append(by, what.part(0, noun + 1));
    append(by, {"with", "their", kOccupancyNouns[0]});
    append(by, what.part(noun + 1, what.size()));
  } else {
    by = {"what", "is", "the", kOccupancyNouns[0], "of"};
    append(by, words.part(from, to));
    by.cut_last(by.size() - 1, end_mark(by.back()).size());
  }
  by.end_with(mark);
  replace(words, 0, words.size(), std::move(by));
}

// "how full were the spring courses, in percent"
bool rewrite_how_full(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"full"}) ||
      !is_any(words, 2, {"is", "are", "was", "were"}) || words.size() < 4)
    return false;
  size_t to = words.size();
  for (size_t i = 4; i < words.size(); ++i)
    if (after_percent_of_places(words, i) == words.size()) to = i;
  if (to == words.size() && after_percent_of_places(words, 3) == words.size()) return false;
  ask_occupancy(words, 3, to, phrases);
  return true;
}

// "what percentage of the seats did we sell for the gala", "share of places taken per course"
bool rewrite_places_taken(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i < 5 && i + 3 < words.size(); ++i) {
    if (!is_any(words, i, kShareWords) || !is_any(words, i + 1, {"of"})) continue;
    size_t at = i + 2;
    while (is_any(words, at, {"the", "our", "all"})) ++at;
    if (!is_any(words, at, kRoomNouns)) return false;
    ++at;
    while (is_any(words, at, kBeforePlaceTaken)) ++at;
    if (!is_any(words, at, kPlaceTakenForms) || !end_mark(words[at]).empty()) return false;
    ++at;
    const bool per = is_any(words, at, {"per", "by"});
    if (!per && !is_any(words, at, kBeforeRoomyRows)) return false;
    if (per) {
      if (!phrases.places(plain(words, at + 1), false).known()) return false;
      words.set(at, "each");
      --at;
    }
    if (at + 1 >= words.size()) return false;
    ask_occupancy(words, at + 1, words.size(), phrases);
    return true;
  }
  return false;
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

// "which courses are full", "trips that are not fully booked", "concerts that sold out in May"
bool rewrite_full_rows(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t i = 1; i < words.size(); ++i)
    for (const auto& [state, after] : kFullStates) {
      const size_t end = i + (after.empty() ? 1 : 2);
      if (!is_any(words, i, {state}) || (!after.empty() && !is_any(words, i + 1, {after})) ||
          (end < words.size() && end_mark(words[end - 1]).empty() &&
           !is_any(words, end, kAfterFull)))
        continue;
      size_t from = i;
      bool full = true;
      for (; from > 0; --from) {
        const bool denies = is_any(words, from - 1, kNotFull);
        if (!denies && !is_any(words, from - 1, kBeforeFull)) break;
        full = full != denies;
      }
      const bool said = from < i || state == kActiveFullState;
      return said && take_state(words, from, end, full, phrases, shape);
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
    places |= is_any(words, i, kPlaceNouns) || is_any(words, i, kRoomNouns);
    for (const auto& [state, after] : kFullStates) full |= is_any(words, i, {state});
  }
  if (!places && !full) return;
  if (!phrases.places("", false).known()) return;
  if (rewrite_how_full(words, phrases) || rewrite_places_taken(words, phrases)) return;
  drop_open_for(words, phrases);
  if (places && (rewrite_places_of(words) || rewrite_any_places(words) ||
                 rewrite_rows_with_places(words, phrases, shape)))
    return;
  if (full) rewrite_full_rows(words, phrases, shape);
}

}  // namespace ask::engine
