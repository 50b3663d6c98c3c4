// Transitions of table arcs: output, count, group key, owner of columns, or merely joined.
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/parse/parser.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

// An amount that is summed over a group although no aggregate is said: "total amount by status".
bool Parser::adds_up(const Output& o) const {
  return o.kind == OutputKind::kColumn && o.fn == Aggregate::kPlain && o.arc != kNoArc &&
         quantity(o.arc) && arcs_.says(arcs_[o.arc], kSummedNouns);
}

// "average rating by product": the bare noun after "by" is a group key and no owner of the output.
bool Parser::figure_by(const ParserState& s, const Arc& u) const {
  if (u.begin == 0 || arcs_.token(u.begin - 1U).folded != "by" || s.sketch.outputs.empty())
    return false;
  const Output& last = s.sketch.outputs.back();
  if (last.fn == Aggregate::kPlain && !adds_up(last)) return false;
  const Token& noun = arcs_.token(u.end - 1U);
  if (noun.folded != noun.lemma) return false;
  return u.end >= arcs_.tokens() || arcs_.is(u.end, kComma | kStop | kAndWord | kRelation);
}

// "How many customers, orders and products ...": a further table of a list of counts.
bool Parser::counted_too(const ParserState& s, const Arc& u) const {
  if (s.sketch.outputs.empty() || u.begin == 0 || u.end - u.begin > 2 || u.score < 0.9F ||
      !arcs_.is(u.begin - 1U, kAndWord | kComma) || !s.aggregates.empty())
    return false;
  const Token& noun = arcs_.token(u.end - 1U);
  if (noun.folded == noun.lemma || arcs_.is(u.end, kPossessive | kOfWord)) return false;
  for (const Output& o : s.sketch.outputs)
    if (o.kind != OutputKind::kCount || o.arc == kNoArc || arcs_[o.arc].kind != u.kind)
      return false;
  return s.sketch.groups.empty() && s.sketch.filters.empty();
}

// Counts of the table, or aggregates of its amount, for the aggregates that wait for a column.
// Returns true if no other successor is to be emitted.
bool Parser::table_aggregated(const ParserState& next, const ParserState& state, ArcId id) {
  if (next.aggregates.empty()) return false;
  const Arc& u = arcs_[id];
  const Aggregate fn = next.aggregates[0];
  const auto counted = [&] {
    ParserState out = next;
    out.aggregates.clear();
    out.sketch.outputs.push({id, kNoArc, OutputKind::kCount, Aggregate::kCount, false, false});
    return out;
  };
  if (next.aggregates.size() == 1 && next.sketch.outputs.empty() &&
      u.score >= (fn == Aggregate::kSum ? 0.9F : 0.75F) &&
      column_facts_.amount_of(arcs_.mention(u).table).valid()) {  // "average mark per subject"
    ParserState of_amount = next;
    of_amount.sketch.outputs.push({id, kNoArc, OutputKind::kTable, fn, false, false});
    of_amount.aggregates.clear();
    emit(std::move(of_amount), RuleFeature::kAggregateOutput);
  }
  const bool much = arcs_.token(0).folded == "how" && arcs_.token(1).folded == "much";
  if (fn == Aggregate::kSum && !much)  // "total <table>"
    emit(counted(), RuleFeature::kAggregateTable);
  if (fn == Aggregate::kSum || !next.sketch.outputs.empty() || state.last == kNoArc ||
      u.begin - state.last_end > 1 || !arcs_.says(arcs_[state.last], kCountNouns))
    return false;
  ParserState mean = counted();  // "the average number of <table> ..."
  mean.sketch.outer = fn;
  emit(std::move(mean), RuleFeature::kCountOutput);
  return true;
}

// "<column> and <column> of the <table>": the owner of the outputs before it.
void Parser::table_owns(const ParserState& next, ArcId id) {
  ParserState owner = next;
  if (owner.sketch.owner == kNoArc) owner.sketch.owner = id;
  for (size_t i = owner.sketch.outputs.size(); i-- > 0;) {
    Output& o = owner.sketch.outputs[i];
    if (o.kind == OutputKind::kTable || o.owner != kNoArc) break;
    o.owner = id;
  }
  emit(std::move(owner), RuleFeature::kOwnerOfOutput);
}

