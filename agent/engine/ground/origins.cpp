// Records the origins of the parts while they are built.
#include <algorithm>

#include "agent/engine/ground/grounder.h"

namespace ask::engine {
namespace {

template <class Part>
bool known(const std::vector<Origin<Part>>& origins, const Part& part) {
  return std::any_of(origins.begin(), origins.end(),
                     [&](const Origin<Part>& o) { return o.part == part; });
}

}  // namespace

void Grounder::keep(std::initializer_list<ArcId> from) {
  std::vector<ArcId> arcs(from);
  std::erase(arcs, kNoArc);
  for (const ValueExpr& t : block_.select)
    if (!known(origins_->outputs, t)) origins_->outputs.push_back({t, arcs});
  for (size_t i = origins_->conditions.size(); i < tests_.size(); ++i)
    origins_->conditions.push_back({tests_[i].condition, arcs});
  for (const Ordering& o : block_.order)
    if (!known(origins_->orders, o)) origins_->orders.push_back({o, arcs});
}

ArcId Grounder::said_entity() const {
  for (const ArcId id : sketch_.tables)
    if (table_of(id) == entity_) return id;
  return kNoArc;
}

// add_groups() builds all groups at once, so each is matched to the arcs bound to its table or
// column.
void Grounder::keep_groups() {
  const auto of = [&](const ColumnExpr& c) {
    std::vector<ArcId> out;
    for (const ArcId id : sketch_.groups) {
      bool same = unit(id).kind == MentionKind::kTable && table_of(id) == c.table;
      for (const auto& [known, column] : chosen_)
        same |= known == id && column.table == c.table && column.column == c.column;
      same |= unit(id).kind == MentionKind::kCue && c.period != Period::kWhole;
      if (same) out.push_back(id);
    }
    return out;
  };
  for (const ColumnExpr& g : block_.group) origins_->groups.push_back({g, of(g)});
  for (const ValueExpr& t : block_.select)
    if (!known(origins_->outputs, t)) origins_->outputs.push_back({t, of(t.column)});
  keep({});
}

void Grounder::keep_units() {
  origins_->columns = chosen_;
  for (size_t i = 0; i < arcs_.all.size(); ++i)
    if (const auto id = static_cast<ArcId>(i); unit(id).kind == MentionKind::kTable)
      origins_->tables.emplace_back(id, table_of(id));
}

}  // namespace ask::engine
