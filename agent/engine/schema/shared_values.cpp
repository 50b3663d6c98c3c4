#include "agent/engine/schema/shared_values.h"

#include <string>

#include "agent/common/words.h"
#include "agent/engine/lexicon/sharing_words.h"

namespace ask::engine {
namespace {

// The only column of the table that is called by the phrase; kNone if there is none or several.
uint32_t column_called(const SchemaIndex& index, uint32_t table, std::string_view phrase) {
  if (const SchemaIndex::PersonName* names = index.row_names(table);
      names != nullptr && text::is_one_of(phrase, kSurnames))
    return names->last;
  uint32_t found = kNone;
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    if (index.lemmas(index.column(table, c)) != phrase) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

// The only key of the table to one that is called by the phrase.
uint32_t key_to_called(const SchemaIndex& index, const SchemaGraph& graph, uint32_t table,
                       std::string_view phrase) {
  uint32_t found = kNone;
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != table || edge.parent == table || edge.child_columns.size() != 1 ||
        index.lemmas(index.table(edge.parent)) != phrase)
      continue;
    if (found != kNone) return kNone;
    found = edge.child_columns[0];
  }
  return found;
}

}  // namespace

RowCondition rows_sharing(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          uint32_t table, std::string_view phrase) {
  RowCondition out;
  if (table == kNone || phrase.empty()) return out;
  const SchemaIndex& index = column_facts.index();
  uint32_t c = column_called(index, table, phrase);
  if (c == kNone) c = key_to_called(index, graph, table, phrase);
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

}  // namespace ask::engine
