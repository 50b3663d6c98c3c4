#include "agent/engine/parse/rules/tables.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/completions.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/values.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "How many customers, orders and products ...": a further table of a list of counts.
bool continues_counts(const Arcs& arcs, const ParserState& state, const Arc& arc) {
  if (state.sketch.outputs.empty() || arc.begin == 0 || arc.end - arc.begin > 2 ||
      arc.score < 0.9F || !arcs.is(arc.begin - 1U, kAndWord | kComma) || !state.aggregates.empty())
    return false;
  const Token& noun = arcs.token(arc.end - 1U);
  if (noun.folded == noun.lemma || arcs.is(arc.end, kPossessive | kOfWord)) return false;
  for (const Output& o : state.sketch.outputs)
    if (o.kind != OutputKind::kCount || o.arc == kNoArc || arcs[o.arc].kind != arc.kind)
      return false;
  return state.sketch.groups.empty() && state.sketch.filters.empty();
}

// Counts of the table, or aggregates of its amount, for the aggregates that wait for a column.
// Returns true if no other successor is to be emitted.
bool aggregate_table(const RuleContext& context, const ParserState& next, const ParserState& state,
                     ArcId id) {
  const Arcs& arcs = context.arcs;
  if (next.aggregates.empty()) return false;
  const Arc& arc = arcs[id];
  const Aggregate fn = next.aggregates[0];
  const auto counted = [&] {
    ParserState out = next;
    out.aggregates.clear();
    out.sketch.outputs.push({.arc = id, .kind = OutputKind::kCount, .fn = Aggregate::kCount});
    return out;
  };
  const bool counts_people =  // "total students", who have a grade
      fn == Aggregate::kSum && keeps_people(context.column_facts.index(), arcs.mention(arc).table);
  if (next.aggregates.size() == 1 && next.sketch.outputs.empty() && !counts_people &&
      arc.score >= (fn == Aggregate::kSum ? 0.9F : 0.75F) &&
      context.column_facts.amount_of(arcs.mention(arc).table)
          .valid()) {  // "average mark per subject"
    ParserState of_amount = next;
    of_amount.sketch.outputs.push({.arc = id, .kind = OutputKind::kTable, .fn = fn});
    of_amount.aggregates.clear();
    context.emit(std::move(of_amount), RuleFeature::kAggregateOutput);
  }
  const bool much = arcs.token(0).folded == "how" && arcs.token(1).folded == "much";
  if (fn == Aggregate::kSum && !much)  // "total <table>"
    context.emit(counted(), RuleFeature::kAggregateTable);
  if (fn == Aggregate::kSum || !next.sketch.outputs.empty() || state.last == kNoArc ||
      arc.begin - state.last_end > 1 || !arcs.says(arcs[state.last], kCountNouns))
    return false;
  ParserState mean = counted();  // "the average number of <table> ..."
  mean.sketch.outer = fn;
  context.emit(std::move(mean), RuleFeature::kCountOutput);
  return true;
}

// "<column> and <column> of the <table>": the owner of the outputs before it.
void own_outputs(const RuleContext& context, const ParserState& next, ArcId id) {
  ParserState owner = next;
  if (owner.sketch.owner == kNoArc) owner.sketch.owner = id;
  for (size_t i = owner.sketch.outputs.size(); i-- > 0;) {
    Output& o = owner.sketch.outputs[i];
    if (o.kind == OutputKind::kTable || o.owner != kNoArc) break;
    o.owner = id;
  }
  context.emit(std::move(owner), RuleFeature::kOwnerOfOutput);
}

void select_table(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  settle(context, next);
  Sketch& sketch = next.sketch;
  const Arc& arc = arcs[id];
  sketch.tables.push(id);
  if (continues_counts(arcs, state, arc)) {
    ParserState counted = next;
    counted.sketch.outputs.push({.arc = id, .kind = OutputKind::kCount, .fn = Aggregate::kCount});
    context.emit(std::move(counted), RuleFeature::kCountOutput, 2);
  }
  if (aggregate_table(context, next, state, id)) return;
  if (arcs.is(arc.end, kPossessive)) {  // "the <table>'s <column>"
    if (sketch.owner == kNoArc) sketch.owner = id;
    next.next_owner = id;
    return context.emit(std::move(next), RuleFeature::kOwnerOfOutput);
  }
  const size_t word = previous_content_token(arcs, arc.begin);
  const bool binds = arcs.is(word, kBindsOwner);
  const bool listed = arcs.is(word, kAndWord | kComma);
  const bool first = sketch.outputs.empty();
  if (!first && (binds || !listed)) {
    own_outputs(context, next, id);
    if (binds) return;
  }
  if (first && binds && arcs.is(word, kOfWord)) {
    ParserState mention = next;  // "of the <table>, ..." before the first output
    mention.sketch.owner = id;
    context.emit(std::move(mention), RuleFeature::kMentionTable);
  }
  if (!first && !listed) context.charge(next, RuleFeature::kUnlistedOutput);
  sketch.outputs.push({.arc = id, .kind = OutputKind::kTable, .distinct = next.distinct});
  next.distinct = false;
  context.emit(std::move(next), first ? RuleFeature::kOutputTable : RuleFeature::kMixedTableOutput);
}

