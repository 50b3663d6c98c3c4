#include "agent/engine/schema/shared_values.h"

#include <string>
#include <utility>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/sharing_words.h"
#include "agent/engine/text/periods.h"

namespace ask::engine {
namespace {

// The only column of the table that is called by the phrase, or by a name that ends with it, as
// "cust town" of "town"; kNone if there is none or several.
uint32_t column_called(const SchemaIndex& index, uint32_t table, std::string_view phrase) {
  if (const SchemaIndex::PersonName* names = index.row_names(table);
      names != nullptr && text::is_one_of(phrase, kSurnames))
    return names->last;
  for (const bool whole : {true, false}) {
    uint32_t found = kNone;
    size_t many = 0;
    for (uint32_t c = 0; c < index.columns(table); ++c) {
      const std::string called = index.lemmas(index.column(table, c));
      const bool ends = !whole && called.size() > phrase.size() && called.ends_with(phrase) &&
                        called[called.size() - phrase.size() - 1] == ' ';
      if (ends || called == phrase) found = c, ++many;
    }
    if (many > 0) return many == 1 ? found : kNone;
  }
  return kNone;
}

// The only key of the table whose role is called by the phrase: "owner" of owner_id.
uint32_t key_in_role(const SchemaIndex& index, const SchemaGraph& graph, uint32_t table,
                     std::string_view phrase) {
  uint32_t found = kNone;
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != table || edge.child_columns.size() != 1) continue;
    const auto& words = index.column(table, edge.child_columns[0]).words;
    if (words.size() < 2 || index.word(words[0]).lemma != phrase) continue;
    if (found != kNone && found != edge.child_columns[0]) return kNone;
    found = edge.child_columns[0];
  }
  return found;
}

// The only key of the table to one that is called by the phrase, or else by its last word.
uint32_t key_to_called(const SchemaIndex& index, const SchemaGraph& graph, uint32_t table,
                       std::string_view phrase) {
  for (const bool whole : {true, false}) {
    uint32_t found = kNone;
    size_t keys = 0;
    for (const uint32_t e : graph.of(table)) {
      const JoinEdge& edge = graph.edges()[e];
      if (edge.child != table || edge.parent == table || edge.child_columns.size() != 1) continue;
      const SchemaItem& rows = index.table(edge.parent);
      const bool called = whole ? index.lemmas(rows) == phrase
                                : !rows.words.empty() &&
                                      index.word(rows.words.back()).lemma == phrase;
      if (called) found = edge.child_columns[0], ++keys;
    }
    if (keys > 0) return keys == 1 ? found : kNone;
  }
  return kNone;
}

// The column of the table, or else its key to rows, that is called by the phrase.
uint32_t column_or_key_called(const SchemaIndex& index, const SchemaGraph& graph, uint32_t table,
                              std::string_view phrase) {
  uint32_t column = column_called(index, table, phrase);
  if (column == kNone) column = key_to_called(index, graph, table, phrase);
  return column != kNone ? column : key_in_role(index, graph, table, phrase);
}

}  // namespace

RowCondition rows_sharing(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          uint32_t table, std::string_view phrase) {
  RowCondition out;
  if (table == kNone || phrase.empty()) return out;
  const SchemaIndex& index = column_facts.index();
  const uint32_t c = column_or_key_called(index, graph, table, phrase);
  if (c == kNone || column_facts.unique({table, c})) return out;
  const ColumnExpr column{table, c};
  QueryBlock sub;
  sub.entity = table;
  sub.tables = {table};
  sub.select = {{column, Aggregate::kPlain}};
  sub.group = {GroupKey(column)};
  Having several;
  several.term = {{table, kNone}, Aggregate::kCount};
  several.op = Op::kGreater;
  several.value = int64_t{1};
  sub.having = several;
  Condition shared;
  shared.column = column;
  shared.op = Op::kIn;
  shared.sub = {std::move(sub)};
  out.table = table;
  out.all = {{std::move(shared)}};
  return out;
}

