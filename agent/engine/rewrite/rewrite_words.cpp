#include "agent/engine/rewrite/rewrite_words.h"

#include <algorithm>

#include "agent/engine/lexicon/month_names.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
bool is_digits(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == word.npos;
}

bool is_month(std::string_view word) { return text::is_one_of(word, kMonthNames); }

bool may_begin_time(std::string_view word) {
  return is_month(word) || (!word.empty() && word[0] >= '0' && word[0] <= '9');
}

bool may_be_year(std::string_view word) {
  return word.size() == 4 && (word.starts_with("19") || word.starts_with("20")) && is_digits(word);
}

std::string unbracketed(const WordSequence& words, size_t i) {
  std::string_view out = plain(words, i);
  while (!out.empty() && (out.front() == '(' || out.front() == ',')) out.remove_prefix(1);
  while (!out.empty() && (out.back() == ')' || out.back() == ';')) out.remove_suffix(1);
  return std::string(out);
}

std::string plain_text(const WordSequence& words, size_t from, size_t to) {
  std::string out;
  for (size_t i = from; i < to; ++i) out += (i > from ? " " : "") + plain(words, i);
  return out;
}

std::string unmarked_text(const WordSequence& words, size_t from, size_t to) {
  std::string out;
  for (size_t i = from; i < to; ++i) out += (i > from ? " " : "") + words[i];
  out.resize(out.find_last_not_of("?.,!") + 1);
  return out;
}

std::string end_mark(std::string_view word) {
  const size_t end = word.find_last_not_of(",.;:?!)");
  std::string out(end == word.npos ? "" : word.substr(end + 1));
  std::erase(out, ')');
  return out;
}

std::string with_last_lemma(std::string_view phrase) {
  const size_t last = phrase.rfind(' ') + 1;
  return std::string(phrase.substr(0, last)) + lemma(phrase.substr(last));
}

std::string with_straight_apostrophes(std::string word) {
  for (size_t at; (at = word.find(kCurlyApostrophe)) != word.npos;)
    word.replace(at, kCurlyApostrophe.size(), "'");
  return word;
}

size_t phrase_length(const WordSequence& words, size_t at, std::string_view phrase,
                     bool marks_inside) {
  size_t count = 0;
  while (!phrase.empty()) {
    const std::string& word = plain(words, at + count);
    // The first letter refuses nearly all words before one is copied.
    if (word.empty() || (word[0] != phrase[0] && phrase[0] != '\'')) return 0;
    const std::string_view next = phrase.substr(0, phrase.find(' '));
    if (word != next &&
        (word.find(kCurlyApostrophe) == word.npos || with_straight_apostrophes(word) != next))
      return 0;
    phrase.remove_prefix(std::min(next.size() + 1, phrase.size()));
    if (!marks_inside && !phrase.empty() && !end_mark(words[at + count]).empty()) return 0;
    ++count;
  }
  return count;
}

}  // namespace ask::engine
