// The set of tables and columns that the question mentions.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// Link scores from which a mention counts as certain, or as possible.
inline constexpr float kSurely = 0.9F, kPerhaps = 0.7F;

// The tables and columns that the question may mention, whatever the candidate.
class MentionedItems {
 public:
  MentionedItems(const Arcs& arcs, const ColumnFacts& column_facts);
  // True if it may be mentioned: with a link score of kPerhaps or more.
  bool table(uint32_t t) const;
  bool column(ColumnExpr c) const;
  // True if a longer arc covers the arc with this index: "id" in "singer id".
  bool inside(size_t arc) const { return inside_[arc]; }

 private:
  std::vector<uint32_t> tables_;                        // sorted
  std::vector<std::pair<uint32_t, uint32_t>> columns_;  // sorted: table, column
  std::vector<bool> inside_;
};

}  // namespace ask::engine
