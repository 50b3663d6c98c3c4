// Weights of the parser's rules in the confidence model: which rules a reading needed, and how
// often, tells how sure it is. The table is written by bench/fit.
#pragma once
#include <span>

#include "agent/engine/parse/rule_weights.h"

namespace ask::engine {

struct RuleConfidence {
  RuleFeature rule;
  float weight;
};
std::span<const RuleConfidence> rule_confidence();  // rules without a row weigh nothing

// The part of the log odds that the rules of a candidate make up.
inline double rule_log_odds(const RuleCounts& counts) {
  double sum = 0;
  for (const auto& [rule, weight] : rule_confidence())
    sum += weight * counts[static_cast<size_t>(rule)];
  return sum;
}

}  // namespace ask::engine
