// For each cue: a label of what it asks for, and the parts of a query that it can explain.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

enum PartKind : uint8_t {
  kOutputPart = 1,
  kConditionPart = 2,
  kGroupPart = 4,
  kHavingPart = 8,
  kOrderPart = 16,
  kLimitPart = 32,
  kDistinctPart = 64
};
std::string_view name(PartKind part);  // "output", "condition", ...

struct Request {
  std::string_view says;             // "count", "at least"
  uint8_t parts = 0;                 // PartKind bits
  std::optional<Aggregate> fn = {};  // prefer parts with this aggregate
};
const Request& request(Cue cue);

}  // namespace ask::engine
