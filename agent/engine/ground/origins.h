// Where the parts of a reading come from: kept only for those who ask, as the trace does.
#pragma once
#include <utility>
#include <vector>

#include "agent/engine/ir/sketch.h"

namespace ask::engine {

// A part of the query, and the units of the question that it was made for; none: nobody said it.
template <class Part>
struct Origin {
  Part part;
  std::vector<ArcId> arcs;
};

struct Origins {
  std::vector<Origin<ValueExpr>> outputs;
  std::vector<Origin<Condition>> conditions;  // as they were before they were put together
  std::vector<Origin<ColumnExpr>> groups;
  std::vector<Origin<Ordering>> orders;
  std::vector<std::pair<ArcId, ColumnExpr>> columns;  // which column a unit stands for
  std::vector<std::pair<ArcId, uint32_t>> tables;     // which table
  std::vector<ArcId> read;                            // all that was read, in its order
};

}  // namespace ask::engine
