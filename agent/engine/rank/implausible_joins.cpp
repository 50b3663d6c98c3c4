#include "agent/engine/rank/implausible_joins.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/engine/rank/candidate_checks.h"
#include "agent/engine/rank/mentioned_items.h"

namespace ask::engine {
namespace {

class JoinChecks : CandidateChecks {
 public:
  using CandidateChecks::CandidateChecks;

  // "parcels per driver" as those of the depot of each, to which both refer, so that each driver
  // gets all of them; "how many complaints did Kemi get" as those of the depot where she works.
  bool joins_siblings() {
    if (block_.entity == kNone || block_.tables.empty()) return false;
    const std::vector<uint32_t> counted = aggregated(), groups = grouped(), single = named_rows();
    if (counted.empty() || (groups.empty() && single.empty()) ||
        !graph_.join(join_terminals(block_.entity, block_.tables), nullptr, steps_))
      return false;
    const auto beside = [&](const std::vector<uint32_t>& tables, bool mentioned) {
      return std::any_of(tables.begin(), tables.end(), [&](uint32_t table) {
        return std::any_of(counted.begin(), counted.end(), [&](uint32_t rows) {
          return shares_parent(rows, table, mentioned);
        });
      });
    };
    return beside(groups, true) || beside(single, false);
  }
  // "what do our drivers earn" as the price of all that they carried, once for each time.
  bool adds_up_repeated() const;

 private:
  std::vector<uint32_t> aggregated() const;
  std::vector<uint32_t> grouped() const;
  std::vector<uint32_t> named_rows() const;
  bool shares_parent(uint32_t rows, uint32_t sibling, bool mentioned) const;
  bool refers_once(const JoinEdge& edge) const {
    return edge.child_columns.size() == 1 &&
           facts_.single_key({edge.child, edge.child_columns[0]});
  }

  std::vector<JoinStep> steps_;
};

// The tables whose rows are counted or added up; of count(*) any.
std::vector<uint32_t> JoinChecks::aggregated() const {
  std::vector<uint32_t> out;
  const auto add = [&](const ValueExpr& t) {
    if (t.fn == Aggregate::kPlain || !t.column.valid()) return;
    if (t.fn != Aggregate::kCount || !t.column.whole()) return add_once(out, t.column.table);
    add_once(out, block_.entity);
    for (const uint32_t table : block_.tables) add_once(out, table);
  };
  for (const ValueExpr& t : block_.select) add(t);
  for (const Ordering& o : block_.order) add(o.term);
  if (block_.having) add(block_.having->term);
  return out;
}

std::vector<uint32_t> JoinChecks::grouped() const {
  std::vector<uint32_t> out;
  for (const GroupKey& key : block_.group) add_once(out, key.home());
  return out;
}

// The tables of rows that conditions on a stored value single out.
std::vector<uint32_t> JoinChecks::named_rows() const {
  std::vector<uint32_t> out;
  for (const auto& any : block_.where)
    if (any.size() == 1 && any[0].op == Op::kEqual && any[0].sub.empty() && !any[0].negated &&
        !any[0].column.whole() && !any[0].other.valid() &&
        std::holds_alternative<std::string>(any[0].value))
      add_once(out, any[0].column.home());
  return out;
}

// True if the rows are joined to those of `sibling`, which have names of their own, over a row to
// which both refer. `mentioned`: also if the query needs that row itself.
bool JoinChecks::shares_parent(uint32_t rows, uint32_t sibling, bool mentioned) const {
  if (facts_.name_of(sibling).table != sibling || graph_.to_one(rows, sibling)) return false;
  return std::any_of(steps_.begin(), steps_.end(), [&](const JoinStep& other) {
    const JoinEdge& far = graph_.edges()[other.edge];
    const bool needed = contains(block_.tables, far.parent) || block_.entity == far.parent;
    if (far.child != sibling || far.parent == sibling || far.parent == rows || refers_once(far) ||
        (needed && !mentioned))
      return false;
    return std::any_of(steps_.begin(), steps_.end(), [&](const JoinStep& own) {
      const JoinEdge& near = graph_.edges()[own.edge];
      return near.parent == far.parent && near.child != far.child && near.child != near.parent &&
             graph_.to_one(rows, near.child);
    });
  });
}

bool JoinChecks::adds_up_repeated() const {
  if (!block_.group.empty() || block_.entity == kNone) return false;
  const auto repeats = [&](uint32_t rows, uint32_t table) {
    if (rows == table || graph_.to_one(rows, table)) return false;
    const bool restricts =
        std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
          return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
            return c.column.valid() && !graph_.to_one(rows, c.column.home());
          });
        });
    return !restricts && !graph_.to_one(table, rows);
  };
  return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    if (t.fn != Aggregate::kSum || !t.column.valid() || t.column.whole() || t.column.product())
      return false;
    return repeats(t.column.table, block_.entity) ||
           std::any_of(block_.tables.begin(), block_.tables.end(),
                       [&](uint32_t table) { return repeats(t.column.table, table); });
  });
}

}  // namespace

ImplausibleShape implausible_join(const Candidate& candidate, const Arcs& arcs,
                                  const ColumnFacts& facts, const SchemaGraph& graph) {
  JoinChecks checks(candidate, arcs, facts, graph);
  if (checks.adds_up_repeated()) return ImplausibleShape::kFannedOutSum;
  return checks.joins_siblings() ? ImplausibleShape::kRowsOfSibling : ImplausibleShape::kPlausible;
}

}  // namespace ask::engine