void order_by_table(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  settle(context, next);
  Sketch& sketch = next.sketch;
  sketch.tables.push(id);
  if (!sketch.orders.empty() || context.arcs.is(next.position, kPossessive))
    return context.emit(std::move(next), RuleFeature::kMentionTable);
  context.emit(ParserState(next), RuleFeature::kMentionTable);
  sketch.orders.push({.arc = id});
  context.emit(std::move(next), RuleFeature::kOrderKey);
}

void group_by_table(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  settle(context, next);
  Sketch& sketch = next.sketch;
  sketch.groups.push(id);
  sketch.tables.push(id);
  if (state.last != kNoArc && arcs[state.last].cue == Cue::kEach &&
      arcs.is(arcs[state.last].begin, kOfWord))
    for (size_t i = sketch.outputs.size(); i-- > 0;) {  // "the name of each <table>"
      Output& o = sketch.outputs[i];
      if (o.kind != OutputKind::kColumn || o.fn != Aggregate::kPlain || o.owner != kNoArc) break;
      o.owner = id;
      if (sketch.owner == kNoArc) sketch.owner = id;
    }
  const size_t p = next.position;
  if (arcs.is(p, kAndWord)) {  // "by <table> and year"
    ParserState more = next;
    context.emit(std::move(more), RuleFeature::kEachGroup);
  }
  if (arcs.is(p, kComma | kAndWord))
    next.clause = Clause::kSelect;
  else if (p < arcs.tokens())
    next.clause = arcs.filler[p] >= 0.4F ? Clause::kModifier : Clause::kSelect;
  context.emit(std::move(next), RuleFeature::kEachGroup);
}

// "tickets with supplier and material"
bool show_table_too(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const size_t begin = arcs[id].begin;
  const bool theirs = begin > 2 && arcs.is(begin - 1, kOwnPronoun) &&
                      text::is_one_of(arcs.token(begin - 2).folded, {"and", "with", "plus"}) &&
                      state.sketch.filters.empty();  // "players and their teams"
  if (!theirs && !context.layout.companions.contains(begin)) return false;
  ParserState next = consume(context, state, id);
  settle(context, next);
  Sketch& sketch = next.sketch;
  if (sketch.outputs.empty() || !next.aggregates.empty() || next.in_negation) return false;
  sketch.tables.push(id);
  sketch.outputs.push({.arc = id, .kind = OutputKind::kTable, .late = true});
  sketch.note(Feature::kLateOutput);
  next.clause = Clause::kSelect;
  context.emit(std::move(next), RuleFeature::kWithOutput);
  return true;
}

// "the Rovers club": the table only classifies the value before it.
void classify_value(const RuleContext& context, const ParserState& state, ArcId id) {
  const Sketch& sketch = state.sketch;
  if (state.pending != Pending::kValue || state.last_end != context.arcs[id].begin ||
      sketch.outputs.empty() || sketch.ratio != RatioKind::kUnset || sketch.both ||
      sketch.filters.back().chained || !stores_value(context, id, context.arcs[state.last]))
    return;
  ParserState named = consume(context, state, id);
  settle(context, named);
  named.sketch.filters.back().near_table = id;
  context.emit(std::move(named), RuleFeature::kMentionTable);
}

// "without <table>". False if the clause is not negated.
bool negate_table(const RuleContext& context, const ParserState& state, ArcId id) {
  if (state.clause != Clause::kModifier || !has_begun(state)) return false;
  if (!state.negated && !state.in_negation) return false;
  ParserState next = consume(context, state, id);
  settle(context, next);
  if (!next.negated && !next.in_negation) return false;
  ParserState none = next;
  none.sketch.negated_tables.push(id);
  none.negated = false;
  none.in_negation = true;
  context.emit(std::move(none), RuleFeature::kNegatedTable);
  if (!next.negated) return true;
  next.sketch.tables.push(id);
  context.emit(std::move(next), RuleFeature::kMentionTable);
  return true;
}

