#include "agent/engine/parse/rules/question_layout.h"

#include "agent/engine/parse/rules/companions.h"
#include "agent/engine/parse/rules/order.h"
#include "agent/engine/parse/rules/output_list.h"

namespace ask::engine {

QuestionLayout question_layout(const Arcs& arcs, const ColumnFacts& column_facts) {
  QuestionLayout out;
  out.ordering = find_ordering_superlatives(arcs);
  out.output_list = find_output_list(arcs, out.ordering);
  out.companions = find_companions(arcs, column_facts);
  return out;
}

}  // namespace ask::engine
