// Dispatch of cue arcs to their rules; rules for counts, aggregates, groups and negation.
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

Op Parser::comparison(Cue cue) const {
  switch (cue) {
    case Cue::kMore:
    case Cue::kAfter:
      return Op::kGreater;
    case Cue::kLess:
    case Cue::kBefore:
      return Op::kLess;
    case Cue::kAtLeast:
      return Op::kGreaterEqual;
    case Cue::kAtMost:
      return Op::kLessEqual;
    default:
      return Op::kEqual;
  }
}

// One row for each cue that has a rule; the words that open a clause are handled by skip().
// clang-format off
constexpr Parser::CueRule Parser::kCueRules[] = {
    {Cue::kCount, rule<&Parser::count>},
    {Cue::kSum, rule<&Parser::aggregate, Aggregate::kSum>},
    {Cue::kHowMuch, rule<&Parser::aggregate, Aggregate::kSum>},
    {Cue::kAverage, rule<&Parser::aggregate, Aggregate::kAverage>},
    {Cue::kMedian, rule<&Parser::aggregate, Aggregate::kMedian>},
    {Cue::kMinimum, rule<&Parser::aggregate, Aggregate::kMinimum>},
    {Cue::kMaximum, rule<&Parser::aggregate, Aggregate::kMaximum>},
    {Cue::kMost, rule<&Parser::most, true>},
    {Cue::kLeast, rule<&Parser::most, false>},
    {Cue::kSuperlative, rule<&Parser::superlative>},
    {Cue::kTopN, rule<&Parser::top>},
    {Cue::kMore, rule<&Parser::compare>},
    {Cue::kLess, rule<&Parser::compare>},
    {Cue::kAtLeast, rule<&Parser::compare>},
    {Cue::kAtMost, rule<&Parser::compare>},
    {Cue::kEqual, rule<&Parser::compare>},
    {Cue::kNotEqual, rule<&Parser::compare>},
    {Cue::kAfter, rule<&Parser::compare>},
    {Cue::kBefore, rule<&Parser::compare>},
    {Cue::kBetween, rule<&Parser::compare>},
    {Cue::kAboveAverage, rule<&Parser::average_comparison, true>},
    {Cue::kBelowAverage, rule<&Parser::average_comparison, false>},
    {Cue::kThanAny, rule<&Parser::quantified, false>},
    {Cue::kThanAll, rule<&Parser::quantified, true>},
    {Cue::kContains, rule<&Parser::like, int8_t{0}>},
    {Cue::kStartsWith, rule<&Parser::like, int8_t{1}>},
    {Cue::kEndsWith, rule<&Parser::like, int8_t{2}>},
    {Cue::kIsNull, rule<&Parser::null_test, false>},
    {Cue::kNotNull, rule<&Parser::null_test, true>},
    {Cue::kOrderBy, rule<&Parser::ordering>},
    {Cue::kAscending, rule<&Parser::direction, false>},
    {Cue::kDescending, rule<&Parser::direction, true>},
    {Cue::kNot, rule<&Parser::negation>},
    {Cue::kExcept, rule<&Parser::negation>},
    {Cue::kOnly, rule<&Parser::only>},
    {Cue::kBoth, rule<&Parser::both>},
    {Cue::kEither, rule<&Parser::either>},
    {Cue::kDistinct, rule<&Parser::distinct>},
    {Cue::kWhat, rule<&Parser::scale_asked>},
    {Cue::kWhen, rule<&Parser::when_or_where>},
    {Cue::kWhere, rule<&Parser::when_or_where>},
    {Cue::kEach, rule<&Parser::each>},
    {Cue::kPeriod, rule<&Parser::period>},
    {Cue::kSoFar, rule<&Parser::so_far>},
    {Cue::kShare, rule<&Parser::part>},
    {Cue::kRatio, rule<&Parser::part>},
    {Cue::kDifference, rule<&Parser::part>},
};
// clang-format on

