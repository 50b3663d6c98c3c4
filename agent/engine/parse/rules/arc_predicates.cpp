#include "agent/engine/parse/rules/arc_predicates.h"

#include <algorithm>

#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

struct CueOperator {
  Cue cue;
  Op op;
};

constexpr CueOperator kCueOperators[] = {
    {Cue::kMore, Op::kGreater}, {Cue::kAfter, Op::kGreater},        {Cue::kLess, Op::kLess},
    {Cue::kBefore, Op::kLess},  {Cue::kAtLeast, Op::kGreaterEqual}, {Cue::kAtMost, Op::kLessEqual},
};

}  // namespace

size_t previous_content_token(const Arcs& arcs, size_t at) {
  while (at > 0 && arcs.is(at - 1, kArticle)) --at;
  return at > 0 ? at - 1 : kNoToken;
}

size_t token_before_owner(const Arcs& arcs, size_t at) {
  const size_t word = previous_content_token(arcs, at);
  return arcs.is(word, kOwnPronoun) ? previous_content_token(arcs, word) : word;
}

bool has_class_between(const Arcs& arcs, size_t begin, size_t end, uint16_t classes) {
  for (size_t i = begin; i < end; ++i)
    if (arcs.is(i, classes)) return true;
  return false;
}

bool is_quantity(const RuleContext& context, ArcId id) {
  const Arcs& arcs = context.arcs;
  const Arc& arc = arcs[id];
  if (arc.kind != MentionKind::kColumn) return false;
  const float best = arcs.mention(arc).score;
  for (size_t i = 0; i < arc.count; ++i) {
    const Mention& m = arcs.mention(arc, i);
    if (m.score >= best - 0.1F && context.column_facts.quantity({m.table, m.column})) return true;
  }
  return false;
}

bool is_main_verb(const Arcs& arcs, size_t token) {
  const size_t next = token + 1;
  bool ends = next == arcs.tokens() || arcs.is(next, kStop);
  for (size_t t = next; t < std::min(next + 3, arcs.tokens()) && !ends; ++t)  // "in 2023"
    for (const Arc& other : arcs.beginning_at(t))
      ends |= other.kind == MentionKind::kDate && (t == next || arcs.is(next, kRelation));
  if (!ends || !is_relational_verb(arcs.token(token).lemma)) return false;
  for (size_t t = token; t-- > 0 && !arcs.is(t, kStop);)
    if (arcs.is(t, kDo)) return true;
  return false;
}

Op comparison_operator(Cue cue) {
  for (const CueOperator& row : kCueOperators)
    if (row.cue == cue) return row.op;
  return Op::kEqual;
}

}  // namespace ask::engine
