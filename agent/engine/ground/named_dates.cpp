#include "agent/engine/ground/named_dates.h"

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/act_dates.h"
#include "agent/engine/schema/time_spans.h"

namespace ask::engine {
namespace {

// "stays that started on 3 May", "dogs arriving on 3 May": where the rows of the table begin or
// end.
ColumnExpr end_of_rows(const SchemaIndex& index, uint32_t table, const Token& verb) {
  const bool begins = text::is_one_of(verb.lemma, kBeginVerbs);
  const bool arrives = text::is_one_of(verb.lemma, kArriveVerbs);
  const bool leaves = text::is_one_of(verb.lemma, kDepartVerbs);
  if ((!begins && !arrives && !leaves && !text::is_one_of(verb.lemma, kFinishVerbs)) ||
      index.is_view(table))
    return {};
  for (const TimeSpan& span : index.durations()) {
    if (span.table != table) continue;
    if ((arrives || leaves) && !begins_stay(index, span)) return {};
    return {table, begins || arrives ? span.start : span.end};
  }
  return {};
}

}  // namespace

ColumnExpr end_of_near_rows(const GroundingInput& input, const GroundingState& state,
                            const Token& verb) {
  const SchemaIndex& index = input.facts.index();
  const auto is_called = [&](uint32_t t) {  // of_table() finds those
    for (uint32_t c = 0; c < index.columns(t); ++c)
      if (index.column_roles(t, c).temporal &&
          index.has_word(index.column(t, c), verb.lemma))
        return true;
    return false;
  };
  for (const uint32_t near : state.near) {
    if (is_called(near)) return {};
    if (const ColumnExpr c = end_of_rows(index, near, verb); c.valid()) return c;
  }
  ColumnExpr found;
  for (const uint32_t near : state.near)
    for (const uint32_t e : input.graph.of(near)) {
      const uint32_t child = input.graph.edges()[e].child;
      if (child == near || (found.valid() && found.table == child)) continue;
      const ColumnExpr c = end_of_rows(index, child, verb);
      if (is_called(child) || (c.valid() && found.valid())) return {};
      if (c.valid()) found = c;
    }
  return found;
}

ColumnExpr date_of_named_act(const GroundingInput& input, const GroundingState& state) {
  for (const Arc& arc : input.arcs.all)
    for (size_t i = 0; arc.kind == MentionKind::kTable && i < arc.count; ++i) {
      const Mention& rows = input.arcs.mention(arc, i);
      if (rows.match != MatchKind::kDerived || !contains(state.near, rows.table)) continue;
      const ActDate date = date_of_act(input.facts.index(), rows.table,
                                       input.arcs.lattice->tokens, rows.begin);
      if (date.found()) return {rows.table, date.column};
    }
  return {};
}

}  // namespace ask::engine
