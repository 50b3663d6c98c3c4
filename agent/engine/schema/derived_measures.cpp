#include "agent/engine/schema/derived_measures.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <unordered_set>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/schema/sold_goods.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

bool holds_total(const SchemaIndex& index, uint32_t t) {
  for (const uint32_t c : index.measures(t))
    for (const std::string_view word : kSaleTotalColumns)
      if (index.has_word(index.column(t, c), word) &&
          !index.has_word(index.column(t, c), kPurchasePrice))
        return true;
  return false;
}

namespace {

// True for a quantity that is kept, not sold: "stock_quantity", "quantity_on_hand".
bool is_kept(const SchemaIndex& index, uint32_t t, uint32_t column) {
  for (const std::string_view word : kStockWords)
    if (index.has_word(index.column(t, column), word)) return true;
  return false;
}

// True for an amount of money for one piece: "unit_cents", "piece_pence".
bool is_unit_amount(const SchemaIndex& index, uint32_t t, uint32_t column) {
  const UnitId unit = index.column_roles(t, column).unit;
  return unit != kNoUnit && unit_info(unit).dimension == UnitDimension::kMoney &&
         index.has_any_word(index.column(t, column), kPieceWords);
}

}  // namespace

uint32_t price_of(const SchemaIndex& index, uint32_t t) {
  if (const uint32_t price = only_measure(index, t, {kSalesPrice}); price != kNone) return price;
  uint32_t found = kNone;
  for (const uint32_t c : index.measures(t)) {
    if (index.has_word(index.column(t, c), kSalesPrice)) return kNone;
    if (!is_unit_amount(index, t, c)) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

namespace {

// The quantity of lines of orders that is called by what is sold: "bottles" beside a price. kNone
// if there is no price, or not one whole number beside it. `singly`: of bookings, too, of what is
// sold one by one: tickets, but not the people of a hire.
uint32_t counted_goods(const db::Table& table, const SchemaIndex& index, uint32_t t, bool singly) {
  const bool sales = is_sales_table(index, t) ||
                     (singly && index.has_any_word(index.table(t), kIncomeTables));
  if (!sales || price_of(index, t) == kNone || table.foreign_keys.size() < (singly ? 1 : 2))
    return kNone;
  uint32_t found = kNone;
  for (const uint32_t c : index.measures(t)) {
    const SchemaItem& item = index.column(t, c);
    if (index.has_any_word(item, kNoGoodsColumns) || index.has_any_word(item, kNoTotalColumns))
      continue;
    if (found != kNone || table.columns[c].affinity != db::Affinity::kInteger) return kNone;
    found = c;
  }
  const bool goods =
      found != kNone && (!singly || index.has_any_word(index.column(t, found), kGoodsSoldSingly));
  return goods ? found : kNone;
}

}  // namespace

uint32_t only_measure(const SchemaIndex& index, uint32_t t,
                      std::span<const std::string_view> words) {
  uint32_t found = kNone;
  for (const uint32_t c : index.measures(t)) {
    const bool has = std::any_of(words.begin(), words.end(), [&](std::string_view word) {
      return index.has_word(index.column(t, c), word);
    });
    if (!has) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

bool is_sales_table(const SchemaIndex& index, uint32_t t) {
  for (const std::string_view word : kSalesTables)
    if (index.has_word(index.table(t), word)) return true;
  return false;
}

bool is_person_word(std::string_view noun) {
  static const std::unordered_set<std::string_view> words(kPersonTables.begin(),
                                                          kPersonTables.end());
  return words.contains(noun) ||
         std::any_of(std::begin(kPersonEndings), std::end(kPersonEndings),
                     [&](std::string_view ending) { return noun.ends_with(ending); });
}

namespace {

// True for rows called by what somebody does, with what only people have: fitters that were hired.
bool are_doers(const SchemaIndex& index, uint32_t t) {
  constexpr uint32_t kMostPersonalColumns = 40;
  const std::string& noun = index.word(index.table(t).words.back()).lemma;
  if (std::none_of(std::begin(kDoerEndings), std::end(kDoerEndings),
                   [&](std::string_view ending) { return noun.ends_with(ending); }))
    return false;
  for (uint32_t c = 0; c < std::min(index.columns(t), kMostPersonalColumns); ++c)
    if (index.has_any_word(index.column(t, c), kPersonalColumns)) return true;
  return false;
}

}  // namespace

bool keeps_people(const SchemaIndex& index, uint32_t t) {
  const SchemaItem& item = index.table(t);
  return (!item.words.empty() &&
          (is_person_word(index.word(item.words.back()).lemma) || are_doers(index, t))) ||
         (index.has_notes() && index.noted().calls_people(t));
}

bool holds_people(const SchemaIndex& index, uint32_t table) {
  return index.row_names(table) != nullptr || keeps_people(index, table);
}

std::string rows_in_plural(const SchemaIndex& index, uint32_t table) {
  std::string out = index.text(index.table(table));
  const auto& words = index.table(table).words;
  const bool plural =
      has_plural_suffix(out) || text::is_one_of(out, kPluralNouns) ||
      (!words.empty() && text::is_one_of(index.word(words.back()).lemma, kPluralNouns));
  return plural ? out : with_plural_suffix(out);
}

std::vector<uint32_t> parents(const db::Catalog& catalog, uint32_t t) {
  std::vector<uint32_t> out;
  for (const db::ForeignKey& key : catalog.tables[t].foreign_keys)
    if (const db::Table* parent = catalog.find(key))
      out.push_back(static_cast<uint32_t>(parent - catalog.tables.data()));
  return out;
}

namespace {

// True for what is bought from others: orders that refer to a supplier and to nobody who pays.
bool is_bought(const db::Catalog& catalog, const SchemaIndex& index, uint32_t t) {
  bool supplier = false;
  for (const uint32_t p : parents(catalog, t)) {
    if (index.has_any_word(index.table(p), kPayingPeople)) return false;
    supplier |= index.has_any_word(index.table(p), kExpenseTables);
  }
  return supplier;
}

// Where no table is called like one of income: the only table whose rows have a price and refer to
// who pays it, or are charged to something that is paid for.
void add_priced_rows(const db::Catalog& catalog, const SchemaIndex& index,
                     std::vector<StoredTotal>& out) {
  for (const std::string_view word : kTotalColumns) {
    StoredTotal found{kNone, kNone};
    size_t many = 0;
    for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
      if (index.is_view(t) || keeps_people(index, t) ||
          index.has_any_word(index.table(t), kExpenseTables) ||
          only_measure(index, t, kQuantityColumns) != kNone)
        continue;
      const auto of = parents(catalog, t);
      if (std::none_of(of.begin(), of.end(), [&](uint32_t p) {
            return p != t && (index.has_any_word(index.table(p), kPayingPeople) ||
                              index.has_any_word(index.table(p), kIncomeTables));
          }))
        continue;
      const uint32_t c = only_measure(index, t, {word});
      if (c == kNone || index.has_any_word(index.column(t, c), kNoTotalColumns)) continue;
      found = {t, c}, ++many;
    }
    if (many == 1) out.push_back(found);
    if (many > 0) return;
  }
}

}  // namespace

std::vector<StoredTotal> stored_totals(const db::Catalog& catalog, const SchemaIndex& index,
                                       const std::vector<PricedQuantity>& sold) {
  bool accounts = false;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t)
    for (const std::string_view word : kBankTables)
      accounts |= index.has_word(index.table(t), word);
  std::vector<StoredTotal> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    const SchemaItem& item = index.table(t);
    if (index.is_view(t) || catalog.tables[t].foreign_keys.empty()) continue;
    const bool records = index.has_any_word(item, kIncomeTables) ||
                         (!accounts && index.has_word(item, kBookingEntry));
    if (!records || index.has_any_word(item, kExpenseTables) || is_bought(catalog, index, t))
      continue;
    const bool counted = only_measure(index, t, kQuantityColumns) != kNone;
    for (const std::string_view word : kPaidColumns) {
      if (counted && is_unit_charge(word)) break;
      uint32_t found = kNone, many = 0;
      for (const uint32_t c : index.measures(t))
        if (index.has_word(index.column(t, c), word) &&
            !index.has_any_word(index.column(t, c), kNoTotalColumns) &&
            !index.has_any_word(index.column(t, c), kPieceWords))
          found = c, ++many;
      const bool of_one = std::any_of(sold.begin(), sold.end(), [&](const PricedQuantity& p) {
        return p.quantity_table == t && p.price_table == t && p.price == found;
      });
      if (many != 1 || of_one) continue;
      out.push_back({t, found});
      break;
    }
  }
  if (out.empty() && sold.empty()) add_priced_rows(catalog, index, out);
  return out;
}

std::vector<Margin> margins(const SchemaIndex& index) {
  std::vector<Margin> out;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    uint32_t price = kNone, cost = kNone, prices = 0, costs = 0;
    for (const uint32_t c : index.measures(t)) {
      const SchemaItem& item = index.column(t, c);
      if (index.has_any_word(item, kNoMarginColumns)) continue;
      if (index.has_any_word(item, kBuyingPrices))
        cost = c, ++costs;
      else if (index.has_word(item, kSalesPrice))
        price = c, ++prices;
    }
    if (prices == 1 && costs == 1) out.push_back({t, price, cost});
  }
  return out;
}

