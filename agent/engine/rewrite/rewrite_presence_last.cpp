#include "agent/engine/rewrite/rewrite_presence_last.h"

#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestColumn = 3, kLongestPlace = 4;  // words

// The "in" behind the column that is at `at`, as in "phone number in"; 0 if there is none.
size_t place_after_column(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  for (size_t i = at; i < words.size() && i <= at + kLongestColumn; ++i) {
    if (i > at && is_any(words, i, {"in", "from"})) {
      const std::string last = plain(words, i - 1);
      const bool column = phrases.is_name(last) || phrases.is_name(lemma(last));
      return column && !phrases.names_row(last) ? i : 0;
    }
    // "an address in Leeds" is one that others have elsewhere.
    if (!end_mark(words[i]).empty() || phrases.names_row(plain(words, i)) ||
        is_any(words, i, kPlaceColumns) || is_any(words, i, {"and", "or"}))
      return 0;
  }
  return 0;
}

bool is_place(const WordSequence& words, size_t at) {
  const size_t size = words.size();
  if (at + 1 >= size || size - at - 1 > kLongestPlace) return false;
  for (size_t i = at + 1; i < size; ++i)
    if (is_any(words, i, {"who", "that", "which", "and", "or", "with", "without", "but", "by",
                          "per", "each"}) ||
        (i + 1 < size && !end_mark(words[i]).empty()))
      return false;
  return true;
}

}  // namespace

void rewrite_presence_last(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"with", "without"}) || !end_mark(words[i - 1]).empty() ||
        !phrases.names_row(plain(words, i - 1)))
      continue;
    size_t column = i + 1;
    while (is_any(words, column, {"no", "a", "an", "any"})) ++column;
    const size_t place = place_after_column(words, column, phrases);
    if (place == 0 || !is_place(words, place)) return;
    const std::string mark = end_mark(words.back());
    WordSequence by = words.part(place, words.size());
    by.cut_last(by.size() - 1, mark.size());
    append(by, words.part(i, place));
    by.end_with(mark);
    return replace(words, i, words.size() - i, by);
  }
}

}  // namespace ask::engine