void Parser::table_selected(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  settle(next);
  Sketch& k = next.sketch;
  const Arc& u = arcs_[id];
  k.tables.push(id);
  if (counted_too(state, u)) {
    ParserState counted = next;
    counted.sketch.outputs.push({id, kNoArc, OutputKind::kCount, Aggregate::kCount, false, false});
    emit(std::move(counted), RuleFeature::kCountOutput, 2);
  }
  if (table_aggregated(next, state, id)) return;
  if (arcs_.is(u.end, kPossessive)) {  // "the <table>'s <column>"
    if (k.owner == kNoArc) k.owner = id;
    next.next_owner = id;
    return emit(std::move(next), RuleFeature::kOwnerOfOutput);
  }
  const int word = previous_content_token(u.begin);
  const bool binds = word >= 0 && arcs_.is(static_cast<size_t>(word), kBindsOwner);
  const bool listed = word >= 0 && arcs_.is(static_cast<size_t>(word), kAndWord | kComma);
  const bool first = k.outputs.empty();
  if (!first && (binds || !listed)) {
    table_owns(next, id);
    if (binds) return;
  }
  if (first && binds && arcs_.is(static_cast<size_t>(word), kOfWord)) {
    ParserState mention = next;  // "of the <table>, ..." before the first output
    mention.sketch.owner = id;
    emit(std::move(mention), RuleFeature::kMentionTable);
  }
  if (!first && !listed) charge(next, RuleFeature::kUnlistedOutput);
  k.outputs.push({id, kNoArc, OutputKind::kTable, Aggregate::kPlain, next.distinct, false});
  next.distinct = false;
  emit(std::move(next), first ? RuleFeature::kOutputTable : RuleFeature::kMixedTableOutput);
}

// "Which customers live ...": true if the first word names a table, which is then preferred to a
// weak column match of the longer span.
bool Parser::opens_with_table(ArcId id) const {
  const Arc& u = arcs_[id];
  const int word = previous_content_token(u.begin);
  if (u.end - u.begin < 2 || u.score > 0.85F || word < 0) return false;
  const std::string& asks = arcs_.token(static_cast<size_t>(word)).folded;
  const bool request =
      arcs_.is(static_cast<size_t>(word), kRequest) &&
      has_progressive_suffix(arcs_.token(u.end - 1U).folded);  // "show products costing"
  if (asks != "which" && asks != "what" && !request) return false;
  for (size_t i = arcs_.first_at[u.begin]; i < arcs_.first_at[u.begin + 1U]; ++i)
    if (arcs_.all[i].kind == MentionKind::kTable && arcs_.all[i].end == u.begin + 1 &&
        arcs_.all[i].score >= 0.6F)
      return true;
  return false;
}

// True if the token is what a figure is broken down by ("total amount by <table>"), which a reading
// without that group loses. "directed by" names the one who did it.
bool Parser::loses_group(const ParserState& s, size_t token) const {
  const int by = previous_content_token(token);
  if (by < 1 || s.clause == Clause::kGroup || s.clause == Clause::kOrder ||
      s.sketch.limit != kNoArc || !s.sketch.groups.empty() || s.sketch.noted(Feature::kUnsupported))
    return false;
  const std::string& word = arcs_.token(static_cast<size_t>(by)).folded;
  const Token& led = arcs_.token(static_cast<size_t>(by) - 1);
  if ((word != "by" && word != "per") || has_participle_suffix(led.folded) ||
      is_relational_verb(led.lemma))
    return false;
  return std::any_of(s.sketch.outputs.begin(), s.sketch.outputs.end(), [&](const Output& o) {
    return o.kind == OutputKind::kCount || o.fn != Aggregate::kPlain ||
           (o.kind == OutputKind::kColumn && o.arc != kNoArc && quantity(o.arc));
  });
}

void Parser::table_ordered(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  settle(next);
  Sketch& k = next.sketch;
  k.tables.push(id);
  if (!k.orders.empty() || arcs_.is(next.position, kPossessive))
    return emit(std::move(next), RuleFeature::kMentionTable);
  emit(ParserState(next), RuleFeature::kMentionTable);
  k.orders.push({id, Aggregate::kPlain, false, false});
  emit(std::move(next), RuleFeature::kOrderKey);
}