void Parser::cue(const ParserState& state, ArcId id) {
  for (const CueRule& row : kCueRules)
    if (row.cue == arcs_[id].cue) return row.apply(*this, state, id);
}

void Parser::distinct(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  next.distinct = true;
  if (next.clause == Clause::kSelect || next.sketch.outputs.empty()) next.sketch.distinct = true;
  emit(std::move(next));
}

void Parser::both(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  next.sketch.both = true;
  emit(std::move(next));
}

void Parser::either(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  next.sketch.either = true;
  emit(std::move(next));
}

void Parser::each(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  settle(next);
  if (!next.aggregates.empty() && next.clause == Clause::kSelect) next.aggregates.clear();
  if (!state.sketch.groups.empty() && state.sketch.groups.back() == state.last &&
      arcs_.is(arcs_[id].begin, kOfWord))
    next.sketch.groups.pop();  // "by the ships of each type"
  next.clause = Clause::kGroup;
  if (countable(state, id)) {  // "orders per customer"
    ParserState counted = next;
    counted.sketch.outputs[0].kind = OutputKind::kCount;
    counted.sketch.outputs[0].fn = Aggregate::kCount;
    counted.sketch.counted_by_group = true;
    emit(std::move(counted), RuleFeature::kCountByDefault);
  }
  if (counts_value(state, id)) {  // "no shows per dentist"
    ParserState counted = next;
    counted.sketch.outputs.push(
        {kNoArc, kNoArc, OutputKind::kCount, Aggregate::kCount, false, false});
    counted.sketch.counted_by_group = true;
    emit(std::move(counted), RuleFeature::kCountByDefault);
  }
  emit(std::move(next));
}

void Parser::so_far(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  next.sketch.so_far = true;
  settle(next);
  next.pending = Pending::kCount;
  next.pending_arc = id;
  emit(ParserState(next), RuleFeature::kSoFar);
  next.pending = Pending::kNothing;
  emit(std::move(next), RuleFeature::kSoFar);
}

void Parser::null_test(const ParserState& state, ArcId id, bool present) {
  if (state.open == kNoArc) return;
  ParserState next = after(state, id);
  settle(next);
  Filter f = filter(next);
  f.op = Op::kIsNull;
  f.negated = present;
  f.column = next.open;
  take_left(next, next.open);
  push(next, f);
  emit(std::move(next), RuleFeature::kNullTest);
}

// True if the only output is a table and nothing limits or groups its rows yet.
bool Parser::lists_table(const ParserState& s) const {
  const Sketch& k = s.sketch;
  return k.outputs.size() == 1 && k.outputs[0].kind == OutputKind::kTable &&
         k.superlative.kind == SuperlativeKind::kUnset && k.limit == kNoArc && k.groups.empty() &&
         s.aggregates.empty();
}

// True if the cue counts the table right before it: "<table> count by <group>", "<table> count".
bool Parser::counted_before(const ParserState& s, ArcId id) const {
  const Arc& u = arcs_[id];
  if (!lists_table(s) || s.last != s.sketch.outputs[0].arc || s.last_end != u.begin ||
      u.end - u.begin != 1 || !arcs_.says(u, kCountedOutputs))
    return false;
  const Arc& table = arcs_[s.last];
  for (size_t i = arcs_.first_at[table.begin]; i < arcs_.first_at[table.begin + 1U]; ++i)
    if (arcs_.all[i].kind == MentionKind::kColumn && arcs_.all[i].end == u.end &&
        arcs_.all[i].score > 0.6F)
      return false;  // "the flat numbers"
  if (u.end >= arcs_.tokens()) return true;
  const std::string& word = arcs_.token(u.end).folded;
  return arcs_.is(u.end, kStop) || word == "by" || word == "per" || word == "for" || word == "in" ||
         word == "each" || word == "across";
}

