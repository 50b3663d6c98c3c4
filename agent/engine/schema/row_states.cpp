#include "agent/engine/schema/row_states.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/db/statistics/value_index.h"
#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/lexicon/holder_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/occupancy.h"
#include "agent/engine/schema/planned_events.h"

namespace ask::engine {
namespace {

class Resolver {
 public:
  Resolver(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table)
      : facts_(column_facts), graph_(graph), index_(column_facts.index()), table_(table) {}

  RowCondition find(RowState state) const {
    RowCondition out;
    out.table = table_;
    if (stores_phrase_of(state)) return out;
    switch (state) {
      case RowState::kTaken:
      case RowState::kFree:
      case RowState::kAvailable:
        add_held(state != RowState::kTaken, false, out);
        if (state == RowState::kAvailable) add_own_ends(out);
        break;
      case RowState::kAway:
      case RowState::kAtHome:
        add_held(state == RowState::kAtHome, true, out);
        if (state == RowState::kAtHome) add_own_ends(out);
        break;
      case RowState::kHolding:
      case RowState::kFormer:
        if (holds()) add_holders(state == RowState::kHolding, out);
        break;
      case RowState::kOpen:
        add_unended(out);
        break;
      case RowState::kExpired:
      case RowState::kValid:
        add_expiry(state == RowState::kExpired, out);
        break;
      case RowState::kGiven:
        add_giver(out);
        break;
      case RowState::kBroken:
      case RowState::kIntact:
        add_repair(state == RowState::kIntact, out);
        break;
      case RowState::kUndecided:
      case RowState::kDecided:
        add_result(state == RowState::kUndecided, out);
        break;
      case RowState::kUnstated:
        break;
    }
    return out;
  }

 private:
  bool has_word(uint32_t c, std::span<const std::string_view> words) const {
    return index_.has_any_word(index_.column(table_, c), words);
  }

  bool comes_for_some(uint32_t c) const {
    const db::ColumnStatistics& s = facts_.column({table_, c}).statistics;
    return s.missing() > 0 && s.missing() < s.rows;
  }

  // The name of the rows says that they hold something: "tenants".
  bool holds() const {
    const auto& words = index_.table(table_).words;
    return !words.empty() && contains(kHolders, index_.word(words.back()).lemma);
  }

  // A column of the rows says whether they are taken or, with `life`, active or over.
  bool stores_state(bool life) const {
    for (uint32_t c = 0; c < index_.columns(table_); ++c) {
      const ColumnExpr column{table_, c};
      for (const uint32_t w : index_.column(table_, c).words)
        if (facts_.flag(column) && says_state(index_.word(w).text, life)) return true;
      for (const auto& [value, count] : facts_.column(column).statistics.few)
        if (says_state(db::ValueIndex::normalised(value), life)) return true;
    }
    return false;
  }

  static bool says_state(const std::string& value, bool life) {
    const auto classes = state_classes(value);
    return says_taken(value) ||
           (life && std::any_of(classes.begin(), classes.end(),
                                [](StateClass c) { return c == kActive || c == kInactive; }));
  }

  static bool says(const RowStateWords& row, const std::string& value) {
    return std::any_of(value.begin(), value.end(), [](char c) { return c != ' '; }) &&
           ("|" + std::string(row.adjectives) + "|" + std::string(row.participles) + "|" +
            std::string(row.predicates) + "|")
                   .find("|" + value + "|") != std::string::npos;
  }

  static bool says_taken(const std::string& value) {
    return std::any_of(std::begin(kRowStates), std::end(kRowStates), [&](const auto& row) {
      return row.state < RowState::kHolding && says(row, value);
    });
  }

  // One of the words for the state is stored in the rows.
  bool stores_phrase_of(RowState state) const {
    for (const RowStateWords& row : kRowStates) {
      if (row.state != state && row.state != opposite_of(state)) continue;
      for (uint32_t c = 0; c < index_.columns(table_); ++c)
        for (const auto& [value, count] : facts_.column({table_, c}).statistics.few)
          if (says(row, db::ValueIndex::normalised(value))) return true;
    }
    return false;
  }