uint32_t discount_of(const db::Catalog& catalog, const SchemaIndex& index,
                     const PricedQuantity& product) {
  const uint32_t t = product.quantity_table, found = only_measure(index, t, {kPriceReduction});
  if (found == kNone) return kNone;
  const auto most = as_number(catalog.tables[t].columns[found].statistics.max);
  return most && *most <= 1 ? found : kNone;
}

namespace {

// One for each table with a quantity and its price; `singly` as of counted_goods().
std::vector<PricedQuantity> priced_lines(const db::Catalog& catalog, const SchemaIndex& index,
                                         bool singly) {
  std::vector<PricedQuantity> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    uint32_t quantity = only_measure(index, t, kSoldQuantityColumns);
    if (quantity == kNone) quantity = counted_goods(catalog.tables[t], index, t, singly);
    if (quantity == kNone || is_kept(index, t, quantity) || holds_total(index, t)) continue;
    const uint32_t price = price_of(index, t);
    if (price != kNone) {
      out.push_back({t, quantity, t, price});
      continue;
    }
    if (!is_sales_table(index, t)) continue;
    for (const uint32_t p : parents(catalog, t)) {
      const uint32_t far = price_of(index, p);
      if (far != kNone) out.push_back({t, quantity, p, far});
    }
  }
  return out;
}

}  // namespace

