#include "agent/engine/parse/rules/groups.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/getting_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/parse/rules/aggregates.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/columns.h"
#include "agent/engine/parse/rules/defaults.h"

namespace ask::engine {
namespace {

// True if "<value> per <group>" counts the rows that have the value: nothing but a stored text in
// the plural precedes the cue.
bool counts_value_by_group(const Arcs& arcs, const ParserState& state, ArcId id) {
  const Sketch& sketch = state.sketch;
  if (!sketch.outputs.empty() || sketch.filters.size() != 1 || !sketch.tables.empty() ||
      sketch.filters[0].negated || state.last == kNoArc || sketch.filters[0].value != state.last ||
      state.last_end != arcs[id].begin || !arcs.says(arcs[id], {"per", "by", "each"}))
    return false;
  const Arc& value = arcs[state.last];
  const Token& noun = arcs.token(value.end - 1U);
  return value.kind == MentionKind::kValue && noun.folded != noun.lemma && !noun.quoted;
}

// True if "<table> per <group>" is a count: the only output is the table before the cue. A group
// with "each" or a participle between ("tickets sold per month") asks for a table that opens the
// question and a period, since "<table> for each <group>" may also be a list.
bool counts_table_by_group(const Arcs& arcs, const ParserState& state, ArcId id) {
  const Sketch& sketch = state.sketch;
  if (!lists_one_table(state)) return false;
  const Arc &arc = arcs[id], &table = arcs[sketch.outputs[0].arc];
  for (const Arc& other : arcs.beginning_at(table.begin))
    if (arcs.token(table.begin).folded == kSalesFigure && other.kind == MentionKind::kColumn &&
        other.end == table.end && best_column(arcs, other).adds_up())
      return false;  // what was sold, and not how many sales
  const bool per = arcs.says(arc, {"per", "by"});
  if (per && state.last == sketch.outputs[0].arc && state.last_end == arc.begin) {
    if (arcs.says(arc, {"by"}) &&
        text::is_one_of(arcs.word(previous_content_token(arcs, table.begin)), kListingVerbs))
      return false;                                  // "list orders by date"
    const Token& noun = arcs.token(table.end - 1U);  // "bookings by channel", of reservations
    if (text::is_one_of(noun.folded, kCollectives)) return table.score > 0.65F;
    return table.score > (noun.folded != noun.lemma ? 0.7F : 0.9F);
  }
  const size_t previous = previous_content_token(arcs, table.begin);
  const bool opens = previous == kNoToken || (previous < 2 && arcs.is(previous, kRequest));
  if (!opens || table.score < 0.9F) return false;
  size_t t = arc.end;
  while (arcs.is(t, kArticle)) ++t;
  bool period = false;
  for (const Arc& other : arcs.beginning_at(t)) period |= other.is_cue(Cue::kPeriod);
  if (period && (per || arcs.says(arc, {"each", "every"}))) return true;
  return previous == kNoToken && state.last == sketch.outputs[0].arc &&
         state.last_end == arc.begin && arcs.says(arc, kSplittingWords);
}

}  // namespace

void apply_each(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  settle(context, next);
  if (!next.aggregates.empty() && next.clause == Clause::kSelect) next.aggregates.clear();
  if (!state.sketch.groups.empty() && state.sketch.groups.back() == state.last &&
      arcs.is(arcs[id].begin, kOfWord))
    next.sketch.groups.pop();  // "by the ships of each type"
  next.clause = Clause::kGroup;
  if (counts_table_by_group(arcs, state, id)) {  // "orders per customer"
    ParserState counted = next;
    counted.sketch.outputs[0].kind = OutputKind::kCount;
    counted.sketch.outputs[0].fn = Aggregate::kCount;
    counted.sketch.counted_by_group = true;
    context.emit(std::move(counted), RuleFeature::kCountByDefault);
  }
  if (counts_value_by_group(arcs, state, id)) {  // "no shows per dentist"
    ParserState counted = next;
    counted.sketch.outputs.push({.kind = OutputKind::kCount, .fn = Aggregate::kCount});
    counted.sketch.counted_by_group = true;
    context.emit(std::move(counted), RuleFeature::kCountByDefault);
  }
  context.emit(std::move(next));
}

void apply_period(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  if (state.pending == Pending::kSuperlative && state.pending_superlative.arc == kNoArc &&
      state.pending_superlative.kind == SuperlativeKind::kPopular) {  // "the busiest month"
    ParserState next = consume(context, state, id);
    next.pending_superlative.arc = id;
    const bool asked = next.sketch.outputs.empty();
    close_superlative(next);
    if (asked) {
      add_output(next, id, Aggregate::kPlain, false);
      next.clause = Clause::kSelect;
    }
    context.charge(next, RuleFeature::kEachGroup, 2);
    return context.emit(std::move(next), RuleFeature::kMostOf);
  }
  const bool adjective = arcs.says(arc, kPeriodAdjectives);
  const size_t previous = previous_content_token(arcs, arc.begin);
  if (state.clause == Clause::kGroup || adjective) {  // "orders per month", "monthly orders"
    ParserState next = consume(context, state, id);
    if (!adjective) settle(context, next);
    if (!next.sketch.groups.push(id)) next.sketch.note(Feature::kUnsupported);
    if (state.clause == Clause::kGroup) {
      if (arcs.is(next.position, kAndWord)) {  // "per month and <column>"
        ParserState more = next;
        context.emit(std::move(more), RuleFeature::kEachGroup);
      }
      next.clause = next.sketch.outputs.empty() ? Clause::kSelect : Clause::kModifier;
    }
    // "revenue by month", "by country and month": after "by", a date part is almost certainly a
    // group key.
    const bool by = arcs.word(previous) == "by" ||
                    (!adjective && !state.sketch.groups.empty() && arcs.is(previous, kAndWord));
    return context.emit(std::move(next), RuleFeature::kEachGroup, by ? 3 : 1);
  }
  if (state.clause == Clause::kOrder) {
    if (arcs.word(previous) != "by") return;
    ParserState next = consume(context, state, id);
    settle(context, next);
    if (!next.sketch.orders.push({.arc = id})) next.sketch.note(Feature::kUnsupported);
    return context.emit(std::move(next), RuleFeature::kOrderKey);
  }
  // "which month", "in which year": an output after a question word.
  if (!arcs.is(previous, kQuestionWord) || !state.sketch.outputs.empty()) return;
  ParserState next = consume(context, state, id);
  settle(context, next);
  next.clause = Clause::kSelect;
  add_output(next, id, Aggregate::kPlain, false);
  context.emit(std::move(next), RuleFeature::kOutputColumn);
}

}  // namespace ask::engine
