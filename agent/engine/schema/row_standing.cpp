#include "agent/engine/schema/row_standing.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/db/statistics/value_index.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/schema/column_roles.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/planned_events.h"
#include "agent/engine/schema/row_owners.h"
#include "agent/engine/schema/row_states.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool is_any_word(const SchemaIndex& index, const SchemaItem& item,
                 std::span<const std::string_view> words) {
  return std::any_of(item.words.begin(), item.words.end(),
                     [&](uint32_t w) { return text::is_one_of(index.word(w).text, words); });
}

// What the name of a column of the table says, without words that add nothing: "left" of
// "left_club_on", "leave end" of "leave_end".
std::vector<std::string_view> name_core(const SchemaIndex& index, uint32_t table,
                                        const SchemaItem& item) {
  std::vector<std::string_view> out;
  const auto& rows = index.table(table).words;
  for (const uint32_t w : item.words) {
    const SchemaWord& word = index.word(w);
    const bool of_rows = std::any_of(rows.begin(), rows.end(),
                                     [&](uint32_t r) { return index.word(r).lemma == word.lemma; });
    if (!of_rows && !text::is_one_of(word.text, kPlainNameWords) &&
        !text::is_one_of(word.text, kEndingNouns) && !text::is_one_of(word.text, kOwnOrganisations))
      out.push_back(word.text);
  }
  return out;
}

// "still_sold", "still_on_menu", "still_member", and not "still_water"
bool says_still(const SchemaIndex& index, const SchemaItem& item, bool bare) {
  if (item.words.empty() || index.word(item.words[0]).text != kStillWord) return false;
  if (bare) return true;
  const std::string& next = index.word(item.words[1]).text;
  return text::is_one_of(next, kAfterStillName) || has_past_suffix(next) ||
         std::any_of(std::begin(kOurVerbs), std::end(kOurVerbs),
                     [&](std::string_view verb) { return contains(participles(verb), next); });
}

// Whether the flag is set while rows are current (1) or when they are so no longer (-1); else 0.
int standing_of_flag(const SchemaIndex& index, uint32_t table, const SchemaItem& item) {
  if (is_any_word(index, item, kFlagsOfCondition)) return 0;
  const auto core = name_core(index, table, item);
  const bool one = core.size() == 1;  // not of "left handed", "active substance"
  bool current =
      says_still(index, item, core.empty()) || (one && text::is_one_of(core[0], kCurrentFlags));
  bool ceased = one && text::is_one_of(core[0], kCeasedFlags);
  const auto read = [&](std::string_view words) {
    const auto classes = state_classes(words);
    current |= contains(classes, kActive) && !contains(classes, kInactive);
    ceased |= contains(classes, kInactive);
  };
  read(index.text(item));
  if (one) read(core[0]);
  return current == ceased ? 0 : current ? 1 : -1;
}

bool is_ceased_date(const ColumnFacts& column_facts, ColumnExpr date) {
  const db::ColumnStatistics& s = column_facts.column(date).statistics;
  const SchemaIndex& index = column_facts.index();
  if (!column_facts.temporal(date) || s.missing() == 0 || s.missing() >= s.rows) return false;
  const auto core = name_core(index, date.table, index.column(date.table, date.column));
  return core.size() == 1 && (text::is_one_of(core[0], kCeasedDates) ||
                              (text::is_one_of(core[0], kCeasedDatesOfPeople) &&
                               holds_people(index, date.table)));
}

bool is_status(const ColumnFacts& column_facts, ColumnExpr column) {
  const SchemaIndex& index = column_facts.index();
  const SchemaItem& item = index.column(column.table, column.column);
  return !column_facts.flag(column) && !column_facts.temporal(column) &&
         is_status_name(index, item, column_facts.column(column).name);
}

