#include "agent/engine/rewrite/rewrite_asides.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/aside_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Where an aside at the end begins: after a bracket, a comma or a dash; 0 if there is none.
size_t aside_begin(const WordSequence& words) {
  constexpr size_t kLongestAside = 5;  // words
  for (size_t n = 2; n <= kLongestAside && n + 2 < words.size(); ++n) {
    const size_t at = words.size() - n;
    if (words[at].starts_with('(')) return words.back().find(')') != std::string::npos ? at : 0;
    if (words[at - 1].ends_with(',') || words[at - 1] == "-") return at;
  }
  return 0;
}

// The only word of the aside that says something, if it restricts the rows; "" if there is none or
// several.
std::string restriction(const WordSequence& words, size_t from) {
  bool restricts = false;
  std::string found;
  for (size_t i = from; i < words.size(); ++i) {
    const std::string word = unbracketed(words, i);
    restricts |= text::is_one_of(word, kAsideRestrictions);
    if (word.empty() || text::is_one_of(word, kAsideFillers)) continue;
    if (!found.empty()) return {};
    found = word;
  }
  return restricts ? found : std::string();
}

}  // namespace

void rewrite_asides(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kFarthestRows = 5;
  const size_t from = aside_begin(words);
  if (from == 0) return;
  const std::string state = restriction(words, from);
  if (state.empty() || phrases.names_row(state) || phrases.rows_in_state(state).empty()) return;
  for (size_t i = 0; i < std::min(from, kFarthestRows); ++i) {
    const std::string& noun = plain(words, i);
    if (!phrases.names_row(noun) || noun == lemma(noun)) continue;
    const std::string mark = end_mark(words.back());
    words.resize(words[from - 1] == "-" ? from - 1 : from);
    if (const size_t last = words.size() - 1; words[last].ends_with(',')) words.cut_last(last);
    if (mark.find('?') != mark.npos) words.end_with("?");
    replace(words, i, 0, {state});
    return;
  }
}

}  // namespace ask::engine
