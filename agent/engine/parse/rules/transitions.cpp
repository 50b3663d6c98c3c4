#include "agent/engine/parse/rules/transitions.h"

#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/rules/boolean_columns.h"
#include "agent/engine/parse/rules/columns.h"
#include "agent/engine/parse/rules/cue_rules.h"
#include "agent/engine/parse/rules/cues.h"
#include "agent/engine/parse/rules/numbers.h"
#include "agent/engine/parse/rules/order.h"
#include "agent/engine/parse/rules/rule_table.h"
#include "agent/engine/parse/rules/skipping.h"
#include "agent/engine/parse/rules/tables.h"
#include "agent/engine/parse/rules/values.h"

namespace ask::engine {
namespace {

// True if the word is a verb by what follows: "show me ...", "list the ...", "show number of ...".
bool is_request_verb(const Arcs& arcs, size_t token) {
  if (token + 1 >= arcs.tokens()) return false;
  const std::string& next = arcs.token(token + 1).folded;
  return arcs.is(token + 1, kArticle) || next == "me" || next == "us" || next == kCardinalityNoun ||
         next == "how" || next == "which";
}

struct ArcRule {
  MentionKind kind;
  RuleFunction apply;
};

constexpr ArcRule kArcRules[] = {
    {MentionKind::kTable, apply_table}, {MentionKind::kColumn, apply_column},
    {MentionKind::kValue, apply_value}, {MentionKind::kNumber, apply_number},
    {MentionKind::kDate, apply_number}, {MentionKind::kCue, apply_cue},
};

static_assert(!has_key_twice(kArcRules,
                             [](const ArcRule& a, const ArcRule& b) { return a.kind == b.kind; }));

void apply_rules(const RuleContext& context, const ParserState& state, ArcId id) {
  for (const ArcRule& rule : kArcRules)
    if (rule.kind == context.arcs[id].kind) return rule.apply(context, state, id);
}

}  // namespace

void expand(const RuleContext& context, const ParserState& state) {
  const Arcs& arcs = context.arcs;
  const size_t t = state.position;
  const bool listed = context.layout.output_list.contains(t);
  for (const Arc& arc : arcs.beginning_at(t)) {
    const ArcId id = arcs.id_of(arc);
    // "Show ..." opens a request; ignore weak synonym links of the verb.
    if (arcs.is(t, kRequest) && (t == 0 || arcs.is(t - 1, kStop)) &&
        arc.kind != MentionKind::kCue && arc.end == t + 1 &&
        (arc.score < 0.9F || is_request_verb(arcs, t)))
      continue;
    if (flag_includes_table(context, id)) continue;
    if (listed && (arc.kind == MentionKind::kNumber || arc.is_cue(Cue::kSuperlative)))
      continue;  // "name first"
    const size_t first = context.out.size();
    if (!context.layout.ordering.test(t))
      apply_rules(context, state, id);
    else if (arc.is_cue(Cue::kSuperlative))
      apply_ordering_superlative(context, state, id);
    carry_cues(context, state, id, first);
  }
  skip_word(context, state);
}

}  // namespace ask::engine