void Parser::table_groups(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  settle(next);
  Sketch& k = next.sketch;
  k.groups.push(id);
  k.tables.push(id);
  if (state.last != kNoArc && arcs_[state.last].cue == Cue::kEach &&
      arcs_.is(arcs_[state.last].begin, kOfWord))
    for (size_t i = k.outputs.size(); i-- > 0;) {  // "the name of each <table>"
      Output& o = k.outputs[i];
      if (o.kind != OutputKind::kColumn || o.fn != Aggregate::kPlain || o.owner != kNoArc) break;
      o.owner = id;
      if (k.owner == kNoArc) k.owner = id;
    }
  const size_t p = next.position;
  if (arcs_.is(p, kAndWord)) {  // "by <table> and year"
    ParserState more = next;
    emit(std::move(more), RuleFeature::kGroupKey);
  }
  if (arcs_.is(p, kComma | kAndWord))
    next.clause = Clause::kSelect;
  else if (p < arcs_.tokens())
    next.clause = arcs_.filler[p] >= 0.4F ? Clause::kModifier : Clause::kSelect;
  emit(std::move(next), RuleFeature::kGroupKey);
}

// "tickets with supplier and material"
bool Parser::table_shown_too(const ParserState& state, ArcId id) {
  const size_t begin = arcs_[id].begin;
  const bool theirs = begin > 2 && arcs_.is(begin - 1, kOwnPronoun) &&
                      text::is_one_of(arcs_.token(begin - 2).folded, {"and", "with", "plus"}) &&
                      state.sketch.filters.empty();  // "players and their teams"
  if (!theirs && !in_companions(begin)) return false;
  ParserState next = after(state, id);
  settle(next);
  Sketch& k = next.sketch;
  if (k.outputs.empty() || !next.aggregates.empty() || next.in_negation) return false;
  k.tables.push(id);
  k.outputs.push({id, kNoArc, OutputKind::kTable, Aggregate::kPlain, false, true});
  k.note(Feature::kLateOutput);
  next.clause = Clause::kSelect;
  emit(std::move(next), RuleFeature::kWithOutput);
  return true;
}

// "the Rovers club": the table only classifies the value before it.
void Parser::table_of_value(const ParserState& state, ArcId id) {
  const Sketch& k = state.sketch;
  if (state.pending != Pending::kValue || state.last_end != arcs_[id].begin || k.outputs.empty() ||
      k.part != Part::kUnset || k.both || k.filters.back().chained || !holds(id, arcs_[state.last]))
    return;
  ParserState named = after(state, id);
  settle(named);
  named.sketch.filters.back().near_table = id;
  emit(std::move(named), RuleFeature::kMentionTable);
}

// "without <table>". False if the clause is not negated.
bool Parser::table_negated(const ParserState& state, ArcId id) {
  if (state.clause != Clause::kModifier || !anything(state)) return false;
  if (!state.negated && !state.in_negation) return false;
  ParserState next = after(state, id);
  settle(next);
  if (!next.negated && !next.in_negation) return false;
  ParserState none = next;
  none.sketch.negated_tables.push(id);
  none.negated = false;
  none.in_negation = true;
  emit(std::move(none), RuleFeature::kNegatedTable);
  if (!next.negated) return true;
  next.sketch.tables.push(id);
  emit(std::move(next), RuleFeature::kMentionTable);
  return true;
}

void Parser::table_mentioned(const ParserState& state, ArcId id, bool may_own) {
  ParserState next = after(state, id);
  settle(next);
  next.sketch.tables.push(id);
  if (may_own && arcs_.is(next.position, kPossessive)) next.next_owner = id;
  emit(std::move(next), RuleFeature::kMentionTable);
}

void Parser::table(const ParserState& state, ArcId id) {
  if (loses_group(state, arcs_[id].begin)) {
    ParserState lost = state;
    lost.sketch.note(Feature::kUnsupported);
    charge(lost, RuleFeature::kUnusedBy);
    return table(lost, id);
  }
  if (completes(state, id)) return;
  if (state.clause == Clause::kOrder) return table_ordered(state, id);
  if (table_shown_too(state, id)) return;
  table_of_value(state, id);
  if (state.clause == Clause::kGroup) return table_groups(state, id);
  if (table_negated(state, id)) return;
  if (does_it(state, id)) return table_mentioned(state, id, false);
  if (state.clause == Clause::kSelect) return table_selected(state, id);
  table_mentioned(state, id, true);
}

}  // namespace ask::engine
