#include "agent/engine/schema/join_graph.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <queue>

#include "agent/common/contains.h"
#include "agent/common/text.h"

namespace ask::engine {
namespace {

constexpr size_t kMostMeasured = 1500;  // tables; above, distances are searched on demand
constexpr size_t kMostExact = 6;        // terminals of an exact Steiner tree
constexpr size_t kMostExactTables = 300;
constexpr size_t kMostKept = 500;  // joins
constexpr float kImpliedCost = 0.15F, kPreferenceGain = 0.3F;
constexpr float kCommonParentCost = 1;  // of a way over a parent that two tables share
constexpr size_t kLongerChain = 1;    // joins more than over such a parent
constexpr float kLinkGain = 0.05F;  // of two equal ways, over the table that was made for it

// True if the primary key of the table consists of at least two foreign keys, or of one and a
// number among the rows that it links: (performance, bell) of a ringer.
bool is_link(const db::Table& table) {
  size_t keys = 0, own = 0, foreign = 0;
  for (const db::Column& c : table.columns) {
    const bool refers = std::any_of(
        table.foreign_keys.begin(), table.foreign_keys.end(), [&](const db::ForeignKey& key) {
          return key.columns.size() == 1 && text::equal_nocase(key.columns[0], c.name);
        });
    foreign += refers;
    if (c.primary_key == 0) continue;
    ++keys;
    own += !refers;
  }
  const bool numbered = own == 1 && foreign == 2 && table.columns.size() == 3;
  return keys >= 2 && (own == 0 || numbered);
}

uint32_t column_of(const db::Table& table, const std::string& name) {
  for (uint32_t c = 0; c < table.columns.size(); ++c)
    if (text::equal_nocase(table.columns[c].name, name)) return c;
  return kNone;
}

}  // namespace

SchemaGraph::SchemaGraph(const db::Catalog& catalog)
    : tables_(catalog.tables.size()), of_(catalog.tables.size()) {
  for (const bool implied : {false, true})
    for (uint32_t t = 0; t < tables_; ++t)
      for (const db::ForeignKey& key : catalog.tables[t].foreign_keys)
        if (key.implied == implied) add(catalog, t, key);
  if (tables_ <= kMostMeasured) measure();
}

void SchemaGraph::add(const db::Catalog& catalog, uint32_t child, const db::ForeignKey& key) {
  const db::Table* parent = catalog.find(key);
  if (parent == nullptr || key.columns.empty()) return;
  JoinEdge edge;
  edge.child = child;
  edge.parent = static_cast<uint32_t>(parent - catalog.tables.data());
  edge.implied = key.implied;
  edge.link = is_link(catalog.tables[child]);
  for (size_t i = 0; i < key.columns.size(); ++i) {
    edge.child_columns.push_back(column_of(catalog.tables[child], key.columns[i]));
    edge.parent_columns.push_back(
        i < key.parent_columns.size() ? column_of(*parent, key.parent_columns[i]) : kNone);
  }
  const auto missing = [](uint32_t c) { return c == kNone; };
  if (std::any_of(edge.child_columns.begin(), edge.child_columns.end(), missing) ||
      std::any_of(edge.parent_columns.begin(), edge.parent_columns.end(), missing))
    return;
  const auto id = static_cast<uint32_t>(edges_.size());
  of_[edge.child].push_back(id);
  if (edge.parent != edge.child) of_[edge.parent].push_back(id);
  edges_.push_back(std::move(edge));
}

void SchemaGraph::measure() {
  distance_.assign(tables_ * tables_, kFar);
  std::vector<uint32_t> queue;
  for (uint32_t start = 0; start < tables_; ++start) {
    uint8_t* row = distance_.data() + start * tables_;
    row[start] = 0;
    queue.assign(1, start);
    for (size_t i = 0; i < queue.size(); ++i)
      for (const uint32_t e : of_[queue[i]]) {
        const uint32_t other = edges_[e].child == queue[i] ? edges_[e].parent : edges_[e].child;
        if (row[other] != kFar || row[queue[i]] + 1U >= kFar) continue;
        row[other] = static_cast<uint8_t>(row[queue[i]] + 1);
        queue.push_back(other);
      }
  }
}

uint32_t SchemaGraph::distance(uint32_t a, uint32_t b) const {
  if (a == b) return 0;
  if (!distance_.empty()) return distance_[a * tables_ + b];
  std::vector<uint32_t> depth(tables_, kFar), queue{a};
  depth[a] = 0;
  for (size_t i = 0; i < queue.size(); ++i) {
    if (queue[i] == b) return depth[b];
    if (depth[queue[i]] >= 6) break;
    for (const uint32_t e : of_[queue[i]]) {
      const uint32_t other = edges_[e].child == queue[i] ? edges_[e].parent : edges_[e].child;
      if (depth[other] != kFar) continue;
      depth[other] = depth[queue[i]] + 1;
      queue.push_back(other);
    }
  }
  return kFar;
}

bool SchemaGraph::to_one(uint32_t a, uint32_t b) const {
  if (a == b) return true;
  bool has_parents = false;  // else nothing is to be searched for
  for (const uint32_t e : of_[a]) {
    if (edges_[e].child != a) continue;
    if (edges_[e].parent == b) return true;
    has_parents |= edges_[e].parent != a;
  }
  if (!has_parents) return false;
  std::vector<uint32_t> queue{a};
  std::vector<bool> seen(tables_, false);
  seen[a] = true;
  for (size_t i = 0; i < queue.size(); ++i)
    for (const uint32_t e : of_[queue[i]]) {
      const JoinEdge& edge = edges_[e];
      if (edge.child != queue[i] || seen[edge.parent]) continue;
      if (edge.parent == b) return true;
      seen[edge.parent] = true;
      queue.push_back(edge.parent);
    }
  return false;
}

std::vector<uint32_t> SchemaGraph::between(uint32_t a, uint32_t b) const {
  std::vector<uint32_t> out;
  for (const uint32_t e : of_[a])
    if ((edges_[e].child == a && edges_[e].parent == b) ||
        (edges_[e].child == b && edges_[e].parent == a))
      out.push_back(e);
  return out;
}

std::vector<uint32_t> join_terminals(uint32_t root, std::span<const uint32_t> tables) {
  std::vector<uint32_t> out{root};
  for (const uint32_t t : tables) add_once(out, t);
  return out;
}

bool SchemaGraph::linked(uint32_t a, uint32_t b) const {
  return std::any_of(of_[a].begin(), of_[a].end(), [&](uint32_t e) {
    const JoinEdge& edge = edges_[e];
    return edge.link && edge.parent == a && edge.child != b &&
           std::any_of(of_[b].begin(), of_[b].end(), [&](uint32_t other) {
             return edges_[other].child == edge.child && edges_[other].parent == b;
           });
  });
}

bool SchemaGraph::join(std::span<const uint32_t> terminals, const Preference& preference,
                       std::vector<JoinStep>& out) const {
  out.clear();
  if (terminals.size() < 2) return true;
  if (preference) {
    Join found = find_join(terminals, preference);
    out = std::move(found.steps);
    return found.whole;
  }
  std::vector<uint32_t> key(terminals.begin(), terminals.end());
  auto known = joins_.find(key);
  if (known == joins_.end()) {
    if (joins_.size() >= kMostKept) joins_.clear();
    known = joins_.emplace(std::move(key), find_join(terminals, preference)).first;
  }
  out = known->second.steps;
  return known->second.whole;
}

SchemaGraph::Join SchemaGraph::find_join(std::span<const uint32_t> terminals,
                                         const Preference& preference) const {
  Join out;
  std::vector<float> cost(edges_.size());
  for (uint32_t e = 0; e < edges_.size(); ++e) {
    // Ties go to the edge declared first.
    cost[e] = 1 + (edges_[e].implied ? kImpliedCost : 0) + 1e-4F * static_cast<float>(e);
    if (edges_[e].link) cost[e] -= kLinkGain;
    if (preference) cost[e] -= kPreferenceGain * preference(e);
  }
  const bool exact =
      terminals.size() > 2 && terminals.size() <= kMostExact && tables_ <= kMostExactTables;
  const auto find = [&](std::vector<JoinStep>& steps) {
    return (exact && join_exact(terminals, cost, steps)) || join_near(terminals, cost, steps);
  };
  out.whole = find(out.steps);
  if (!out.whole) return out;
  // Drivers and vans of one depot are no pairs, where rides have a key to both.
  const uint32_t common = common_parent(out.steps, terminals);
  if (common == kNone) return out;
  for (const uint32_t e : of_[common]) {
    if (edges_[e].parent != common) continue;
    if (preference && preference(e) > 0) return out;
    cost[e] += kCommonParentCost;
  }
  std::vector<JoinStep> other;
  if (find(other) && other.size() <= out.steps.size() + kLongerChain &&
      common_parent(other, terminals) == kNone)
    out.steps = std::move(other);
  return out;
}

uint32_t SchemaGraph::common_parent(std::span<const JoinStep> steps,
                                    std::span<const uint32_t> terminals) const {
  for (const JoinStep& step : steps) {
    const uint32_t parent = edges_[step.edge].parent;
    if (contains(terminals, parent)) continue;
    const auto refers = [&](const JoinStep& s) { return edges_[s.edge].parent == parent; };
    if (std::count_if(steps.begin(), steps.end(), refers) > 1) return parent;
  }
  return kNone;
}

// Greedy: repeatedly connects the nearest terminal by a shortest path. Exact for two terminals.
bool SchemaGraph::join_near(std::span<const uint32_t> terminals, const std::vector<float>& cost,
                            std::vector<JoinStep>& out) const {
  out.clear();
  constexpr float kInfinite = std::numeric_limits<float>::max();
  std::vector<bool> in(tables_, false);
  in[terminals[0]] = true;
  std::vector<bool> wanted(tables_, false);
  size_t left = 0;
  for (const uint32_t t : terminals)
    if (!in[t] && !wanted[t]) wanted[t] = true, ++left;
  while (left > 0) {
    std::vector<float> far(tables_, kInfinite);
    std::vector<uint32_t> via(tables_, kNone);
    using QueuedTable = std::pair<float, uint32_t>;
    std::priority_queue<QueuedTable, std::vector<QueuedTable>, std::greater<>> queue;
    for (uint32_t t = 0; t < tables_; ++t)
      if (in[t]) far[t] = 0, queue.push({0.0F, t});
    uint32_t found = kNone;
    while (!queue.empty() && found == kNone) {
      const auto [d, t] = queue.top();
      queue.pop();
      if (d > far[t]) continue;
      if (wanted[t]) found = t;
      for (const uint32_t e : of_[t]) {
        const uint32_t other = edges_[e].child == t ? edges_[e].parent : edges_[e].child;
        if (d + cost[e] >= far[other]) continue;
        far[other] = d + cost[e];
        via[other] = e;
        queue.push({far[other], other});
      }
    }
    if (found == kNone) return false;
    std::vector<JoinStep> path;
    for (uint32_t t = found; !in[t];) {
      path.push_back({via[t], t});
      t = edges_[via[t]].child == t ? edges_[via[t]].parent : edges_[via[t]].child;
    }
    for (auto step = path.rbegin(); step != path.rend(); ++step) {
      out.push_back(*step);
      in[step->table] = true;
      if (wanted[step->table]) wanted[step->table] = false, --left;
    }
  }
  return true;
}

// Dreyfus-Wagner Steiner tree: the cheapest tree over a subset of the terminals, rooted at a table.
struct SchemaGraph::Tree {
  float cost = std::numeric_limits<float>::max();
  uint32_t edge = kNone;  // the root was added over this edge ...
  uint32_t split = 0;     // ... or the tree merges this subset with the remaining terminals
};

bool SchemaGraph::join_exact(std::span<const uint32_t> terminals, const std::vector<float>& cost,
                             std::vector<JoinStep>& out) const {
  const uint32_t full = (1U << (terminals.size() - 1)) - 1;  // subsets of all but the root
  std::vector<Tree> trees((full + 1) * tables_);
  const auto at = [&](uint32_t set, uint32_t t) -> Tree& { return trees[set * tables_ + t]; };
  using QueuedTable = std::pair<float, uint32_t>;
  for (uint32_t set = 1; set <= full; ++set) {
    if ((set & (set - 1)) == 0) {
      const auto i = static_cast<size_t>(std::countr_zero(set));
      at(set, terminals[i + 1]).cost = 0;
    }
    for (uint32_t part = (set - 1) & set; part > set / 2; part = (part - 1) & set)
      for (uint32_t t = 0; t < tables_; ++t) {
        const float a = at(part, t).cost, b = at(set ^ part, t).cost;
        if (a < 1e9F && b < 1e9F && a + b < at(set, t).cost) at(set, t) = {a + b, kNone, part};
      }
    std::priority_queue<QueuedTable, std::vector<QueuedTable>, std::greater<>> queue;
    for (uint32_t t = 0; t < tables_; ++t)
      if (at(set, t).cost < 1e9F) queue.push({at(set, t).cost, t});
    while (!queue.empty()) {
      const auto [d, t] = queue.top();
      queue.pop();
      if (d > at(set, t).cost) continue;
      for (const uint32_t e : of_[t]) {
        const uint32_t other = edges_[e].child == t ? edges_[e].parent : edges_[e].child;
        if (d + cost[e] >= at(set, other).cost) continue;
        at(set, other) = {d + cost[e], e, 0};
        queue.push({d + cost[e], other});
      }
    }
  }
  if (at(full, terminals[0]).cost > 1e9F) return false;
  std::vector<bool> in(tables_, false);
  in[terminals[0]] = true;
  std::vector<std::pair<uint32_t, uint32_t>> open{{full, terminals[0]}};
  while (!open.empty()) {
    const auto [set, t] = open.back();
    open.pop_back();
    const Tree& tree = at(set, t);
    if (tree.edge != kNone) {
      const JoinEdge& edge = edges_[tree.edge];
      const uint32_t other = edge.child == t ? edge.parent : edge.child;
      if (!in[other]) out.push_back({tree.edge, other});
      in[other] = true;
      open.push_back({set, other});
    } else if (tree.split != 0) {
      open.push_back({set ^ tree.split, t});
      open.push_back({tree.split, t});
    }
  }
  return true;
}

}  // namespace ask::engine
