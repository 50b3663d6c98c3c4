#include "agent/engine/schema/two_sides.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/role_key_words.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/schema/key_roles.h"

namespace ask::engine {
namespace {

// The side that the key is called by, as 0 or 1, of the pair; -1 if by neither.
int side_in_pair(const SchemaIndex& index, ColumnExpr column, const std::string_view (&pair)[2]) {
  for (const int side : {0, 1})
    if (index.has_word(index.column(column.table, column.column), pair[side])) return side;
  return -1;
}

ColumnExpr child_of(const JoinEdge& edge) { return {edge.child, edge.child_columns[0]}; }

// The words of the column without the side.
std::vector<uint32_t> rest_of(const SchemaIndex& index, ColumnExpr column, std::string_view side) {
  std::vector<uint32_t> out;
  for (const uint32_t w : index.column(column.table, column.column).words)
    if (index.word(w).lemma != side) out.push_back(w);
  return out;
}

bool is_score(const SchemaIndex& index, const std::vector<uint32_t>& words) {
  return std::any_of(words.begin(), words.end(),
                     [&](uint32_t w) { return text::is_one_of(index.word(w).lemma, kScoreNouns); });
}

// home_goals and away_goals: by the noun of a score where there are several such numbers.
void find_scores(const ColumnFacts& facts, Meetings& out) {
  const SchemaIndex& index = facts.index();
  bool several = false, named = false;
  for (uint32_t a = 0; a < index.columns(out.table); ++a)
    for (uint32_t b = 0; b < index.columns(out.table); ++b) {
      const ColumnExpr one{out.table, a}, other{out.table, b};
      if (!facts.measure(one) || !facts.measure(other)) continue;
      if (!facts.has_word(one, out.first_word) || !facts.has_word(other, out.second_word)) continue;
      const auto rest = rest_of(index, one, out.first_word);
      if (rest.empty() || rest != rest_of(index, other, out.second_word)) continue;
      const bool score = is_score(index, rest);
      if (score == named && out.first_score.valid()) several = true;
      if (score < named || (score == named && out.first_score.valid())) continue;
      out.first_score = one;
      out.second_score = other;
      several &= score == named;
      named = score;
    }
  if (several || !named) out.first_score = out.second_score = {};
}

// A third key to those who meet, that is called winner.
void find_winner(const SchemaIndex& index, const SchemaGraph& graph, Meetings& out) {
  for (const uint32_t e : graph.of(out.table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != out.table || edge.parent != out.met || edge.child_columns.size() != 1)
      continue;
    const ColumnExpr key = child_of(edge);
    if (key != out.first && key != out.second &&
        index.has_any_word(index.column(key.table, key.column), kWinnerNouns))
      out.winner = key;
  }
}

// "1-0", "0-1" and "1/2" of the only text with few values, of which no other is one.
void find_result(const ColumnFacts& facts, Meetings& out) {
  for (uint32_t c = 0; c < facts.index().columns(out.table); ++c) {
    const ColumnExpr column{out.table, c};
    if (!facts.text(column)) continue;
    std::string first, second, draw;
    for (const auto& [stored, count] : facts.column(column).statistics.few) {
      if (stored == "1-0") first = stored;
      if (stored == "0-1") second = stored;
      if (stored.starts_with("1/2") || stored.starts_with("0.5") || stored == kDrawnResult)
        draw = stored;
    }
    if (first.empty() || second.empty()) continue;
    out.result = column;
    out.first_wins = first;
    out.second_wins = second;
    out.draw = draw;
    return;
  }
}

Condition compared(ColumnExpr one, Op op, ColumnExpr other) {
  Condition out;
  out.column = one;
  out.op = op;
  out.other = other;
  return out;
}

// How it ended for the first, or the second, side.
Condition ended(const Meetings& m, bool first, Outcome outcome) {
  const bool wins = (outcome == Outcome::kWon) == first;  // the first side wins
  if (outcome == Outcome::kDrawn)
    return m.first_score.valid() ? compared(m.first_score, Op::kEqual, m.second_score)
                                 : test_value(m.result, m.draw);
  if (m.first_score.valid())
    return compared(m.first_score, wins ? Op::kGreater : Op::kLess, m.second_score);
  if (m.winner.valid()) return compared(m.winner, Op::kEqual, wins ? m.first : m.second);
  return test_value(m.result, wins ? m.first_wins : m.second_wins);
}

}  // namespace

Meetings meetings_of(const ColumnFacts& column_facts, const SchemaGraph& graph) {
  const SchemaIndex& index = column_facts.index();
  Meetings out;
  for (const JoinEdge& one : graph.edges())
    for (const JoinEdge& other : graph.edges()) {
      if (one.child != other.child || one.parent != other.parent || one.child == one.parent ||
          one.child_columns.size() != 1 || other.child_columns.size() != 1)
        continue;
      for (const auto& sides : kOppositeSides) {
        if (side_in_pair(index, child_of(one), sides) != 0 ||
            side_in_pair(index, child_of(other), sides) != 1 ||
            text::is_one_of(sides[0], kWinnerNouns))
          continue;
        if (out.known()) return {};
        out.table = one.child;
        out.met = one.parent;
        out.key = {one.parent, one.parent_columns[0]};
        out.first = child_of(one);
        out.second = child_of(other);
        out.first_word = sides[0];
        out.second_word = sides[1];
      }
    }
  if (!out.known()) return out;
  find_scores(column_facts, out);
  find_winner(index, graph, out);
  if (!out.has_outcome()) find_result(column_facts, out);
  return out;
}

AllOf met_by(const ColumnFacts& column_facts, const Meetings& m, const AllOf& who, SideOf side,
             Outcome outcome, const AllOf& other) {
  const auto among = [&](ColumnExpr key, const AllOf& rows) {
    return among_values(column_facts, key, m.key, rows, false);
  };
  AllOf out;
  if (side != SideOf::kEither) {
    const bool first = side == SideOf::kFirst;
    out.push_back({among(first ? m.first : m.second, who)});
    if (!other.empty()) out.push_back({among(first ? m.second : m.first, other)});
    if (outcome != Outcome::kAny) out.push_back({ended(m, first, outcome)});
    return out;
  }
  const Condition at_first = among(m.first, who), at_second = among(m.second, who);
  out.push_back({at_first, at_second});
  if (!other.empty()) out.push_back({among(m.first, other), among(m.second, other)});
  if (outcome == Outcome::kDrawn) out.push_back({ended(m, true, outcome)});
  if (outcome == Outcome::kWon && m.winner.valid() && !m.first_score.valid()) {
    out.push_back({among(m.winner, who)});
  } else if (outcome == Outcome::kWon || outcome == Outcome::kLost) {
    out.push_back({at_first, ended(m, false, outcome)});  // nobody meets themselves
    out.push_back({at_second, ended(m, true, outcome)});
  }
  return out;
}

AllOf ended_so(const Meetings& meetings, SideOf side, Outcome outcome) {
  return {{ended(meetings, side != SideOf::kSecond, outcome)}};
}

AllOf who_met(const ColumnFacts& column_facts, const Meetings& m, SideOf side, Outcome outcome,
              const AllOf& other, bool denied) {
  std::vector<Condition> any;
  for (const bool first : {true, false}) {
    if (side == (first ? SideOf::kSecond : SideOf::kFirst)) continue;
    AllOf rows;
    if (outcome != Outcome::kAny) rows.push_back({ended(m, first, outcome)});
    if (!other.empty())
      rows.push_back({among_values(column_facts, first ? m.second : m.first, m.key, other, false)});
    any.push_back(
        among_values(column_facts, m.key, first ? m.first : m.second, std::move(rows), denied));
  }
  AllOf out;
  if (!denied) return {any};
  for (Condition& one : any) out.push_back({std::move(one)});
  return out;
}

}  // namespace ask::engine
