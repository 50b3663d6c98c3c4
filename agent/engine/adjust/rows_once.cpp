#include "agent/engine/adjust/rows_once.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "agent/common/contains.h"
#include "agent/engine/lexicon/word_classes_amounts.h"

namespace ask::engine {
namespace {

// A join from a row of `near` to its several rows in `far`, and the tables beyond it.
struct ManyJoin {
  uint32_t edge = kNone, near = kNone, far = kNone;
  std::vector<uint32_t> tables;
};

// A count of each group is one of the joined rows: of the loans of each member.
bool depends_on_repeats(const ValueExpr& term, const QueryBlock& block) {
  switch (term.fn) {
    case Aggregate::kSum:
    case Aggregate::kAverage:
    case Aggregate::kMedian:
      return true;
    case Aggregate::kCount:
      return !term.distinct && block.group.empty();
    default:
      return false;
  }
}

// The table whose rows all aggregates of the block are over; kNone if there is none or several.
uint32_t aggregated_table(const QueryBlock& block) {
  uint32_t found = kNone;
  bool several = false;
  const auto add = [&](const ValueExpr& term) {
    if (term.fn == Aggregate::kPlain || !term.column.valid()) return;
    several |= !depends_on_repeats(term, block) || !term.only.empty() ||
               (found != kNone && found != term.column.table);
    found = term.column.table;
  };
  for (const ValueExpr& term : block.select) add(term);
  for (const Ordering& part : block.order) add(part.term);
  if (block.having) add(block.having->term);
  return several ? kNone : found;
}

class RowsOnce {
 public:
  RowsOnce(const ColumnFacts& column_facts, const SchemaGraph& graph, QueryBlock& block)
      : column_facts_(column_facts), graph_(graph), block_(block) {}

  bool apply(uint32_t rows, const std::vector<JoinStep>& steps) {
    find_many(rows, steps);
    // "the average price of orders" is that of their lines, and not of each product once.
    if (many_.empty() || in_join(block_.entity) < many_.size() || uses_many()) return false;
    std::vector<std::vector<Condition>> kept;
    std::vector<QueryBlock> subs;
    for (const ManyJoin& join : many_) {
      std::optional<QueryBlock> sub = belonging(join);
      if (!sub) return false;
      subs.push_back(std::move(*sub));
    }
    for (std::vector<Condition>& any : block_.where) {
      const std::optional<size_t> home = join_of(any);
      if (!home) return false;
      (*home < many_.size() ? subs[*home].where : kept).push_back(any);
    }
    if (counts_events(subs) || adds_up_prices()) return false;
    for (size_t i = 0; i < many_.size(); ++i) {
      Condition belongs;
      belongs.column = column_facts_.key_of(many_[i].near);
      belongs.op = Op::kIn;
      belongs.sub = {std::move(subs[i])};
      kept.push_back({std::move(belongs)});
    }
    block_.where = std::move(kept);
    std::vector<uint32_t> tables;
    const auto join = [&](uint32_t t) {
      if (t != rows && in_join(t) == many_.size() && !contains(tables, t)) tables.push_back(t);
    };
    for (const uint32_t t : block_.tables) join(t);
    join(block_.entity);
    for (const ManyJoin& many : many_) join(many.near);
    block_.entity = rows;
    block_.tables = std::move(tables);
    return true;
  }

 private:
  // Walks the join tree from the aggregated rows and cuts it at the joins to several rows.
  void find_many(uint32_t rows, const std::vector<JoinStep>& steps) {
    std::vector<std::pair<uint32_t, size_t>> open{{rows, kNoJoin}};
    std::vector<bool> taken(steps.size(), false);
    for (size_t at = 0; at < open.size(); ++at) {
      const auto [near, beyond] = open[at];
      for (size_t i = 0; i < steps.size(); ++i) {
        const JoinEdge& edge = graph_.edges()[steps[i].edge];
        if (taken[i] || (edge.child != near && edge.parent != near)) continue;
        taken[i] = true;
        const uint32_t far = edge.child == near ? edge.parent : edge.child;
        size_t join = beyond;
        if (join == kNoJoin && edge.child == far && !one_to_one(edge)) {
          join = many_.size();
          many_.push_back({steps[i].edge, near, far, {}});
        }
        if (join != kNoJoin) many_[join].tables.push_back(far);
        open.emplace_back(far, join);
      }
    }
  }

  bool one_to_one(const JoinEdge& edge) const {
    return edge.child_columns.size() == 1 &&
           column_facts_.single_key({edge.child, edge.child_columns[0]});
  }

  // The join that the table is beyond; many_.size() if none.
  size_t in_join(uint32_t table) const {
    for (size_t i = 0; i < many_.size(); ++i)
      if (contains(many_[i].tables, table)) return i;
    return many_.size();
  }

  bool is_many(const ColumnExpr& column) const {
    return column.valid() && (in_join(column.home()) < many_.size() || column.via != kNone);
  }

