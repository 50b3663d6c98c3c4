// Transitions of column arcs: output, filter, group key or order key, depending on the current
// clause and the pending construction.
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

void Parser::output(ParserState& s, ArcId id, Aggregate fn, bool late) const {
  Output o{id, s.next_owner, OutputKind::kColumn, fn, s.distinct, late};
  if (!s.sketch.outputs.push(o)) s.sketch.note(Feature::kUnsupported);
}

// "the director names": two column arcs that name a single output.
bool Parser::absorbs(const ParserState& state, ArcId id) const {
  if (state.sketch.outputs.empty() || state.last == kNoArc || state.last_end != arcs_[id].begin)
    return false;
  const Output& last = state.sketch.outputs.back();
  if (last.arc != state.last || last.kind == OutputKind::kCount || last.fn != Aggregate::kPlain)
    return false;
  const Arc& u = arcs_[id];
  return u.end - u.begin == 1 && arcs_.token(u.begin).lemma == kLabelNoun;
}

// "the names of <column>": the output is <column>, not a name column.
bool Parser::names_this(const ParserState& state, ArcId id) const {
  if (state.sketch.outputs.empty() || state.last == kNoArc || !state.aggregates.empty())
    return false;
  const Output& last = state.sketch.outputs.back();
  const Arc &name = arcs_[state.last], &u = arcs_[id];
  const int word = previous_content_token(u.begin);
  return last.arc == state.last && last.kind == OutputKind::kColumn &&
         last.fn == Aggregate::kPlain && name.end - name.begin == 1 &&
         arcs_.token(name.begin).lemma == kLabelNoun && word == static_cast<int>(name.end) &&
         arcs_.is(static_cast<size_t>(word), kOfWord) && u.score > 0.85F && !quantity(id);
}

// "with its <column>", "along with <column>": `word`, the token before the article, is a "with"
// that adds an output and not a condition.
bool Parser::added_with(int word, size_t begin) const {
  const auto at = static_cast<size_t>(word);
  const std::string& with = arcs_.token(at).folded;
  if (with == "plus") return true;
  if (with != "with") return false;
  if (in_companions(begin)) return true;
  const std::string_view led = at > 0 ? std::string_view(arcs_.token(at - 1).folded) : "";
  const std::string& article = arcs_.token(begin - 1).folded;
  return is_accompaniment_adverb(led) || (at + 1 < begin && article != "a" && article != "an");
}

// True for a verb behind the rows that it tells of and before what it is compared with: "nurses
// earning less than 3000", "objects made before 1700". It shows no column.
bool Parser::compares_as_verb(ArcId id) const {
  const Arc& u = arcs_[id];
  if (u.end > u.begin + 2U || (u.begin == 0 && u.end == 1)) return false;
  const size_t at = u.end - 1U;  // "objects made" may be part of year_made
  const Token& verb = arcs_.token(at);
  const bool measures = text::is_one_of(verb.lemma, kMeasuringVerbs);
  if (verb.quoted || verb.lemma == kCostingVerb || (!measures && !is_relational_verb(verb.lemma)))
    return false;
  const auto any = [&](size_t from, size_t to, auto wanted) {
    return std::any_of(arcs_.all.begin() + arcs_.first_at[from],
                       arcs_.all.begin() + arcs_.first_at[to], wanted);
  };
  bool behind_rows = false;
  for (const Arc& led : arcs_.all)
    behind_rows |= led.end == at && led.score >= 0.6F &&
                   (led.kind == MentionKind::kTable || led.kind == MentionKind::kValue);
  return behind_rows && u.end < arcs_.tokens() && any(u.end, u.end + 1U, [&](const Arc& next) {
           return next.kind == MentionKind::kDate ||
                  (next.kind == MentionKind::kCue && next.score >= 0.75F &&
                   comparison(next.cue) != Op::kEqual);
         });
}

void Parser::column_selected(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  settle(next);
  if (names_this(state, id)) {  // "names of <text column>"
    ParserState same = next;
    same.sketch.outputs.pop();
    output(same, id, Aggregate::kPlain, false);
    same.open = id;
    same.open_is_modifier = false;
    same.open_end = same.position;
    emit(std::move(same), RuleFeature::kNameOfOutput);
  }
  if (absorbs(state, id)) {
    ParserState same = next;
    emit(std::move(same), RuleFeature::kNameOfOutput);
  }
  if (!state.sketch.outputs.empty() && next.aggregates.empty() && !listed(arcs_[id].begin))
    charge(next, RuleFeature::kUnlistedOutput);
  RuleFeature rule = RuleFeature::kOutputColumn;
  if (!next.aggregates.empty()) {
    rule = RuleFeature::kAggregateOutput;
    for (const Aggregate fn : next.aggregates) {
      output(next, id, fn, false);
      if ((fn == Aggregate::kAverage || fn == Aggregate::kSum) && !quantity(id))
        rule = RuleFeature::kAggregateText;
    }
  } else {
    output(next, id, Aggregate::kPlain, false);
  }
  next.next_owner = kNoArc;
  next.distinct = false;
  next.open = id;
  next.open_is_modifier = false;
  next.open_end = next.position;
  if (!next.aggregates.empty() && arcs_.is(next.position, kAndWord | kComma)) {
    ParserState shared = next;  // "average age and weight"
    emit(std::move(shared), rule);
  }
  next.aggregates.clear();
  emit(std::move(next), rule);
}

