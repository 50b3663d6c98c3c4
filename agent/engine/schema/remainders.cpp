#include "agent/engine/schema/remainders.h"

#include <algorithm>
#include <span>

#include "agent/common/words.h"
#include "agent/engine/lexicon/remainder_words.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_standing.h"
#include "agent/engine/schema/unit_prices.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

using Words = std::span<const std::string_view>;

bool settles(const SchemaIndex& index, uint32_t t) {
  return index.has_any_word(index.table(t), kSettlingTables) ||
         index.has_any_word(index.table(t), kPayTables);
}

// The measure with one of the words, the likeliest first; kNone if several have the likeliest.
uint32_t ranked_measure(const SchemaIndex& index, uint32_t t, Words words, Words except) {
  for (const std::string_view word : words) {
    uint32_t found = kNone, many = 0;
    for (const uint32_t c : index.measures(t)) {
      const SchemaItem& item = index.column(t, c);
      if (!index.has_word(item, word) || index.has_any_word(item, except) ||
          is_unit_price(index, t, c))
        continue;
      found = c, ++many;
    }
    if (many > 0) return many == 1 ? found : kNone;
  }
  return kNone;
}

uint32_t only_or_called(const SchemaIndex& index, uint32_t t, Words words) {
  const auto& all = index.measures(t);
  return all.size() == 1 ? all[0] : ranked_measure(index, t, words, {});
}

bool has_room(const SchemaIndex& index, const SchemaItem& item) {
  if (item.words.empty()) return false;
  const std::string& last = index.word(item.words.back()).lemma;
  if (index.has_any_word(item, kStoredRemainders)) return false;
  const bool bounded = item.words.size() > 1 && index.has_any_word(item, kUpperBounds);
  if (bounded) return index.has_any_word(item, kRoomFor) || text::is_one_of(last, kUpperBounds);
  return text::is_one_of(last, kRoomColumns);
}

bool happens_once(const db::Catalog& catalog, const SchemaIndex& index, uint32_t t) {
  if (index.has_any_word(index.table(t), kRoomyEvents)) return true;
  for (uint32_t c = 0; c < catalog.tables[t].columns.size(); ++c)
    if (index.column_roles(t, c).temporal) return !holds_people(index, t);
  return false;
}

// True for rows that go on until a date, which is not that on which they were called off.
bool lasts(const SchemaIndex& index, uint32_t t) {
  return std::any_of(
      index.durations().begin(), index.durations().end(), [&](const TimeSpan& span) {
        return span.table == t && !index.has_any_word(index.column(t, span.end), kGivenUpColumns);
      });
}

// The number of places that a row takes; `known` is false if several columns may say so.
struct Taken {
  uint32_t column = kNone;
  bool known = true;
};
Taken places_taken(const SchemaIndex& index, uint32_t t) {
  Taken out;
  for (const uint32_t c : index.measures(t)) {
    if (!index.has_any_word(index.column(t, c), kComingNumbers)) continue;
    if (out.column != kNone) return {kNone, false};
    out.column = c;
  }
  return out;
}

class Finder {
 public:
  Finder(const db::Catalog& catalog, const SchemaIndex& index, RemainderKind kind)
      : catalog_(catalog), index_(index), kind_(kind) {}

  std::vector<Remainder> run() {
    for (uint32_t t = 0; t < index_.tables(); ++t)
      if (!index_.is_view(t)) look_at(t);
    std::vector<Remainder> out;
    for (const Remainder& found : found_) {
      const auto same = std::count_if(found_.begin(), found_.end(), [&](const Remainder& other) {
        return other.table == found.table;
      });
      if (same == 1) out.push_back(found);
    }
    return out;
  }

 private:
  uint32_t parent_of(const db::ForeignKey& key) const {
    const db::Table* parent = key.by_role ? nullptr : catalog_.find(key);
    return parent == nullptr ? kNone : static_cast<uint32_t>(parent - catalog_.tables.data());
  }

  // What the rows of the table take from those that they refer to.
  void look_at(uint32_t rows) {
    Remainder one;
    one.rows = rows;
    if (!takes(one)) return;
    const auto& keys = catalog_.tables[rows].foreign_keys;
    for (const db::ForeignKey& key : keys) {
      one.table = parent_of(key);
      const auto same = std::count_if(keys.begin(), keys.end(), [&](const db::ForeignKey& other) {
        return parent_of(other) == one.table;
      });
      if (one.table == kNone || one.table == rows || same != 1 || index_.is_view(one.table))
        continue;
      one.whole = whole_of(one.table);
      if (one.whole != kNone && fits(one)) found_.push_back(one);
    }
  }

  bool takes(Remainder& one) const {
    const SchemaItem& item = index_.table(one.rows);
    if (kind_ == RemainderKind::kPlaces) {
      const Taken taken = places_taken(index_, one.rows);
      one.amount = taken.column;
      return taken.known && index_.has_any_word(item, kComingTables) && !lasts(index_, one.rows);
    }
    if (kind_ == RemainderKind::kDebt && !settles(index_, one.rows)) return false;
    if (kind_ == RemainderKind::kBudget && !index_.has_any_word(item, kSpendingTables))
      return false;
    one.amount = only_or_called(index_, one.rows, kPaymentAmounts);
    return one.amount != kNone && !is_unit_price(index_, one.rows, one.amount);
  }

