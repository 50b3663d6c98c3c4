#include "agent/engine/schema/debts.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/lexicon/debt_words.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/remainders.h"
#include "agent/engine/schema/row_owners.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "pd_dt", which is split into other words.
bool is_short_paid(const ColumnFacts& column_facts, ColumnExpr c) {
  return text::lower(column_facts.column(c).name).starts_with(kShortPaid);
}

// A flag, a date that some rows lack, or a state among others.
bool is_paid_column(const ColumnFacts& column_facts, ColumnExpr c) {
  const db::ColumnStatistics& statistics = column_facts.column(c).statistics;
  const SchemaIndex& index = column_facts.index();
  const SchemaItem& item = index.column(c.table, c.column);
  const bool named =
      index.has_any_word(item, kSettledColumns) && !index.has_any_word(item, kPaidUpToColumns);
  if (named || is_short_paid(column_facts, c))
    return column_facts.flag(c) || (column_facts.temporal(c) && statistics.missing() > 0);
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
  if (const auto all = index.measures(t); all.size() == 1 && !column_facts.flag({t, all[0]}) &&
                                          !is_paid_column(column_facts, {t, all[0]}))
    return all[0];  // the pence of a fine
  for (const uint32_t c : index.measures(t)) {
    const SchemaItem& item = index.column(t, c);
    if (!index.has_any_word(item, kDebtColumns) && !index.has_any_word(item, kBilledAmounts))
      continue;
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

// A row may be called off, so that nothing is left to pay, which its payment does not tell.
bool may_be_called_off(const ColumnFacts& column_facts, uint32_t t) {
  const SchemaIndex& index = column_facts.index();
  for (uint32_t c = 0; c < index.columns(t); ++c) {
    const auto& few = column_facts.column({t, c}).statistics.few;
    if (index.has_any_word(index.column(t, c), kCalledOffColumns) ||
        std::any_of(few.begin(), few.end(), [](const auto& value) {
          return text::is_one_of(text::lower(value.first), kCancelledStates);
        }))
      return true;
  }
  return false;
}

// What is called paid, and has more values than a flag.
bool is_paid_part(const db::Column& column, const SchemaIndex& index, const SchemaItem& item) {
  const auto most = as_number(column.statistics.max);
  return index.has_any_word(item, kSettledColumns) && most && *most > 1;
}

// The noun names the table, by its words or as it is written.
bool names_table(const ColumnFacts& column_facts, uint32_t t, std::string_view noun) {
  const SchemaIndex& index = column_facts.index();
  return index.has_word(index.table(t), lemma(noun)) || index.has_word(index.table(t), noun) ||
         text::equal_nocase(column_facts.table(t).name, noun);
}

bool names_rows(const ColumnFacts& column_facts, std::string_view noun) {
  for (uint32_t t = 0; t < column_facts.index().tables(); ++t)
    if (names_table(column_facts, t, noun)) return true;
  return false;
}

// Sets the words of the only people that each row of the table leads to, those who work there
// apart, and whether the schema has others.
void set_debtor(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                Debts& out) {
  const SchemaIndex& index = column_facts.index();
  uint32_t found = kNone;
  size_t people = 0;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t) || !holds_people(index, t)) continue;
    ++people;
    if (t == table || !graph.to_one(table, t) || index.has_any_word(index.table(t), kStaffRoles))
      continue;
    if (found != kNone) return;
    found = t;
  }
  if (found == kNone) return;
  out.debtor = index.text(index.table(found));
  out.other_people = people > 1;
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