// True if "<value> per <group>" counts the rows that have the value: nothing but a stored text in
// the plural stands before the cue.
bool Parser::counts_value(const ParserState& s, ArcId id) const {
  const Sketch& k = s.sketch;
  if (!k.outputs.empty() || k.filters.size() != 1 || !k.tables.empty() || k.filters[0].negated ||
      s.last == kNoArc || k.filters[0].value != s.last || s.last_end != arcs_[id].begin ||
      !arcs_.says(arcs_[id], {"per", "by", "each"}))
    return false;
  const Arc& value = arcs_[s.last];
  const Token& noun = arcs_.token(value.end - 1U);
  return value.kind == MentionKind::kValue && noun.folded != noun.lemma && !noun.quoted;
}

// True if "<table> per <group>" is a count: the only output is the table before the cue. A group
// with "each" or a participle between ("tickets sold per month") asks for a table that opens the
// question and a period, since "<table> for each <group>" may also be a list.
bool Parser::countable(const ParserState& s, ArcId id) const {
  const Sketch& k = s.sketch;
  if (!lists_table(s)) return false;
  const Arc &u = arcs_[id], &table = arcs_[k.outputs[0].arc];
  for (size_t i = arcs_.first_at[table.begin]; i < arcs_.first_at[table.begin + 1U]; ++i)
    if (arcs_.token(table.begin).folded == kSalesFigure &&
        arcs_.all[i].kind == MentionKind::kColumn && arcs_.all[i].end == table.end &&
        best_column(arcs_, arcs_.all[i]).adds_up())
      return false;  // what was sold, and not how many sales
  const bool per = arcs_.says(u, {"per", "by"});
  if (per && s.last == k.outputs[0].arc && s.last_end == u.begin) {
    const int asked = previous_content_token(table.begin);
    if (arcs_.says(u, {"by"}) && asked >= 0 &&
        text::is_one_of(arcs_.token(static_cast<size_t>(asked)).folded, kListingVerbs))
      return false;                                   // "list orders by date"
    const Token& noun = arcs_.token(table.end - 1U);  // "bookings by channel", of reservations
    return table.score > (noun.folded != noun.lemma ? 0.7F : 0.9F);
  }
  const int led = previous_content_token(table.begin);
  const bool opens = led < 0 || (led < 2 && arcs_.is(static_cast<size_t>(led), kRequest));
  if (!opens || table.score < 0.9F) return false;
  size_t t = u.end;
  while (arcs_.is(t, kArticle)) ++t;
  bool period = false;
  for (size_t i = t < arcs_.tokens() ? arcs_.first_at[t] : 0;
       t < arcs_.tokens() && i < arcs_.first_at[t + 1]; ++i)
    period |= arcs_.all[i].kind == MentionKind::kCue && arcs_.all[i].cue == Cue::kPeriod;
  if (period && (per || arcs_.says(u, {"each", "every"}))) return true;
  return led < 0 && s.last == k.outputs[0].arc && s.last_end == u.begin &&
         arcs_.says(u, kSplittingWords);
}

// "How old is ...": the output is the scale itself; grounding finds the column that measures it.
void Parser::scale_asked(const ParserState& state, ArcId id) {
  if (arcs_.mention(arcs_[id]).scale.word.empty()) return;
  ParserState next = after(state, id);
  settle(next);
  next.sketch.outputs.push({id, kNoArc, OutputKind::kColumn, Aggregate::kPlain, false, false});
  emit(std::move(next), RuleFeature::kOutputColumn);
}