  // Each row is of several copies or has room for several, of which some may be taken.
  bool stands_for_several() const {
    for (uint32_t c = 0; c < index_.columns(table_); ++c)
      if (has_word(c, kSeveralThings) && !index_.column_roles(table_, c).identifier) return true;
    return false;
  }

  // `comes_back`: only where what is held comes back at the end. No more rows last than there are
  // to be taken: people who take part in a course leave room for others.
  void add_held(bool negated, bool comes_back, RowCondition& out) const {
    const bool one_is_away = comes_back && !negated;  // of several copies
    if (keeps_people(index_, table_) || (!one_is_away && stands_for_several())) return;
    const Holding found = holding_of(facts_, graph_, table_);
    if (!found.known() || !holds_alone(index_, found.span) || stores_state(false) ||
        Resolver(facts_, graph_, found.span.table).stores_state(true))
      return;
    if (comes_back && !ends_by_return(index_, found.span)) return;
    const db::ColumnStatistics& end = facts_.column({found.span.table, found.span.end}).statistics;
    const db::ColumnStatistics& key = facts_.column({table_, found.held}).statistics;
    if (!end.complete || end.missing() > key.rows) return;
    out.all.push_back({held_by(facts_, table_, found, true, negated)});
    if (!negated) set_own(found, out);
  }

  void set_own(const Holding& found, RowCondition& out) const {
    out.through = found.span.table;
    add_lasting(facts_, found.span, out.own);
  }

  void add_own_ends(RowCondition& out) const {
    if (out.all.empty()) return;
    for (uint32_t c = 0; c < index_.columns(table_); ++c)
      if (facts_.temporal({table_, c}) && comes_for_some(c) && has_word(c, kRowEndWords))
        out.all.push_back({test_null({table_, c}, true)});
  }

  void add_holders(bool current, RowCondition& out) const {
    const Holding found = holding_of(facts_, graph_, table_);
    if (!found.known() || stores_state(true) ||
        Resolver(facts_, graph_, found.span.table).stores_state(true))
      return;
    if (!current) out.all.push_back({held_by(facts_, table_, found, false, false)});
    out.all.push_back({held_by(facts_, table_, found, true, !current)});
    if (current) set_own(found, out);
  }

  // None of the dates has come that end the row.
  void add_unended(RowCondition& out) const {
    if (stores_state(true)) return;
    const TimeSpan span = open_span(facts_, table_);
    bool ends = span.table != kNone;  // and is not only called off
    if (ends) add_lasting(facts_, span, out.all);
    for (uint32_t c = 0; c < index_.columns(table_); ++c) {
      const ColumnExpr column{table_, c};
      if (!facts_.temporal(column) || !comes_for_some(c) || has_word(c, kExpiryColumns) ||
          (ends && c == span.end))
        continue;
      if (!has_word(c, kEndColumns) && !has_word(c, kTerminalColumns)) continue;
      ends |= !has_word(c, kCalledOffColumns);
      out.all.push_back({test_null(column, true)});
    }
    if (!ends) out.all.clear();
  }

  void add_expiry(bool expired, RowCondition& out) const {
    if (stores_state(true)) return;
    for (uint32_t c = 0; c < index_.columns(table_); ++c) {
      const ColumnExpr date{table_, c};
      if (!facts_.temporal(date) || !has_word(c, kExpiryColumns) ||
          facts_.column(date).statistics.form != db::ValueForm::kPlain)
        continue;
      if (!out.all.empty()) return out.all.clear();
      out.all.push_back({compare_today(date, expired ? Op::kLess : Op::kGreaterEqual)});
      if (!expired && comes_for_some(c)) out.all[0].push_back(test_null(date, true));
    }
  }

  void add_giver(RowCondition& out) const {
    for (uint32_t c = 0; c < index_.columns(table_); ++c) {
      if (!comes_for_some(c) || !has_word(c, kGiverColumns)) continue;
      if (!out.all.empty()) return out.all.clear();
      out.all.push_back({test_null({table_, c}, false)});
    }
  }