  uint32_t whole_of(uint32_t t) const {
    if (kind_ == RemainderKind::kPlaces)
      return happens_once(catalog_, index_, t) ? room_column(index_, t) : kNone;
    if (kind_ == RemainderKind::kBudget) return only_measure(index_, t, kBudgetColumns);
    if (holds_people(index_, t) || index_.has_any_word(index_.table(t), kExpenseTables))
      return kNone;
    return ranked_measure(index_, t, kChargedColumns, kPartsOfCharge);
  }

  // Both are amounts in one unit.
  bool fits(const Remainder& one) const {
    if (one.amount == kNone || kind_ == RemainderKind::kPlaces) return true;
    const UnitId own = index_.column_roles(one.table, one.whole).unit;
    const UnitId less = index_.column_roles(one.rows, one.amount).unit;
    return own == less || own == kNoUnit || less == kNoUnit;
  }

  const db::Catalog& catalog_;
  const SchemaIndex& index_;
  const RemainderKind kind_;
  std::vector<Remainder> found_;
};

}  // namespace

uint32_t room_column(const SchemaIndex& index, uint32_t t) {
  uint32_t found = kNone;
  for (const uint32_t c : index.measures(t)) {
    if (!has_room(index, index.column(t, c))) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

namespace {

// The number of places of a row that are taken: "tickets_sold", "booked". kNone if there is none,
// or several.
uint32_t taken_column(const SchemaIndex& index, uint32_t t) {
  uint32_t found = kNone;
  for (const uint32_t c : index.measures(t)) {
    const SchemaItem& item = index.column(t, c);
    const bool of_places = item.words.size() == 1 || index.has_any_word(item, kComingNumbers) ||
                           index.has_any_word(item, kRoomFor);
    if (!of_places || !index.has_any_word(item, kTakenColumns) ||
        unit_info(index.column_roles(t, c).unit).dimension == UnitDimension::kMoney)
      continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

}  // namespace

std::vector<StoredPlaces> stored_places(const db::Catalog& catalog, const SchemaIndex& index) {
  std::vector<StoredPlaces> out;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const uint32_t taken = index.is_view(t) ? kNone : taken_column(index, t);
    if (taken == kNone) continue;
    std::vector<ColumnExpr> rooms;
    const auto add = [&](uint32_t table) {
      if (const uint32_t room = room_column(index, table); room != kNone && room != taken)
        rooms.push_back({table, room});
    };
    add(t);
    for (const db::ForeignKey& key : catalog.tables[t].foreign_keys) {
      const db::Table* parent = catalog.find(key);
      if (parent == nullptr || !rooms.empty()) continue;
      const auto of = static_cast<uint32_t>(parent - catalog.tables.data());
      if (of != t) add(of);
    }
    if (rooms.size() == 1) out.push_back({{t, taken}, rooms[0]});
  }
  return out;
}

ColumnExpr Remainder::expression() const {
  ColumnExpr out{table, whole};
  out.adjust = ColumnExpr::Adjust::kLessRows;
  out.factor_table = table;
  out.less_table = rows;
  out.less = amount;
  return out;
}

std::vector<Remainder> remainders(const db::Catalog& catalog, const SchemaIndex& index,
                                  RemainderKind kind) {
  return Finder(catalog, index, kind).run();
}

bool stores_remainders(const SchemaIndex& index) {
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (const uint32_t c : index.measures(t))
      if (index.has_any_word(index.column(t, c), kStoredRemainders)) return true;
  return false;
}

RowCondition rows_with_places(const ColumnFacts& column_facts, uint32_t table, bool any,
                              bool full) {
  const SchemaIndex& index = column_facts.index();
  RowCondition out;
  if (stores_remainders(index)) return out;
  for (const Remainder& one : remainders(column_facts.catalog(), index, RemainderKind::kPlaces)) {
    if (!any && one.table != table) continue;
    Condition left;
    left.column = one.expression();
    left.op = full ? Op::kLessEqual : Op::kGreater;
    left.value = int64_t{0};
    out.table = one.table;
    out.all = {{std::move(left)}};
    return out;
  }
  for (const StoredPlaces& one : stored_places(column_facts.catalog(), index)) {
    if (!any && one.taken.table != table) continue;
    Condition taken;
    taken.column = one.taken;
    taken.op = full ? Op::kGreaterEqual : Op::kLess;
    taken.other = one.room;
    out.table = one.taken.table;
    out.all = {{std::move(taken)}};
    return out;
  }
  return out;
}

bool is_debt(const SchemaIndex& index, ColumnExpr remainder) {
  return settles(index, remainder.less_table);
}

AllOf rows_that_count(const ColumnFacts& column_facts, uint32_t table) {
  AllOf out;
  add_not_called_off(column_facts, table, out);
  const SchemaIndex& index = column_facts.index();
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const ColumnExpr column{table, c};
    const SchemaItem& item = index.column(table, c);
    if (!index.has_any_word(item, kCalledOffColumns) && !index.has_any_word(item, kGivenUpColumns))
      continue;
    if (column_facts.temporal(column) && column_facts.column(column).statistics.missing() > 0)
      out.push_back({test_null(column, true)});
    if (!column_facts.flag(column)) continue;
    Condition not_so;
    not_so.column = column;
    not_so.value = column_facts.flag_value(column, false);
    out.push_back({std::move(not_so)});
  }
  return out;
}

}  // namespace ask::engine