// The only stored value of the column for the class of states; "" if there is none or several.
std::string value_of_state(const ColumnFacts& column_facts, ColumnExpr column, StateClass state) {
  std::string found;
  for (const auto& [value, rows] : column_facts.column(column).statistics.few) {
    if (!contains(state_classes(db::ValueIndex::normalised(value)), state)) continue;
    if (!found.empty()) return {};
    found = value;
  }
  return found;
}

// Rows that refer to the table refer to people, too.
bool others_are_down(const SchemaIndex& index, const SchemaGraph& graph, uint32_t table) {
  const auto refers_to_people = [&](uint32_t rows) {
    const auto edges = graph.of(rows);
    return std::any_of(edges.begin(), edges.end(), [&](uint32_t e) {
      const JoinEdge& edge = graph.edges()[e];
      return edge.child == rows && holds_people(index, edge.parent);
    });
  };
  const auto edges = graph.of(table);
  return std::any_of(edges.begin(), edges.end(), [&](uint32_t e) {
    const JoinEdge& edge = graph.edges()[e];
    return edge.parent == table && edge.child != table && refers_to_people(edge.child);
  });
}

// No row of the only sales refers to them, of which each has one at most; or one does.
AllOf by_sale(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
              bool current) {
  const SchemaIndex& index = column_facts.index();
  AllOf out;
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    const auto& words = index.table(edge.child).words;
    if (edge.parent != table || edge.child == table || edge.child_columns.size() != 1 ||
        index.is_view(edge.child) || words.empty() ||
        !text::is_one_of(index.word(words.back()).lemma, kSellingRows))
      continue;
    const ColumnExpr key{edge.child, edge.child_columns[0]};
    if (!out.empty() || !column_facts.unique(key)) return {};
    out = {{among_values(column_facts, {table, edge.parent_columns[0]}, key, {}, current)}};
  }
  return out;
}

constexpr uint32_t kSeveral = kNone - 1;  // tables

// Their date has come, or not.
AllOf by_date(const ColumnFacts& column_facts, ColumnExpr date, bool current) {
  if (!is_after_today(column_facts.column(date).statistics)) return {{test_null(date, current)}};
  if (!current) return {{compare_today(date, Op::kLess)}};
  return {{test_null(date, true), compare_today(date, Op::kGreaterEqual)}};
}

}  // namespace

RowCondition row_standing(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                          bool current) {
  RowCondition out;
  if (table == kNone || column_facts.index().is_view(table)) return out;
  out.table = table;
  std::vector<AllOf> flags, dates, states;
  for (uint32_t c = 0; c < column_facts.index().columns(table); ++c) {
    const ColumnExpr column{table, c};
    if (column_facts.flag(column)) {
      const int set =
          standing_of_flag(column_facts.index(), table, column_facts.index().column(table, c));
      if (set != 0)
        flags.push_back(
            {{test_value(column, column_facts.flag_value(column, current == (set > 0)))}});
    } else if (is_ceased_date(column_facts, column)) {
      dates.push_back(by_date(column_facts, column, current));
    } else if (is_status(column_facts, column)) {
      const std::string value = value_of_state(column_facts, column, current ? kActive : kInactive);
      if (!value.empty()) states.push_back({{test_value(column, value)}});
    }
  }
  for (const auto* said : {&flags, &dates, &states}) {
    if (said->empty()) continue;
    if (said->size() == 1) out.all = said->front();
    return out;
  }
  out.all = by_sale(column_facts, graph, table, current);
  return out;
}

uint32_t table_of_rows(const ColumnFacts& column_facts, std::string_view noun) {
  const SchemaIndex& index = column_facts.index();
  const std::string base = lemma(noun);
  uint32_t called = kNone, kinds = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const auto& words = index.table(t).words;
    if (words.empty() || index.is_view(t)) continue;
    const std::string& own = index.word(words.back()).lemma;
    if (are_synonyms(base, own) || contains(everyday_meanings(base), own)) {
      if (called != kNone) return kNone;
      called = t;
    }
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const auto& since = index.column(t, c).words;
      if (since.size() == 2 && index.word(since[1]).text == kSinceWord &&
          index.word(since[0]).lemma == base && called == kNone)
        called = t;
      for (const auto& [value, rows] : column_facts.column({t, c}).statistics.few) {
        if (kinds == t || (!db::ValueIndex::normalises_to(value, noun) &&
                           !db::ValueIndex::normalises_to(value, base)))
          continue;
        kinds = kinds == kNone ? t : kSeveral;
      }
    }
  }
  return called != kNone ? called : kinds == kSeveral ? kNone : kinds;
}

