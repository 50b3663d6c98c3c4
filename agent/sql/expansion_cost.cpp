#include "agent/sql/expansion_cost.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "agent/common/stack.h"
#include "agent/common/text.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

constexpr int kMostChainedQueries = 200;  // length of a chain of WITH queries that read each other
// Stack per level: 1 to 2 KB, and 10 KB under a sanitizer.
constexpr size_t kStackReserve = 28 * 1024;
constexpr double kQuery = 8;  // a SELECT, without its expressions
constexpr double kUnknownTable = 50;
constexpr double kMostTerms = 150;  // tables in a join; with more it is too heavy in any case

// Cost, in nodes per pair, of what SQLite compares pairwise: names in WITH, values in a row and the
// arms of a CASE; aggregates and the terms of PARTITION BY; column names with the available
// columns.
constexpr double kPair = 1.0 / 5000;
constexpr double kPairOfTerms = 1.0 / 150;
constexpr double kPairOfNames = 1.0 / 1000;

double pairs(size_t n) { return static_cast<double>(n) * static_cast<double>(n); }

using Columns = std::vector<std::pair<std::string, double>>;

// The columns in scope, with the size of each.
struct Names {
  const Names* outer = nullptr;
  std::unordered_map<std::string, double> sizes = {};
  double most = 1;

  void add(const std::string& name, double size) {
    double& known = sizes[name];
    known = std::max(known, size);
    most = std::max(most, size);
  }
  // The largest size of a column of this name; the largest of all columns if none has it, since
  // SQLite must then have generated the name.
  double size(const std::string& name) const {
    double found = 0, heaviest = 1;
    for (const Names* at = this; at; at = at->outer) {
      const auto it = at->sizes.find(name);
      if (it != at->sizes.end()) found = std::max(found, it->second);
      heaviest = std::max(heaviest, at->most);
    }
    const bool row_id = name == "rowid" || name == "oid" || name == "_rowid_";
    return found > 0 ? found : row_id ? 1 : heaviest;
  }
};

class ExpansionCounter {
 public:
  explicit ExpansionCounter(const TableExpansionCost& tables) : tables_(tables) {}

  ExpansionCost query(const Query& q) { return query(q, nullptr, nullptr); }

 private:
  // The WITH queries in scope; the cost of each is computed at its first use.
  struct CommonTables {
    const CommonTables* outer = nullptr;
    const Names* names = nullptr;
    const Query* query = nullptr;
    std::unordered_map<std::string, size_t> by_name = {};
    mutable std::vector<std::optional<ExpansionCost>> known = {};
    mutable std::vector<char> counting = {};
  };
  struct From {
    Names& names;
    Columns all = {};
    std::vector<std::pair<std::string, Columns>> by_alias = {};
    double nodes = 0, terms = 0, arms = 1, own = 0;
  };

  // True if the limit is exceeded.
  bool spend(double nodes) { return (spent_ += nodes) > kTooHeavy / 100; }
  static double bounded(double nodes) { return std::min(nodes, kTooHeavy); }

  ExpansionCost query(const Query& q, const CommonTables* outer, const Names* names) {
    CommonTables with{outer, names, &q};
    for (size_t i = 0; i < q.with.size(); ++i)
      with.by_name.try_emplace(text::lower(q.with[i].name), i);
    with.known.resize(q.with.size());
    with.counting.resize(q.with.size());
    const bool single = q.cores.size() == 1;
    ExpansionCost out = core(q.cores[0], with, names, single ? &q.order_by : nullptr);
    out.nodes = bounded(out.nodes + kPair * pairs(q.with.size()));
    for (size_t i = 1; i < q.cores.size(); ++i) {
      const ExpansionCost arm = core(q.cores[i], with, names, nullptr);
      out.nodes = bounded(out.nodes + arm.nodes);
      out.arms = bounded(out.arms + arm.arms);
      for (size_t c = 0; c < std::min(arm.columns.size(), out.columns.size()); ++c)
        out.columns[c].second = std::max(out.columns[c].second, arm.columns[c].second);
    }
    Names results{names};
    for (const auto& [name, size] : out.columns) results.add(name, size);
    if (!single)
      for (const OrderTerm& term : q.order_by) out.nodes += size(term.expr, with, results);
    if (q.limit || !single) out.terms = 1;
    if (q.limit) out.nodes += size(*q.limit, with, results);
    if (q.offset) out.nodes += size(*q.offset, with, results);
    return out;
  }