std::vector<PricedQuantity> products(const db::Catalog& catalog, const SchemaIndex& index) {
  std::vector<PricedQuantity> out = priced_lines(catalog, index, false);
  if (out.empty()) out = priced_lines(catalog, index, true);
  // What other rows with a quantity refer to is the goods; their own quantity is the stock.
  const auto goods = [&](const PricedQuantity& p) {
    return std::any_of(out.begin(), out.end(), [&](const PricedQuantity& line) {
      return line.quantity_table != p.quantity_table &&
             catalog.refers(catalog.tables[line.quantity_table], catalog.tables[p.quantity_table]);
    });
  };
  std::vector<PricedQuantity> sold;
  for (const PricedQuantity& p : out)
    if (!goods(p)) sold.push_back(p);
  return sold;
}

namespace {

// True for is_paid and paid_on: a flag or date of the payment, not an amount.
bool is_state_column(const SchemaIndex& index, const SchemaItem& item) {
  if (item.column == kNone || item.words.empty()) return false;
  const std::string& first = index.word(item.words.front()).text;
  return first == "is" || first == "was" || first == "has" || first == "be" ||
         index.column_roles(item.table, item.column).temporal;
}

// True for the rows whose lines are in `lines`: of job and job_line.
bool is_header(const SchemaIndex& index, uint32_t t, uint32_t lines) {
  const auto &own = index.table(t).words, &all = index.table(lines).words;
  if (own.size() != 1 || all.size() < 2 || !is_sales_table(index, lines)) return false;
  return index.word(own[0]).lemma == index.word(all[0]).lemma && price_of(index, t) == kNone;
}

// Participles of payments that are stored as the state of some rows with an amount: 'paid'.
void find_stored_participles(const db::Catalog& catalog, const SchemaIndex& index,
                             SalesWords& out) {
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.measures(t).empty()) continue;
    for (const db::Column& column : catalog.tables[t].columns)
      for (const auto& value : column.statistics.few)
        if (const std::string state = text::lower(value.first); text::is_one_of(state, kPaidWords))
          add_once(out.taken, state);
  }
}

