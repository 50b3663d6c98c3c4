#include "agent/engine/link/adjacent_units.h"

#include <utility>

#include "agent/common/words.h"
#include "agent/engine/lexicon/unit_words.h"
#include "agent/engine/text/currencies.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// True if the words next to an amount say that it is a weight: the nearest one before it of a
// weight or a price does, or one after it, as in "5 pounds in weight". With none of them, it is a
// weight if weights are stored in pounds.
bool is_weight(std::span<const Token> tokens, const Mention& amount, const SchemaIndex& index) {
  constexpr size_t kFarthest = 8;
  for (size_t i = amount.begin; i-- > 0 && amount.begin - i < kFarthest;) {
    if (text::is_one_of(tokens[i].folded, kWeightWords)) return true;
    if (text::is_one_of(tokens[i].folded, kPriceWords)) return false;
  }
  for (size_t i = amount.end; i < tokens.size() && i < amount.end + 2U; ++i)
    if (text::is_one_of(tokens[i].folded, kWeightWords)) return true;
  return !index.converts_to(kPoundsOfWeight);
}

}  // namespace

bool measures_size(std::string_view unit) {
  const UnitDimension dimension = unit_info(unit_named(unit)).dimension;
  return dimension == UnitDimension::kLength || dimension == UnitDimension::kWeight ||
         dimension == UnitDimension::kVolume;
}

UnitSpan unit_beside(std::span<const Token> tokens, uint32_t begin, uint32_t end,
                     const SchemaIndex& index) {
  const UnitSpan known = unit_of(tokens, begin, end);
  if (!known.unit.empty() || end >= tokens.size() || tokens[end].quoted) return known;
  const std::string& word = tokens[end].folded;
  // "1.9 m": a letter is a unit next to a number only.
  const Unit& unit = unit_info(word.size() == 1 ? unit_stored(word) : unit_named(word));
  if (!measures_size(unit.name) || !index.measures(unit.dimension)) return known;
  return {begin, end + 1, unit.name};
}

void add_pounds_of_weight(std::span<const Token> tokens, const SchemaIndex& index, Mention amount,
                          std::vector<Mention>& out) {
  if (tokens[amount.end - 1].lemma != kPoundNoun || !index.measures(UnitDimension::kWeight) ||
      !is_weight(tokens, amount, index))
    return;
  amount.unit = unit_info(kPoundsOfWeight).name;
  out.push_back(std::move(amount));
}

std::string_view unit_of_range(std::span<const Token> tokens, uint32_t low, uint32_t low_end,
                               const SchemaIndex& index) {
  if (low == 0 || tokens[low - 1].folded != "between" || low_end + 1 >= tokens.size() ||
      tokens[low_end].folded != "and")
    return {};
  const auto high = number_at(tokens, low_end + 1);
  if (!high || high->ordinal) return {};
  return unit_beside(tokens, low_end + 1, high->end, index).unit;
}

bool is_amount(std::span<const Token> tokens, uint32_t begin, uint32_t end,
               const SchemaIndex& index) {
  const std::string_view unit = unit_beside(tokens, begin, end, index).unit;
  return end == begin + 1 && (unit == kMoneyUnit || measures_size(unit));
}

}  // namespace ask::engine
