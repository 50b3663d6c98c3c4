// Helpers of the rewriting rules: words of a question in their plain form, and their replacement.
#pragma once
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/word_sequence.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

// Word i in lower case without trailing punctuation; "" past the end.
inline const std::string& plain(const WordSequence& words, size_t i) { return words.plain(i); }

// True if word i is one of these, in their plain form.
inline bool is_any(const WordSequence& words, size_t i,
                   std::initializer_list<std::string_view> any) {
  return i < words.size() && text::is_one_of(plain(words, i), any);
}

inline bool is_any(const WordSequence& words, size_t i, std::span<const std::string_view> any) {
  return i < words.size() && text::is_one_of(plain(words, i), any);
}

// The auxiliary of a question: "did", "have".
inline bool helping_word(const WordSequence& words, size_t i) {
  return is_any(words, i, {"did", "does", "do", "has", "have", "had"});
}

// "not", "without", "isn't"
inline bool is_negation(const WordSequence& words, size_t i) {
  return is_any(words, i, {"not", "no", "never", "without", "nor"}) ||
         (i < words.size() && is_negative_contraction(plain(words, i)));
}

// True for "15".
bool is_digits(std::string_view word);
// True for "2024", which may also be a number.
bool may_be_year(std::string_view word);
// "january"; not "jan", which may be a name.
bool is_month(std::string_view word);
// "2025", "12/5", "june": a time may begin with it.
bool may_begin_time(std::string_view word);

// plain() without brackets around the word.
std::string unbracketed(const WordSequence& words, size_t i);

// Words [from, to) in their plain form, separated by single blanks.
std::string plain_text(const WordSequence& words, size_t from, size_t to);
// Words [from, to) as they are written, without the marks at the end.
std::string unmarked_text(const WordSequence& words, size_t from, size_t to);

// The punctuation after a word without brackets: "orders)?" -> "?".
std::string end_mark(std::string_view word);
// The phrase with its last word in the singular: "wet saws" -> "wet saw".
std::string with_last_lemma(std::string_view phrase);

inline constexpr std::string_view kCurlyApostrophe = "\xE2\x80\x99";
std::string with_straight_apostrophes(std::string word);

// The number of words of the phrase, if those from `at` on are it; else 0. A mark may be after the
// last one only, unless `marks_inside`.
size_t phrase_length(const WordSequence& words, size_t at, std::string_view phrase,
                     bool marks_inside = false);

// Replaces `count` words from `at` by others.
inline void replace(WordSequence& words, size_t at, size_t count, WordSequence by) {
  words.replace(at, count, std::move(by));
}
inline WordSequence words_of(std::string_view phrase) { return WordSequence::of_phrase(phrase); }
inline void append(WordSequence& to, const WordSequence& more) { to.append(more); }

}  // namespace ask::engine
