#include "agent/engine/schema/row_absences.h"

#include <algorithm>
#include <string>

#include "agent/engine/lexicon/event_verbs.h"
#include "agent/engine/lexicon/lexicon_tables.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// A table is called by the verb itself: the linker finds its rows.
bool calls_table(const SchemaIndex& index, std::string_view verb) {
  const std::string stem = Stemmer().stem(verb.substr(0, verb.find(' ')));
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (const uint32_t w : index.table(t).words)
      if (index.word(w).stem == stem) return true;
  return false;
}

// A date of the rows says whether what the verb says has happened: "seen_on" of appointments.
bool dates_events(const ColumnFacts& column_facts, uint32_t rows, std::string_view verb) {
  const SchemaIndex& index = column_facts.index();
  const std::string_view first = verb.substr(0, verb.find(' '));
  const auto is_same = [&](const std::string& word) {
    return word == first ||
           std::any_of(std::begin(kEventVerbs), std::end(kEventVerbs), [&](const EventVerbs& row) {
             return has_part(row.begin, '|', verb) && has_part(row.begin, '|', word);
           });
  };
  for (uint32_t c = 0; c < index.columns(rows); ++c) {
    const ColumnExpr date{rows, c};
    if (!column_facts.temporal(date) || column_facts.column(date).statistics.missing() == 0)
      continue;
    const auto& words = index.column(rows, c).words;
    if (std::any_of(words.begin(), words.end(),
                    [&](uint32_t w) { return is_same(index.word(w).lemma); }))
      return true;
  }
  return false;
}

}  // namespace

bool names_events(const SchemaIndex& index, uint32_t table, std::string_view verb) {
  const auto& words = index.table(table).words;
  if (words.empty()) return false;
  const std::string& last = index.word(words.back()).lemma;
  const std::string name = index.lemmas(index.table(table));
  const size_t gap = name.find(' ');
  const std::string_view rest =
      gap == name.npos ? std::string_view(name) : std::string_view(name).substr(gap + 1);
  return std::any_of(std::begin(kEventVerbs), std::end(kEventVerbs), [&](const EventVerbs& row) {
    return has_part(row.begin, '|', verb) &&
           (has_part(row.rows, '|', last) || has_part(row.rows, '|', name) ||
            has_part(row.rows, '|', rest));
  });
}

RowCondition without_events(const ColumnFacts& column_facts, const SchemaGraph& graph,
                            uint32_t table, std::string_view verb, uint32_t object) {
  const SchemaIndex& index = column_facts.index();
  const JoinEdge* found = nullptr;
  if (table == kNone || calls_table(index, verb)) return {};
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.parent != table || edge.child == table || index.is_view(edge.child) ||
        !names_events(index, edge.child, verb))
      continue;
    if (found != nullptr || edge.child_columns.size() != 1) return {};  // several
    found = &edge;
  }
  if (found == nullptr || dates_events(column_facts, found->child, verb)) return {};
  if (object != kNone && object != table) {  // "never borrowed a copy": all loans are of copies
    const auto refers = [&](uint32_t e) {
      const JoinEdge& edge = graph.edges()[e];
      return edge.child == found->child && edge.child_columns.size() == 1 &&
             column_facts.column({edge.child, edge.child_columns[0]}).statistics.missing() == 0;
    };
    const auto edges = graph.between(found->child, object);
    if (std::none_of(edges.begin(), edges.end(), refers)) return {};
  }
  RowCondition out;
  out.table = table;
  out.all = {{among_values(column_facts, {table, found->parent_columns[0]},
                           {found->child, found->child_columns[0]}, {}, true)}};
  return out;
}

RowCondition without_doer(const ColumnFacts& column_facts, uint32_t table,
                          std::string_view participle) {
  const SchemaIndex& index = column_facts.index();
  RowCondition out;
  out.table = table;
  for (uint32_t c = 0; table != kNone && c < index.columns(table); ++c) {
    const db::ColumnStatistics& s = column_facts.column({table, c}).statistics;
    const auto& words = index.column(table, c).words;
    if (s.missing() == 0 || std::none_of(words.begin(), words.end(), [&](uint32_t w) {
          return index.word(w).text == participle;
        }))
      continue;
    if (column_facts.temporal({table, c})) return {};  // a date says so
    if (!column_facts.of({table, c}).reference) continue;
    if (!out.all.empty()) return {};
    out.all = {{test_null({table, c}, true)}};
  }
  return out;
}

}  // namespace ask::engine
