#include "agent/engine/adjust/tied_rows.h"

namespace ask::engine {

bool keeps_one_of_tied(const Candidate& candidate) {
  const QueryBlock& block = candidate.logical_form.block;
  return block.ties && !block.order.empty() && candidate.logical_form.op == SetOperator::kAlone &&
         block.best_of.empty() && block.outer == Aggregate::kPlain &&
         !candidate.logical_form.yes_no;
}

bool asks_for_all_tied(const Arcs& arcs, const Candidate& candidate) {
  const auto& outputs = candidate.state->sketch.outputs;
  if (outputs.empty() || outputs[0].kind == OutputKind::kCount || outputs[0].arc == kNoArc)
    return false;
  const Arc& noun = arcs[outputs[0].arc];
  const bool asked = noun.begin > 0 && arcs.is(noun.begin - 1U, kQuestionWord);
  const Token& last = arcs.token(noun.end - 1U);
  const std::string_view verb =
      noun.end < arcs.tokens() ? std::string_view(arcs.token(noun.end).folded) : "";
  return asked && last.lemma != last.folded && verb != "has" && verb != "is" && verb != "was" &&
         keeps_one_of_tied(candidate);
}

}  // namespace ask::engine
