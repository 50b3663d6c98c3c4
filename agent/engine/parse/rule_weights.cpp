#include "agent/engine/parse/rule_weights.h"

#include <iterator>

#include "agent/engine/parse/rule_weights_table.h"

namespace ask::engine {
namespace {

static_assert(std::size(kWeightRows) == kRules);
consteval bool in_order() {
  for (size_t i = 0; i < kRules; ++i)
    if (static_cast<size_t>(kWeightRows[i].rule) != i) return false;
  return true;
}
static_assert(in_order(), "kWeightRows[rule] is the lookup");

constexpr Weights kDefault = [] {
  Weights weights{};
  for (size_t i = 0; i < kRules; ++i) weights.values[i] = kWeightRows[i].weight;
  return weights;
}();

}  // namespace

const Weights& default_weights() { return kDefault; }
std::string_view name(RuleFeature rule) { return kWeightRows[static_cast<size_t>(rule)].name; }

}  // namespace ask::engine
