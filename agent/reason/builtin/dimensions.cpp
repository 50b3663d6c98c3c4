#include "agent/reason/builtin/dimensions.h"

#include "agent/reason/builtin/lexicon.h"

namespace ask::builtin {
namespace {

constexpr float kNotLast = 0.05F;  // the word is not the head of the name
constexpr float kAnyDate = 0.3F;   // any date will do for "latest"

}  // namespace

DimensionMatch match_dimension(const Traits& traits, uint32_t table, std::string_view dimension) {
  DimensionMatch best;
  const auto words = dimension_words(dimension);
  for (uint32_t c = 0; c < traits.table(table).columns.size(); ++c) {
    const ColumnId id{table, c};
    if (traits.identifier(id)) continue;
    if (!traits.quantity(id) && !traits.temporal(id) && !traits.numeric(id)) continue;
    for (const DimensionWord& word : words) {
      if (!traits.has_word(id, word.word)) continue;
      const float score = 1 + word.score - (traits.last_word(id) == word.word ? 0 : kNotLast);
      if (score > best.score) best = {id, score, word.reversed};
    }
    if (dimension == "date" && best.score < kAnyDate && traits.temporal(id))
      best = {id, kAnyDate, false};
  }
  return best;
}

}  // namespace ask::builtin
