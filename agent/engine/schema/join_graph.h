// Join graph of a schema: tables are nodes, foreign keys are edges. Answers distances and infers
// join paths, that is, the cheapest (Steiner) tree that connects the tables a query needs.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/ir/column_expr.h"

namespace ask::engine {

// A foreign key: child.columns reference parent.columns, pair by pair.
struct JoinEdge {
  uint32_t child = 0, parent = 0;
  std::vector<uint32_t> child_columns, parent_columns;
  bool implied = false;
  bool link = false;  // the child only links rows: its primary key consists of foreign keys
};

// One JOIN: adds `table` over `edge`, whose other end is already joined.
struct JoinStep {
  uint32_t edge = 0, table = 0;
  bool operator==(const JoinStep&) const = default;
};

// The tables that a join from `root` connects, each once, `root` first.
std::vector<uint32_t> join_terminals(uint32_t root, std::span<const uint32_t> tables);

class SchemaGraph {
 public:
  explicit SchemaGraph(const db::Catalog& catalog);

  static constexpr uint32_t kFar = 99;
  // Number of joins between two tables; kFar if there is no path, or, in schemas of more than 1500
  // tables, none of up to 6 joins.
  uint32_t distance(uint32_t a, uint32_t b) const;
  // True if a many-to-one path leads from `a` to `b`: a row of `a` has at most one row of `b`.
  bool to_one(uint32_t a, uint32_t b) const;
  const std::vector<JoinEdge>& edges() const { return edges_; }
  // Edges between two tables, declared foreign keys first; either table may be the child.
  std::vector<uint32_t> between(uint32_t a, uint32_t b) const;
  // True if a table that only links rows has keys to both: members of teams and users.
  bool linked(uint32_t a, uint32_t b) const;
  // Edges that touch the table.
  const std::vector<uint32_t>& of(uint32_t table) const { return of_[table]; }

  // The cheapest join tree over all `terminals`, rooted at the first, as joins in executable order.
  // Exact for up to 6 terminals in schemas of up to 300 tables, otherwise greedy. `preference` (of
  // the words of the question, at most 1) discounts an edge, or makes it dearer if it is below 0.
  // Returns false if the terminals are not all connected; `out` then holds the joins that were
  // possible.
  using Preference = std::function<float(uint32_t edge)>;
  bool join(std::span<const uint32_t> terminals, const Preference& preference,
            std::vector<JoinStep>& out) const;

 private:
  struct Tree;
  struct Join {
    bool whole = false;  // all terminals are connected
    std::vector<JoinStep> steps;
  };
  void add(const db::Catalog& catalog, uint32_t child, const db::ForeignKey& key);
  void measure();
  Join find_join(std::span<const uint32_t> terminals, const Preference& preference) const;
  // The first table that is no terminal and to which two tables of the tree refer; kNone if there
  // is none.
  uint32_t common_parent(std::span<const JoinStep> steps,
                         std::span<const uint32_t> terminals) const;
  bool join_near(std::span<const uint32_t> terminals, const std::vector<float>& cost,
                 std::vector<JoinStep>& out) const;
  bool join_exact(std::span<const uint32_t> terminals, const std::vector<float>& cost,
                  std::vector<JoinStep>& out) const;

  size_t tables_ = 0;
  std::vector<JoinEdge> edges_;
  std::vector<std::vector<uint32_t>> of_;
  std::vector<uint8_t> distance_;  // tables x tables; empty for very many tables
  // A cache of the joins without a preference, by their terminals: the candidates of a question
  // join the same few.
  mutable std::map<std::vector<uint32_t>, Join> joins_;
};

}  // namespace ask::engine
