// Order keys and directions: "sorted by", "newest first", "from the dearest to the cheapest".
#include <algorithm>

#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

// The end of the phrase for a superlative that sorts: "newest first", "lowest count first". 0 if it
// selects rows.
size_t Parser::first_after(const Arc& superlative) const {
  constexpr size_t kReach = 4;
  for (size_t t = superlative.end; t < std::min(superlative.end + kReach, arcs_.tokens()); ++t) {
    if (arcs_.token(t).folded == "first") {
      const size_t next = t + 1;
      const bool ends =
          next == arcs_.tokens() || arcs_.is(next, kStop | kComma) || arcs_.token(next).punctuation;
      return ends ? next : 0;
    }
    if (arcs_.is(t, kStop | kComma | kAndWord | kOrWord | kRelation | kBe | kDo)) return 0;
  }
  return 0;
}

// The end of the phrase "from the dearest to the cheapest"; 0 if there is none.
size_t Parser::other_end(const Arc& superlative) const {
  constexpr size_t kReach = 4;
  const int led = previous_content_token(superlative.begin);
  if (led < 0 || arcs_.token(static_cast<size_t>(led)).folded != "from") return 0;
  for (size_t t = superlative.end; t < std::min(superlative.end + kReach, arcs_.tokens()); ++t) {
    if (arcs_.token(t).folded != "to") continue;
    for (size_t i = arcs_.first_at[t + 1]; t + 1 < arcs_.tokens() && i < arcs_.first_at[t + 2]; ++i)
      if (arcs_.all[i].kind == MentionKind::kCue && arcs_.all[i].cue == Cue::kSuperlative)
        return arcs_.all[i].end;
    return 0;
  }
  return 0;
}

// "starting with the most expensive"
bool Parser::starts_with(const Arc& superlative) const {
  const int led = previous_content_token(superlative.begin);
  if (led < 1) return false;
  const std::string& word = arcs_.token(static_cast<size_t>(led)).folded;
  const std::string& verb = arcs_.token(static_cast<size_t>(led) - 1).folded;
  return (word == "with" || word == "from") && is_beginning_verb(verb);
}

// Marks the tokens of superlatives that sort the rows instead of selecting some.
void Parser::find_orders() {
  for (const Arc& u : arcs_.all) {
    if (u.kind != MentionKind::kCue || u.cue != Cue::kSuperlative) continue;
    const size_t end = std::max({first_after(u), other_end(u), starts_with(u) ? u.end : size_t{0}});
    for (size_t t = u.begin; t < std::min<size_t>(end, kMostTokens); ++t) orders_.set(t);
  }
}

void Parser::order_by_hint(ParserState& s, ArcId hint) const {
  const bool descending = arcs_.mention(arcs_[hint]).scale.descending;
  if (s.clause == Clause::kOrder && !s.sketch.orders.empty()) {  // "by price, cheapest first"
    OrderPart& last = s.sketch.orders.back();
    last.directed = true;
    last.descending = descending;
    last.hint = hint;
  } else if (!s.sketch.orders.push({kNoArc, Aggregate::kPlain, true, descending, hint})) {
    s.sketch.note(Feature::kUnsupported);
  }
}

