#include "agent/engine/ground/named_dates.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/extreme_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/act_dates.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/morphology.h"

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

// The date that the verb says of the rows of the table, or of the only ones that refer to them if
// `others`. Invalid if there is none, or several.
ColumnExpr date_said(const GroundingInput& input, uint32_t table, size_t verb, bool others) {
  const SchemaIndex& index = input.facts.index();
  const Token& word = input.arcs.token(verb);
  const std::string_view particle =
      verb + 1 < input.arcs.tokens() ? input.arcs.token(verb + 1).folded : std::string_view();
  if (const uint32_t c = date_said_by(index, table, word, particle); c != kNone) return {table, c};
  ColumnExpr found;
  if (!others) return found;
  for (const uint32_t e : input.graph.of(table)) {
    const JoinEdge& edge = input.graph.edges()[e];
    if (edge.parent != table || edge.child == table || index.is_view(edge.child)) continue;
    const uint32_t c = date_said_by(index, edge.child, word, particle);
    if (c == kNone || found == ColumnExpr{edge.child, c}) continue;
    if (found.valid()) return {};
    found = {edge.child, c};
  }
  return found;
}

}  // namespace

ColumnExpr date_of_ranked_verb(const GroundingInput& input, const GroundingState& state,
                               ArcId hint) {
  constexpr size_t kFarthestVerb = 8;  // tokens from the superlative to an infinitive
  const Arcs& arcs = input.arcs;
  const Arc& ranked = arcs[hint];
  if (state.entity == kNone || input.facts.index().is_view(state.entity)) return {};
  if (ranked.end < arcs.tokens() && is_occasion_noun(arcs.token(ranked.end).folded))
    return {};  // "passed first time"
  constexpr float kOwnName = 0.85F;  // a verb may be linked to a table of people, too
  const bool named = std::any_of(
      input.sketch.tables.begin(), input.sketch.tables.end(), [&](ArcId id) {
        return arcs[id].score >= kOwnName && input.table_of(id) == state.entity;
      });
  for (size_t t = 1; t < arcs.tokens(); ++t) {
    const Token& verb = arcs.token(t);
    if (verb.quoted || verb.punctuation) continue;
    const bool being = text::is_one_of(arcs.word(t - 1), kBeingVerbs);
    const bool infinitive =
        arcs.word(t - 1) == "to" || (being && t > 1 && arcs.word(t - 2) == "to");
    const bool said = infinitive ? t > ranked.begin && t - ranked.end < kFarthestVerb
                                 : named && (being || ranked.begin == t + 1U) &&
                                       (has_past_suffix(verb.folded) || verb.folded != verb.lemma);
    if (!said) continue;
    if (const ColumnExpr date = date_said(input, state.entity, t, infinitive); date.valid())
      return date;
  }
  return {};
}

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

ColumnExpr date_shown_before(const GroundingInput& input, size_t at) {
  for (const Output& shown : input.sketch.outputs) {
    if (shown.arc == kNoArc || input.arcs[shown.arc].kind != MentionKind::kColumn ||
        input.arcs[shown.arc].end + 1U != at)
      continue;
    const ColumnExpr date = best_column(input.arcs, input.arcs[shown.arc]);
    if (date.valid() && input.facts.temporal(date)) return date;
  }
  return {};
}

ColumnExpr date_of_amounts(const GroundingInput& input, const GroundingState& state,
                           ColumnExpr date) {
  if (!date.valid()) return date;
  for (const ValueExpr& t : state.block.select) {
    const uint32_t rows = t.column.table;
    if (t.fn != Aggregate::kSum || !t.column.valid() || rows == date.table ||
        !input.graph.to_one(rows, date.table))
      continue;
    ColumnExpr found;
    size_t dates = 0;
    for (uint32_t c = 0; c < input.facts.table(rows).columns.size(); ++c)
      if (input.facts.temporal({rows, c})) found = {rows, c}, ++dates;
    if (dates == 1) return found;
  }
  return date;
}

}  // namespace ask::engine
