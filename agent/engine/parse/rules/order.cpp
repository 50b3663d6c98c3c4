#include "agent/engine/parse/rules/order.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/filters.h"

namespace ask::engine {
namespace {

// The end of the phrase for a superlative that sorts: "newest first", "lowest count first". 0 if it
// selects rows.
size_t first_phrase_end(const Arcs& arcs, const Arc& superlative) {
  constexpr size_t kReach = 4;
  for (size_t t = superlative.end; t < std::min(superlative.end + kReach, arcs.tokens()); ++t) {
    if (arcs.token(t).folded == "first") {
      const size_t next = t + 1;
      const bool ends =
          next == arcs.tokens() || arcs.is(next, kStop | kComma) || arcs.token(next).punctuation;
      return ends ? next : 0;
    }
    if (arcs.is(t, kStop | kComma | kAndWord | kOrWord | kRelation | kBe | kDo)) return 0;
  }
  return 0;
}

// The end of the phrase "from the dearest to the cheapest"; 0 if there is none.
size_t range_phrase_end(const Arcs& arcs, const Arc& superlative) {
  constexpr size_t kReach = 4;
  if (arcs.word(previous_content_token(arcs, superlative.begin)) != "from") return 0;
  for (size_t t = superlative.end; t < std::min(superlative.end + kReach, arcs.tokens()); ++t) {
    if (arcs.token(t).folded != "to") continue;
    for (const Arc& other : arcs.beginning_at(t + 1))
      if (other.is_cue(Cue::kSuperlative)) return other.end;
    return 0;
  }
  return 0;
}

// "starting with the most expensive"
bool opens_order(const Arcs& arcs, const Arc& superlative) {
  const size_t previous = previous_content_token(arcs, superlative.begin);
  return (arcs.word(previous) == "with" || arcs.word(previous) == "from") &&
         is_beginning_verb(arcs.word(previous - 1));
}

void order_by_hint(const Arcs& arcs, ParserState& state, ArcId hint) {
  const bool descending = arcs.mention(arcs[hint]).scale.descending;
  if (state.clause == Clause::kOrder &&
      !state.sketch.orders.empty()) {  // "by price, cheapest first"
    OrderPart& last = state.sketch.orders.back();
    last.directed = true;
    last.descending = descending;
    last.hint = hint;
  } else if (!state.sketch.orders.push(
                 {.directed = true, .descending = descending, .hint = hint})) {
    state.sketch.note(Feature::kUnsupported);
  }
}

}  // namespace

std::bitset<kMostTokens> find_ordering_superlatives(const Arcs& arcs) {
  std::bitset<kMostTokens> out;
  for (const Arc& arc : arcs.all) {
    if (arc.kind != MentionKind::kCue || arc.cue != Cue::kSuperlative) continue;
    const size_t end = std::max({first_phrase_end(arcs, arc), range_phrase_end(arcs, arc),
                                 opens_order(arcs, arc) ? arc.end : size_t{0}});
    for (size_t t = arc.begin; t < std::min<size_t>(end, kMostTokens); ++t) out.set(t);
  }
  return out;
}

void apply_ordering_superlative(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  const size_t first = first_phrase_end(arcs, arc);
  size_t end = first;
  if (end == 0) end = range_phrase_end(arcs, arc);
  const bool opened = end == 0 && opens_order(arcs, arc);
  if (opened) end = arc.end;
  if (end == 0) return;
  ParserState next = consume(context, state, id);
  settle(context, next);
  if (opened) next.explained.set(previous_content_token(arcs, arc.begin) - 1);  // "starting"
  for (size_t t = arc.end; t < std::min<size_t>(end, 128); ++t) next.explained.set(t);
  next.position = next.last_end = static_cast<uint16_t>(end);
  leave_subqueries(next);
  next.aggregates.clear();
  context.charge(next, RuleFeature::kCueWord, first == 0 ? 0 : 1);
  Aggregate fn = Aggregate::kPlain;
  for (size_t t = arc.end; t + 1 < first; ++t) {
    const std::string& word = arcs.token(t).lemma;
    if (text::is_one_of(word, kAverageLemmas)) fn = Aggregate::kAverage;
    if (text::is_one_of(word, kSumLemmas)) fn = Aggregate::kSum;
    for (const Arc& other : arcs.beginning_at(t)) {
      if (other.kind != MentionKind::kColumn || other.end + 1U != first) continue;
      ParserState by = next;  // "highest <column> first"
      charge_arc(context, by, other);
      by.sketch.orders.push({.arc = arcs.id_of(other),
                             .fn = fn,
                             .directed = true,
                             .descending = arcs.mention(arc).scale.descending});
      if (by.clause != Clause::kSelect || has_begun(by)) by.clause = Clause::kModifier;
      context.emit(std::move(by), RuleFeature::kOrderKey);
    }
  }
  order_by_hint(arcs, next, id);
  next.sketch.orders.back().fn = next.sketch.orders.back().arc == kNoArc ? fn : Aggregate::kPlain;
  if (has_begun(next)) next.clause = Clause::kModifier;
  context.emit(std::move(next), RuleFeature::kOrderKey);
}

void apply_ordering(const RuleContext& context, const ParserState& state, ArcId id) {
  const Arcs& arcs = context.arcs;
  const size_t previous = previous_content_token(arcs, arcs[id].begin);
  if (arcs.word(previous) == "per" || arcs.word(previous) == "each")
    return;  // in "per order", the word is a noun
  if (arcs.token(arcs[id].begin).folded == kOrderRows &&
      (previous == kNoToken || arcs.is(previous, kRequest | kQuestionWord | kOfWord)))
    return;  // "orders by status"
  if (arcs[id].begin == 0 && arcs.token(0).folded == kListingVerb && !arcs.says(arcs[id], {"by"}))
    return;  // "list the 5 ...": a request
  ParserState next = consume(context, state, id);
  settle(context, next);
  const Arc& arc = arcs[id];
  leave_subqueries(next);
  next.clause = Clause::kOrder;
  if (arcs.says(arc, kDescendingWords))
    next.sketch.directed = next.sketch.descending = true;
  else if (arcs.says(arc, kAscendingWords))
    next.sketch.directed = true, next.sketch.descending = false;
  context.emit(std::move(next));
}

void apply_direction(const RuleContext& context, const ParserState& state, ArcId id,
                     bool descending) {
  const Arcs& arcs = context.arcs;
  ParserState next = consume(context, state, id);
  settle(context, next);
  const Arc& arc = arcs[id];
  leave_subqueries(next);
  const std::string& last = arcs.token(arc.end - 1u).folded;
  const bool opens = last == "of" || last == "by" || last == "to";
  ArcId hint = arcs.mention(arc).scale.word.empty() ? kNoArc : id;
  size_t to = arc.begin;
  while (to < arc.end && arcs.token(to).folded != "to") ++to;
  for (const Arc& other : arcs.beginning_in(arc.begin, to))
    if (hint == kNoArc && other.is_cue(Cue::kSuperlative))
      hint = arcs.id_of(other);  // "from the tallest to the shortest"
  if (!opens && hint != kNoArc) {
    order_by_hint(arcs, next, hint);
    return context.emit(std::move(next), RuleFeature::kOrderKey);
  }
  if (!next.sketch.orders.empty() && !opens) {
    next.sketch.orders.back().directed = true;
    next.sketch.orders.back().descending = descending;
  } else {
    next.sketch.directed = true;
    next.sketch.descending = descending;
  }
  if (opens || next.clause == Clause::kModifier) next.clause = Clause::kOrder;
  context.emit(std::move(next));
}

}  // namespace ask::engine
