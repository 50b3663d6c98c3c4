#include "agent/engine/schema/row_amounts.h"

#include <algorithm>
#include <span>

#include "agent/engine/lexicon/attribute_questions.h"
#include "agent/engine/lexicon/figure_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/stock_levels.h"
#include "agent/engine/schema/unit_prices.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// A column among several tables: kNone if there is none or several. In words, its name, after that
// of the table if other names have its last word.
struct OnlyColumn {
  uint32_t table = kNone, column = kNone;
  bool several = false;
  void add(uint32_t t, uint32_t c) {
    several |= table != kNone && (table != t || column != c);
    table = t, column = c;
  }
  std::string text(const SchemaIndex& index) const {
    if (table == kNone || several || index.column(table, column).words.empty()) return {};
    const std::string name = index.text(index.column(table, column));
    const std::string& last = index.word(index.column(table, column).words.back()).text;
    const auto& items = index.items();
    const auto named = std::count_if(items.begin(), items.end(), [&](const SchemaItem& item) {
      return item.column != kNone && index.has_word(item, last);
    });
    return named == 1 ? name : index.text(index.table(table)) + " " + name;
  }
};

bool is_money(const ColumnFacts& facts, ColumnExpr c, std::span<const std::string_view> words) {
  return facts.measure(c) && !facts.flag(c) &&
         facts.index().has_any_word(facts.index().column(c.table, c.column), words);
}

// A number of pieces, or an amount in a unit that is no money and no time.
bool is_used(const ColumnFacts& facts, ColumnExpr c) {
  const SchemaIndex& index = facts.index();
  if (!facts.measure(c) || facts.flag(c) || facts.intensive(c)) return false;
  if (index.has_any_word(index.column(c.table, c.column), kQuantityColumns)) return true;
  const UnitDimension dimension = unit_info(facts.of(c).unit).dimension;
  if (dimension == UnitDimension::kNone && counts_things(facts, c)) return true;
  return dimension == UnitDimension::kWeight || dimension == UnitDimension::kVolume ||
         dimension == UnitDimension::kLength;
}

// Calls `use` with each table whose rows refer to those of the table, and how many they refer to.
template <class Use>
void for_children(const SchemaIndex& index, const SchemaGraph& graph, uint32_t table, Use use) {
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.parent != table || edge.child == table || index.is_view(edge.child)) continue;
    const auto& keys = graph.of(edge.child);
    use(edge.child, std::count_if(keys.begin(), keys.end(), [&](uint32_t k) {
          return graph.edges()[k].child == edge.child;
        }));
  }
}

}  // namespace

bool counts_things(const ColumnFacts& facts, ColumnExpr column) {
  const auto& words = facts.index().column(column.table, column.column).words;
  if (words.empty()) return false;
  const SchemaWord& last = facts.index().word(words.back());
  return has_plural_suffix(last.text) && last.text != last.lemma;
}

std::string money_of_rows(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  OnlyColumn found;
  bool referred = false;
  for_children(index, graph, table, [&](uint32_t child, auto) {
    referred = true;
    for (uint32_t c = 0; c < index.columns(child); ++c)
      if (is_money(column_facts, {child, c}, kReceivedColumns)) found.add(child, c);
  });
  if (found.table != kNone) return found.text(index);
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    // The price of what others refer to is paid as often as they do.
    const bool once = !referred || index.has_any_word(index.column(table, c), kPeriodicWords);
    if (once && (is_money(column_facts, {table, c}, kPaidColumns) ||
                 is_money(column_facts, {table, c}, kTotalColumns)))
      found.add(table, c);
  }
  if (found.table != kNone) return found.text(index);
  // What the parts of the rows cost: the services of an appointment.
  for_children(index, graph, table, [&](uint32_t child, auto references) {
    for (uint32_t c = 0; references > 1 && c < index.columns(child); ++c)
      if (is_money(column_facts, {child, c}, kPriceNames) && !is_unit_price(index, child, c) &&
          only_measure(index, child, kQuantityColumns) == kNone)
        found.add(child, c);
  });
  return found.text(index);
}

