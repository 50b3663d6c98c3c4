#include "agent/engine/rewrite/rewrite_difference.h"

#include <string_view>

#include "agent/engine/lexicon/contrast_words.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"

namespace ask::engine {
namespace {

// "do more flights leave from A or from B?" -> "how many flights leave from A and B"
void rewrite_which_more(WordSequence& words, QueryShape& shape) {
  if (!is_any(words, 0, {"do", "does", "did", "are", "were"}) || plain(words, 1) != "more") return;
  for (size_t i = words.size(); i-- > 3;) {
    if (plain(words, i) != "or" || i + 1 >= words.size()) continue;
    words.set(i, "and");
    if (is_any(words, i + 1, {"from", "in", "on", "at", "to", "by", "for", "the"}))
      words.erase(i + 1, i + 2);
    replace(words, 0, 2, {"how", "many"});
    shape.side_by_side = true;
    return;
  }
}

// "how much more did A spend than B", "how many more orders does A have than B"
void rewrite_how_much_more(WordSequence& words, QueryShape& shape) {
  if (plain(words, 0) != "how" || !is_any(words, 1, {"much", "many"}) ||
      !is_any(words, 2, {"more", "less", "fewer"}))
    return;
  for (size_t i = 4; i + 1 < words.size(); ++i) {
    if (plain(words, i) != "than") continue;
    if (is_any(words, i + 1, kAfterThan) || (words[i + 1][0] >= '0' && words[i + 1][0] <= '9'))
      return;
    shape.difference = true;
    shape.reversed = plain(words, 2) != "more";
    words.set(i, "and");
    words.erase(2, 3);
    return;
  }
}

// "how much dearer is a double than a single per night" -> "what is the price of a double and a
// single", "how much bigger was the budget for A than for B" -> "what is the budget for A and B"
void rewrite_how_much_dearer(WordSequence& words, QueryShape& shape) {
  const size_t at = is_any(words, 2, {"more", "less"}) ? 3 : 2, from = at + 2;
  if (phrase_length(words, 0, "how much") == 0 || !is_any(words, at + 1, kBeing)) return;
  std::string_view measure;
  for (const auto& [comparative, noun] : kComparatives)
    if (plain(words, at) == comparative) measure = noun;
  if (is_any(words, at, kLongComparatives)) measure = kLengthMeasure;
  if (measure.empty()) return;
  for (size_t i = from + 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"than"}) || is_any(words, i + 1, kAverageWords)) continue;
    const bool named = is_any(words, from, {"the"}) && i > from + 3 &&
                       is_any(words, from + 2, {"for", "of", "at", "in"}) &&
                       is_any(words, i + 1, {"for", "of", "at", "in"});
    WordSequence by{"what", "is"};
    if (!named) append(by, {"the", {measure, words.word(at).source}, "of"});
    append(by, words.part(from, i));
    by.push_back("and");
    append(by, words.part(named ? i + 2 : i + 1, words.size()));
    shape.difference = true;
    shape.reversed = is_any(words, at - 1, {"less"}) || is_any(words, at, kLesserComparatives);
    return replace(words, 0, words.size(), std::move(by));
  }
}

}  // namespace

void rewrite_difference(WordSequence& words, QueryShape& shape) {
  rewrite_which_more(words, shape);
  rewrite_how_much_more(words, shape);
  rewrite_how_much_dearer(words, shape);
}

}  // namespace ask::engine