void Parser::aggregate(const ParserState& state, ArcId id, Aggregate fn) {
  ParserState next = after(state, id);
  if (fn == Aggregate::kSum && !state.sketch.outputs.empty() &&
      state.sketch.outputs.back().kind == OutputKind::kCount &&
      arcs_.says(arcs_[id], kOverallWords))
    return emit(std::move(next));  // "how many tickets in total": already a count
  const size_t end = arcs_[id].end;
  if (in_list(arcs_[id].begin) && !state.sketch.outputs.empty() &&
      (end >= arcs_.tokens() || arcs_.is(end, kAndWord | kComma | kStop)))
    return;  // "... and the average": repeats an aggregate, see Parser::figure in lists.cpp
  if (next.pending == Pending::kCompare) {  // "more than the average ..."
    next.aggregates.clear();
    next.aggregates.push(fn);
    return emit(std::move(next), RuleFeature::kCompareAverage);
  }
  if ((fn == Aggregate::kMaximum || fn == Aggregate::kMinimum) &&
      (nth(arcs_[id].begin) || inside_superlative(arcs_[id])))
    return;  // "the second highest" is not a maximum
  if (next.pending == Pending::kSuperlative &&
      next.pending_superlative.kind == SuperlativeKind::kColumn &&
      next.pending_superlative.fn == Aggregate::kPlain &&
      (fn == Aggregate::kAverage || fn == Aggregate::kSum)) {  // "the highest average ..."
    next.pending_superlative.fn = fn;
    return emit(std::move(next));
  }
  settle(next);
  if (next.clause == Clause::kOrder) {
    next.aggregates.clear();
    next.aggregates.push(fn);
    return emit(std::move(next));
  }
  const bool superlative = fn == Aggregate::kMaximum || fn == Aggregate::kMinimum;
  if (next.clause == Clause::kModifier && superlative && next.aggregates.empty() &&
      next.sketch.superlative.kind == SuperlativeKind::kUnset) {
    ParserState picks = next;  // "with the maximum <quantity>"
    picks.pending = Pending::kSuperlative;
    picks.pending_arc = id;
    picks.pending_superlative = {SuperlativeKind::kColumn, kNoArc, id, Aggregate::kPlain,
                                 fn == Aggregate::kMaximum};
    emit(std::move(picks), RuleFeature::kAggregateAsExtreme);
  }
  if (!next.aggregates.push(fn)) return;
  if (next.clause == Clause::kGroup ||
      (next.clause == Clause::kModifier &&
       (!next.sketch.groups.empty() || next.sketch.outputs.empty())))
    next.clause = Clause::kSelect;
  emit(std::move(next));
}

void Parser::count(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  const Arc& u = arcs_[id];
  const std::string_view led =
      u.begin > 0 ? std::string_view(arcs_.token(u.begin - 1U).folded) : "";
  if (arcs_.token(u.begin).folded == kCardinalityNoun && state.last != kNoArc &&
      state.last_end == u.begin && arcs_[state.last].kind == MentionKind::kColumn)
    return;                         // "the phone number of ..."
  if (counted_before(state, id)) {  // "film count by rating"
    next.sketch.outputs[0].kind = OutputKind::kCount;
    next.sketch.outputs[0].fn = Aggregate::kCount;
    return emit(std::move(next), RuleFeature::kCountOutput);
  }
  if (led == "by" && state.sketch.limit != kNoArc && state.clause != Clause::kOrder)
    return;  // "top 3 countries by number of customers"
  if (next.pending == Pending::kSuperlative) return emit(std::move(next));  // "the most number of"
  settle(next);
  if (next.clause == Clause::kGroup && next.last != kNoArc) next.clause = Clause::kSelect;
  if (arcs_.says(arcs_[id], kDistinctAdjectives)) next.distinct = true;
  next.pending = Pending::kCount;
  next.pending_arc = id;
  emit(std::move(next));
}

void Parser::negation(const ParserState& state, ArcId id) {
  ParserState next = after(state, id);
  if (next.pending == Pending::kNumber || next.pending == Pending::kCompared ||
      next.pending == Pending::kCount || next.pending == Pending::kSuperlative)
    settle(next);
  if (next.clause == Clause::kSelect && anything(next)) next.clause = Clause::kModifier;
  next.negated = true;
  emit(std::move(next));
}

}  // namespace ask::engine
