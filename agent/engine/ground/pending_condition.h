// A filter with its column bound, before conditions are combined into WHERE.
#pragma once
#include <cstdint>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

struct PendingCondition {
  Condition condition;
  bool is_or = false, chained = false, in_negation = false;
  int8_t inside = -1, position = -1;
  Aggregate scalar = Aggregate::kPlain;  // compares with this aggregate of scalar_column
  ColumnExpr scalar_column;
  const Mention* rest = nullptr;  // set if a full name is stored in two columns
  bool only = false;
  bool each = false;  // with the others so marked: each holds of some row, not all of one
};

}  // namespace ask::engine
