#include "agent/engine/rewrite/rewrite_extreme_rows.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/extreme_row_words.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The words of a superlative from `at` to the end, without "the"; empty if it is none.
WordSequence final_superlative(const WordSequence& words, size_t at) {
  if (is_any(words, at, {"the"})) ++at;
  const size_t n = words.size() - at;
  const bool two = n == 2 && is_any(words, at, {"most", "least"});
  const std::string& one = plain(words, at);
  if (!two && (n != 1 || one.size() < 5 || !has_superlative_suffix(one))) return {};
  WordSequence out;
  for (size_t i = at; i < words.size(); ++i) out.push_back(words.plain_word(i));
  return out;
}

// "whose pet is the heaviest?" -> "who has the heaviest pet?"
bool rewrite_whose_extreme(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kMostNouns = 3;
  if (!is_any(words, 0, {"whose"})) return false;
  size_t be = 1;
  while (be <= kMostNouns && !is_any(words, be, kBeing)) ++be;
  if (be == 1 || !is_any(words, be, kBeing)) return false;
  const std::string noun = plain_text(words, 1, be);
  const std::string& last = plain(words, be - 1);
  if (!phrases.names_row(last) && !phrases.is_value(noun) && !phrases.is_name(last)) return false;
  WordSequence ranked = final_superlative(words, be + 1);
  if (ranked.empty()) return false;
  WordSequence by{"who", "has", "the"};
  append(by, ranked);
  for (size_t i = 1; i < be; ++i) by.push_back(words.plain_word(i));
  by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// "which room is used least", "least used rooms" -> "which room has the fewest bookings"
bool rewrite_least_used(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const bool before = is_any(words, i, {"least"}) && is_any(words, i + 1, kUsedParticiples);
    const bool the = is_any(words, i + 1, {"the"});
    const bool after = is_any(words, i, kUsedParticiples) &&
                       is_any(words, the ? i + 2 : i + 1, {"least"}) && i > 1 &&
                       is_any(words, i - 1, kBeing);
    if (!before && !after) continue;
    const size_t noun = before ? i + 2 : i - 2;
    if (noun >= words.size() || !end_mark(words[i]).empty()) return false;
    const std::string rows = phrases.only_child(plain(words, noun));
    if (rows.empty()) return false;
    if (before) {
      WordSequence by{words.plain_word(noun), "with", "the", "fewest"};
      append(by, words_of(rows));
      by.end_with(end_mark(words[noun]));
      replace(words, i, 3, std::move(by));
      return true;
    }
    const size_t end = the ? i + 3 : i + 2;
    WordSequence by{"has", "the", "fewest"};
    append(by, words_of(rows));
    by.end_with(end_mark(words[end - 1]));
    replace(words, i - 1, end + 1 - i, std::move(by));
    return true;
  }
  return false;
}

}  // namespace

void rewrite_extreme_rows(WordSequence& words, const SchemaPhrases& phrases) {
  if (!rewrite_whose_extreme(words, phrases)) rewrite_least_used(words, phrases);
}

}  // namespace ask::engine
