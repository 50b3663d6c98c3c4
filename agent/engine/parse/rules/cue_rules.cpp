#include "agent/engine/parse/rules/cue_rules.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/exclusion_words.h"
#include "agent/engine/parse/rules/aggregates.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/composite.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/filters.h"
#include "agent/engine/parse/rules/groups.h"
#include "agent/engine/parse/rules/order.h"
#include "agent/engine/parse/rules/rule_table.h"
#include "agent/engine/parse/rules/superlatives.h"
#include "agent/engine/parse/rules/wh_words.h"

namespace ask::engine {
namespace {

void apply_distinct(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  next.distinct = true;
  if (next.clause == Clause::kSelect || next.sketch.outputs.empty()) next.sketch.distinct = true;
  context.emit(std::move(next));
}

void apply_both(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  next.sketch.both = true;
  context.emit(std::move(next));
}

void apply_either(const RuleContext& context, const ParserState& state, ArcId id) {
  ParserState next = consume(context, state, id);
  next.sketch.either = true;
  context.emit(std::move(next));
}

// "passed maths but failed physics": "but" excepts only from all or none, "everyone but Ann".
bool is_contrast(const Arcs& arcs, const Arc& cue) {
  constexpr size_t kFarthest = 3;
  if (cue.cue != Cue::kExcept || cue.end != cue.begin + 1 || arcs.word(cue.begin) != "but")
    return false;
  for (size_t t = cue.begin; t > 0 && cue.begin - t < kFarthest; --t)
    if (text::is_one_of(arcs.word(t - 1), kBeforeExceptingBut)) return false;
  return true;
}

void apply_negation(const RuleContext& context, const ParserState& state, ArcId id) {
  if (is_contrast(context.arcs, context.arcs[id])) return;
  ParserState next = consume(context, state, id);
  if (next.pending == Pending::kNumber || next.pending == Pending::kCompared ||
      next.pending == Pending::kCount || next.pending == Pending::kSuperlative)
    settle(context, next);
  if (next.clause == Clause::kSelect && has_begun(next)) next.clause = Clause::kModifier;
  next.negated = true;
  context.emit(std::move(next));
}

// "who only bought toys" restricts what follows; "only one order" and "show only" do not.
void apply_only(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  if (arc.score < 0.75F || (arc.begin > 0 && arcs.is(arc.begin - 1U, kRequest))) return;
  ParserState next = consume(context, state, id);
  bool number = false;
  for (const Arc& other : arcs.beginning_at(arc.end)) number |= other.kind == MentionKind::kNumber;
  const bool ends = arcs.ends_at(arc.end);
  next.only = !number && !ends && has_begun(state);  // "paid bookings only": of what is before it
  context.emit(std::move(next), RuleFeature::kOnly);
}

void apply_null_test(const RuleContext& context, const ParserState& state, ArcId id, bool present) {
  if (state.open == kNoArc) return;
  const Arc& arc = context.arcs[id];
  if (!present && context.arcs.word(arc.begin - 1U) == "not") return;  // "is not null" has it
  ParserState next = consume(context, state, id);
  settle(context, next);
  Filter filter = new_filter(next);
  filter.op = Op::kIsNull;
  filter.negated = present;
  filter.column = next.open;
  use_left_column(context, next, next.open);
  add_filter(next, filter);
  context.emit(std::move(next), RuleFeature::kNullTest);
}

// "How old is ...": the output is the scale itself; grounding finds the column that measures it.
void apply_scale_question(const RuleContext& context, const ParserState& state, ArcId id) {
  if (context.arcs.mention(context.arcs[id]).scale.word.empty()) return;
  ParserState next = consume(context, state, id);
  settle(context, next);
  next.sketch.outputs.push({.arc = id});
  context.emit(std::move(next), RuleFeature::kOutputColumn);
}

// A rule with its further arguments, as an entry of the table.
template <auto apply, auto... kArguments>
void with(const RuleContext& context, const ParserState& state, ArcId id) {
  apply(context, state, id, kArguments...);
}

struct CueRule {
  Cue cue;
  RuleFunction apply;
};

// The words that open a clause have no rule here: they are skipped, see skipping.h.
// clang-format off
constexpr CueRule kCueRules[] = {
    {Cue::kCount, apply_count},
    {Cue::kSum, with<apply_aggregate, Aggregate::kSum>},
    {Cue::kHowMuch, with<apply_aggregate, Aggregate::kSum>},
    {Cue::kAverage, with<apply_aggregate, Aggregate::kAverage>},
    {Cue::kMedian, with<apply_aggregate, Aggregate::kMedian>},
    {Cue::kMinimum, with<apply_aggregate, Aggregate::kMinimum>},
    {Cue::kMaximum, with<apply_aggregate, Aggregate::kMaximum>},
    {Cue::kMost, with<apply_most, true>},
    {Cue::kLeast, with<apply_most, false>},
    {Cue::kSuperlative, apply_superlative},
    {Cue::kTopN, apply_top},
    {Cue::kMore, apply_comparison},
    {Cue::kLess, apply_comparison},
    {Cue::kAtLeast, apply_comparison},
    {Cue::kAtMost, apply_comparison},
    {Cue::kEqual, apply_comparison},
    {Cue::kNotEqual, apply_comparison},
    {Cue::kAfter, apply_comparison},
    {Cue::kBefore, apply_comparison},
    {Cue::kBetween, apply_comparison},
    {Cue::kAboveAverage, with<apply_average_comparison, true>},
    {Cue::kBelowAverage, with<apply_average_comparison, false>},
    {Cue::kThanAny, with<apply_quantified_comparison, false>},
    {Cue::kThanAll, with<apply_quantified_comparison, true>},
    {Cue::kContains, with<apply_like, int8_t{0}>},
    {Cue::kStartsWith, with<apply_like, int8_t{1}>},
    {Cue::kEndsWith, with<apply_like, int8_t{2}>},
    {Cue::kIsNull, with<apply_null_test, false>},
    {Cue::kNotNull, with<apply_null_test, true>},
    {Cue::kOrderBy, apply_ordering},
    {Cue::kAscending, with<apply_direction, false>},
    {Cue::kDescending, with<apply_direction, true>},
    {Cue::kNot, apply_negation},
    {Cue::kExcept, apply_negation},
    {Cue::kOnly, apply_only},
    {Cue::kBoth, apply_both},
    {Cue::kEither, apply_either},
    {Cue::kDistinct, apply_distinct},
    {Cue::kWhat, apply_scale_question},
    {Cue::kWhen, apply_when_or_where},
    {Cue::kWhere, apply_when_or_where},
    {Cue::kEach, apply_each},
    {Cue::kPeriod, apply_period},
    {Cue::kSoFar, apply_so_far},
    {Cue::kShare, apply_ratio},
    {Cue::kRatio, apply_ratio},
    {Cue::kDifference, apply_ratio},
};
// clang-format on
static_assert(!has_key_twice(kCueRules,
                             [](const CueRule& a, const CueRule& b) { return a.cue == b.cue; }));

}  // namespace

void apply_cue(const RuleContext& context, const ParserState& state, ArcId id) {
  for (const CueRule& row : kCueRules)
    if (row.cue == context.arcs[id].cue) return row.apply(context, state, id);
}

}  // namespace ask::engine
