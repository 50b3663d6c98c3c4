#include "agent/engine/schema/gradable_columns.h"

#include <algorithm>
#include <array>

#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

constexpr float kNotLast = 0.05F;  // the word is not the head of the name
constexpr float kAnyDate = 0.3F;   // any date will do for "latest"

}  // namespace

DimensionMatch match_column(const Traits& traits, ColumnId id, std::string_view dimension) {
  DimensionMatch best;
  if (id.whole() || traits.identifier(id)) return best;
  if (!traits.quantity(id) && !traits.temporal(id) && !traits.numeric(id)) return best;
  for (const DimensionWord& word : dimension_words(dimension)) {
    if (!traits.has_word(id, word.word)) continue;
    const float score = 1 + word.score - (traits.last_word(id) == word.word ? 0 : kNotLast);
    if (score > best.score) best = {id, score, word.reversed};
  }
  if (dimension == "date" && best.score < kAnyDate && traits.temporal(id))
    best = {id, kAnyDate, false};
  return best;
}

DimensionMatch match_dimension(const Traits& traits, uint32_t table, std::string_view dimension) {
  DimensionMatch best;
  for (uint32_t c = 0; c < traits.table(table).columns.size(); ++c) {
    const DimensionMatch match = match_column(traits, {table, c}, dimension);
    if (match.score > best.score) best = match;
  }
  return best;
}

bool is_place(const Traits& traits, uint32_t table) {
  static constexpr std::array<std::string_view, 24> kPlaces = {
      "venue",   "store",      "shop",      "stadium",    "station",  "airport",
      "hotel",   "school",     "branch",    "office",     "museum",   "theater",
      "theatre", "hospital",   "warehouse", "restaurant", "city",     "location",
      "site",    "university", "college",   "apartment",  "building", "address"};
  return std::any_of(kPlaces.begin(), kPlaces.end(), [&](std::string_view word) {
    return traits.index().has_word(traits.index().table(table), word);
  });
}

float place_score(const Traits& traits, ColumnId column) {
  if (!traits.text(column) || traits.identifier(column)) return 0;
  float best = 0;
  for (const DimensionWord& word : dimension_words("place"))
    if (traits.has_word(column, word.word)) best = std::max(best, word.score);
  if (best == 0 && is_place(traits, column.table) && traits.name_of(column.table) == column)
    best = 0.3F;
  return best;
}

}  // namespace ask::engine
