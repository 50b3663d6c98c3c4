#include "agent/engine/rewrite/rewrite_presence_last.h"

#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestColumn = 3, kLongestPlace = 4;  // words

// The first of the joints behind the column that is at `at`, as in "phone number in"; 0 if there is
// none, or if one of the breaks comes first.
size_t joint_after_column(const WordSequence& words, size_t at,
                          std::initializer_list<std::string_view> joints,
                          std::initializer_list<std::string_view> breaks,
                          const SchemaPhrases& phrases) {
  for (size_t i = at; i < words.size() && i <= at + kLongestColumn; ++i) {
    if (i > at && is_any(words, i, joints)) {
      const std::string last = plain(words, i - 1);
      const bool column = phrases.is_name(last) || phrases.is_name(lemma(last));
      return column && !phrases.names_row(last) ? i : 0;
    }
    if (!end_mark(words[i]).empty() || phrases.names_row(plain(words, i)) ||
        is_any(words, i, breaks))
      return 0;
  }
  return 0;
}

// The "in" of a place behind the column that is at `at`; 0 if there is none. "An address in Leeds"
// is one that others have elsewhere.
size_t place_after_column(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  const size_t place = joint_after_column(words, at, {"in", "from"}, {"and", "or"}, phrases);
  for (size_t i = at; i < place; ++i)
    if (is_any(words, i, kPlaceColumns)) return 0;
  return place;
}

bool is_place(const WordSequence& words, size_t at) {
  const size_t size = words.size();
  if (at + 1 >= size || size - at - 1 > kLongestPlace) return false;
  for (size_t i = at + 1; i < size; ++i)
    if (is_any(
            words, i,
            {"who", "that", "which", "and", "or", "with", "without", "but", "by", "per", "each"}) ||
        (i + 1 < size && !end_mark(words[i]).empty()))
      return false;
  return true;
}

// "members without an email who do yoga" -> "members who do yoga and whose email is null"
bool put_clause_first(WordSequence& words, size_t with, size_t column,
                      const SchemaPhrases& phrases) {
  // What "that" is said of may be the column: "with a price that is over 50".
  const size_t clause =
      joint_after_column(words, column, {"who"}, {"and", "or", "of", "in"}, phrases);
  if (clause == 0 || clause + 1 == words.size()) return false;
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

// Puts the words from `last` on, which end the question, before those from `first` on.
void put_end_first(WordSequence& words, size_t first, size_t last) {
  const std::string mark = end_mark(words.back());
  WordSequence by = words.part(last, words.size());
  by.cut_last(by.size() - 1, mark.size());
  append(by, words.part(first, last));
  by.end_with(mark);
  replace(words, first, words.size() - first, by);
}

}  // namespace

void rewrite_presence_last(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!end_mark(words[i - 1]).empty() || !phrases.names_row(plain(words, i - 1))) continue;
    // "how many customers have no phone in Leeds"
    const bool have = is_any(words, i, {"have", "has"}) && is_any(words, i + 1, {"no"});
    if (!have && !is_any(words, i, {"with", "without"})) continue;
    size_t column = i + (have ? 2 : 1);
    while (!have && is_any(words, column, {"no", "a", "an", "any"})) ++column;
    if (!have && put_clause_first(words, i, column, phrases)) return;
    const size_t place = place_after_column(words, column, phrases);
    if (place != 0 && is_place(words, place)) return put_end_first(words, i, place);
    if (!have) return;
  }
}

}  // namespace ask::engine
