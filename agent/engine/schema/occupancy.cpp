#include "agent/engine/schema/occupancy.h"

#include <algorithm>

#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/lexicon/state_words.h"

namespace ask::engine {
namespace {

// The rows have a state of their own, which may say that they are free.
bool has_state(const ColumnFacts& column_facts, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  for (uint32_t c = 0; c < index.columns(table); ++c)
    for (const uint32_t w : index.column(table, c).words)
      if (names_states(index.word(w).text)) return true;
  return false;
}

// Every row that refers by the column refers to another one: a boat has a berth of its own.
bool refers_once(const ColumnFacts& column_facts, ColumnExpr key) {
  const db::ColumnStatistics& values = column_facts.column(key).statistics;
  const int64_t known = values.rows - values.missing();
  return known > 1 && values.missing() > 0 && values.distinct == known;
}

}  // namespace

// Not what was done in between.
TimeSpan open_span(const ColumnFacts& column_facts, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  for (const TimeSpan& span : index.durations()) {
    if (span.table != table || !index.has_any_word(index.column(table, span.end), kEndColumns))
      continue;
    const db::ColumnStatistics& end = column_facts.column({table, span.end}).statistics;
    if (end.missing() > 0 && end.missing() < end.rows) return span;
  }
  return {};
}

Occupancy occupancy_of(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table) {
  if (has_state(column_facts, table)) return {};
  const SchemaIndex& index = column_facts.index();
  uint32_t ending = kNone, end = kNone, taking = kNone;
  size_t ends = 0, takes = 0;
  for (const JoinEdge& edge : graph.edges()) {
    if (edge.parent != table || edge.child == table || edge.child_columns.size() != 1 ||
        index.is_view(edge.child))
      continue;
    if (const TimeSpan span = open_span(column_facts, edge.child); span.table != kNone)
      ending = edge.child, end = span.end, ++ends;
    else if (refers_once(column_facts, {edge.child, edge.child_columns[0]}))
      taking = edge.child, ++takes;
  }
  if (ends + takes != 1) return {};
  if (ends == 0) return {index.text(index.table(taking)), ""};
  return {index.text(index.table(ending)), index.text(index.column(ending, end))};
}

}  // namespace ask::engine
