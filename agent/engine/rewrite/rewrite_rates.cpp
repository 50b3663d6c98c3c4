#include "agent/engine/rewrite/rewrite_rates.h"

#include <utility>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {
namespace {

std::string_view state_of(const std::string& noun) {
  for (const auto& [rate_noun, state] : kRateStates)
    if (noun == rate_noun) return state;
  return {};
}

bool opens_question(const std::string& word) { return text::is_one_of(word, kBeforeRate); }

}  // namespace

void rewrite_rates(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_any(words, i, kRateNouns) || phrases.is_name("rate")) continue;
    const std::string_view state = state_of(plain(words, i - 1));
    if (state.empty()) continue;
    size_t from = 0;
    while (from + 1 < i && opens_question(plain(words, from))) ++from;
    WordSequence rate{"what", "percentage"};
    if (from + 1 < i) {  // "the booking cancellation rate"
      rate.push_back("of");
      append(rate, words.part(from, i - 1));
    }
    std::string mark = end_mark(words.back());
    append(rate, words.part(i + 1, words.size()));
    if (i + 1 < words.size()) rate.cut_last(rate.size() - 1, mark.size());
    rate.push_back("is");
    append(rate, words_of(std::string(state) + mark));
    return replace(words, 0, words.size(), std::move(rate));
  }
}

}  // namespace ask::engine