  ExpansionCost core(const Core& c, const CommonTables& with, const Names* outer,
                     const std::vector<OrderTerm>* order_by) {
    Names names{outer};
    From from{names};
    const Counts outside = std::exchange(counts_, {});
    for (const Source& source : c.from) add(source, with, from);
    double own = kQuery + from.own;
    ExpansionCost out;
    for (const SelectItem& item : c.items) {
      if (const auto* star = std::get_if<Star>(&item.expr.node)) {
        for (const auto& column : columns_of(*star, from)) {
          if (spend(1)) return too_much();
          own += column.second;
          out.columns.push_back(column);
        }
        continue;
      }
      const double nodes = size(item.expr, with, names);
      own += nodes;
      const auto* column = std::get_if<ColumnRef>(&item.expr.node);
      out.columns.emplace_back(text::lower(!item.alias.empty() ? item.alias
                                           : column            ? column->column
                                                               : ""),
                               nodes);
    }
    for (const auto& [name, nodes] : out.columns) names.add(name, nodes);
    const auto more = [&](const Expr& e) { own += size(e, with, names); };
    if (c.where) more(*c.where);
    for (const Expr& e : c.group_by) more(e);
    if (c.having) more(*c.having);
    if (order_by)
      for (const OrderTerm& term : *order_by) more(term.expr);
    for (const NamedWindow& named : c.windows) {
      ++counts_.windows;
      own += kPairOfTerms * pairs(named.window.partition_by.size());
      children(named.window, visitor(own, with, names));
    }
    for (const auto& row : c.values) {
      for (const Expr& e : row) own += listed(e, with, names);
      if (out.columns.empty())
        for (const Expr& e : row) out.columns.emplace_back("", size(e, with, names));
    }
    const double columns = static_cast<double>(from.all.size() + out.columns.size());
    own += counts_.windows * counts_.windows;  // each adds one enclosing query
    own += kPairOfTerms * counts_.aggregates * counts_.aggregates;
    own += kPairOfNames * counts_.names * columns;
    own +=
        kPairOfTerms * static_cast<double>(c.group_by.size()) * static_cast<double>(c.items.size());
    counts_ = outside;
    own += from.terms * from.terms;  // the search for the join order
    if (spend(own)) return too_much();
    if (!c.distinct && c.group_by.empty() && from.terms > 1) out.terms = from.terms;
    out.arms = from.arms;
    out.nodes = bounded(own * from.arms + from.nodes);
    return out;
  }

  static ExpansionCost too_much() { return {kTooHeavy}; }

  void add(const Source& source, const CommonTables& with, From& from) {
    if (from.terms > kMostTerms) return;
    const size_t before = from.all.size();
    std::string alias;
    if (const auto* table = std::get_if<TableRef>(&source.item)) {
      alias = table->alias.empty() ? table->name : table->alias;
      if (table->arguments)
        for (const Expr& e : *table->arguments) from.own += size(e, with, from.names);
      take(of_table(*table, with), from);
    } else if (const auto* derived = std::get_if<Derived>(&source.item)) {
      alias = derived->alias;
      take(query(*derived->query, &with, from.names.outer), from);
    } else {
      const Nested& nested = std::get<Nested>(source.item);
      alias = nested.alias;
      for (const Source& inner : nested.sources) add(inner, with, from);
    }
    from.by_alias.emplace_back(
        text::lower(alias),
        Columns(from.all.begin() + static_cast<std::ptrdiff_t>(before), from.all.end()));
    if (source.natural) from.own += static_cast<double>(from.all.size());
    from.own += static_cast<double>(source.using_columns.size());
    if (source.on) from.own += size(*source.on, with, from.names);
  }

