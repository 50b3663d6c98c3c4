#include "agent/engine/schema/unit_prices.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_tables.h"

namespace ask::engine {
namespace {

// What a price is for one of: a noun ("kg", "word", "hour"), a piece, or a person. All unset if the
// column is no such price.
struct PricedThing {
  std::string_view noun;
  bool piece = false, person = false;
  bool any() const { return piece || person || !noun.empty(); }
};

bool is_money(const SchemaIndex& index, const SchemaItem& item, UnitId unit) {
  return index.has_any_word(item, kPriceColumns) || index.has_any_word(item, kIncomeColumns) ||
         unit_info(unit).dimension == UnitDimension::kMoney;
}

// "day" of "daily", "kg" of itself; empty for words that are no unit of what is bought.
std::string_view unit_of_price(const SchemaWord& word) {
  for (const auto& [adjective, period] : kRatePeriods)
    if (word.lemma == adjective || word.lemma == period) return period;
  const UnitDimension dimension = unit_info(unit_stored(word.text)).dimension;
  const bool bought = dimension == UnitDimension::kWeight || dimension == UnitDimension::kVolume ||
                      dimension == UnitDimension::kLength;
  return bought && word.text.size() > 1 ? std::string_view(word.text) : std::string_view();
}

PricedThing thing_of(std::string_view noun) {
  if (text::is_one_of(noun, kSummedPeriods)) return {};
  if (text::is_one_of(noun, kPieceWords)) return {{}, true, false};
  if (text::is_one_of(noun, kHeldThings) || text::is_one_of(noun, kPerHeadWords))
    return {{}, false, true};
  return {noun, false, false};
}

PricedThing priced_thing(const SchemaIndex& index, uint32_t t, uint32_t c) {
  const ColumnRoles& roles = index.column_roles(t, c);
  const SchemaItem& item = index.column(t, c);
  if (!roles.measure || item.words.size() < 2 || !is_money(index, item, roles.unit)) return {};
  for (size_t i = 1; i + 1 < item.words.size(); ++i)
    if (index.word(item.words[i]).text == "per")
      return thing_of(index.word(item.words[i + 1]).lemma);
  for (const uint32_t w : item.words) {
    const SchemaWord& word = index.word(w);
    if (text::is_one_of(word.lemma, kPieceWords)) return {{}, true, false};
    if (text::is_one_of(word.text, kPerHeadWords)) return {{}, false, true};
    if (const std::string_view unit = unit_of_price(word); !unit.empty())
      return {unit, false, false};
  }
  return {};
}

// True for a quantity of the thing that was bought, and is not a bound or what is in stock.
bool measures_thing(const SchemaIndex& index, uint32_t t, uint32_t c, const PricedThing& thing) {
  const SchemaItem& item = index.column(t, c);
  const UnitId own = index.column_roles(t, c).unit;
  if (index.has_any_word(item, kStockWords) || index.has_any_word(item, kUpperBoundWords) ||
      index.has_any_word(item, kLowerBoundWords) || is_money(index, item, own) ||
      index.has_word(item, "per"))
    return false;
  if (thing.piece)
    return index.has_any_word(item, kSoldQuantityColumns) || index.has_any_word(item, kPieceCounts);
  if (thing.person) return index.has_any_word(item, kHeldThings);
  const UnitId unit = unit_named(thing.noun);
  return index.has_word(item, thing.noun) || (unit != kNoUnit && unit == own);
}

// The only such quantity of the table; kNone if there is none or several.
uint32_t quantity_of(const SchemaIndex& index, uint32_t t, const PricedThing& thing, size_t& many) {
  uint32_t found = kNone;
  many = 0;
  for (const uint32_t c : index.measures(t))
    if (measures_thing(index, t, c, thing)) found = c, ++many;
  return many == 1 ? found : kNone;
}

}  // namespace

bool is_unit_price(const SchemaIndex& index, uint32_t table, uint32_t column) {
  return priced_thing(index, table, column).any();
}

std::vector<PricedQuantity> priced_quantities(const db::Catalog& catalog, const SchemaIndex& index,
                                              uint32_t table, uint32_t column) {
  const PricedThing thing = priced_thing(index, table, column);
  size_t many = 0;
  if (const uint32_t own = quantity_of(index, table, thing, many); own != kNone || many > 0) {
    if (many > 1) return {};
    return {{table, own, table, column}};
  }
  std::vector<PricedQuantity> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    if (t == table || index.is_view(t) || !catalog.refers(catalog.tables[t], catalog.tables[table]))
      continue;
    if (const uint32_t far = quantity_of(index, t, thing, many); far != kNone)
      out.push_back({t, far, table, column});
  }
  return out;
}

std::optional<PricedQuantity> kept_value(const SchemaIndex& index, uint32_t table) {
  const SchemaItem& item = index.table(table);
  if (index.is_view(table) || is_sales_table(index, table) ||
      index.has_any_word(item, kIncomeTables) || index.has_any_word(item, kExpenseTables))
    return std::nullopt;
  std::optional<PricedQuantity> found;
  for (const uint32_t c : index.measures(table)) {
    const PricedThing thing = priced_thing(index, table, c);
    if (!thing.piece) continue;
    size_t many = 0;
    const uint32_t quantity = quantity_of(index, table, thing, many);
    if (found || quantity == kNone) return std::nullopt;
    found = PricedQuantity{table, quantity, table, c};
  }
  return found;
}

}  // namespace ask::engine
