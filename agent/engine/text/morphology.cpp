#include "agent/engine/text/morphology.h"

#include <libstemmer.h>

#include <array>
#include <functional>

#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::engine {
namespace {

bool ends(std::string_view word, std::string_view tail) { return word.ends_with(tail); }

std::string without(std::string_view word, size_t letters, std::string_view instead = "") {
  return std::string(word.substr(0, word.size() - letters)).append(instead);
}

std::string singular(std::string_view word) {
  if (word.size() > 4 && ends(word, "ies"))
    return is_common_word(without(word, 1)) ? without(word, 1) : without(word, 3, "y");
  if (word.size() > 4)
    for (const std::string_view tail : {"sses", "shes", "ches", "xes", "zzes"})
      if (ends(word, tail)) return without(word, 2);
  if (word.size() > 4 && ends(word, "oes")) return without(word, 2);
  if (word.size() > 3 && ends(word, "s") && !ends(word, "ss") && !ends(word, "us") &&
      !ends(word, "is"))
    return without(word, 1);
  return std::string(word);
}

// "named" -> "name", "stopped" -> "stop". Returns "" unless the result is a common schema word.
std::string verb_base(std::string_view word, size_t tail) {
  const std::string stem = without(word, tail);
  if (stem.size() < 3) return {};
  if (is_common_word(stem + "e")) return stem + "e";
  if (is_common_word(stem)) return stem;
  const size_t n = stem.size();
  if (n > 3 && stem[n - 1] == stem[n - 2] && !is_vowel(stem[n - 1])) {
    const std::string single = stem.substr(0, n - 1);
    if (is_common_word(single)) return single;
  }
  if (stem.back() == 'i' && is_common_word(stem.substr(0, n - 1) + "y"))
    return stem.substr(0, n - 1) + "y";
  return {};
}

constexpr size_t kLongestStemmed = 64;

// The stems of the words that were asked for last in this thread: most words of a question were in
// one before it.
struct StemOfWord {
  std::string word, stem;
};
StemOfWord& stem_of_word(std::string_view word) {
  thread_local std::array<StemOfWord, 256> known;
  return known[std::hash<std::string_view>{}(word) % known.size()];
}

}  // namespace

std::string lemma(std::string_view word) {
  if (const std::string_view base = irregular_base(word); !base.empty()) return std::string(base);
  if (word.size() > 64) return std::string(word);
  if (is_common_word(word)) return std::string(word);
  for (const std::string_view tail : {"ed", "ing"}) {
    if (word.size() < tail.size() + 3 || !ends(word, tail)) continue;
    if (std::string base = verb_base(word, tail.size()); !base.empty()) return base;
  }
  return singular(word);
}

std::string with_plural_suffix(std::string_view word) { return std::string(word) + "s"; }

std::array<std::string, 3> participles(std::string_view verb) {
  const std::string base(verb);
  return {base + "ed", base + "d", base + "n"};
}

Stemmer::Stemmer() : stemmer_(sb_stemmer_new("english", "UTF_8")) {}

void Stemmer::Delete::operator()(sb_stemmer* p) const { sb_stemmer_delete(p); }

std::string Stemmer::stem(std::string_view folded) const {
  if (!stemmer_ || folded.size() > kLongestStemmed) return std::string(folded);
  StemOfWord& known = stem_of_word(folded);
  if (known.word == folded) return known.stem;
  const sb_symbol* out =
      sb_stemmer_stem(stemmer_.get(), reinterpret_cast<const sb_symbol*>(folded.data()),
                      static_cast<int>(folded.size()));
  if (!out) return std::string(folded);
  known.word.clear();
  known.stem.assign(reinterpret_cast<const char*>(out),
                    static_cast<size_t>(sb_stemmer_length(stemmer_.get())));
  known.word = folded;
  return known.stem;
}

}  // namespace ask::engine