std::string own_money_of_rows(const ColumnFacts& column_facts, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  OnlyColumn any, total;
  for (const uint32_t c : index.measures(table)) {
    const SchemaItem& item = index.column(table, c);
    if (column_facts.flag({table, c}) || is_unit_price(index, table, c) ||
        index.has_any_word(item, kRateParts) || index.has_any_word(item, kIncomeColumns))
      continue;
    const bool money = unit_info(column_facts.of({table, c}).unit).dimension ==
                           UnitDimension::kMoney ||
                       index.has_any_word(item, kMoneyNouns) ||
                       index.has_any_word(item, kPaidColumns) ||
                       index.has_any_word(item, kWorthNouns);
    if (!money) continue;
    any.add(table, c);
    if (index.has_any_word(item, kReceivedColumns)) total.add(table, c);
  }
  const std::string found = any.text(index);
  return found.empty() ? total.text(index) : found;
}

std::string paid_for_rows(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  OnlyColumn found;
  for_children(index, graph, table, [&](uint32_t child, auto) {
    for (uint32_t c = 0; c < index.columns(child); ++c)
      if (is_money(column_facts, {child, c}, kPaidOutColumns) && !is_unit_price(index, child, c) &&
          !column_facts.intensive({child, c}))
        found.add(child, c);
  });
  return found.text(index);
}

std::string paid_by_rows(const ColumnFacts& column_facts, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  OnlyColumn found;
  for (uint32_t c = 0; c < index.columns(table); ++c)
    if (is_money(column_facts, {table, c}, kPaidOutColumns) && !is_unit_price(index, table, c) &&
        !column_facts.intensive({table, c}))
      found.add(table, c);
  return found.text(index);
}

std::string quantity_of_rows(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  OnlyColumn found;
  for_children(index, graph, table, [&](uint32_t child, auto references) {
    for (uint32_t c = 0; references > 1 && c < index.columns(child); ++c)
      if (is_used(column_facts, {child, c})) found.add(child, c);
  });
  return found.text(index);
}

std::string quantity_of_value(const ColumnFacts& column_facts, const SchemaGraph& graph,
                              uint32_t table) {
  const std::string others = quantity_of_rows(column_facts, graph, table);
  const SchemaIndex& index = column_facts.index();
  const auto& keys = graph.of(table);
  const bool records = is_sales_table(index, table) ||
                       std::any_of(keys.begin(), keys.end(),
                                   [&](uint32_t k) { return graph.edges()[k].child == table; });
  if (!others.empty() || !records) return others;
  OnlyColumn found;
  for (const uint32_t c : index.measures(table))
    if (is_used(column_facts, {table, c})) found.add(table, c);
  return found.text(index);
}

std::string time_of_rows(const ColumnFacts& column_facts, uint32_t table) {
  OnlyColumn found;
  for (const uint32_t c : column_facts.index().measures(table))
    if (unit_info(column_facts.of({table, c}).unit).dimension == UnitDimension::kTime)
      found.add(table, c);
  return found.text(column_facts.index());
}

std::string value_of_rows(const ColumnFacts& column_facts, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  for (const uint32_t c : index.measures(table)) {  // "price per 1000"
    const auto& words = index.column(table, c).words;
    for (size_t i = 0; i + 1 < words.size(); ++i)
      if (index.word(words[i]).text == "per" &&
          index.word(words[i + 1]).text.find_first_of("0123456789") == 0)
        return {};
  }
  for (const StockColumns& kept : stock_columns(index))
    if (kept.table == table && (kept.price != kNone || kept.cost != kNone))
      return std::string(kStockValue);
  if (kept_value(index, table)) return std::string(kStockValue);
  OnlyColumn found;
  for (const uint32_t c : index.measures(table))
    if (index.has_any_word(index.column(table, c), kWorthNouns)) found.add(table, c);
  return found.text(index);
}

std::string pay_of_people(const ColumnFacts& column_facts, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  ColumnExpr found;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if ((table != kNone && t != table) || index.is_view(t) || !holds_people(index, t)) continue;
    const bool staff = index.has_any_word(index.table(t), kStaffNouns);
    for (const uint32_t c : index.measures(t)) {
      const SchemaItem& column = index.column(t, c);
      const bool rate = staff && index.has_word(column, kPayColumns[kPayRate]);
      const bool pay = index.has_any_word(column, std::span(kPayColumns).first(kPayRate));
      if (!pay && !rate) continue;
      if (found.valid()) return {};
      found = {t, c};
    }
  }
  return found.valid() ? index.text(index.column(found.table, found.column)) : std::string();
}

}  // namespace ask::engine