// A superlative that sorts, with the words between it and "first".
void Parser::orders(const ParserState& state, ArcId id) {
  const Arc& u = arcs_[id];
  const size_t first = first_after(u);
  size_t end = first;
  if (end == 0) end = other_end(u);
  const bool opened = end == 0 && starts_with(u);
  if (opened) end = u.end;
  if (end == 0) return;
  ParserState next = after(state, id);
  settle(next);
  if (opened)
    next.explained.set(static_cast<size_t>(previous_content_token(u.begin)) - 1);  // "starting"
  for (size_t t = u.end; t < std::min<size_t>(end, 128); ++t) next.explained.set(t);
  next.position = next.last_end = static_cast<uint16_t>(end);
  next.in_negation = false;
  next.inside = -1;
  next.aggregates.clear();
  charge(next, RuleFeature::kKeywordWord, first == 0 ? 0 : 1);
  Aggregate fn = Aggregate::kPlain;
  for (size_t t = u.end; t + 1 < first; ++t) {
    const std::string& word = arcs_.token(t).lemma;
    if (text::is_one_of(word, kAverageLemmas)) fn = Aggregate::kAverage;
    if (text::is_one_of(word, kSumLemmas)) fn = Aggregate::kSum;
    for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i) {
      if (arcs_.all[i].kind != MentionKind::kColumn || arcs_.all[i].end + 1U != first) continue;
      ParserState by = next;  // "highest <column> first"
      gain(by, arcs_.all[i]);
      by.sketch.orders.push(
          {static_cast<ArcId>(i), fn, true, arcs_.mention(u).scale.descending, kNoArc});
      if (by.clause != Clause::kSelect || anything(by)) by.clause = Clause::kModifier;
      emit(std::move(by), RuleFeature::kOrderKey);
    }
  }
  order_by_hint(next, id);
  next.sketch.orders.back().fn = next.sketch.orders.back().arc == kNoArc ? fn : Aggregate::kPlain;
  if (anything(next)) next.clause = Clause::kModifier;
  emit(std::move(next), RuleFeature::kOrderKey);
}

void Parser::ordering(const ParserState& state, ArcId id) {
  const int led = previous_content_token(arcs_[id].begin);
  if (led >= 0 && (arcs_.token(static_cast<size_t>(led)).folded == "per" ||
                   arcs_.token(static_cast<size_t>(led)).folded == "each"))
    return;  // in "per order", the word is a noun
  if (arcs_.token(arcs_[id].begin).folded == kOrderRows &&
      (led < 0 || arcs_.is(static_cast<size_t>(led), kRequest | kQuestionWord | kOfWord)))
    return;  // "orders by status"
  if (arcs_[id].begin == 0 && arcs_.token(0).folded == kListingVerb &&
      !arcs_.says(arcs_[id], {"by"}))
    return;  // "list the 5 ...": a request
  ParserState next = after(state, id);
  settle(next);
  const Arc& u = arcs_[id];
  next.in_negation = false;
  next.inside = -1;
  next.clause = Clause::kOrder;
  if (arcs_.says(u, kDescendingWords))
    next.sketch.directed = next.sketch.descending = true;
  else if (arcs_.says(u, kAscendingWords))
    next.sketch.directed = true, next.sketch.descending = false;
  emit(std::move(next));
}

void Parser::direction(const ParserState& state, ArcId id, bool descending) {
  ParserState next = after(state, id);
  settle(next);
  const Arc& u = arcs_[id];
  next.in_negation = false;
  next.inside = -1;
  const std::string& last = arcs_.token(u.end - 1u).folded;
  const bool opens = last == "of" || last == "by" || last == "to";
  ArcId hint = arcs_.mention(u).scale.word.empty() ? kNoArc : id;
  size_t to = u.begin;
  while (to < u.end && arcs_.token(to).folded != "to") ++to;
  for (size_t i = arcs_.first_at[u.begin]; i < arcs_.first_at[to] && hint == kNoArc; ++i)
    if (arcs_.all[i].kind == MentionKind::kCue && arcs_.all[i].cue == Cue::kSuperlative)
      hint = static_cast<ArcId>(i);  // "from the tallest to the shortest"
  if (!opens && hint != kNoArc) {
    order_by_hint(next, hint);
    return emit(std::move(next), RuleFeature::kOrderKey);
  }
  if (!next.sketch.orders.empty() && !opens) {
    next.sketch.orders.back().directed = true;
    next.sketch.orders.back().descending = descending;
  } else {
    next.sketch.directed = true;
    next.sketch.descending = descending;
  }
  if (opens || next.clause == Clause::kModifier) next.clause = Clause::kOrder;
  emit(std::move(next));
}

}  // namespace ask::engine