  void add_repair(bool intact, RowCondition& out) const {
    if (stores_state(false)) return;
    for (const uint32_t e : graph_.of(table_)) {
      const JoinEdge& edge = graph_.edges()[e];
      const auto& words = index_.table(edge.child).words;
      if (edge.parent != table_ || edge.child == table_ || edge.child_columns.size() != 1 ||
          index_.is_view(edge.child) || words.empty() ||
          !contains(kRepairRows, index_.word(words.back()).lemma))
        continue;
      const RowCondition open = Resolver(facts_, graph_, edge.child).find(RowState::kOpen);
      if (!open.known() || !out.all.empty()) return out.all.clear();
      out.all.push_back({among_values(facts_, {table_, edge.parent_columns[0]},
                                      {edge.child, edge.child_columns[0]}, open.all, intact)});
    }
  }

  void add_result(bool missing, RowCondition& out) const {
    for (uint32_t c = 0; c < index_.columns(table_); ++c) {
      if (!comes_for_some(c) || facts_.temporal({table_, c}) || facts_.of({table_, c}).reference ||
          !has_word(c, kResultColumns))
        continue;
      if (!out.all.empty()) return out.all.clear();
      out.all.push_back({test_null({table_, c}, missing)});
    }
  }

  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  const SchemaIndex& index_;
  uint32_t table_;
};

}  // namespace

RowCondition row_state(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                       RowState state) {
  if (table == kNone || column_facts.index().is_view(table)) return {};
  return Resolver(column_facts, graph, table).find(state);
}

RowCondition without_rows(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table,
                          const RowCondition& rows) {
  const ColumnExpr key = table == kNone ? ColumnExpr{} : column_facts.key_of(table);
  if (!key.valid() || !rows.known() || rows.table == table || graph.to_one(table, rows.table) ||
      !graph.to_one(rows.table, table))
    return {};
  QueryBlock sub;
  sub.entity = rows.table;
  sub.tables = {rows.table, table};
  sub.select = {{key, Aggregate::kPlain}};
  sub.where = rows.all;
  Condition none;
  none.column = key;
  none.op = Op::kIn;
  none.negated = true;
  none.sub = {std::move(sub)};
  RowCondition out;
  out.table = table;
  out.all = {{std::move(none)}};
  return out;
}

RowCondition dated_state(const ColumnFacts& column_facts, uint32_t table, std::string_view phrase) {
  const SchemaIndex& index = column_facts.index();
  RowCondition out;
  out.table = table;
  for (uint32_t c = 0; table != kNone && c < index.columns(table); ++c) {
    const db::ColumnStatistics& s = column_facts.column({table, c}).statistics;
    if (!column_facts.temporal({table, c}) || s.missing() == 0 || s.missing() >= s.rows) continue;
    for (const EventState& event : event_states(phrase)) {
      const SchemaItem& column = index.column(table, c);
      if (!index.has_any_word(column, event.column_words) ||
          may_be_planned(index, column, s, event))
        continue;
      if (!out.all.empty() && !(out.all[0][0].column == ColumnExpr{table, c})) return {};
      out.all = {{test_null({table, c}, !event.happened)}};
    }
  }
  return out;
}

std::string leavers(const ColumnFacts& column_facts) {
  const SchemaIndex& index = column_facts.index();
  std::string found;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t) || !holds_people(index, t)) continue;
    const RowCondition left = dated_state(column_facts, t, kLeftState);
    if (!left.known()) continue;
    if (!found.empty()) return {};
    found = rows_in_plural(index, t);
  }
  return found;
}

std::string due_things(const ColumnFacts& column_facts, const SchemaGraph& graph) {
  const SchemaIndex& index = column_facts.index();
  std::string found;
  for (const TimeSpan& plan : index.plans()) {
    if (!ends_by_return(index, plan)) continue;
    for (const uint32_t e : graph.of(plan.table)) {
      const JoinEdge& edge = graph.edges()[e];
      if (edge.child != plan.table || holds_people(index, edge.parent)) continue;
      if (!found.empty()) return {};
      found = rows_in_plural(index, edge.parent);
    }
  }
  return found;
}

}  // namespace ask::engine
