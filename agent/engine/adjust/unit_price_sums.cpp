#include "agent/engine/adjust/unit_price_sums.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "agent/common/contains.h"
#include "agent/engine/schema/unit_prices.h"

namespace ask::engine {
namespace {

bool uses(const QueryBlock& block, uint32_t table) {
  return block.entity == table || contains(block.tables, table);
}

// parts.id IN (SELECT job_parts.part_id ... WHERE ...): what is nested there is a condition on the
// rows of `table`.
bool is_existence_of(const std::vector<Condition>& any, uint32_t table) {
  if (any.size() != 1 || any[0].op != Op::kIn || any[0].negated || any[0].sub.size() != 1)
    return false;
  const QueryBlock& sub = any[0].sub[0];
  return uses(sub, table) && sub.group.empty() && !sub.having && sub.order.empty() && !sub.limit &&
         sub.select.size() == 1 && sub.select[0].fn == Aggregate::kPlain;
}

// Whether the rows of the table are in the block, or asked for by a condition.
bool asks_for(const QueryBlock& block, uint32_t table) {
  return uses(block, table) || std::any_of(block.where.begin(), block.where.end(),
                                           [&](const std::vector<Condition>& any) {
                                             return is_existence_of(any, table);
                                           });
}

class UnitPriceSums {
 public:
  UnitPriceSums(const ColumnFacts& column_facts, const SchemaGraph& graph, QueryBlock& block)
      : column_facts_(column_facts), graph_(graph), block_(block) {}

  bool multiply() {
    bool clear = true;
    for (ValueExpr& term : block_.select) clear &= multiply(term);
    for (Ordering& part : block_.order) clear &= multiply(part.term);
    if (block_.having) clear &= multiply(block_.having->term);
    return clear;
  }

 private:
  bool multiply(ValueExpr& term) {
    ColumnExpr& c = term.column;
    const bool margin = c.adjust == ColumnExpr::Adjust::kMinus;
    if (!c.valid() || c.whole() || c.product() || c.expression != kNone || c.via != kNone ||
        (c.adjust != ColumnExpr::Adjust::kAsIs && !margin) ||
        (term.fn != Aggregate::kSum && !c.adds_up()))
      return true;
    const uint32_t price = unit_price_in(c);
    if (price == kNone) return true;
    const PricedQuantity* found = nullptr;
    const auto priced =
        priced_quantities(column_facts_.catalog(), column_facts_.index(), c.table, price);
    for (const PricedQuantity& p : priced) {
      const bool only = margin && priced.size() == 1;  // a profit is made on what was sold
      if (!only && !asks_for(block_, p.quantity_table) && !joins(p.quantity_table)) continue;
      if (found != nullptr) return false;
      found = &p;
    }
    if (found == nullptr || !join(found->quantity_table)) return false;
    c.factor_table = c.table;
    c.factor = c.column;
    c.table = found->quantity_table;
    c.column = found->quantity;
    return true;
  }

  // The column by which it is known that the price, or the margin, is that of a single piece: the
  // price itself, or the cost of a piece beside it. kNone if it is an amount of its own.
  uint32_t unit_price_in(const ColumnExpr& c) const {
    const SchemaIndex& index = column_facts_.index();
    const bool margin = c.adjust == ColumnExpr::Adjust::kMinus;
    if (margin && c.less_table != c.table) return kNone;
    if (is_unit_price(index, c.table, c.column)) return c.column;
    for (const Margin& m : margins(index))
      if (m.table == c.table && m.price == c.column && (!margin || m.cost == c.less) &&
          is_unit_price(index, m.table, m.cost))
        return m.cost;
    return kNone;
  }

  // True if the tables of the block are joined by way of the table: parts and jobs by that of the
  // parts of jobs.
  bool joins(uint32_t table) const {
    std::vector<JoinStep> steps;
    return graph_.join(join_terminals(block_.entity, block_.tables), {}, steps) &&
           std::any_of(steps.begin(), steps.end(),
                       [&](const JoinStep& step) { return step.table == table; });
  }

  // Makes the rows of the table those of the block. False if the block would repeat them.
  bool join(uint32_t table) {
    if (!uses(block_, table)) {
      std::vector<std::vector<Condition>> flat;
      for (std::vector<Condition>& any : block_.where) {
        if (!is_existence_of(any, table)) {
          flat.push_back(std::move(any));
          continue;
        }
        QueryBlock sub = std::move(any[0].sub[0]);
        add(sub.entity);
        for (const uint32_t t : sub.tables) add(t);
        std::move(sub.where.begin(), sub.where.end(), std::back_inserter(flat));
      }
      block_.where = std::move(flat);
      add(table);
    }
    const auto one = [&](uint32_t t) { return t == table || graph_.to_one(table, t); };
    return one(block_.entity) && std::all_of(block_.tables.begin(), block_.tables.end(), one);
  }

  void add(uint32_t table) {
    if (!uses(block_, table)) block_.tables.push_back(table);
  }

  const ColumnFacts& column_facts_;
  const SchemaGraph& graph_;
  QueryBlock& block_;
};

}  // namespace

bool multiply_unit_prices(const ColumnFacts& column_facts, const SchemaGraph& graph,
                          LogicalForm& form) {
  bool clear = UnitPriceSums(column_facts, graph, form.block).multiply();
  for (QueryBlock& block : form.beside)
    clear &= UnitPriceSums(column_facts, graph, block).multiply();
  return clear;
}

}  // namespace ask::engine
