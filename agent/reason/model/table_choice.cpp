#include "agent/reason/model/table_choice.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"

namespace ask::reason {
namespace {

// What a view shows its tables show as well, so that those come first, but for a view by its name.
Links views_last(const db::Catalog& catalog, Links links) {
  std::vector<size_t> order(links.tables.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_partition(order.begin(), order.end(), [&](size_t i) {
    return links.reasons[i] == "is named" ||
           catalog.tables[links.tables[i]].kind != db::TableKind::kView;
  });
  Links out = links;
  for (size_t i = 0; i < order.size(); ++i) {
    out.tables[i] = links.tables[order[i]];
    out.reasons[i] = links.reasons[order[i]];
  }
  return out;
}

// The links of the engine first, then all other tables for the reason `why`.
Links with_others(const Ask& ask, const Result<Links>& likely, std::string_view why) {
  Links out = likely ? *likely : Links();
  out.reasons.resize(out.tables.size());
  for (size_t i = 0; i < ask.snapshot.catalog.tables.size(); ++i) {
    if (contains(out.tables, i)) continue;
    out.tables.push_back(i);
    out.reasons.emplace_back(why);
  }
  out.keep_all = true;
  return out;
}

}  // namespace

Links with_all_tables(const Ask& ask, const Result<Links>& likely) {
  Links out = with_others(ask, likely, "all tables fit into the prompt");
  out.warning.clear();
  return views_last(ask.snapshot.catalog, std::move(out));
}

Links with_all_after(const Ask& ask, const Result<Links>& likely) {
  return views_last(ask.snapshot.catalog, with_others(ask, likely, "the model chose none"));
}

Links by_name(const Ask& ask, const Result<Links>& likely) {
  Links out = with_others(ask, likely, "shown by name, described on demand");
  out.names_first = true;
  return out;
}

namespace {

constexpr size_t kMostBridges = 6, kLongestPath = 3;  // tables that are added; of one path
constexpr size_t kHop = 10, kMostHub = 30;

// Tables and the keys between them, in both directions.
class KeyGraph {
 public:
  explicit KeyGraph(const db::Catalog& catalog) : catalog_(catalog), next_(catalog.tables.size()) {
    std::unordered_map<std::string, size_t> by_name;
    for (size_t t = 0; t < next_.size(); ++t)
      by_name.try_emplace(name_of(catalog.tables[t].schema, catalog.tables[t].name), t);
    for (size_t t = 0; t < next_.size(); ++t)
      for (const db::ForeignKey& key : catalog.tables[t].foreign_keys) {
        const auto parent = by_name.find(name_of(key.parent_schema, key.parent_table));
        if (parent == by_name.end() || parent->second == t) continue;
        next_[t].push_back(parent->second);
        next_[parent->second].push_back(t);
      }
    for (auto& tables : next_) {
      std::sort(tables.begin(), tables.end());
      tables.erase(std::unique(tables.begin(), tables.end()), tables.end());
    }
  }

  bool joined(size_t a, size_t b) const {
    return std::binary_search(next_[a].begin(), next_[a].end(), b);
  }
  // True if both are parents of it: it holds which row of the one goes with which of the other.
  bool bridges(size_t between, size_t a, size_t b) const {
    return refers(between, a) && refers(between, b);
  }
  const std::vector<size_t>& next(size_t table) const { return next_[table]; }

