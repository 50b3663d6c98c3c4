#include "agent/engine/schema/row_events.h"

#include <algorithm>
#include <span>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The columns of the events that a test accepts, in words with those of their table: "" if none or
// several do.
template <class Accepts>
std::string only_column(const ColumnFacts& column_facts, uint32_t events, const Accepts& accepts) {
  const SchemaIndex& index = column_facts.index();
  uint32_t found = kNone;
  for (uint32_t c = 0; c < index.columns(events); ++c) {
    if (!accepts(c)) continue;
    if (found != kNone) return {};
    found = c;
  }
  if (found == kNone) return {};
  return index.text(index.table(events)) + " " + index.text(index.column(events, found));
}

bool has_stem(const SchemaIndex& index, const SchemaItem& item, std::string_view stem) {
  return !item.words.empty() && index.word(item.words.front()).stem == stem;
}

// The only table with a key to `table` whose last word, or the first word of one of whose dates,
// has the stem of the event. kNone if there is none or several.
uint32_t events_named(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                      std::string_view event) {
  const SchemaIndex& index = column_facts.index();
  const std::string stem = Stemmer().stem(event);
  uint32_t found = kNone;
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    const uint32_t child = edge.child;
    if (edge.parent != table || child == table || child == found || index.is_view(child)) continue;
    const auto& words = index.table(child).words;
    bool named = !words.empty() && index.word(words.back()).stem == stem;
    for (uint32_t c = 0; !named && c < index.columns(child); ++c)
      named = column_facts.temporal({child, c}) && has_stem(index, index.column(child, c), stem);
    if (!named) continue;
    if (found != kNone) return kNone;
    found = child;
  }
  return found;
}

bool has_any_measure(const ColumnFacts& column_facts, uint32_t table,
                     std::span<const std::string_view> words) {
  const SchemaIndex& index = column_facts.index();
  for (const uint32_t c : index.measures(table))
    if (index.has_any_word(index.column(table, c), words)) return true;
  return false;
}

}  // namespace

bool has_dates(const SchemaIndex& index, uint32_t table) {
  for (uint32_t c = 0; c < index.columns(table); ++c)
    if (index.column_roles(table, c).temporal) return true;
  return false;
}

std::string date_of_event(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                          std::string_view event) {
  const SchemaIndex& index = column_facts.index();
  const uint32_t events = events_named(column_facts, graph, table, event);
  if (events == kNone) return {};
  const auto is_date = [&](uint32_t c) { return column_facts.temporal({events, c}); };
  const std::string only = only_column(column_facts, events, is_date);
  if (!only.empty()) return only;
  const std::string stem = Stemmer().stem(event);
  return only_column(column_facts, events, [&](uint32_t c) {
    return is_date(c) && has_stem(index, index.column(events, c), stem);
  });
}

std::string measure_of_event(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             uint32_t table, std::string_view event) {
  const uint32_t events = events_named(column_facts, graph, table, event);
  if (events == kNone) return {};
  return only_column(column_facts, events, [&](uint32_t c) {
    return column_facts.measure({events, c});
  });
}

uint32_t table_of_verb(const SchemaIndex& index, std::string_view verb) {
  const std::string stem = Stemmer().stem(verb);
  uint32_t found = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const auto& words = index.table(t).words;
    if (words.empty() || index.is_view(t) || index.word(words.back()).stem != stem) continue;
    if (found != kNone) return kNone;
    found = t;
  }
  return found;
}

std::string amount_of_events(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  bool refers = false, dated = false;
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    refers |= edge.child == table && edge.parent != table;
    if (edge.parent == table && edge.child != table &&
        (has_any_measure(column_facts, edge.child, kQuantityColumns) ||
         has_any_measure(column_facts, edge.child, kTotalColumns)))
      return {};
  }
  for (uint32_t c = 0; c < index.columns(table); ++c) dated |= column_facts.temporal({table, c});
  if (!refers || !dated || has_any_measure(column_facts, table, kQuantityColumns)) return {};
  return only_column(column_facts, table, [&](uint32_t c) {
    return column_facts.measure({table, c}) &&
           index.has_any_word(index.column(table, c), kTotalColumns);
  });
}