// Words for money that a name of the schema has, which then mean what it names.
void find_taken(const SchemaIndex& index, SalesWords& out) {
  std::vector<std::string_view> nouns(std::begin(kSpendingVerbs), std::end(kSpendingVerbs));
  nouns.insert(nouns.end(), std::begin(kCashNouns), std::end(kCashNouns));
  for (const std::string_view word : nouns)
    for (const SchemaItem& item : index.items())
      if (index.has_word(item, word) && !is_state_column(index, item)) {
        out.taken.emplace_back(word);
        break;
      }
  for (const SchemaItem& item : index.items()) {
    if (item.column == kNone) continue;
    for (const std::string_view word : kIncomeColumns) out.wages |= index.has_word(item, word);
    // a way to pay is no amount
    if (!index.column_roles(item.table, item.column).measure) continue;
    for (const uint32_t w : item.words)  // "monthly_pay", not "amount_paid"
      out.wages |= index.word(w).text == kWagesNoun;
  }
}

// The words for what was paid, where payments are kept beside the lines of what was sold; "" if
// they are not.
std::string paid_amount(const SchemaIndex& index) {
  std::string out;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (!index.has_any_word(index.table(t), kSettlingTables)) continue;
    const auto measures = index.measures(t);
    if (measures.size() != 1 || !out.empty()) return {};
    out = index.text(index.table(t)) + " " + index.text(index.column(t, measures[0]));
  }
  return out;
}

// The words for what came in: the amount of the only table of payments, else of the rows of the
// only stored total that were paid; "" if that is not clear, or all of them were.
std::string received_amount(const db::Catalog& catalog, const SchemaIndex& index,
                            const std::vector<StoredTotal>& totals) {
  uint32_t payments = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const SchemaItem& item = index.table(t);
    if (index.is_view(t) || index.has_any_word(item, kExpenseTables) ||
        (!index.has_any_word(item, kSettlingTables) && !index.has_word(item, kWagesNoun)))
      continue;
    if (payments != kNone) return {};
    payments = t;
  }
  if (payments != kNone) {
    const auto measures = index.measures(payments);
    const uint32_t amount =
        measures.size() == 1 ? measures[0] : only_measure(index, payments, {kRowAmount});
    if (amount == kNone) return {};
    return index.text(index.table(payments)) + " " + index.text(index.column(payments, amount));
  }
  if (totals.size() != 1) return {};
  const uint32_t t = totals[0].table;
  const auto& columns = catalog.tables[t].columns;
  const bool unpaid = std::any_of(columns.begin(), columns.end(), [&](const db::Column& column) {
    const auto c = static_cast<uint32_t>(&column - columns.data());
    return index.column_roles(t, c).temporal && column.statistics.missing() > 0 &&
           index.has_any_word(index.column(t, c), kSettledColumns);
  });
  if (!unpaid) return {};
  return index.text(index.table(t)) + " " + index.text(index.column(t, totals[0].column)) +
         " that was " + std::string(kPaymentParticiple);
}

// The people whom the rows of `t` refer to, over at most two foreign keys.
void find_buyers(const db::Catalog& catalog, const SchemaIndex& index, uint32_t t, int steps,
                 std::vector<std::string>& out) {
  for (const uint32_t p : parents(catalog, t)) {
    if (p == t || index.table(p).words.empty()) continue;
    const std::string& head = index.word(index.table(p).words.back()).lemma;
    if (contains(kBuyingPeople, head)) {
      add_once(out, head);
    } else if (steps > 1 &&
               (is_sales_table(index, p) || index.has_any_word(index.table(p), kIncomeTables))) {
      find_buyers(catalog, index, p, steps - 1, out);
    }
  }
}