  // The tables between those of `from` and the nearest other one of `shown`; empty if there is no
  // path. Tables that many refer to (users, audits) join everything and mean little: they are far.
  std::vector<size_t> path(const std::vector<size_t>& from, const std::vector<char>& shown) const {
    constexpr size_t kFar = SIZE_MAX;
    std::vector<size_t> cost(next_.size(), kFar), before(next_.size(), kFar), hops(next_.size());
    std::set<std::pair<size_t, size_t>> open;  // cost and table
    for (const size_t t : from) open.emplace(cost[t] = 0, t);
    while (!open.empty()) {
      const auto [so_far, at] = *open.begin();
      open.erase(open.begin());
      for (const size_t to : next_[at]) {
        if (shown[to] && cost[to] != 0) return back(before, at);
        const size_t more = so_far + kHop + std::min(next_[to].size(), kMostHub) * kHop / kMostHub;
        if (catalog_.tables[to].ignored || hops[at] == kLongestPath || more >= cost[to]) continue;
        open.erase({cost[to], to});
        cost[to] = more;
        before[to] = at;
        hops[to] = hops[at] + 1;
        open.emplace(more, to);
      }
    }
    return {};
  }

 private:
  static std::string name_of(std::string_view schema, std::string_view table) {
    std::string out = text::lower(schema);
    out += '\0';
    return out + text::lower(table);
  }
  bool refers(size_t child, size_t parent) const {
    const db::Table& to = catalog_.tables[parent];
    const auto& keys = catalog_.tables[child].foreign_keys;
    return std::any_of(keys.begin(), keys.end(), [&](const db::ForeignKey& key) {
      return text::equal_nocase(key.parent_table, to.name) &&
             text::equal_nocase(key.parent_schema, to.schema);
    });
  }
  static std::vector<size_t> back(const std::vector<size_t>& before, size_t at) {
    std::vector<size_t> out;
    for (; before[at] != SIZE_MAX; at = before[at]) out.push_back(at);
    return out;
  }

  const db::Catalog& catalog_;
  std::vector<std::vector<size_t>> next_;
};

class Bridges {
 public:
  Bridges(const db::Catalog& catalog, Links& links)
      : graph_(catalog), links_(links), shown_(catalog.tables.size()) {
    for (const size_t t : links_.tables) shown_[t] = 1;
  }

  // Paths between the parts that no key joins.
  void connect() {
    for (bool added = true; added;) {
      added = false;
      for (const std::vector<size_t>& part : parts()) {
        const std::vector<size_t> path = graph_.path(part, shown_);
        if (path.empty() || links_.bridges + path.size() > kMostBridges) continue;
        for (const size_t t : path) add(t);
        added = true;
        break;
      }
    }
  }

  // Tables that refer to two of the chosen ones which no key joins.
  void add_between(const std::vector<size_t>& chosen) {
    for (size_t i = 0; i < chosen.size(); ++i)
      for (size_t j = i + 1; j < chosen.size(); ++j) {
        if (graph_.joined(chosen[i], chosen[j])) continue;
        for (const size_t t : graph_.next(chosen[i]))
          if (!shown_[t] && links_.bridges < kMostBridges &&
              graph_.bridges(t, chosen[i], chosen[j]))
            add(t);
      }
  }

 private:
  void add(size_t table) {
    shown_[table] = 1;
    ++links_.bridges;
    links_.tables.push_back(table);
    links_.reasons.push_back("joins tables that are shown");
  }

  // The shown tables, those that keys join together; in the order of their first ones.
  std::vector<std::vector<size_t>> parts() const {
    std::vector<std::vector<size_t>> out;
    std::vector<char> seen(shown_.size());
    for (const size_t first : links_.tables) {
      if (seen[first]) continue;
      seen[first] = 1;
      std::vector<size_t>& part = out.emplace_back(1, first);
      for (size_t i = 0; i < part.size(); ++i)
        for (const size_t to : graph_.next(part[i]))
          if (shown_[to] && !std::exchange(seen[to], 1)) part.push_back(to);
    }
    return out;
  }

  KeyGraph graph_;
  Links& links_;
  std::vector<char> shown_;
};

}  // namespace

void add_bridges(const db::Catalog& catalog, Links& links) {
  links.reasons.resize(links.tables.size());
  if (links.tables.size() < 2) return;
  const std::vector<size_t> chosen = links.tables;
  Bridges bridges(catalog, links);
  bridges.connect();
  bridges.add_between(chosen);
}

}  // namespace ask::reason
