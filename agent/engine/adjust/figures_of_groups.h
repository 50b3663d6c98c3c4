// Several figures of each of some groups, or of all rows, each of which is read as a query of its
// own, in one query: "each cleaner: number of cleans, hours in total, date of the last one".
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "agent/engine/adjust/further_output_links.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/rewrite/group_figures.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

class FiguresOfGroups {
 public:
  // `each`: the groups without rows are shown as well.
  FiguresOfGroups(const ColumnFacts& column_facts, const SchemaGraph& graph, bool each)
      : facts_(column_facts), graph_(graph), each_(each) {}

  // Takes the groups of a query that shows a figure of each, without the figure. False if the query
  // shows none, or others.
  bool take_groups(const QueryBlock& block);
  // Takes the rows that a query lists as the groups, with its conditions and order, or the figure
  // that it shows of all rows.
  bool take_rows(QueryBlock block);
  // The table of the groups; kNone for all rows.
  uint32_t groups() const { return root_; }

  // Each adds one output, in the order of the question. False, with no output added, if it is none
  // of the same groups; the groups of the query may have been taken.

  // The figure of a query that shows one for each group. `among`: of some of the rows of others.
  bool add_figure(const QueryBlock& block, bool among);
  // The number, sum, last or first date of the rows of such a query; of the last one that was added
  // if it is null.
  bool add_end(FigurePart::Kind kind, const QueryBlock* block);
  // What each group has itself.
  bool add_column(std::span<const FurtherOutput> readings);
  // The same by a query that shows it.
  bool add_column(const QueryBlock& block);

  // The query that shows all. False if it has no figure of its parts, or if joins would repeat the
  // rows of some of them.
  bool finish(QueryBlock& block) const;

 private:
  struct Item {
    ValueExpr term;
    uint32_t rows = kNone;         // that the figure is of; kNone for a column
    std::vector<uint32_t> tables;  // of its query
    std::vector<Condition> where;  // of its query
    bool among = false;
  };

  bool read_figure(const QueryBlock& block, Item& item) const;
  bool read_conditions(const QueryBlock& block, Item& item) const;
  bool find_rows(uint32_t first, Item& item) const;
  bool take_figure_of_all(const QueryBlock& block);
  bool take_order(const QueryBlock& block);
  uint32_t rows_of(const std::vector<uint32_t>& tables, uint32_t first) const;
  const Item* rows_before() const;
  bool is_known(const Item& item) const;
  bool has_own_time(const Item& item) const;
  bool contradicts_order(const Item& item) const;
  std::vector<ValueExpr> names() const;
  bool show_column(const ColumnExpr& column);
  uint32_t finest_rows() const;
  bool one_way() const;
  bool of_groups(const Condition& c) const;
  bool is_common(const Condition& c) const;
  bool place(const Item& item, uint32_t rows, bool outer, ValueExpr& out) const;
  void show_names(const QueryBlock& block);

  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  const bool each_;
  ColumnExpr group_;       // what the query groups by: the key of rows, or a column
  uint32_t root_ = kNone;  // the table that has it
  bool of_rows_ = false;   // the groups are rows
  bool of_all_ = false;    // there are no groups
  std::vector<ValueExpr> names_;
  Item listed_;  // the rows by which the groups are chosen
  std::optional<Item> order_;
  bool descending_ = false;
  std::optional<int64_t> limit_;
  std::vector<Item> items_;
};

}  // namespace ask::engine
