#include "agent/engine/rewrite/respell_names.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <vector>

#include "agent/common/text.h"
#include "agent/db/statistics/value_index.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/rewrite/rewrite_spelling.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kShortestMisspelt = 4, kLongestMisspelt = 40;  // letters of a misspelt word
constexpr size_t kShortestApart = 6;  // without a word of the same name beside it
constexpr size_t kTwoTyposFrom = 5;
constexpr size_t kLooked = 256;  // stored names that have a word
constexpr size_t kMostRespelt = 200;  // words of a question

bool has_letters_only(std::string_view word) {
  return std::all_of(word.begin(), word.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
  });
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

class Respelling {
 public:
  Respelling(WordSequence& words, const db::ValueIndex& values, const SchemaIndex& index)
      : words_(words), values_(values), index_(index) {}

  // The stored word that word i is a typo of, "" if that is not clear.
  std::string respelt(size_t i) const {
    const std::string& word = plain(words_, i);
    if (word.size() < kShortestMisspelt || word.size() > kLongestMisspelt ||
        !has_letters_only(word))
      return {};
    if (is_stored(word) || is_stored(lemma(word)) || index_.names(word) || filler(word) > 0 ||
        is_cue_word(word))
      return {};
    const bool capitalised = i > 0 && !words_[i].empty() && is_capital(words_[i][0]);
    if (!capitalised && (is_spelt_so(word) || is_known(lemma(word)))) return {};
    std::set<std::string> found;
    add_near(i, i - 1, capitalised, found);
    add_near(i, i + 1, capitalised, found);
    return found.size() == 1 ? *found.begin() : std::string();
  }

  // "sourdough" of "country sour dough": words i and i + 1 are one of a stored name; "" if not.
  std::string joined(size_t i) const {
    if (i + 1 >= words_.size() || !end_mark(words_[i]).empty()) return {};
    const std::string &one = plain(words_, i), &other = plain(words_, i + 1);
    if (one.size() < 3 || other.size() < 3 || !has_letters_only(one) || !has_letters_only(other) ||
        is_stored(one + " " + other))
      return {};
    const std::string both = one + other;
    return is_stored(both) && is_in_name(i, 2, both) ? both : std::string();
  }

  // "line & sinker" of 'Line and Sinker'.
  bool is_and(size_t i) const {
    return words_[i] == "&" && i > 0 && i + 1 < words_.size() &&
           is_stored(plain(words_, i - 1) + " and " + plain(words_, i + 1));
  }

 private:
  bool is_stored(const std::string& text) const {
    const std::string normal = db::ValueIndex::normalised(text);
    return !normal.empty() &&
           (!values_.find(normal).empty() || !values_.containing(normal, 1).empty());
  }

  // A stored name has `word` for `count` words from i, and the word before or after them.
  bool is_in_name(size_t i, size_t count, const std::string& word) const {
    const auto part = [&](size_t at) {
      const std::string& other = plain(words_, at);
      return other.size() < 2 || filler(other) > 0 ? std::string() : other;
    };
    const size_t end = i + count;
    const bool starts = i > 0 && end_mark(words_[i - 1]).empty() && !part(i - 1).empty();
    if (starts && is_stored(part(i - 1) + " " + word)) return true;
    return end < words_.size() && end_mark(words_[end - 1]).empty() && !part(end).empty() &&
           is_stored(word + " " + part(end));
  }

  // Words near word i of the stored names that have word `beside`: next to it, or, of a capitalised
  // one, anywhere: "Dr Zielinsky" of 'Dr Piotr Zielinski'.
  void add_near(size_t i, size_t beside, bool capitalised, std::set<std::string>& found) const {
    const std::string &word = plain(words_, i), &other = plain(words_, beside);
    const size_t first = std::min(i, beside);
    if (beside >= words_.size() || other.size() < 2 || filler(other) > 0 ||
        !end_mark(words_[first]).empty())
      return;
    const size_t typos = word.size() < kTwoTyposFrom ? 1 : 2;
    const bool anywhere =
        capitalised && word.size() >= kShortestApart && is_capital(words_[beside][0]);
    for (const std::string& near : words_beside(other))
      if (near != word && text::edit_distance(near, word, typos) <= typos &&
          (anywhere || is_stored(beside < i ? other + " " + near : near + " " + other)))
        found.insert(near);
  }

  // The words of the stored names that have the word, which are looked up once.
  const std::vector<std::string>& words_beside(const std::string& word) const {
    const auto [at, is_new] = beside_.try_emplace(word);
    if (!is_new) return at->second;
    std::set<std::string> all;
    for (const db::ValueHit& hit : values_.containing(word, kLooked))
      for (std::string& near : text::split(db::ValueIndex::normalised(values_.original(hit)), ' '))
        all.insert(std::move(near));
    at->second.assign(all.begin(), all.end());
    return at->second;
  }

  WordSequence& words_;
  const db::ValueIndex& values_;
  const SchemaIndex& index_;
  mutable std::unordered_map<std::string, std::vector<std::string>> beside_;
};

}  // namespace

void respell_names(WordSequence& words, const db::ValueIndex& values, const SchemaIndex& index) {
  const Respelling names(words, values, index);
  for (size_t i = 0; i < words.size() && i < kMostRespelt; ++i) {
    if (names.is_and(i)) {
      words.set(i, "and");
      continue;
    }
    if (std::string one = names.joined(i); !one.empty()) {
      words.replace(i, 2, {one + end_mark(words[i + 1])});
      continue;
    }
    std::string stored = names.respelt(i);
    if (stored.empty()) continue;
    if (is_capital(words[i][0]) && stored[0] >= 'a' && stored[0] <= 'z')
      stored[0] = static_cast<char>(stored[0] - 'a' + 'A');
    words.set(i, stored + end_mark(words[i]));
  }
}

}  // namespace ask::engine
