#include "agent/engine/rewrite/rewrite_informal.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/lexicon/informal_words.h"
#include "agent/engine/lexicon/phrase_synonyms.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kAbbreviation = 3;  // letters of "avg", "pct", "nr"

// Lower case with straight apostrophes.
std::string spelled(const std::string& word) {
  return with_straight_apostrophes(text::lower(word));
}

// Number of words that the phrase covers from word i on, and what follows its last one ("?"); 0 if
// it does not match.
size_t matches(const WordSequence& words, size_t i, std::string_view phrase, std::string& tail) {
  for (size_t k = 0; i + k < words.size(); ++k) {
    const size_t end = std::min(phrase.find(' '), phrase.size());
    const std::string_view phrase_word = phrase.substr(0, end);
    const std::string word = spelled(words[i + k]);
    if (end < phrase.size()) {
      if (!word.starts_with(phrase_word) ||
          (word.size() != end && !(word.size() == end + 1 && word[end] == '.')))
        return 0;
      phrase.remove_prefix(end + 1);
      continue;
    }
    if (!word.starts_with(phrase_word)) return 0;
    tail = word.substr(end);
    if (tail.find_first_not_of("?!.,:;") != tail.npos) return 0;
    // The dot of an abbreviation does not end the sentence: "the avg. price".
    if (tail == "." && end <= kAbbreviation && i + k + 1 < words.size()) tail.clear();
    return k + 1;
  }
  return 0;
}

std::string lower(const WordSequence& words, size_t i) {
  return words[i].size() == plain(words, i).size() ? plain(words, i) : text::lower(words[i]);
}

bool has_capital_at(const std::string& word) { return word[0] >= 'A' && word[0] <= 'Z'; }

}  // namespace

void normalise_informal(WordSequence& words, const IsName& is_name) {
  constexpr size_t kMaxCorrected = 64;
  char quote = 0;  // words between quotation marks are kept
  size_t corrected = 0;
  for (size_t i = 0; i < words.size() && corrected < kMaxCorrected; ++i) {
    const std::string& word = words[i];
    if (word.empty()) continue;
    if (quote == 0 && (word[0] == '"' || word[0] == '\'')) quote = word[0];
    if (quote != 0) {
      if (word.size() > 1 && word.find(quote, 1) != word.npos) quote = 0;
      continue;
    }
    if (i > 0 && has_capital_at(word)) continue;
    const std::string key = word.find(kCurlyApostrophe) == word.npos
                                ? plain(words, i)
                                : QuestionWord(spelled(word)).plain;
    const auto rows = informal_words(key);
    if (rows.empty() || is_name(key)) continue;
    for (const InformalWord& row : rows) {
      std::string tail;
      const size_t count = matches(words, i, row.phrase, tail);
      if (count == 0) continue;
      WordSequence replacement = words_of(row.replacement);
      replacement.end_with(tail);
      replace(words, i, count, replacement);
      i += replacement.size() - 1;
      ++corrected;
      break;
    }
  }
}

namespace {

// The first alternative all of whose words are names; empty if there is none.
std::string_view named_alternative(std::string_view alternatives, const IsName& is_name) {
  while (!alternatives.empty()) {
    const size_t end = std::min(alternatives.find('|'), alternatives.size());
    const std::string_view one = alternatives.substr(0, end);
    bool all = true;
    for (const std::string& word : text::split(one, ' ')) all &= is_name(word);
    if (all) return one;
    alternatives.remove_prefix(std::min(end + 1, alternatives.size()));
  }
  return {};
}

}  // namespace

void rewrite_phrases(WordSequence& words, const IsName& is_name, const IsName& is_stored) {
  constexpr size_t kMaxPhrases = 16;
  size_t named = 0;
  for (size_t i = 0; i < words.size() && named < kMaxPhrases; ++i) {
    if (words[i].empty() || (i > 0 && has_capital_at(words[i]))) continue;
    for (const PhraseSynonym& row : phrase_synonyms(lower(words, i))) {
      std::string tail;
      size_t count = matches(words, i, row.phrase, tail);
      const bool plural = count == 0;
      if (plural) count = matches(words, i, std::string(row.phrase) + "s", tail);
      if (count == 0) continue;
      if (row.phrase.ends_with(" on") && is_any(words, i + count, {"average"})) continue;
      const bool how_much =  // rewrite_unsaid_sums() reads what rows bring in
          row.phrase == "bring in" && is_any(words, 0, {"how", "what"}) && i > 2;
      if (how_much) continue;
      bool own = true;  // the schema has these words itself
      for (const std::string& word : text::split(row.phrase, ' ')) own &= is_name(word);
      own |= is_stored(row.phrase);  // or a row does: "team leader" as a grade
      own |= row.phrase.ends_with(" by") && is_stored(row.phrase.substr(0, row.phrase.find(' ')));
      const std::string_view one = own ? "" : named_alternative(row.replacement, is_name);
      if (one.empty()) continue;
      WordSequence replacement = words_of(one);
      if (plural && !has_plural_suffix(replacement.back())) replacement.end_with("s");
      replacement.end_with(tail);
      replace(words, i, count, replacement);
      ++named;
      break;
    }
  }
}

}  // namespace ask::engine