Debts debts(const ColumnFacts& column_facts, const SchemaGraph& graph, std::string_view noun) {
  const SchemaIndex& index = column_facts.index();
  const bool any =
      noun.empty() || (text::is_one_of(lemma(noun), kDebtNouns) && !names_rows(column_facts, noun));
  const auto meant = [&](uint32_t t) { return any || names_table(column_facts, t, noun); };
  Debts out;
  auto rest = remainders(column_facts.catalog(), index, RemainderKind::kDebt);
  std::erase_if(rest, [&](const Remainder& one) { return !meant(one.table); });
  const auto left_to_pay = [&](uint32_t t) {
    return std::any_of(rest.begin(), rest.end(),
                       [&](const Remainder& one) { return one.table == t; });
  };
  uint32_t found = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    bool paid = false, flag = false, part = false;
    uint32_t open = kNone;
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const bool settled = is_paid_column(column_facts, {t, c});
      paid |= settled;
      flag |= settled && !column_facts.temporal({t, c});
      if (settled && is_short_paid(column_facts, {t, c})) open = c;
      part |= is_partial_payment(column_facts, {t, c});
    }
    if (!meant(t) || !paid || (part && !flag) || index.is_view(t) ||
        index.has_any_word(index.table(t), kExpenseTables) || left_to_pay(t))
      continue;
    if (!out.rows.empty() || part || is_paid_elsewhere(column_facts, t)) return {};
    const uint32_t amount = debt_column(column_facts, t);
    if (amount == kNone && may_be_called_off(column_facts, t)) return {};
    found = t;
    out.rows = rows_in_plural(index, t);
    out.amount = amount == kNone ? "" : index.text(index.column(t, amount));
    if (open != kNone) out.open = index.text(index.column(t, open));
  }
  auto parts = partial_payments(column_facts.catalog(), index);
  std::erase_if(parts, [&](const PartialPayment& part) { return !meant(part.table); });
  if (found == kNone && parts.size() == 1) {
    found = parts[0].table;
    out.rows = rows_in_plural(index, parts[0].table);
    out.amount = index.text(index.column(parts[0].table, parts[0].amount));
    out.paid = index.text(index.column(parts[0].table, parts[0].paid));
  }
  if (found == kNone && parts.empty() && rest.size() == 1) {
    found = rest[0].table;
    out.rows = rows_in_plural(index, found);
    out.amount = index.text(index.column(found, rest[0].whole));
    out.rest = true;
  }
  if (found == kNone) return out;
  set_debtor(column_facts, graph, found, out);
  out.ours = std::any_of(graph.of(found).begin(), graph.of(found).end(), [&](uint32_t e) {
    const JoinEdge& edge = graph.edges()[e];
    return edge.child == found && index.has_any_word(index.table(edge.parent), kCreditorTables);
  });
  return out;
}

namespace {

// That the rows are not paid: by the only flag or date of payment of the table. Empty if it has
// none or several.
AllOf not_paid(const ColumnFacts& column_facts, uint32_t t) {
  AllOf out;
  for (uint32_t c = 0; c < column_facts.index().columns(t); ++c) {
    const ColumnExpr column{t, c};
    const bool flag = column_facts.flag(column);
    if ((!flag && !column_facts.temporal(column)) || !is_paid_column(column_facts, column))
      continue;
    if (!out.empty()) return {};
    out = {{flag ? test_value(column, column_facts.flag_value(column, false))
                 : test_null(column, true)}};
  }
  return out;
}

// The only key of the rows to people who do not work there; null if there is none or several.
const JoinEdge* key_to_payer(const SchemaIndex& index, const SchemaGraph& graph, uint32_t t) {
  const JoinEdge* found = nullptr;
  for (const uint32_t e : graph.of(t)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != t || edge.child_columns.size() != 1 || !holds_people(index, edge.parent) ||
        keeps_staff(index, edge.parent))
      continue;
    if (found != nullptr) return nullptr;
    found = &edge;
  }
  return found;
}

}  // namespace

RowCondition unpaid_by(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t people,
                       uint32_t of) {
  const SchemaIndex& index = column_facts.index();
  RowCondition out;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t) || holds_people(index, t) ||
        index.has_any_word(index.table(t), kExpenseTables) ||
        (of != kNone && of != t && !graph.to_one(t, of)))
      continue;
    AllOf unpaid = not_paid(column_facts, t);
    const JoinEdge* key = unpaid.empty() ? nullptr : key_to_payer(index, graph, t);
    if (key == nullptr || (people != kNone && key->parent != people)) continue;
    if (out.known()) return {};
    out.table = key->parent;
    out.all = {{among_values(column_facts, {key->parent, key->parent_columns[0]},
                             {t, key->child_columns[0]}, std::move(unpaid), false)}};
  }
  return out;
}

}  // namespace ask::engine