// "what did customers buy": the table is the subject of the verb, not an output.
bool is_subject_of_what(const Arcs& arcs, const ParserState& state, ArcId id) {
  return state.clause == Clause::kSelect && state.sketch.outputs.empty() &&
         arcs.token(0).folded == "what" && arcs.is(1, kDo) &&
         previous_content_token(arcs, arcs[id].begin) == 1;
}

void mention_table(const RuleContext& context, const ParserState& state, ArcId id, bool may_own) {
  ParserState next = consume(context, state, id);
  settle(context, next);
  next.sketch.tables.push(id);
  if (may_own && context.arcs.is(next.position, kPossessive)) next.next_owner = id;
  context.emit(std::move(next), RuleFeature::kMentionTable);
}

}  // namespace

bool is_summed(const RuleContext& context, const Output& output) {
  return output.kind == OutputKind::kColumn && output.fn == Aggregate::kPlain &&
         output.arc != kNoArc && is_quantity(context, output.arc) &&
         context.arcs.says(context.arcs[output.arc], kSummedNouns);
}

bool groups_aggregate(const RuleContext& context, const ParserState& state, const Arc& arc) {
  const Arcs& arcs = context.arcs;
  if (arc.begin == 0 || arcs.token(arc.begin - 1U).folded != "by" || state.sketch.outputs.empty())
    return false;
  const Output& last = state.sketch.outputs.back();
  if (last.fn == Aggregate::kPlain && !is_summed(context, last)) return false;
  const Token& noun = arcs.token(arc.end - 1U);
  if (noun.folded != noun.lemma) return false;
  return arc.end >= arcs.tokens() || arcs.is(arc.end, kComma | kStop | kAndWord | kRelation);
}

bool begins_with_table(const Arcs& arcs, ArcId id) {
  const Arc& arc = arcs[id];
  if (arc.end - arc.begin < 2 || arc.score > 0.85F) return false;
  const size_t word = previous_content_token(arcs, arc.begin);
  const std::string_view asks = arcs.word(word);
  const bool request =
      arcs.is(word, kRequest) &&
      has_progressive_suffix(arcs.token(arc.end - 1U).folded);  // "show products costing"
  if (asks != "which" && asks != "what" && !request) return false;
  for (const Arc& other : arcs.beginning_at(arc.begin))
    if (other.kind == MentionKind::kTable && other.end == arc.begin + 1 && other.score >= 0.6F)
      return true;
  return false;
}

bool loses_group(const RuleContext& context, const ParserState& state, size_t token) {
  const Arcs& arcs = context.arcs;
  const size_t by = previous_content_token(arcs, token);
  if (by == kNoToken || by == 0 || state.clause == Clause::kGroup ||
      state.clause == Clause::kOrder || state.sketch.limit != kNoArc ||
      !state.sketch.groups.empty() || state.sketch.noted(Feature::kUnsupported))
    return false;
  const std::string& word = arcs.token(by).folded;
  const Token& previous = arcs.token(by - 1);
  if ((word != "by" && word != "per") || has_participle_suffix(previous.folded) ||
      is_relational_verb(previous.lemma))
    return false;
  return std::any_of(
      state.sketch.outputs.begin(), state.sketch.outputs.end(), [&](const Output& o) {
        return o.kind == OutputKind::kCount || o.fn != Aggregate::kPlain ||
               (o.kind == OutputKind::kColumn && o.arc != kNoArc && is_quantity(context, o.arc));
      });
}

void apply_table(const RuleContext& context, const ParserState& state, ArcId id) {
  if (loses_group(context, state, context.arcs[id].begin)) {
    ParserState lost = state;
    lost.sketch.note(Feature::kUnsupported);
    context.charge(lost, RuleFeature::kUnusedBy);
    return apply_table(context, lost, id);
  }
  if (complete_pending(context, state, id)) return;
  if (state.clause == Clause::kOrder) return order_by_table(context, state, id);
  if (show_table_too(context, state, id)) return;
  classify_value(context, state, id);
  if (state.clause == Clause::kGroup) return group_by_table(context, state, id);
  if (negate_table(context, state, id)) return;
  if (is_subject_of_what(context.arcs, state, id)) return mention_table(context, state, id, false);
  if (state.clause == Clause::kSelect) return select_table(context, state, id);
  mention_table(context, state, id, true);
}

}  // namespace ask::engine
