// Which tables join with which, over foreign keys: distances, and the smallest tree of joins that
// connects the tables a question needs.
#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/ir/column_expr.h"

namespace ask::engine {

// A foreign key: child.columns reference parent.columns, pair by pair.
struct Edge {
  uint32_t child = 0, parent = 0;
  std::vector<uint32_t> child_columns, parent_columns;
  bool implied = false;
};

// One JOIN: `table` comes in over `edge`, whose other end is in already.
struct JoinStep {
  uint32_t edge = 0, table = 0;
  bool operator==(const JoinStep&) const = default;
};

class SchemaGraph {
 public:
  explicit SchemaGraph(const db::Catalog& catalog);

  static constexpr uint32_t kFar = 99;
  // Number of joins between two tables, kFar when nothing connects them.
  uint32_t distance(uint32_t a, uint32_t b) const;
  // `b` is reached from `a` over many-to-one steps only: a row of a has at most one of b.
  bool to_one(uint32_t a, uint32_t b) const;
  const std::vector<Edge>& edges() const { return edges_; }
  // Edges between two tables, in declared order; either may be the child.
  std::vector<uint32_t> between(uint32_t a, uint32_t b) const;
  // Edges that touch the table.
  const std::vector<uint32_t>& of(uint32_t table) const { return of_[table]; }

  // The cheapest tree over all `terminals`, rooted at the first, as joins in an order in which
  // each has its other end in. `preference` of an edge (0-1, by the words of the question) chooses
  // between several. False: they are not all connected; `out` then holds what could be joined.
  using Preference = std::function<float(uint32_t edge)>;
  bool join(std::span<const uint32_t> terminals, const Preference& preference,
            std::vector<JoinStep>& out) const;

 private:
  struct Tree;
  void add(const db::Catalog& catalog, uint32_t child, const db::ForeignKey& key);
  void measure();
  bool join_near(std::span<const uint32_t> terminals, const std::vector<float>& cost,
                 std::vector<JoinStep>& out) const;
  bool join_exact(std::span<const uint32_t> terminals, const std::vector<float>& cost,
                  std::vector<JoinStep>& out) const;

  size_t tables_ = 0;
  std::vector<Edge> edges_;
  std::vector<std::vector<uint32_t>> of_;
  std::vector<uint8_t> distance_;  // tables x tables; empty for very many tables
};

}  // namespace ask::engine