// The name of a date: its words, or, where the first alone means nothing (out_dt), its letters.
std::string date_text(const db::Catalog& catalog, const SchemaIndex& index, uint32_t t,
                      uint32_t c) {
  const SchemaItem& item = index.column(t, c);
  const bool particle =
      !item.words.empty() && text::is_one_of(index.word(item.words[0]).text, {"in", "out"});
  return particle ? text::joined(name_parts(catalog.tables[t].columns[c].name), "")
                  : index.text(item);
}

// The pairs of due and actual dates that show whether something was late.
void find_late(const db::Catalog& catalog, const SchemaIndex& index, SalesWords& out) {
  for (const TimeSpan& plan : index.plans()) {
    SalesWords::Late late{plan.table,
                          {},
                          date_text(catalog, index, plan.table, plan.end),
                          date_text(catalog, index, plan.table, plan.start)};
    for (const uint32_t w : index.table(plan.table).words) late.rows.push_back(index.word(w).lemma);
    out.late.push_back(std::move(late));
  }
  for (uint32_t t = 0; t < index.tables() && !out.late.empty(); ++t)
    if (keeps_people(index, t)) out.people.push_back(index.word(index.table(t).words.back()).lemma);
}

}  // namespace

SalesWords sales_words(const db::Catalog& catalog, const SchemaIndex& index) {
  SalesWords out;
  find_late(catalog, index, out);
  out.counted = counted_words(catalog, index);
  const std::vector<PricedQuantity> sold = products(catalog, index);
  const std::vector<StoredTotal> totals = stored_totals(catalog, index, sold);
  out.received = received_amount(catalog, index, totals);
  for (const StoredTotal& total : totals) {
    out.money = true;
    find_buyers(catalog, index, total.table, 2, out.buyers);
    const SchemaItem& rows = index.table(total.table);
    if (!rows.words.empty())
      out.amounts.push_back({index.word(rows.words.back()).lemma,
                             index.text(index.column(total.table, total.column))});
  }
  for (const PricedQuantity& p : sold) {
    out.money = true;
    out.discount |= discount_of(catalog, index, p) != kNone;
    find_buyers(catalog, index, p.quantity_table, 2, out.buyers);
  }
  if (!sold.empty()) out.paid = paid_amount(index);
  if (out.money) find_taken(index, out);
  if (out.money) find_stored_participles(catalog, index, out);
  const auto add = [&](std::vector<std::string>& words, uint32_t t) {
    const SchemaItem& item = index.table(t);
    if (item.words.empty()) return;
    const std::string& head = index.word(item.words.back()).lemma;
    add_once(words, head);
  };
  for (const PricedQuantity& p : sold) {
    add(out.lines, p.quantity_table);
    for (const uint32_t t : parents(catalog, p.quantity_table)) {
      if (is_sales_table(index, t) || is_header(index, t, p.quantity_table)) {
        if (!holds_total(index, t)) add(out.orders, t);
      } else if (!keeps_people(index, t)) {
        add(out.things, t);
        if (price_of(index, t) != kNone || t == p.price_table) add(out.popular, t);
      }
    }
  }
  if (sold.empty()) add_sold_goods(catalog, index, out);
  return out;
}

std::vector<std::string> counted_words(const db::Catalog& catalog, const SchemaIndex& index) {
  std::vector<std::string> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t)
    for (const uint32_t c : index.measures(t)) {
      const SchemaItem& item = index.column(t, c);
      if (item.words.size() != 2) continue;
      const std::string& done = index.word(item.words[1]).text;
      if (done == kSaleParticiple || has_past_suffix(done))
        out.push_back(index.word(item.words[0]).lemma + " " + done);
    }
  return out;
}

}  // namespace ask::engine
