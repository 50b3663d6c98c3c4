#include "agent/engine/rewrite/rewrite_kind_nouns.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestKind = 3;  // words

// A kind of rows at [begin, end) of the question.
struct Kind {
  std::string stored, rows;  // the kind as it is stored, the words of the rows
  size_t begin = 0, end = 0;
};

bool is_superlative(const WordSequence& words, size_t i) {
  const std::string word = plain(words, i);
  return has_superlative_suffix(word) && !text::is_one_of(word, kNoSuperlatives);
}

// True if a singular noun at `at` is one of the rows, not what they are like: "a van", "which van",
// "the cheapest van", "the most expensive van".
bool is_counted(const WordSequence& words, size_t at) {
  if (at == 0) return false;
  return is_any(words, at - 1, {"a", "an", "which", "what", "each", "every", "per"}) ||
         is_superlative(words, at - 1) || (at > 1 && is_any(words, at - 2, {"most", "least"}));
}

// True if the noun at `at` may be what is asked about: not "released hedgehogs", of which only some
// are meant, nor one of two that are compared.
bool may_begin(const WordSequence& words, size_t at) {
  if (at == 0 || is_superlative(words, at - 1)) return true;
  if (is_any(words, at - 1, {"with", "and", "or", "than", "versus", "vs", "to", "between", "in"}))
    return false;
  return filler(plain(words, at - 1)) >= 0.5F || is_any(words, at - 1, {"many", "each", "every"}) ||
         (at > 1 && is_any(words, at - 2, {"most", "least"}));
}

// The kind of [at, end), by its singular or its plural, whichever is stored.
Kind kind_at(const WordSequence& words, size_t at, size_t end, const SchemaPhrases& phrases) {
  const std::string last = plain(words, end - 1), base = lemma(last);
  const bool plural = last != base && has_plural_suffix(last);
  if (!plural && !is_counted(words, at)) return {};
  if (end - at == 1 && (phrases.is_name(last) || phrases.is_name(base))) return {};
  std::string before;
  for (size_t i = at; i + 1 < end; ++i) {
    if (!end_mark(words[i]).empty()) return {};
    before += plain(words, i) + " ";
  }
  for (const std::string& form : {base, last, with_plural_suffix(last), last + "es"}) {
    if (!phrases.is_value(before + form)) continue;
    std::string rows = phrases.rows_of_kind_table(before + form);
    if (!rows.empty()) return {before + form, std::move(rows), at, end};
  }
  return {};
}

Kind first_kind(const WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t at = 0; at < words.size(); ++at) {
    if (!may_begin(words, at)) continue;
    for (size_t length = std::min(kLongestKind, words.size() - at); length > 0; --length)
      if (Kind kind = kind_at(words, at, at + length, phrases); !kind.rows.empty()) return kind;
  }
  return {};
}

// A second kind of the same rows behind "and" or "or".
Kind kind_beside(const WordSequence& words, const Kind& first, const SchemaPhrases& phrases) {
  size_t at = first.end;
  if (!is_any(words, at, {"and", "or"}) || !end_mark(words[at - 1]).empty()) return {};
  if (is_any(words, ++at, {"the", "all"})) ++at;
  for (size_t length = 1; length <= kLongestKind && at + length <= words.size(); ++length)
    if (Kind kind = kind_at(words, at, at + length, phrases); kind.rows == first.rows) return kind;
  return {};
}

// True if the question names rows of the kind's table or of another beside the kind, so that they
// are what is asked for: "how many vehicles are vans", "van rentals".
bool names_rows_too(const WordSequence& words, const Kind& kind, const SchemaPhrases& phrases) {
  const std::string noun = lemma(kind.rows.substr(kind.rows.rfind(' ') + 1));
  const auto is_row = [&](size_t i) { return lemma(plain(words, i)) == noun; };
  for (size_t i = 0; i < words.size(); ++i)
    if ((i < kind.begin || i >= kind.end) && is_row(i)) return true;
  return end_mark(words[kind.end - 1]).empty() && kind.end < words.size() &&
         phrases.names_row(plain(words, kind.end));
}

}  // namespace

void rewrite_kind_nouns(WordSequence& words, const SchemaPhrases& phrases) {
  const Kind kind = first_kind(words, phrases);
  if (kind.rows.empty() || names_rows_too(words, kind, phrases)) return;
  const std::string last = plain(words, kind.end - 1);
  const std::string rows = with_last_lemma(kind.rows);
  // "the vans and the minibuses" -> "the vehicles that are vans or minibuses"
  if (const Kind other = kind_beside(words, kind, phrases); !other.rows.empty()) {
    WordSequence by = words_of(with_plural_suffix(rows) + " that are " + kind.stored + " or " +
                               other.stored);
    by.end_with(end_mark(words[other.end - 1]));
    return replace(words, kind.begin, other.end - kind.begin, by);
  }
  WordSequence by =
      words_of(kind.stored + " " + (last != lemma(last) ? with_plural_suffix(rows) : rows));
  by.end_with(end_mark(words[kind.end - 1]));
  replace(words, kind.begin, kind.end - kind.begin, by);
}

}  // namespace ask::engine