  void take(const ExpansionCost& expansion_cost, From& from) {
    from.nodes = bounded(from.nodes + expansion_cost.nodes);
    from.terms = bounded(from.terms + expansion_cost.terms);
    from.arms = bounded(from.arms * expansion_cost.arms);
    if (spend(static_cast<double>(expansion_cost.columns.size()))) return;
    for (const auto& column : expansion_cost.columns) {
      from.names.add(column.first, column.second);
      from.all.push_back(column);
    }
  }

  static const Columns& columns_of(const Star& star, const From& from) {
    for (const auto& [alias, columns] : from.by_alias)
      if (!star.table.empty() && text::equal_nocase(alias, star.table)) return columns;
    return from.all;
  }

  ExpansionCost of_table(const TableRef& table, const CommonTables& with) {
    const std::string name = text::lower(table.name);
    for (const CommonTables* at = &with; at && table.schema.empty(); at = at->outer)
      if (const auto it = at->by_name.find(name); it != at->by_name.end())
        return of_common(*at, it->second);
    if (const ExpansionCost* known = tables_(table)) return *known;
    return {kUnknownTable};
  }

  ExpansionCost of_common(const CommonTables& at, size_t i) {
    if (at.known[i]) return *at.known[i];
    const CommonTable& table = at.query->with[i];
    if (at.counting[i]) {  // recursive: it is read but never copied
      ExpansionCost own;
      for (const std::string& name : table.columns) own.columns.emplace_back(text::lower(name), 1);
      return own;
    }
    if (++depth_ > kMostChainedQueries || stack_left() < kStackReserve) return too_much();
    at.counting[i] = 1;
    ExpansionCost out = query(*table.query, &at, at.names);
    for (size_t c = 0; c < std::min(table.columns.size(), out.columns.size()); ++c)
      out.columns[c].first = text::lower(table.columns[c]);
    at.counting[i] = 0;
    --depth_;
    at.known[i] = out;
    return out;
  }

  Visitor visitor(double& sum, const CommonTables& with, const Names& names) {
    return {.expr = [&, this](const Expr& e) { sum += size(e, with, names); },
            .query = [&, this](const Query& q) { sum += query(q, &with, &names).nodes; }};
  }

  double listed(const Expr& e, const CommonTables& with, const Names& names) {
    const bool plain =
        std::holds_alternative<Literal>(e.node) || std::holds_alternative<ColumnRef>(e.node);
    return size(e, with, names) * (plain ? kListedValue : 1);
  }

  double size(const Expr& e, const CommonTables& with, const Names& names) {
    if (spend(1)) return kTooHeavy;
    if (const auto* column = std::get_if<ColumnRef>(&e.node)) {
      ++counts_.names;
      return names.size(text::lower(column->column));
    }
    double sum = 1;
    if (const auto* list = std::get_if<InList>(&e.node)) {
      sum += size(*list->operand, with, names);
      for (const Expr& item : list->items) sum += listed(item, with, names);
      return sum;
    }
    if (const auto* cases = std::get_if<Case>(&e.node)) sum += kPair * pairs(cases->whens.size());
    if (const auto* row = std::get_if<RowValue>(&e.node)) sum += kPair * pairs(row->items.size());
    if (const auto* call = std::get_if<Call>(&e.node)) {
      counts_.aggregates += is_aggregate(*call);
      counts_.windows += call->over.has_value();
      if (call->over) sum += kPairOfTerms * pairs((*call->over)->partition_by.size());
    }
    children(e, visitor(sum, with, names));
    return bounded(sum);
  }

  const TableExpansionCost& tables_;
  struct Counts {  // in one SELECT
    double windows = 0, aggregates = 0, names = 0;
  };
  Counts counts_;
  double spent_ = 0;
  int depth_ = 0;
};

}  // namespace

double ExpansionCost::all() const {
  double sum = nodes;
  for (const auto& column : columns) sum += column.second;
  return sum;
}

ExpansionCost expansion_cost(const Query& query, const TableExpansionCost& tables) {
  return ExpansionCounter(tables).query(query);
}

}  // namespace ask::sql