// True if no value can follow the column: end of question, a list goes on, "of", "it belongs to".
bool Parser::closes(size_t at) const {
  if (at >= arcs_.tokens() || arcs_.is(at, kAndWord | kComma | kStop | kOfWord | kRelation))
    return true;
  const std::string& word = arcs_.token(at).folded;
  return word == "it" || word == "they" || word == "he" || word == "she";
}

void Parser::column_modifies(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  settle(next);
  Sketch& k = next.sketch;
  if (!next.aggregates.empty()) {
    ParserState having = next;
    if (!k.outputs.empty() || !k.tables.empty()) {  // "whose average <column> is above 5"
      having.sketch.having = {false, false, id, kNoArc, kNoArc, having.aggregates[0], Op::kEqual};
      having.aggregates.clear();
      having.pending = Pending::kHaving;
      emit(std::move(having));
    }
    for (const Aggregate fn : next.aggregates) output(next, id, fn, false);
    next.aggregates.clear();
    return emit(std::move(next), RuleFeature::kAggregateOutput);
  }
  const int word = previous_content_token(arcs_[id].begin);
  int joint = word;
  if (joint >= 0 && arcs_.is(static_cast<size_t>(joint), kOwnPronoun))
    joint = previous_content_token(static_cast<size_t>(joint));
  const bool with = joint >= 0 && added_with(joint, arcs_[id].begin) && closes(next.position);
  if (!k.outputs.empty() && !next.in_negation && joint >= 0 &&
      (with || arcs_.is(static_cast<size_t>(joint), kAndWord | kComma))) {
    ParserState late = next;
    output(late, id, Aggregate::kPlain, true);
    late.sketch.note(Feature::kLateOutput);
    late.clause = Clause::kSelect;
    late.open = id;
    late.open_is_modifier = false;
    late.open_end = late.position;
    emit(std::move(late), with ? RuleFeature::kWithOutput : RuleFeature::kLateOutput);
  }
  const bool one_name = state.open != kNoArc && state.open_end == arcs_[id].begin;
  if (next.negated && k.negated_column == kNoArc && !one_name) {
    ParserState none = next;
    none.sketch.negated_column = id;
    none.negated = false;
    none.in_negation = true;
    if (column_facts_.temporal(best_column(arcs_, arcs_[id])) && none.position < arcs_.tokens() &&
        arcs_.token(none.position).lemma == kCalendarDay) {  // "without a closing date"
      charge(none, RuleFeature::kSchemaWord, arcs_[id].score);
      none.explained.set(none.position++);
    }
    emit(std::move(none), RuleFeature::kNegatedColumn);
  }
  next.open = id;
  next.open_is_modifier = true;
  next.open_end = next.position;
  k.open_columns.push(id);
  emit(std::move(next), RuleFeature::kOpenColumn);
}

void Parser::column(const ParserState& state, ArcId id) {
  if (is_no_column(state, arcs_[id])) return;
  if ((state.clause == Clause::kGroup || state.clause == Clause::kSelect) && only_dated(id)) return;
  if (state.clause == Clause::kSelect && !anything(state) && opens_with_table(id)) return;
  if ((state.clause == Clause::kSelect || state.clause == Clause::kModifier) && flag(id) &&
      state.pending != Pending::kCompare && state.pending != Pending::kSuperlative &&
      !state.distinct) {
    flag_holds(state, id);
    if (arcs_.token(0).folded == "who" && !anything(state)) return;  // "who are the leaders"
    if (state.clause == Clause::kSelect && state.sketch.outputs.empty() && qualifies_table(id))
      return;
  }
  if (state.pending == Pending::kNothing && may_happen(id)) happened(state, id);
  if (state.pending == Pending::kNothing || state.pending == Pending::kValue) of_role(state, id);
  if (completes(state, id)) return;
  if (state.clause == Clause::kOrder) {
    ParserState next = after(state, id);
    settle(next);
    const int word = previous_content_token(arcs_[id].begin);
    const bool of_other = !next.sketch.orders.empty() && word >= 0 &&
                          arcs_.is(static_cast<size_t>(word), kOfWord | kRelation);
    if (!of_other) {
      const Aggregate fn = next.aggregates.empty() ? Aggregate::kPlain : next.aggregates[0];
      if (!next.sketch.orders.push({id, fn, false, false})) next.sketch.note(Feature::kUnsupported);
      next.aggregates.clear();
      return emit(std::move(next), RuleFeature::kOrderKey);
    }
    return emit(std::move(next));
  }
  if (state.clause == Clause::kGroup) {
    ParserState next = after(state, id);
    settle(next);
    next.sketch.groups.push(id);
    const size_t p = next.position;
    if (arcs_.is(p, kComma))
      next.clause = Clause::kSelect;
    else if (arcs_.is(p, kAndWord)) {
      ParserState more = next;  // "each <column> and <column>"
      emit(std::move(more), RuleFeature::kGroupKey);
      next.clause = Clause::kSelect;
    } else if (p < arcs_.tokens()) {
      next.clause = arcs_.filler[p] >= 0.4F ? Clause::kModifier : Clause::kSelect;
    }
    return emit(std::move(next), RuleFeature::kGroupKey);
  }
  if (state.clause == Clause::kSelect && !tells_when(state, id) && !compares_as_verb(id))
    return column_selected(state, id);
  column_modifies(state, id);
}

}  // namespace ask::engine
