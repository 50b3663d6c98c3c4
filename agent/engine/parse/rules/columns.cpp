#include "agent/engine/parse/rules/columns.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/boolean_columns.h"
#include "agent/engine/parse/rules/companions.h"
#include "agent/engine/parse/rules/completions.h"
#include "agent/engine/parse/rules/date_columns.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/output_list.h"
#include "agent/engine/parse/rules/references.h"
#include "agent/engine/parse/rules/superlatives.h"
#include "agent/engine/parse/rules/tables.h"

namespace ask::engine {
namespace {

// "the director names": two column arcs that name a single output.
bool is_absorbed_label(const Arcs& arcs, const ParserState& state, ArcId id) {
  if (state.sketch.outputs.empty() || state.last == kNoArc || state.last_end != arcs[id].begin)
    return false;
  const Output& last = state.sketch.outputs.back();
  if (last.arc != state.last || last.kind == OutputKind::kCount || last.fn != Aggregate::kPlain)
    return false;
  const Arc& arc = arcs[id];
  return arc.end - arc.begin == 1 && arcs.token(arc.begin).lemma == kLabelNoun;
}

// "the names of <column>": the output is <column>, not a name column.
bool is_named_by_label(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  if (state.sketch.outputs.empty() || state.last == kNoArc || !state.aggregates.empty())
    return false;
  const Output& last = state.sketch.outputs.back();
  const Arc &name = arcs[state.last], &arc = arcs[id];
  const size_t word = previous_content_token(arcs, arc.begin);
  return last.arc == state.last && last.kind == OutputKind::kColumn &&
         last.fn == Aggregate::kPlain && name.end - name.begin == 1 &&
         arcs.token(name.begin).lemma == kLabelNoun && word == name.end && arcs.is(word, kOfWord) &&
         arc.score > 0.85F && !is_quantity(context, id);
}

// True for a verb between its rows and the operand of a comparison: "nurses earning less than
// 3000", "objects made before 1700". It shows no column.
bool compares_as_verb(const Arcs& arcs, ArcId id) {
  const Arc& arc = arcs[id];
  if (arc.end > arc.begin + 2U || (arc.begin == 0 && arc.end == 1)) return false;
  const size_t at = arc.end - 1U;  // "objects made" may be part of year_made
  const Token& verb = arcs.token(at);
  const bool measures = text::is_one_of(verb.lemma, kMeasuringVerbs);
  if (verb.quoted || verb.lemma == kCostingVerb || (!measures && !is_relational_verb(verb.lemma)))
    return false;
  bool follows_rows = false;
  for (const Arc& before : arcs.all)
    follows_rows |= before.end == at && before.score >= 0.6F &&
                    (before.kind == MentionKind::kTable || before.kind == MentionKind::kValue);
  return follows_rows && std::ranges::any_of(arcs.beginning_at(arc.end), [](const Arc& next) {
           return next.kind == MentionKind::kDate ||
                  (next.kind == MentionKind::kCue && next.score >= 0.75F &&
                   comparison_operator(next.cue) != Op::kEqual);
         });
}

// True if no value can follow the column: end of question, a list goes on, "of", "it belongs to".
bool no_value_follows(const Arcs& arcs, size_t at) {
  if (at >= arcs.tokens() || arcs.is(at, kAndWord | kComma | kStop | kOfWord | kRelation))
    return true;
  const std::string& word = arcs.token(at).folded;
  return word == "it" || word == "they" || word == "he" || word == "she";
}

// "more than 2 reviews": prefer the table of that name to a similar column.
bool prefers_table(const RuleContext& context, const ParserState& state, const Arc& arc) {
  const Arcs& arcs = context.arcs;
  if (state.pending != Pending::kCompared || arc.score > 0.8F ||
      !context.column_facts.quantity(best_column(arcs, arc)))
    return false;
  for (const Arc& other : arcs.beginning_at(arc.begin))
    if (other.kind == MentionKind::kTable && other.end == arc.end && other.score > 0.95F)
      return true;
  return false;
}

// True if the arc is not a column: a verb at the end of its clause, a table, or the ordinal in "the
// second highest".
bool is_not_a_column(const RuleContext& context, const ParserState& state, const Arc& arc) {
  const Arcs& arcs = context.arcs;
  return (arc.score < 0.9F && has_begun(state) && is_main_verb(arcs, arc.end - 1U)) ||
         prefers_table(context, state, arc) ||
         (follows_ordinal(arcs, arc.end) && superlative_begins_at(arcs, arc.end));
}

// "what percentage of our donors get the newsletter", a flag: which of them, and not what to show.
bool is_flag_of_part(const RuleContext& context, const ParserState& state, ArcId id) {
  return (state.sketch.ratio == RatioKind::kPercent ||
          state.sketch.ratio == RatioKind::kProportion) &&
         !state.sketch.outputs.empty() && state.aggregates.empty() &&
         context.column_facts.flag(best_column(context.arcs, context.arcs[id]));
}

// "maximum price and average weight": what follows the joint says itself how it is aggregated.
bool has_own_aggregate(const Arcs& arcs, size_t joint) {
  while (arcs.is(joint, kAndWord | kComma | kArticle)) ++joint;
  const auto found = arcs.beginning_at(joint);
  return std::any_of(found.begin(), found.end(), [](const Arc& arc) {
    return arc.kind == MentionKind::kCue && arc.score > 0.95F &&
           (arc.cue == Cue::kAverage || arc.cue == Cue::kSum || arc.cue == Cue::kMinimum ||
            arc.cue == Cue::kMaximum);
  });
}

void select_column(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  if (is_flag_of_part(context, state, id)) return;
  ParserState next = consume(context, state, id);
  settle(context, next);
  if (is_named_by_label(context, state, id)) {  // "names of <text column>"
    ParserState same = next;
    same.sketch.outputs.pop();
    add_output(same, id, Aggregate::kPlain, false);
    open_column(same, id, false);
    context.emit(std::move(same), RuleFeature::kNameOfOutput);
  }
  if (is_absorbed_label(arcs, state, id)) {
    ParserState same = next;
    context.emit(std::move(same), RuleFeature::kNameOfOutput);
  }
  if (!state.sketch.outputs.empty() && next.aggregates.empty() &&
      !is_listed(context, arcs[id].begin))
    context.charge(next, RuleFeature::kUnlistedOutput);
  RuleFeature rule = RuleFeature::kOutputColumn;
  if (!next.aggregates.empty()) {
    rule = RuleFeature::kAggregateOutput;
    for (const Aggregate fn : next.aggregates) {
      add_output(next, id, fn, false);
      if ((fn == Aggregate::kAverage || fn == Aggregate::kSum) && !is_quantity(context, id))
        rule = RuleFeature::kAggregateText;
    }
  } else {
    add_output(next, id, Aggregate::kPlain, false);
  }
  next.next_owner = kNoArc;
  next.distinct = false;
  open_column(next, id, false);
  if (!next.aggregates.empty() && arcs.is(next.position, kAndWord | kComma) &&
      !has_own_aggregate(arcs, next.position)) {
    ParserState shared = next;  // "average age and weight"
    context.emit(std::move(shared), rule);
  }
  next.aggregates.clear();
  context.emit(std::move(next), rule);
}

void modify_by_column(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  settle(context, next);
  Sketch& sketch = next.sketch;
  if (!next.aggregates.empty()) {
    ParserState having = next;
    if (!sketch.outputs.empty() || !sketch.tables.empty()) {  // "whose average <column> is above 5"
      having.sketch.having = {.arc = id, .fn = having.aggregates[0]};
      having.aggregates.clear();
      having.pending = Pending::kHaving;
      context.emit(std::move(having));
    }
    for (const Aggregate fn : next.aggregates) add_output(next, id, fn, false);
    next.aggregates.clear();
    return context.emit(std::move(next), RuleFeature::kAggregateOutput);
  }
  const size_t joint = token_before_owner(arcs, arcs[id].begin);
  const bool with =
      is_adding_with(context, joint, arcs[id].begin) && no_value_follows(arcs, next.position);
  if (!sketch.outputs.empty() && !next.in_negation && (with || arcs.is(joint, kAndWord | kComma))) {
    ParserState late = next;
    add_output(late, id, Aggregate::kPlain, true);
    late.sketch.note(Feature::kLateOutput);
    late.clause = Clause::kSelect;
    open_column(late, id, false);
    context.emit(std::move(late), with ? RuleFeature::kWithOutput : RuleFeature::kLateOutput);
  }
  const bool one_name = state.open != kNoArc && state.open_end == arcs[id].begin;
  if (next.negated && is_flag(arcs, context.column_facts, id)) return;  // see filter_by_flag()
  if (next.negated && sketch.negated_column == kNoArc && !one_name) {
    ParserState none = next;
    none.sketch.negated_column = id;
    none.negated = false;
    none.in_negation = true;
    if (context.column_facts.temporal(best_column(arcs, arcs[id])) &&
        none.position < arcs.tokens() &&
        arcs.token(none.position).lemma == kCalendarDay) {  // "without a closing date"
      context.charge(none, RuleFeature::kSchemaWord, arcs[id].score);
      none.explained.set(none.position++);
    }
    context.emit(std::move(none), RuleFeature::kNegatedColumn);
  }
  open_column(next, id, true);
  sketch.open_columns.push(id);
  context.emit(std::move(next), RuleFeature::kOpenColumn);
}

void order_by_column(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  settle(context, next);
  const bool of_other = !next.sketch.orders.empty() &&
                        arcs.is(previous_content_token(arcs, arcs[id].begin), kOfWord | kRelation);
  if (!of_other) {
    const Aggregate fn = next.aggregates.empty() ? Aggregate::kPlain : next.aggregates[0];
    if (!next.sketch.orders.push({.arc = id, .fn = fn})) next.sketch.note(Feature::kUnsupported);
    next.aggregates.clear();
    return context.emit(std::move(next), RuleFeature::kOrderKey);
  }
  context.emit(std::move(next));
}

void group_by_column(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  settle(context, next);
  next.sketch.groups.push(id);
  const size_t p = next.position;
  if (arcs.is(p, kComma))
    next.clause = Clause::kSelect;
  else if (arcs.is(p, kAndWord)) {
    ParserState more = next;  // "each <column> and <column>"
    context.emit(std::move(more), RuleFeature::kEachGroup);
    next.clause = Clause::kSelect;
  } else if (p < arcs.tokens()) {
    next.clause = arcs.filler[p] >= 0.4F ? Clause::kModifier : Clause::kSelect;
  }
  context.emit(std::move(next), RuleFeature::kEachGroup);
}

}  // namespace

void open_column(ParserState& state, ArcId id, bool is_modifier) {
  state.open = id;
  state.open_is_modifier = is_modifier;
  state.open_end = state.position;
}

void add_output(ParserState& state, ArcId id, Aggregate fn, bool late) {
  if (!state.sketch.outputs.push({.arc = id,
                                  .owner = state.next_owner,
                                  .fn = fn,
                                  .distinct = state.distinct,
                                  .late = late}))
    state.sketch.note(Feature::kUnsupported);
}

void apply_column(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  if (is_not_a_column(context, state, arcs[id])) return;
  if ((state.clause == Clause::kGroup || state.clause == Clause::kSelect) &&
      is_only_date_part(context, id))
    return;
  if (state.clause == Clause::kSelect && !has_begun(state) && begins_with_table(arcs, id)) return;
  if ((state.clause == Clause::kSelect || state.clause == Clause::kModifier) &&
      is_flag(arcs, context.column_facts, id) && state.pending != Pending::kCompare &&
      state.pending != Pending::kSuperlative && !state.distinct) {
    filter_by_flag(context, state, id);
    if (arcs.token(0).folded == "who" && !has_begun(state)) return;  // "who are the leaders"
    if (state.clause == Clause::kSelect && state.sketch.outputs.empty() &&
        flag_qualifies_table(context, id))
      return;
  }
  if (state.pending == Pending::kNothing && is_event_date(context, id))
    filter_by_event(context, state, id);
  if (state.pending == Pending::kNothing || state.pending == Pending::kValue)
    apply_role(context, state, id);
  if (complete_pending(context, state, id)) return;
  if (state.clause == Clause::kOrder) return order_by_column(context, state, id);
  if (state.clause == Clause::kGroup) return group_by_column(context, state, id);
  if (state.clause == Clause::kSelect && !restricts_by_date(context, state, id) &&
      !compares_as_verb(arcs, id))
    return select_column(context, state, id);
  modify_by_column(context, state, id);
}

}  // namespace ask::engine