  // True if the block shows, groups or orders by what is beyond such a join.
  bool uses_many() const {
    const auto term = [&](const ValueExpr& t) {
      return is_many(t.column) ||
             (t.column.product() && in_join(t.column.factor_table) < many_.size()) ||
             (t.column.joined_less() != kNone &&
              in_join(t.column.less_table) < many_.size());
    };
    return std::any_of(block_.select.begin(), block_.select.end(), term) ||
           std::any_of(block_.group.begin(), block_.group.end(),
                       [&](const GroupKey& key) { return is_many(key); }) ||
           std::any_of(block_.order.begin(), block_.order.end(),
                       [&](const Ordering& part) { return term(part.term); }) ||
           (block_.having && term(block_.having->term));
  }

  // The join that all columns of the alternatives are beyond; many_.size() for none of them, and
  // nothing if they are apart.
  std::optional<size_t> join_of(const std::vector<Condition>& any) const {
    std::optional<size_t> found;
    for (const Condition& c : any) {
      std::vector<uint32_t> tables{c.column.home()};
      if (c.column.product()) tables.push_back(c.column.factor_table);
      if (c.column.joined_less() != kNone) tables.push_back(c.column.less_table);
      if (c.other.valid()) tables.push_back(c.other.home());
      for (const uint32_t t : tables) {
        const size_t join = in_join(t);
        if (found && *found != join) return std::nullopt;
        found = join;
      }
      if (c.in_numerator) return std::nullopt;
    }
    return found;
  }

  // "how many books were returned in February" counts what was done, on days that are stored.
  bool counts_events(const std::vector<QueryBlock>& subs) const {
    const auto dated = [&](const std::vector<Condition>& any) {
      return std::all_of(any.begin(), any.end(),
                         [&](const Condition& c) { return column_facts_.temporal(c.column); });
    };
    return block_.select[0].fn == Aggregate::kCount &&
           std::any_of(subs.begin(), subs.end(), [&](const QueryBlock& sub) {
             return !sub.where.empty() && std::all_of(sub.where.begin(), sub.where.end(), dated);
           });
  }

  // "what did the refunded tickets cost" of the price of each kind of ticket: once for each ticket.
  bool adds_up_prices() const {
    const ValueExpr& term = block_.select[0];
    return block_.select.size() == 1 && term.fn == Aggregate::kSum && block_.group.empty() &&
           many_.size() == 1 && many_[0].near == term.column.table && !term.column.product() &&
           graph_.to_one(many_[0].far, many_[0].near) &&
           ((column_facts_.intensive(term.column) &&
             names_rows_of(many_[0].far, term.column.table)) ||
            is_charged_each_time(term.column));
  }

  // "what did we spend on halls in May" of the cost of hiring a hall: once for each event there.
  bool is_charged_each_time(ColumnExpr price) const {
    const SchemaIndex& index = column_facts_.index();
    const SchemaItem& item = index.column(price.table, price.column);
    return index.has_any_word(item, kChargesOfUse) && index.has_any_word(item, kPriceColumns) &&
           std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
             return std::all_of(any.begin(), any.end(), [&](const Condition& c) {
               return c.column.table == many_[0].far && column_facts_.temporal(c.column);
             });
           });
  }

  // True if the first table is the second one's rows, each of some kind: tickets and ticket types.
  bool names_rows_of(uint32_t rows, uint32_t kinds) const {
    const SchemaIndex& index = column_facts_.index();
    const auto& kind = index.table(kinds).words;
    const auto& row = index.table(rows).words;
    return kind.size() > row.size() && !row.empty() &&
           std::equal(row.begin(), row.end(), kind.begin(), [&](uint32_t a, uint32_t b) {
             return index.word(a).lemma == index.word(b).lemma;
           });
  }

  // SELECT of the keys of `near` that have rows beyond the join.
  std::optional<QueryBlock> belonging(const ManyJoin& join) const {
    const JoinEdge& edge = graph_.edges()[join.edge];
    const ColumnExpr key = column_facts_.key_of(join.near);
    if (!key.valid()) return std::nullopt;
    QueryBlock sub;
    sub.tables = join.tables;
    const bool by_key =
        edge.child_columns.size() == 1 && ColumnExpr{join.near, edge.parent_columns[0]} == key;
    sub.entity = by_key ? join.far : join.near;
    sub.select = {{by_key ? ColumnExpr{join.far, edge.child_columns[0]} : key}};
    return sub;
  }

  static constexpr size_t kNoJoin = static_cast<size_t>(-1);
  const ColumnFacts& column_facts_;
  const SchemaGraph& graph_;
  QueryBlock& block_;
  std::vector<ManyJoin> many_;
};

}  // namespace

void aggregate_rows_once(const ColumnFacts& column_facts, const SchemaGraph& graph,
                         const SchemaGraph::Preference& preference, LogicalForm& form) {
  QueryBlock& block = form.block;
  if (form.op != SetOperator::kAlone || block.all_rows || block.outer != Aggregate::kPlain ||
      !block.best_of.empty() || block.combine != Combine::kApart)
    return;
  const uint32_t rows = aggregated_table(block);
  if (rows == kNone) return;
  std::vector<JoinStep> steps;
  const std::vector<uint32_t> terminals = join_terminals(block.entity, block.tables);
  if (terminals.size() < 2 || !graph.join(terminals, preference, steps)) return;
  RowsOnce(column_facts, graph, block).apply(rows, steps);
}

}  // namespace ask::engine
