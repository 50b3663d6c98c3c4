#include "agent/engine/rewrite/rewrite_listings.h"

#include "agent/engine/lexicon/formal_words.h"
#include "agent/engine/lexicon/request_frame_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/request_openings.h"

namespace ask::engine {
namespace {

// The first word after "list", "show me".
size_t past_request(const WordSequence& words) {
  size_t at = 0;
  while (is_any(words, at, kBeforeRequestedRows)) ++at;
  return at;
}

// "an alphabetical list of the members" -> "the members in alphabetical order"
void rewrite_alphabetical(WordSequence& words) {
  size_t at = past_request(words);
  if (is_any(words, at, {"an", "the"})) ++at;
  if (!is_any(words, at, kAlphabeticalAdjectives) || !is_any(words, at + 1, kListNouns) ||
      !is_any(words, at + 2, {"of"}) || at + 4 > words.size())
    return;
  words.erase(0, at + 3);
  add_last(words, words_of(kInAlphabeticalOrder));
}

// "a breakdown by town of the members" -> "the members by town", "a monthly breakdown of sales" ->
// "sales per month"
void rewrite_breakdown_by(WordSequence& words) {
  size_t at = past_request(words);
  if (is_any(words, at, {"a", "the"})) ++at;
  if (is_any(words, at, kDivisionNouns) && is_any(words, at + 1, {"by", "per"}) &&
      is_any(words, at + 3, {"of"}) && at + 5 <= words.size()) {
    WordSequence by = words.part(at + 1, at + 3);
    words.erase(0, at + 4);
    return add_last(words, by);
  }
  if (!is_any(words, at + 1, kDivisionNouns) || !is_any(words, at + 2, {"of"})) return;
  for (const auto& [regular, period] : kRegularPeriods) {
    if (!is_any(words, at, {regular}) || at + 4 > words.size()) continue;
    words.erase(0, at + 3);
    return add_last(words, {"per", period});
  }
}

// "the piano that is oldest and the customer it belongs to" -> "... and the customer"
void drop_belonging(WordSequence& words) {
  if (words.size() < 6) return;
  const size_t last = words.size() - 1;
  if (!is_any(words, last, {"to"}) || !is_any(words, last - 1, kBelongingForms) ||
      !is_any(words, last - 2, {"it", "they"}) || !is_any(words, last - 4, {"the", "which"}))
    return;
  const std::string mark = end_mark(words[last]);
  words.resize(last - 2);
  words.end_with(mark);
}

// The end of "how many (of them) there are in each", where "in" may be another preposition, from
// `at` on; `at` if there is none.
size_t how_many_end(const WordSequence& words, size_t at) {
  size_t end = at;
  if (!is_any(words, end, {"how"}) || !is_any(words, end + 1, {"many"})) return at;
  end += 2;
  if (is_any(words, end, {"of"}) && is_any(words, end + 1, {"them", "these", "those"})) end += 2;
  if (is_any(words, end, {"there"})) ++end;
  if (!is_any(words, end, {"are", "is", "were"})) return at;
  ++end;
  if (!is_any(words, end, {"in", "of", "for", "with", "at"})) return at;
  return is_any(words, end + 1, {"each", "every"}) ? end + 2 : at;
}

// "donors by blood group, showing how many there are in each" -> "number of donors by blood group"
void rewrite_showing_number(WordSequence& words) {
  for (size_t i = 3; i + 5 < words.size() + 1; ++i) {
    const size_t end = how_many_end(words, i);
    if (end == i) continue;
    size_t from = i;
    while (from > 1 && is_any(words, from - 1, kBeforeShownNumber)) --from;
    if (from == i && !words[i - 1].ends_with(',')) return;
    bool divided = false;
    for (size_t k = 0; k < from; ++k) divided |= is_any(words, k, {"by", "per", "each", "every"});
    size_t group = end;
    if (is_any(words, group, {"of"})) ++group;
    if (is_any(words, group, {"the", "our"})) ++group;
    if ((!divided && group >= words.size()) || plain(words, 0) == "break" ||
        is_any(words, 0, kDividingVerbs))
      return;
    const std::string mark = end_mark(words.back());
    WordSequence by;
    if (!divided) {
      by = words.part(group, words.size());
      by.replace(0, 0, {"per"});
    }
    words.resize(from);
    if (words.back().ends_with(',')) words.cut_last(from - 1);
    append(words, by);
    if (end_mark(words.back()).empty()) words.end_with(mark);
    size_t at = past_request(words);
    if (at == 0 && is_any(words, 0, kGroupingRequestVerbs)) at = 1;
    if (is_any(words, at, {"a", "an", "the"}) && is_any(words, at + 1, kDivisionNouns) &&
        is_any(words, at + 2, {"of"}))
      at += 3;
    return replace(words, 0, at, {"number", "of"});
  }
}

}  // namespace

void rewrite_listings(WordSequence& words) {
  constexpr size_t kFewest = 5;
  if (words.size() < kFewest) return;
  rewrite_alphabetical(words);
  rewrite_breakdown_by(words);
  drop_belonging(words);
  rewrite_showing_number(words);
}

}  // namespace ask::engine
