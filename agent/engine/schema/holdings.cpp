#include "agent/engine/schema/holdings.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/today.h"
#include "agent/engine/lexicon/event_verbs.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/occupancy.h"
#include "agent/engine/schema/planned_events.h"

namespace ask::engine {
namespace {

// Dates of which some are still to come.
bool reaches_future(const ColumnFacts& column_facts, ColumnExpr date) {
  return is_after_today(column_facts.column(date).statistics);
}

// Dates with a time of the day.
bool has_times(const ColumnFacts& column_facts, ColumnExpr date) {
  const auto* last = std::get_if<std::string>(&column_facts.column(date).statistics.max);
  return last != nullptr && last->size() > today().size();
}

bool is_called(const SchemaIndex& index, uint32_t table, std::span<const std::string_view> nouns) {
  const auto& words = index.table(table).words;
  return !words.empty() && contains(nouns, index.word(words.back()).lemma);
}

// The only key of the rows to the table; null if there is none or several.
const JoinEdge* only_key(const SchemaGraph& graph, uint32_t rows, uint32_t table) {
  const JoinEdge* found = nullptr;
  for (const uint32_t e : graph.of(rows)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != rows || edge.parent != table || edge.child_columns.size() != 1) continue;
    if (found != nullptr) return nullptr;
    found = &edge;
  }
  return found;
}

// The only people whom the rows belong to; null if there are none or several.
const JoinEdge* people_of(const SchemaIndex& index, const SchemaGraph& graph, uint32_t rows) {
  const JoinEdge* found = nullptr;
  for (const uint32_t e : graph.of(rows)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != rows || !holds_people(index, edge.parent)) continue;
    if (found != nullptr || edge.child_columns.size() != 1) return nullptr;
    found = &edge;
  }
  return found;
}

TimeSpan span_of_holding(const ColumnFacts& column_facts, uint32_t rows) {
  const SchemaIndex& index = column_facts.index();
  if (index.is_view(rows) || is_called(index, rows, kRequestRows)) return {};
  return open_span(column_facts, rows);
}

// The thing is held, or things of it are: the copies of a book.
bool is_held(const SchemaGraph& graph, uint32_t rows, uint32_t thing) {
  if (only_key(graph, rows, thing) != nullptr) return true;
  for (const uint32_t e : graph.of(rows)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != rows || edge.parent == thing) continue;
    if (only_key(graph, edge.parent, thing) != nullptr) return true;
  }
  return false;
}

}  // namespace

Condition among_values(const ColumnFacts& column_facts, ColumnExpr column, ColumnExpr key,
                       AllOf rows, bool negated) {
  QueryBlock sub;
  sub.entity = key.table;
  sub.tables = {key.table};
  sub.select = {{key, Aggregate::kPlain}};
  sub.where = std::move(rows);
  if (negated && !column_facts.column(key).not_null) sub.where.push_back({test_null(key, false)});
  Condition out;
  out.column = column;
  out.op = Op::kIn;
  out.negated = negated;
  out.sub = {std::move(sub)};
  return out;
}

Condition test_value(ColumnExpr column, Value value, bool negated) {
  Condition out;
  out.column = column;
  out.value = std::move(value);
  out.negated = negated;
  return out;
}

Condition test_null(ColumnExpr column, bool missing) {
  Condition out;
  out.column = column;
  out.op = Op::kIsNull;
  out.negated = !missing;
  return out;
}

Condition compare_today(ColumnExpr column, Op op) {
  Condition out;
  out.column = column;
  out.op = op;
  out.from_today = true;
  out.value = std::string();
  return out;
}

void add_lasting(const ColumnFacts& column_facts, const TimeSpan& span, AllOf& all) {
  const ColumnExpr start{span.table, span.start}, end{span.table, span.end};
  std::vector<Condition> open{test_null(end, true)};
  if (reaches_future(column_facts, end)) open.push_back(compare_today(end, Op::kGreaterEqual));
  all.push_back(std::move(open));
  if (!reaches_future(column_facts, start)) return;
  const bool times = has_times(column_facts, start);  // what started today has started
  Condition started = compare_today(start, times ? Op::kLess : Op::kLessEqual);
  if (times) started.value = std::string(kNextDay);
  all.push_back({std::move(started)});
}

void add_ended(const ColumnFacts& column_facts, const TimeSpan& span, AllOf& all) {
  const ColumnExpr end{span.table, span.end};
  if (reaches_future(column_facts, end))
    all.push_back({compare_today(end, Op::kLess)});
  else
    all.push_back({test_null(end, false)});
}

Holding holding_of(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table) {
  Holding out;
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.parent != table || edge.child == table || edge.child_columns.size() != 1) continue;
    const TimeSpan span = span_of_holding(column_facts, edge.child);
    if (span.table == kNone) continue;
    if (out.known()) return {};
    out = {span, edge.child_columns[0], edge.parent_columns[0]};
  }
  return out;
}

bool ends_by_return(const SchemaIndex& index, const TimeSpan& span) {
  return index.has_any_word(index.column(span.table, span.end), kReturnColumns);
}

bool holds_alone(const SchemaIndex& index, const TimeSpan& span) {
  return is_called(index, span.table, kHoldingRows) || ends_by_return(index, span);
}

Condition held_by(const ColumnFacts& column_facts, uint32_t table, const Holding& holding,
                  bool lasting, bool negated) {
  AllOf rows;
  if (lasting) add_lasting(column_facts, holding.span, rows);
  return among_values(column_facts, {table, holding.held}, {holding.span.table, holding.key},
                      std::move(rows), negated);
}

Holders holders_of(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t thing,
                   uint32_t people) {
  const SchemaIndex& index = column_facts.index();
  Holders out;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const TimeSpan span = span_of_holding(column_facts, t);
    if (span.table == kNone || (thing != kNone && !is_held(graph, t, thing))) continue;
    if (!holds_alone(index, span)) continue;
    const JoinEdge* holder = people_of(index, graph, t);
    if (holder == nullptr || (people != kNone && holder->parent != people)) continue;
    if (!out.people.empty()) return {};
    out.people = index.text(index.table(holder->parent));
    out.rows = index.text(index.table(t));
    out.lasting.table = t;
    add_lasting(column_facts, span, out.lasting.all);
    const Holding held{span, holder->child_columns[0], holder->parent_columns[0]};
    out.holding.table = holder->parent;
    out.holding.all = {{held_by(column_facts, holder->parent, held, true, false)}};
    out.holding.through = t;
    out.holding.own = out.lasting.all;
  }
  return out;
}

}  // namespace ask::engine