namespace {

// The only date that every row has, if that is no day of a payment: of an appointment, not of a
// stay, which is booked, begins and ends.
bool has_one_date(const ColumnFacts& column_facts, uint32_t rows) {
  const SchemaIndex& index = column_facts.index();
  size_t dates = 0;
  for (uint32_t c = 0; c < index.columns(rows); ++c) {
    const db::Column& column = column_facts.column({rows, c});
    dates += column_facts.temporal({rows, c}) && column.kind != db::DataKind::kTime &&
             column.statistics.missing() == 0 &&
             !index.has_any_word(index.column(rows, c), kPaidColumns);
  }
  return dates == 1;
}

// The only table whose rows have a time of day beside the date, if they belong to others and it is
// not when they were stored. kNone if there is none or several.
uint32_t timed_events(const ColumnFacts& column_facts, const SchemaGraph& graph) {
  const SchemaIndex& index = column_facts.index();
  uint32_t found = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t)) continue;
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      if (column_facts.column({t, c}).kind != db::DataKind::kDateTime) continue;
      if (found != kNone || index.has_any_word(index.column(t, c), kRecordedDateWords))
        return kNone;
      found = t;
    }
  }
  if (found == kNone || keeps_people(index, found) || !has_one_date(column_facts, found))
    return kNone;
  const bool refers = std::any_of(graph.of(found).begin(), graph.of(found).end(), [&](uint32_t e) {
    return graph.edges()[e].child == found && graph.edges()[e].parent != found;
  });
  return refers ? found : kNone;
}

}  // namespace

uint32_t main_events(const ColumnFacts& column_facts, const SchemaGraph& graph) {
  constexpr uint32_t kMostTables = 60;
  const SchemaIndex& index = column_facts.index();
  std::vector<uint32_t> events;
  const auto refers = [&](uint32_t rows, const auto& to) {
    return std::any_of(graph.of(rows).begin(), graph.of(rows).end(), [&](uint32_t e) {
      const JoinEdge& edge = graph.edges()[e];
      return edge.child == rows && edge.parent != rows && to(edge.parent);
    });
  };
  const auto served = [&](uint32_t t) {
    const auto& words = index.table(t).words;
    return !words.empty() && text::is_one_of(index.word(words.back()).lemma, kServedPeople);
  };
  if (index.tables() > kMostTables) return kNone;
  for (uint32_t t = 0; t < index.tables(); ++t)
    if (!index.is_view(t) && has_dates(index, t) && !keeps_people(index, t) && refers(t, served))
      events.push_back(t);
  const std::vector<uint32_t> all = events;
  std::erase_if(events, [&](uint32_t t) {  // horses of owners
    const ColumnExpr name = column_facts.name_of(t);
    const bool named = name.valid() && !name.whole() && column_facts.of(name).naming &&
                       !column_facts.temporal(name);
    return named || !has_one_date(column_facts, t);
  });
  std::erase_if(events, [&](uint32_t t) {  // payments of bookings
    return refers(t, [&](uint32_t parent) { return contains(all, parent); });
  });
  if (events.empty()) return timed_events(column_facts, graph);
  if (events.size() > 1)
    std::erase_if(events, [&](uint32_t t) {
      for (uint32_t c = 0; c < index.columns(t); ++c)
        if (column_facts.column({t, c}).kind == db::DataKind::kTime) return false;
      return true;
    });
  if (events.size() != 1) return kNone;
  const auto rows_of = [&](uint32_t t) { return column_facts.column({t, 0}).statistics.rows; };
  for (uint32_t t = 0; t < index.tables(); ++t)  // rounds of parcels
    if (t != events[0] && has_dates(index, t) && rows_of(t) > rows_of(events[0]) &&
        refers(t, [&](uint32_t parent) { return parent == events[0]; }))
      return kNone;
  return events[0];
}

}  // namespace ask::engine