namespace {

// The only table for which the test holds, of which the standing is known.
template <class Test>
uint32_t only_with_standing(const ColumnFacts& column_facts, const SchemaGraph& graph, Test test) {
  uint32_t found = kNone;
  for (uint32_t t = 0; t < column_facts.index().tables(); ++t) {
    if (!test(t) || !row_standing(column_facts, graph, t, true).known()) continue;
    if (found != kNone) return kNone;
    found = t;
  }
  return found;
}

}  // namespace

uint32_t table_with_standing(const ColumnFacts& column_facts, const SchemaGraph& graph,
                             bool people) {
  return only_with_standing(column_facts, graph, [&](uint32_t t) {
    return holds_people(column_facts.index(), t) == people;
  });
}

uint32_t people_with_standing(const ColumnFacts& column_facts, const SchemaGraph& graph,
                              Bond bond) {
  const SchemaIndex& index = column_facts.index();
  const auto fits = [&](uint32_t t) {
    return holds_people(index, t) && keeps_staff(index, t) == (bond == Bond::kWork);
  };
  bool any = false;
  for (uint32_t t = 0; bond != Bond::kAny && t < index.tables(); ++t) any |= fits(t);
  return any ? only_with_standing(column_facts, graph, fits)
             : table_with_standing(column_facts, graph, true);
}

uint32_t leaving_date(const ColumnFacts& column_facts, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  uint32_t found = kNone;
  if (table == kNone || index.is_view(table) || !holds_people(index, table)) return kNone;
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    if (!is_ceased_date(column_facts, {table, c})) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

namespace {

// True if the rows without a value have no result yet, and are not those in which all is well: the
// column is called so, or stores the opposite of the state, too.
bool waits_for_result(const ColumnFacts& column_facts, ColumnExpr column, std::string_view state) {
  const db::ColumnStatistics& s = column_facts.column(column).statistics;
  if (s.missing() == 0 || s.few.size() < 2) return false;
  const SchemaIndex& index = column_facts.index();
  if (is_any_word(index, index.column(column.table, column.column), kResultColumns)) return true;
  std::vector<std::string> forms{std::string(state)};
  for (const std::string& form : participles(lemma(state))) forms.push_back(form);
  return std::any_of(s.few.begin(), s.few.end(), [&](const auto& one) {
    for (const StateClass other : state_classes(db::ValueIndex::normalised(one.first)))
      for (const std::string& form : forms)
        if (opposite_state(other) != kNoState &&
            contains(state_classes(form), opposite_state(other)))
          return true;
    return false;
  });
}

// The rows of which the column does not store the value; NULL is another one, too.
std::vector<Condition> is_other(const ColumnFacts& column_facts, ColumnExpr column, Value value) {
  std::vector<Condition> out{test_value(column, std::move(value), true)};
  if (column_facts.column(column).statistics.nulls > 0) out.push_back(test_null(column, true));
  return out;
}

}  // namespace

RowCondition with_state(const ColumnFacts& column_facts, std::string_view state) {
  const SchemaIndex& index = column_facts.index();
  RowCondition out;
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (uint32_t c = 0; c < index.columns(t) && !index.is_view(t); ++c) {
      const db::ColumnStatistics& s = column_facts.column({t, c}).statistics;
      if (std::none_of(s.few.begin(), s.few.end(), [&](const auto& one) {
            return db::ValueIndex::normalised(one.first) == state;
          }))
        continue;
      if (out.table != kNone) return {};
      out.table = t;
      if (waits_for_result(column_facts, {t, c}, state)) out.all = {{test_null({t, c}, false)}};
    }
  return out;
}

RowCondition without_event(const ColumnFacts& column_facts, uint32_t table,
                           std::string_view participle) {
  if (table == kNone || column_facts.index().is_view(table) || participle.size() < 3) return {};
  RowCondition out = dated_state(column_facts, table, participle);
  if (out.known()) {
    if (!out.all[0][0].negated) return {};  // "open": it is missing anyway
    out.all = {{test_null(out.all[0][0].column, true)}};
    return out;
  }
  out.table = table;
  out.all.clear();
  const SchemaIndex& index = column_facts.index();
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const ColumnExpr date{table, c};
    const db::ColumnStatistics& s = column_facts.column(date).statistics;
    const SchemaItem& item = index.column(table, c);
    if (!column_facts.temporal(date) || s.missing() == 0 || s.missing() >= s.rows ||
        !is_any_word(index, item, std::array{participle}))
      continue;
    if (!out.all.empty()) return {};
    out.all = {{test_null(date, true)}};
  }
  return out;
}

