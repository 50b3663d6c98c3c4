#include "agent/engine/schema/debts.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// A flag, a date that some rows lack, or a state among others.
bool is_paid_column(const ColumnFacts& column_facts, ColumnExpr c) {
  const db::ColumnStatistics& statistics = column_facts.column(c).statistics;
  const bool named = column_facts.index().has_any_word(
      column_facts.index().column(c.table, c.column), kSettledColumns);
  if (named) return column_facts.flag(c) || (column_facts.temporal(c) && statistics.missing() > 0);
  return std::any_of(statistics.few.begin(), statistics.few.end(), [](const auto& value) {
    return text::is_one_of(text::lower(value.first), kUnpaidValues);
  });
}

// What has been paid of an amount: "amount_paid".
bool is_partial_payment(const ColumnFacts& column_facts, ColumnExpr c) {
  const SchemaIndex& index = column_facts.index();
  return index.has_any_word(index.column(c.table, c.column), kSettledColumns) &&
         column_facts.measure(c) && !column_facts.flag(c) && !column_facts.temporal(c);
}

// The only amount of money of the table; kNone if there is none or several.
uint32_t debt_column(const ColumnFacts& column_facts, uint32_t t) {
  const SchemaIndex& index = column_facts.index();
  uint32_t found = kNone;
  for (const uint32_t c : index.measures(t)) {
    if (!index.has_any_word(index.column(t, c), kDebtColumns)) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

// Another table keeps what is paid of these rows.
bool is_paid_elsewhere(const ColumnFacts& column_facts, uint32_t t) {
  const db::Catalog& catalog = column_facts.catalog();
  for (uint32_t child = 0; child < catalog.tables.size(); ++child)
    if (child != t &&
        column_facts.index().has_any_word(column_facts.index().table(child), kSettlingTables) &&
        catalog.refers(catalog.tables[child], catalog.tables[t]))
      return true;
  return false;
}

// What is called paid, and has more values than a flag.
bool is_paid_part(const db::Column& column, const SchemaIndex& index, const SchemaItem& item) {
  const auto most = as_number(column.statistics.max);
  return index.has_any_word(item, kSettledColumns) && most && *most > 1;
}

std::string rows_in_plural(const SchemaIndex& index, uint32_t table) {
  std::string out = index.text(index.table(table));
  return has_plural_suffix(out) ? out : with_plural_suffix(out);
}

}  // namespace

std::vector<PartialPayment> partial_payments(const db::Catalog& catalog, const SchemaIndex& index) {
  std::vector<PartialPayment> out;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    PartialPayment found{t, kNone, kNone};
    size_t amounts = 0, parts = 0;
    for (const uint32_t c : index.measures(t)) {
      if (is_paid_part(catalog.tables[t].columns[c], index, index.column(t, c)))
        found.paid = c, ++parts;
      else if (index.has_any_word(index.column(t, c), kDebtColumns))
        found.amount = c, ++amounts;
    }
    if (amounts == 1 && parts == 1 && !index.is_view(t) &&
        !index.has_any_word(index.table(t), kExpenseTables))
      out.push_back(found);
  }
  return out;
}

Debts debts(const ColumnFacts& column_facts) {
  const SchemaIndex& index = column_facts.index();
  Debts out;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    bool paid = false, part = false;
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      paid |= is_paid_column(column_facts, {t, c});
      part |= is_partial_payment(column_facts, {t, c});
    }
    if (!paid || index.is_view(t) || index.has_any_word(index.table(t), kExpenseTables)) continue;
    if (!out.rows.empty() || part || is_paid_elsewhere(column_facts, t)) return {};
    const uint32_t amount = debt_column(column_facts, t);
    if (amount == kNone) return {};
    out.rows = rows_in_plural(index, t);
    out.amount = index.text(index.column(t, amount));
  }
  const auto parts = out.rows.empty() ? partial_payments(column_facts.catalog(), index)
                                      : std::vector<PartialPayment>();
  if (parts.size() != 1) return out;
  out.rows = rows_in_plural(index, parts[0].table);
  out.amount = index.text(index.column(parts[0].table, parts[0].amount));
  out.paid = index.text(index.column(parts[0].table, parts[0].paid));
  return out;
}

}  // namespace ask::engine
