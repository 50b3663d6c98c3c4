// The arcs of the question that a part of the logical form was built from.
#pragma once
#include <algorithm>
#include <cstdint>
#include <initializer_list>

#include "agent/engine/ir/inline_vector.h"

namespace ask::engine {

using ArcId = int16_t;  // index into Arcs::all
inline constexpr ArcId kNoArc = -1;

// Empty for a part that the engine added by itself. Equal to any other, so that logical forms
// compare without it. Holds the first few arcs, which is all for any part but a hostile one.
class Origin {
 public:
  Origin() = default;
  Origin(std::initializer_list<ArcId> arcs) {
    for (const ArcId id : arcs) add(id);
  }
  void add(ArcId id) {
    if (id != kNoArc && !has(id)) arcs_.push(id);
  }
  void add(const Origin& other) {
    for (const ArcId id : other) add(id);
  }
  bool has(ArcId id) const { return std::find(begin(), end(), id) != end(); }
  bool empty() const { return arcs_.empty(); }
  const ArcId* begin() const { return arcs_.begin(); }
  const ArcId* end() const { return arcs_.end(); }
  bool operator==(const Origin&) const { return true; }

 private:
  InlineVector<ArcId, 7> arcs_;
};

}  // namespace ask::engine