DoneRows done_rows(const ColumnFacts& column_facts, uint32_t table, std::string_view participle) {
  DoneRows out;
  if (table == kNone) return out;
  out.missing = without_event(column_facts, table, participle);
  out.done = out.missing;
  if (out.missing.known()) {
    out.done.all[0][0].negated = !out.missing.all[0][0].negated;
    return out;
  }
  const SchemaIndex& index = column_facts.index();
  std::vector<std::pair<Condition, std::vector<Condition>>> found;
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const ColumnExpr column{table, c};
    if (column_facts.flag(column)) {
      if (is_any_word(index, index.column(table, c), std::array{participle}))
        found.emplace_back(test_value(column, column_facts.flag_value(column, true)),
                           std::vector{test_value(column, column_facts.flag_value(column, false))});
    } else if (is_status(column_facts, column)) {
      for (const auto& [value, rows] : column_facts.column(column).statistics.few)
        if (db::ValueIndex::normalised(value) == participle)
          found.emplace_back(test_value(column, value), is_other(column_facts, column, value));
    }
  }
  if (found.size() != 1) return {};
  out.done.table = out.missing.table = table;
  out.done.all = {{found[0].first}};
  out.missing.all = {found[0].second};
  add_not_called_off(column_facts, table, out.missing.all);
  return out;
}

void add_not_called_off(const ColumnFacts& column_facts, uint32_t table, AllOf& all) {
  const auto classes = state_classes(kCancelledState);
  for (uint32_t c = 0; c < column_facts.index().columns(table); ++c) {
    const ColumnExpr column{table, c};
    if (!is_status(column_facts, column) || classes.empty()) continue;
    const std::string value = value_of_state(column_facts, column, classes[0]);
    if (!value.empty()) all.push_back(is_other(column_facts, column, value));
  }
}

RowCondition without_people(const ColumnFacts& column_facts, const SchemaGraph& graph,
                            uint32_t table) {
  RowCondition out;
  if (table == kNone || column_facts.index().is_view(table) ||
      others_are_down(column_facts.index(), graph, table))
    return out;
  out.table = table;
  for (uint32_t c = 0; c < column_facts.index().columns(table); ++c) {
    const ColumnExpr key{table, c};
    const db::ColumnStatistics& s = column_facts.column(key).statistics;
    const ColumnExpr row = column_facts.referred(key);
    if (!row.valid() || row.table == table || s.missing() == 0 ||
        !holds_people(column_facts.index(), row.table))
      continue;
    if (!out.all.empty()) return {};
    out.all = {{test_null(key, true)}};
  }
  if (!out.all.empty()) add_not_called_off(column_facts, table, out.all);
  return out;
}

}  // namespace ask::engine
