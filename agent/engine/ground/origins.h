// Provenance of a candidate: the arcs of the question that each part of the logical form was built
// from. Recorded only on request, for the trace.
#pragma once
#include <utility>
#include <vector>

#include "agent/engine/ir/sketch.h"

namespace ask::engine {

// A part of the query and the arcs behind it; no arcs if the engine added the part by itself.
template <class Part>
struct Origin {
  Part part;
  std::vector<ArcId> arcs;
};

struct Origins {
  std::vector<Origin<ValueExpr>> outputs;
  std::vector<Origin<Condition>> conditions;  // before they were combined or nested
  std::vector<Origin<ColumnExpr>> groups;
  std::vector<Origin<Ordering>> orders;
  std::vector<std::pair<ArcId, ColumnExpr>> columns;  // the column that each arc is bound to
  std::vector<std::pair<ArcId, uint32_t>> tables;     // the table of each table arc
  std::vector<ArcId> read;                            // all arcs of the parse, in order of reading
};

}  // namespace ask::engine
