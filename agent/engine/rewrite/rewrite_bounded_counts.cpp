#include "agent/engine/rewrite/rewrite_bounded_counts.h"

#include <algorithm>

#include "agent/engine/lexicon/group_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestCountedKind = 3;  // words

bool is_small_number(const WordSequence& words, size_t i) {
  const std::string& word = plain(words, i);
  return (word.size() < 3 && is_digits(word)) || word == kNumberOne ||
         text::is_one_of(word, kNumbersFromTwo);
}

// The place after "at least two", "two or more", "more than one", "several" at `at`; 0 if no such
// bound is there.
size_t after_bound(const WordSequence& words, size_t at) {
  if (is_any(words, at, kSeveralWords)) return at + 1;
  if (is_any(words, at, {"at"}) && is_any(words, at + 1, {"least", "most"}))
    return is_small_number(words, at + 2) ? at + 3 : 0;
  if (is_any(words, at, {"more", "fewer", "less"}) && is_any(words, at + 1, {"than"}))
    return is_small_number(words, at + 2) ? at + 3 : 0;
  if (!is_small_number(words, at) || !is_any(words, at + 1, {"or"})) return 0;
  return is_any(words, at + 2, {"more", "fewer", "less"}) ? at + 3 : 0;
}

bool has_mark(const WordSequence& words, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i)
    if (!end_mark(words[i]).empty()) return true;
  return false;
}

// Replaces words [from, to) by the rows, of which it is said that they are of the kind.
void name_rows(WordSequence& words, size_t from, size_t to, WordSequence rows,
               const std::string& kind) {
  const std::string mark = end_mark(words[to - 1]);
  while (!end_mark(rows.back()).empty())
    rows.cut_last(rows.size() - 1, end_mark(rows.back()).size());
  append(rows, {"that", "are"});
  append(rows, words_of(kind));
  rows.end_with(mark);
  replace(words, from, to - from, std::move(rows));
}

// True if only the rows of the noun may be in the state.
bool is_state_of(const std::string& state, const std::string& noun,
                 const SchemaPhrases& phrases) {
  const std::string rows = phrases.rows_in_state(state);
  const size_t last = rows.rfind(' ');
  return !rows.empty() && lemma(rows.substr(last == rows.npos ? 0 : last + 1)) == lemma(noun);
}

// "two or more cancelled visits", "at least two refunded tickets"
bool kind_before_rows(WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  for (size_t rows = at + 1; rows <= at + kLongestCountedKind && rows < words.size(); ++rows) {
    if (has_mark(words, at, rows)) return false;
    if (!phrases.names_row(plain(words, rows))) continue;
    const std::string kind = plain_text(words, at, rows);
    const bool stored = phrases.is_value(kind) && !phrases.is_name(kind);
    if ((!stored && !is_state_of(kind, plain(words, rows), phrases)) ||
        phrases.names_row(kind + " " + plain(words, rows)))
      return false;
    name_rows(words, at, rows + 1, words.part(rows, rows + 1), kind);
    return true;
  }
  return false;
}

// "at least two dogs", of a stored kind of some rows
bool kind_for_rows(WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  for (size_t end = std::min(words.size(), at + kLongestCountedKind); end > at; --end) {
    const std::string kind = plain_text(words, at, end), one = with_last_lemma(kind);
    if (has_mark(words, at, end - 1) || is_any(words, end, {"or", "and"}) ||
        !phrases.is_value(one) || phrases.is_name(kind) ||
        phrases.is_name(one) || phrases.names_row(plain(words, end - 1)) ||
        unit_named(plain(words, end - 1)) != kNoUnit)
      continue;
    const std::string rows = phrases.rows_in_state(one);
    if (rows.empty()) return false;
    name_rows(words, at, end, words_of(rows), one);
    return true;
  }
  return false;
}

}  // namespace

void rewrite_bounded_counts(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const size_t at = after_bound(words, i);
    if (at == 0 || at >= words.size()) continue;
    if (has_mark(words, i, at) || is_any(words, at, kDifferentWords)) return;
    if (!phrases.names_row(plain(words, at)) && !kind_before_rows(words, at, phrases))
      kind_for_rows(words, at, phrases);
    return;
  }
}

}  // namespace ask::engine
