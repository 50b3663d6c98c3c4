#include "agent/engine/ground/distinct_counts.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True if the join of the query repeats the rows of a table for one row of another: an artist for
// each album that a label released, or a course for each of its enrolments. A table that links two
// holds each pair once: an article repeats if `of_row` is false, for each of several tags, and
// beyond the tags.
bool repeats_rows(const GroundingInput& input, const GroundingState& state, uint32_t counted,
                  uint32_t among, bool of_row) {
  if (counted == among || counted == kNone || among == kNone) return false;
  const std::vector<uint32_t> terminals = join_terminals(among, state.block.tables);
  if (!contains(terminals, counted)) return false;
  std::vector<JoinStep> steps;
  if (!input.graph.join(terminals, nullptr, steps)) return false;
  return std::any_of(steps.begin(), steps.end(), [&](const JoinStep& s) {
    const JoinEdge& e = input.graph.edges()[s.edge];
    if (e.parent == counted && s.table == e.child && e.child != among)
      return true;  // a course for each of its enrolments
    if (s.table != counted || e.parent != counted || e.child == among) return false;
    return !e.link || !of_row || input.graph.between(e.child, among).empty();
  });
}

// True if a condition leaves a single row of the table: "the tag News", and not "News or Sport".
bool leaves_one_row(const GroundingInput& input, const GroundingState& state, uint32_t table) {
  size_t tested = 0;
  bool one = false;
  for (const PendingCondition& pending : state.conditions) {
    const Condition& c = pending.condition;
    if (c.column.home() != table) continue;
    ++tested;
    one = c.op == Op::kEqual && !c.negated && !pending.is_or && input.facts.unique(c.column);
  }
  return tested == 1 && one;
}

bool asks_for_dates(const Arcs& arcs) {
  for (size_t t = 0; t < arcs.tokens(); ++t)
    if (text::is_one_of(arcs.token(t).lemma, kDateNouns)) return true;
  return false;
}

// True if rows of the table, or people, are what is counted: "how many customers joined"; "number
// of saves" of saved_on. Not "how many places are left" of a date of leaving.
bool counts_rows_of(const GroundingInput& input, const ColumnExpr& date) {
  const Arcs& arcs = input.arcs;
  const auto is_rows = [&](size_t token) {
    if (text::is_one_of(arcs.word(token), kPeopleNouns)) return true;
    for (const Arc& arc : arcs.beginning_at(token))
      if ((arc.kind == MentionKind::kTable && arcs.mention(arc).table == date.table) ||
          (arc.kind == MentionKind::kColumn && best_column(arcs, arc) == date))
        return true;
    return false;
  };
  for (size_t t = 1; t + 1 < arcs.tokens(); ++t)
    if ((arcs.word(t) == "many" && arcs.word(t - 1) == "how") ||
        (arcs.word(t) == "of" && arcs.word(t - 1) == kCardinalityNoun))
      return is_rows(t + 1);
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kColumn && best_column(arcs, arc) == date &&
           has_plural_suffix(arcs.token(arc.end - 1U).folded);
  });
}

// "how many customers joined each month": those who did, and not the different days on which.
void count_rows_of_dates(const GroundingInput& input, GroundingState& state) {
  for (ValueExpr& t : state.block.select) {
    const ColumnExpr& c = t.column;
    if (t.fn != Aggregate::kCount || !t.distinct || c.whole() || !input.facts.temporal(c) ||
        c.period != Period::kWhole || asks_for_dates(input.arcs) || !counts_rows_of(input, c))
      continue;
    t.distinct = false;
    if (input.facts.column(c).statistics.missing() == 0) t.column.column = kNone;
  }
}

}  // namespace

void count_rows_once(const GroundingInput& input, GroundingState& state) {
  count_rows_of_dates(input, state);
  const auto mentioned_table = [&](ArcId id) {
    return id != kNoArc && input.arcs[id].kind == MentionKind::kTable ? input.table_of(id) : kNone;
  };
  const auto once = [&](ValueExpr& t, uint32_t counted, uint32_t among, bool of_row) {
    const bool rows = t.fn == Aggregate::kCount && t.column.whole() && !t.distinct &&
                      t.only.empty() && !t.of_all && !t.along.valid();
    if (!rows || counted == kNone || !input.facts.key_of(counted).valid() ||
        !repeats_rows(input, state, counted, among, of_row))
      return;
    const ValueExpr before = t;
    count_keys(t, input.facts.key_of(counted));
    for (Ordering& o : state.block.order)
      if (o.term == before) count_keys(o.term, t.column);
  };
  if (state.block.having && input.sketch.having.fn == Aggregate::kCount)
    once(state.block.having->term, mentioned_table(input.sketch.having.arc), state.entity, true);
  if (input.sketch.superlative.kind == SuperlativeKind::kCount && state.block.order.size() == 1)
    once(state.block.order[0].term, mentioned_table(input.sketch.superlative.arc), state.entity,
         true);
  if (state.block.group.size() == 1 && !state.block.group[0].whole())
    for (ValueExpr& t : state.block.select)
      once(t, t.column.table, state.block.group[0].home(),
           input.facts.unique(state.block.group[0]));
  if (state.block.group.empty() && !state.block.having && input.sketch.ratio == RatioKind::kUnset)
    for (ValueExpr& t : state.block.select)  // "how many albums of this genre", which tracks have
      for (const uint32_t among : state.block.tables)
        if (t.column.table == state.entity && !state.block.distinct)
          once(t, state.entity, among, leaves_one_row(input, state, among));
}

}  // namespace ask::engine
