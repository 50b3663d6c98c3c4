#include "agent/reason/builtin/linker_dimension.h"

#include "agent/reason/builtin/lexicon.h"

namespace ask::builtin {

DimensionFit dimension_fit(const SchemaIndex& index, uint32_t table, uint32_t column,
                           std::string_view dimension) {
  const SchemaItem& item = index.column(table, column);
  const ColumnTraits& traits = index.traits(table, column);
  if (traits.identifier || traits.reference) return {};
  DimensionFit best;
  for (const DimensionWord& word : dimension_words(dimension)) {
    if (word.score <= best.score || !index.has_word(item, word.word)) continue;
    // The last word says what the column is: "age" in age_group says less than in team_age.
    const SchemaWord& last = index.word(item.words.back());
    const bool head = last.lemma == word.word || last.text == word.word || item.words.size() == 1;
    best = {head ? word.score : word.score * 0.9F, word.reversed};
  }
  if (best.score == 0 && dimension == "date" && traits.temporal) best.score = 0.6F;
  return best;
}

}  // namespace ask::builtin
