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

// The words of a column from `at` on that end before "who", as in "phone number who"; 0 if there
// are none. What "that" is said of may be the column: "with a price that is over 50".
size_t clause_after_column(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  for (size_t i = at; i + 1 < words.size() && i <= at + kLongestColumn; ++i) {
    if (i > at && is_any(words, i, {"who"})) {
      const std::string last = plain(words, i - 1);
      const bool column = phrases.is_name(last) || phrases.is_name(lemma(last));
      return column && !phrases.names_row(last) ? i : 0;
    }
    if (!end_mark(words[i]).empty() || phrases.names_row(plain(words, i)) ||
        is_any(words, i, {"and", "or", "of", "in"}))
      return 0;
  }
  return 0;
}

// "members without an email who do yoga" -> "members who do yoga and whose email is null"
bool put_clause_first(WordSequence& words, size_t with, size_t column,
                      const SchemaPhrases& phrases) {
  const size_t clause = clause_after_column(words, column, phrases);
  if (clause == 0) return false;
  const bool lacks = is_any(words, with, {"without"}) || is_any(words, with + 1, {"no"});
  if (!lacks && !is_any(words, with + 1, {"a", "an", "any"})) return false;
  for (size_t i = clause + 1; i < words.size(); ++i)
    if (is_any(words, i, {"who", "which", "not", "never", "no", "or", "but", "without"}) ||
        (i + 1 < words.size() && !end_mark(words[i]).empty()))
      return false;
  const std::string mark = end_mark(words.back());
  WordSequence by = words.part(clause, words.size());
  by.cut_last(by.size() - 1, mark.size());
  append(by, {"and", "whose"});
  append(by, words.part(column, clause));
  append(by, lacks ? WordSequence{"is", "null"} : WordSequence{"is", "not", "null"});
  by.end_with(mark);
  replace(words, with, words.size() - with, by);
  return true;
}

// "how many customers have no phone in Leeds" -> "how many customers in Leeds have no phone"
bool put_place_first(WordSequence& words, size_t have, const SchemaPhrases& phrases) {
  if (!is_any(words, have, {"have", "has"}) || !is_any(words, have + 1, {"no"})) return false;
  const size_t place = place_after_column(words, have + 2, phrases);
  if (place == 0 || !is_place(words, place)) return false;
  const std::string mark = end_mark(words.back());
  WordSequence by = words.part(place, words.size());
  by.cut_last(by.size() - 1, mark.size());
  append(by, words.part(have, place));
  by.end_with(mark);
  replace(words, have, words.size() - have, by);
  return true;
}

}  // namespace

void rewrite_presence_last(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!end_mark(words[i - 1]).empty() || !phrases.names_row(plain(words, i - 1))) continue;
    if (put_place_first(words, i, phrases)) return;
    if (!is_any(words, i, {"with", "without"})) continue;
    size_t column = i + 1;
    while (is_any(words, column, {"no", "a", "an", "any"})) ++column;
    if (put_clause_first(words, i, column, phrases)) return;
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
