// Predicates on tokens, arcs and states that several rules share.
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// The last token before `at` that is not an article or "all", "any", "some"; kNoToken if there is
// none.
size_t previous_content_token(const Arcs& arcs, size_t at);

// The same before "their", "its", ..., if one of these is there.
size_t token_before_owner(const Arcs& arcs, size_t at);

// True if a token in [begin, end) has one of these WordClass bits.
bool has_class_between(const Arcs& arcs, size_t begin, size_t end, uint16_t classes);

// True for a column arc with a quantity among its best mentions.
bool is_quantity(const RuleContext& context, ArcId id);

// "How many albums did each label release?": true if the token is the main verb of the clause.
bool is_main_verb(const Arcs& arcs, size_t token);

// The operator of a cue that compares, kEqual for others.
Op comparison_operator(Cue cue);

// True once the sketch has an output, a table or a filter.
inline bool has_begun(const ParserState& state) {
  return !state.sketch.outputs.empty() || !state.sketch.tables.empty() ||
         !state.sketch.filters.empty();
}

// What the cues of the state go on to wait for, see place_cues().
inline Repeated repeated_cues(const ParserState& state) {
  return {!state.aggregates.empty(), state.clause == Clause::kGroup};
}

}  // namespace ask::engine
