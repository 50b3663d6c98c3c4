#include "agent/engine/rewrite/rewrite_spent_on.h"

#include <algorithm>

#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

bool is_goods_noun(const RewriteContext& context, const std::string& noun) {
  const auto& goods = context.schema.sales.popular;
  return std::find(goods.begin(), goods.end(), noun) != goods.end();
}

bool is_of_goods(const RewriteContext& context, std::string_view text) {
  const SchemaIndex& index = context.schema.index;
  const auto hits = context.snapshot.values.find(db::ValueIndex::normalised(text));
  return context.schema.sales.money && !hits.empty() &&
         std::all_of(hits.begin(), hits.end(), [&](const db::ValueHit& hit) {
           const auto& words = index.table(hit.table).words;
           return !words.empty() && is_goods_noun(context, index.word(words.back()).lemma);
         });
}

}  // namespace

std::string revenue_of_goods(const RewriteContext& context, std::string_view text) {
  return is_of_goods(context, text) ? std::string(kRevenueNoun) : std::string();
}

void rewrite_spent_on(WordSequence& words, const RewriteContext& context,
                      const SchemaPhrases& phrases) {
  constexpr size_t kMostNameWords = 5;
  if (!context.schema.sales.money) return;
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kSpendingForms) || !is_any(words, i + 1, {"on"})) continue;
    const size_t most = std::min(words.size(), i + 2 + kMostNameWords);
    for (size_t end = most; end > i + 2; --end) {
      const std::string text = plain_text(words, i + 2, end);
      if (end == i + 3 && !phrases.is_value(text) && is_goods_noun(context, lemma(text))) {
        const std::string mark = end_mark(words[i + 2]);
        words.erase(i + 1, i + 3);
        return words.add(i, mark);
      }
      if (is_of_goods(context, text)) return words.set(i + 1, "for");
    }
    return;
  }
}

}  // namespace ask::engine
