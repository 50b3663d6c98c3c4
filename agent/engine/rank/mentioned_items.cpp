#include "agent/engine/rank/mentioned_items.h"

#include <algorithm>

namespace ask::engine {

MentionedItems::MentionedItems(const Arcs& arcs, const ColumnFacts& column_facts) {
  for (const Arc& u : arcs.all) {
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = arcs.mention(u, i);
      if (m.score < kPerhaps) continue;
      if (u.kind == MentionKind::kTable) {
        const ColumnExpr name = column_facts.name_of(m.table);
        tables_.push_back(m.table);
        columns_.emplace_back(name.table, name.column);
      } else if (u.kind == MentionKind::kColumn) {
        columns_.emplace_back(m.table, m.column);
      }
    }
    inside_.push_back(std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& other) {
      return other.begin <= u.begin && other.end >= u.end &&
             other.end - other.begin > u.end - u.begin && other.score >= kSurely &&
             other.kind != MentionKind::kFiller;
    }));
  }
  std::sort(tables_.begin(), tables_.end());
  std::sort(columns_.begin(), columns_.end());
}

bool MentionedItems::table(uint32_t t) const {
  return std::binary_search(tables_.begin(), tables_.end(), t);
}

bool MentionedItems::column(ColumnExpr c) const {
  return std::binary_search(columns_.begin(), columns_.end(), std::pair(c.table, c.column));
}

}  // namespace ask::engine
