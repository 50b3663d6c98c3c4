#include "agent/engine/adjust/sums_without_groups.h"

#include <algorithm>

namespace ask::engine {

void drop_sums_without_groups(const Arcs& arcs, std::vector<Candidate>& candidates) {
  if (!ends_in_group(arcs)) return;
  const auto grouped = [](const Candidate& c) {  // or by rows: "average amount per payment"
    return !c.logical_form.block.group.empty() ||
           (c.state != nullptr && !c.state->sketch.groups.empty());
  };
  if (std::none_of(candidates.begin(), candidates.end(), grouped)) return;
  std::erase_if(candidates, [&](const Candidate& c) {
    const auto& select = c.logical_form.block.select;
    return !grouped(c) && std::any_of(select.begin(), select.end(), [](const ValueExpr& term) {
      return term.fn == Aggregate::kSum || term.fn == Aggregate::kAverage;
    });
  });
}

}  // namespace ask::engine
