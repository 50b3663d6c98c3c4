#include "agent/check/lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "agent/common/text.h"
#include "agent/sql/complexity.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

constexpr int kMostNestedExpressions = 200;

Finding warning(Code code, std::string object, std::string message, std::string hint) {
  return {Severity::kWarning, code, text::shortened(text::repaired_utf8(object), 60),
          std::move(message), std::move(hint)};
}

// The first duplicate name, "" if there is none. Empty names do not count.
std::string first_duplicate(const std::vector<std::string>& names) {
  std::set<std::string> seen;
  for (const std::string& name : names)
    if (!name.empty() && !seen.insert(text::lower(name)).second) return name;
  return "";
}

class Inspector {
 public:
  std::vector<Finding> take(const Query& query) {
    walk(query);
    std::vector<Finding> out;
    for (std::optional<Finding>* found : {&alias_, &join_, &group_})
      if (*found) out.push_back(std::move(**found));
    return out;
  }

 private:
  void walk(const Query& query) {
    if (++depth_ <= kMostNestedExpressions) {
      for (const CommonTable& table : query.with) walk(*table.query);
      for (const Core& core : query.cores) walk(core);
      for (const OrderTerm& term : query.order_by) walk(term.expr);
    }
    --depth_;
  }
  void walk(const Expr& expr) { children(expr, visitor()); }
  void walk(const Core& core) {
    aliases(core);
    joins(core);
    groups(core);
    children(core, visitor());
  }
  Visitor visitor() {
    return {.expr = [this](const Expr& e) { walk(e); },
            .query = [this](const Query& q) { walk(q); }};
  }

  void aliases(const Core& core) {
    if (alias_) return;
    std::vector<std::string> tables, columns;
    for (const Source& source : core.from) tables.push_back(qualifier_of(source));
    for (const SelectItem& item : core.items) columns.push_back(item.alias);
    if (const std::string name = first_duplicate(tables); !name.empty())
      alias_ = warning(Code::kInvalidAliasUsage, name,
                       fmt::format("two tables are called \"{}\"", text::shortened(name, 60)),
                       "give each its own alias");
    else if (const std::string column = first_duplicate(columns); !column.empty())
      alias_ = warning(Code::kInvalidAliasUsage, column,
                       fmt::format("two columns are called \"{}\"", text::shortened(column, 60)),
                       "give each its own name");
  }

  // A condition in WHERE can serve as a join condition: one per additional table is enough.
  void joins(const Core& core) {
    if (join_ || core.from.size() < 2) return;
    size_t in_where = 0;
    if (core.where)
      for (const Expr* term : terms(*core.where, BinaryOp::kAnd)) in_where += joins_columns(*term);
    size_t bare = 0;
    const Source* first = nullptr;
    for (size_t i = 1; i < core.from.size(); ++i) {
      const Source& source = core.from[i];
      const auto* table = std::get_if<TableRef>(&source.item);
      const bool constrained = source.on || source.natural || !source.using_columns.empty() ||
                               source.join == JoinKind::kCross || (table && table->arguments);
      if (constrained) continue;
      ++bare;
      if (!first) first = &source;
    }
    if (bare <= in_where) return;
    const std::string name = qualifier_of(*first);
    join_ = warning(Code::kJoinMissingOn, name,
                    fmt::format("\"{}\" is joined without a condition", text::shortened(name, 60)),
                    "write JOIN ... ON, or CROSS JOIN where every pair is meant");
  }

  // Two columns beside each other, or columns of two tables in any other term. One of several
  // alternatives joins nothing: each of them has to.
  static bool joins_columns(const Expr& term) {
    const auto* binary = std::get_if<Binary>(&term.node);
    if (binary && (binary->op == BinaryOp::kOr || binary->op == BinaryOp::kAnd)) {
      const std::vector<const Expr*> parts = terms(term, binary->op);
      const auto joins = [](const Expr* part) { return joins_columns(*part); };
      return binary->op == BinaryOp::kOr ? std::all_of(parts.begin(), parts.end(), joins)
                                         : std::any_of(parts.begin(), parts.end(), joins);
    }
    if (binary && std::holds_alternative<ColumnRef>(binary->left->node) &&
        std::holds_alternative<ColumnRef>(binary->right->node))
      return true;
    std::set<std::string> tables;
    add_tables(term, tables);
    return tables.size() > 1;
  }
  static void add_tables(const Expr& expr, std::set<std::string>& tables) {
    if (const auto* column = std::get_if<ColumnRef>(&expr.node))
      tables.insert(text::lower(column->table));
    children(expr, {.expr = [&](const Expr& e) { add_tables(e, tables); }, .query = {}});
  }

  void groups(const Core& core) {
    if (group_ || !core.group_by.empty()) return;
    int aggregates = 0;
    bool one_extreme = false;
    const SelectItem* plain = nullptr;
    for (const SelectItem& item : core.items) {
      if (has_aggregate(item.expr)) {
        const auto* call = std::get_if<Call>(&item.expr.node);
        const std::string name = call ? text::lower(call->name) : "";
        one_extreme = ++aggregates == 1 && (name == "min" || name == "max");
      } else if (std::holds_alternative<ColumnRef>(item.expr.node) ||
                 std::holds_alternative<Star>(item.expr.node)) {
        plain = &item;
      }
    }
    if (aggregates == 0 || !plain || one_extreme) return;
    const auto* column = std::get_if<ColumnRef>(&plain->expr.node);
    group_ = warning(Code::kMissingGroupBy, column ? column->column : "*",
                     "a plain column is next to an aggregate, so its value is that of any row",
                     "add GROUP BY");
  }

  std::optional<Finding> alias_, join_, group_;
  int depth_ = 0;
};

}  // namespace

std::vector<Finding> structure(const Query& query) { return Inspector().take(query); }

std::optional<Finding> reads_no_table(const Query& query) {
  const QueryCounts counted = query_counts(query);
  if (counted.tables > counted.made_tables) return std::nullopt;
  return warning(Code::kInvalidPlanStructure, "", "the statement reads no table",
                 "take the answer from the data");
}

bool calculates(const Query& query) {
  const auto written_down = [](const SelectItem& item) {
    return std::holds_alternative<Literal>(item.expr.node);
  };
  const Core& core = query.cores.front();
  return !std::all_of(core.items.begin(), core.items.end(), written_down);
}

std::optional<Finding> other_columns(const std::vector<std::string>& actual,
                                     const std::vector<std::string>& expected) {
  if (actual.size() != expected.size())
    return Finding{Severity::kError, Code::kInvalidPlanStructure, "",
                   fmt::format("the result has {} columns where {} are wanted", actual.size(),
                               expected.size()),
                   "select exactly: " + text::joined(expected, ", ")};
  for (size_t i = 0; i < actual.size(); ++i)
    if (!expected[i].empty() && !text::equal_nocase(actual[i], expected[i]))
      return Finding{Severity::kError, Code::kInvalidPlanStructure,
                     text::shortened(text::repaired_utf8(actual[i]), 60),
                     fmt::format("column {} is called \"{}\" where \"{}\" is wanted", i + 1,
                                 text::shortened(text::repaired_utf8(actual[i]), 60), expected[i]),
                     fmt::format("give it the alias \"{}\"", expected[i])};
  return std::nullopt;
}

}  // namespace ask::sql