namespace {

// "year" and "month" of the only date of the rows, or of their birth. Invalid if it is not clear.
ColumnExpr part_of_only_date(const ColumnFacts& column_facts, uint32_t table,
                             std::string_view phrase, bool born) {
  const Period part = period_named(phrase);
  if (part != Period::kYear && part != Period::kMonth) return {};
  ColumnExpr found;
  for (uint32_t c = 0; c < column_facts.index().columns(table); ++c) {
    const ColumnExpr date{table, c};
    if (!column_facts.stores_day(date) || column_facts.birth_date(date) != born) continue;
    if (found.valid()) return {};
    found = date;
  }
  found.period = part;
  return found;
}

// What the phrase calls of the rows themselves, else of rows that each of them belongs to.
ColumnExpr called_of_rows(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          uint32_t table, std::string_view phrase) {
  const SchemaIndex& index = column_facts.index();
  std::vector<uint32_t> reached = {table};
  for (size_t i = 0, level_end = 1; i < reached.size(); level_end = reached.size()) {
    ColumnExpr found;
    for (; i < level_end; ++i) {
      const uint32_t c = column_or_key_called(index, graph, reached[i], phrase);
      if (c != kNone && found.valid()) return {};
      if (c != kNone) found = {reached[i], c};
      for (const uint32_t e : graph.of(reached[i])) {
        const JoinEdge& edge = graph.edges()[e];
        if (edge.child == reached[i] && graph.distance(table, edge.parent) <= 2)
          add_once(reached, edge.parent);
      }
    }
    if (found.valid()) return found;
  }
  return {};
}

// Rows that link those of the table to others, which the phrase calls: members of clubs.
struct Links {
  ColumnExpr row, other;  // the keys
};

// The only table of such links; invalid if there is none or several.
Links links_called(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                   std::string_view phrase) {
  const SchemaIndex& index = column_facts.index();
  Links found;
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& own = graph.edges()[e];
    if (own.parent != table || own.child == table || own.child_columns.size() != 1) continue;
    for (const uint32_t other : graph.of(own.child)) {
      const JoinEdge& to = graph.edges()[other];
      const auto& words = index.table(to.parent).words;
      if (to.child != own.child || to.parent == table || to.child_columns.size() != 1 ||
          words.empty() || index.word(words.back()).lemma != phrase)
        continue;
      if (found.row.valid()) return {};
      found = {{own.child, own.child_columns[0]}, {own.child, to.child_columns[0]}};
    }
  }
  return found;
}

// The rows of the table but the named one that are linked to the same others as it: who is in the
// same club as Ann. Unknown if there are no such links.
RowCondition rows_linked_like(const ColumnFacts& column_facts, const SchemaGraph& graph,
                              uint32_t table, std::string_view phrase,
                              std::vector<Condition> called) {
  RowCondition out;
  const Links links = links_called(column_facts, graph, table, phrase);
  const ColumnExpr key = column_facts.key_of(table);
  if (!links.row.valid() || !key.valid()) return out;
  QueryBlock own;
  own.entity = links.other.table;
  own.tables = {links.other.table, table};
  own.select = {{links.other, Aggregate::kPlain}};
  for (const Condition& name : called) own.where.push_back({name});
  Condition same;
  same.column = links.other;
  same.op = Op::kIn;
  same.sub = {std::move(own)};
  Condition linked = among_values(column_facts, key, links.row, {{std::move(same)}}, false);
  out.table = table;
  out.all = {{std::move(linked)}};
  for (Condition& name : called) name.negated = true;
  out.all.push_back(std::move(called));
  return out;
}

// The row is the one that is called so. Empty if its name cannot be compared.
std::vector<Condition> is_called(const ColumnFacts& column_facts, const NamedRow& named) {
  const SchemaIndex::PersonName* person = column_facts.index().row_names(named.table);
  if (person == nullptr) {
    const ColumnExpr name = column_facts.name_of(named.table);
    if (!name.valid() || name.whole() || name.via != kNone) return {};
    return {test_value(name, named.name)};
  }
  const size_t split = named.name.rfind(' ');
  if (split == named.name.npos) return {};
  return {test_value({named.table, person->first}, named.name.substr(0, split)),
          test_value({named.table, person->last}, named.name.substr(split + 1))};
}

}  // namespace

RowCondition rows_like_named(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             uint32_t table, std::string_view phrase, const NamedRow& named,
                             bool born) {
  const auto shared_of = [&](uint32_t rows) {
    const ColumnExpr date = part_of_only_date(column_facts, rows, phrase, born);
    return date.valid() ? date : called_of_rows(column_facts, graph, rows, phrase);
  };
  RowCondition out;
  if (table == kNone || named.table == kNone || phrase.empty()) return out;
  const ColumnExpr own = shared_of(table), other = shared_of(named.table);
  std::vector<Condition> called = is_called(column_facts, named);
  if (called.empty()) return out;
  if (!own.valid() && named.table == table)
    return rows_linked_like(column_facts, graph, table, phrase, std::move(called));
  if (!own.valid() || !other.valid()) return out;
  if (!(own == other) && !(column_facts.referred(own) == column_facts.referred(other))) return out;
  QueryBlock sub;
  sub.entity = named.table;
  sub.tables = {named.table};
  if (other.table != named.table) sub.tables.push_back(other.table);
  sub.select = {{other, Aggregate::kPlain}};
  for (const Condition& name : called) sub.where.push_back({name});
  Condition shared;
  shared.column = own;
  shared.op = Op::kIn;
  shared.sub = {std::move(sub)};
  out.table = own.table;
  out.all = {{std::move(shared)}};
  if (named.table != table) return out;
  for (Condition& name : called) name.negated = true;
  out.all.push_back(std::move(called));
  return out;
}

}  // namespace ask::engine
