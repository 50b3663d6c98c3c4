// Read-only input and output of a grammar rule. A rule is a free function of the context, the state
// and an arc; it emits the successors of the state.
#pragma once
#include <vector>

#include "agent/engine/parse/arcs.h"
#include "agent/engine/parse/parser_state.h"
#include "agent/engine/parse/rules/question_layout.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

struct RuleContext {
  const Arcs& arcs;
  const ColumnFacts& column_facts;
  const RuleWeights& weights;
  const QuestionLayout& layout;
  ParsePaths& paths;
  std::vector<ParserState>& out;  // the successors that were emitted

  void charge(ParserState& state, RuleFeature rule, float factor = 1) const {
    state.score += weights[rule] * factor;
    state.rule_counts.add(rule, factor);
  }
  void emit(ParserState&& state, RuleFeature rule, float factor = 1) const;
  void emit(ParserState&& state) const { out.push_back(std::move(state)); }
};

// The state after consuming the arc, before a rule is applied.
ParserState consume(const RuleContext& context, const ParserState& state, ArcId id);
// Charges the state for the words of the arc and for how sure its link is.
void charge_arc(const RuleContext& context, ParserState& state, const Arc& arc);

}  // namespace ask::engine
