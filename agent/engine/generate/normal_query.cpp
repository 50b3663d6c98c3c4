#include "agent/engine/generate/normal_query.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/generate/normal_terms.h"
#include "agent/sql/nodes.h"
#include "agent/sql/render.h"
#include "agent/sql/visit.h"

namespace ask::engine {
namespace {

using sql::BinaryOp;
using sql::Expr;

const Expr* result_at(const Expr& position, const std::vector<sql::SelectItem>& items) {
  const auto* literal = std::get_if<sql::Literal>(&position.node);
  const auto* at = literal == nullptr ? nullptr : std::get_if<int64_t>(&literal->value);
  return at != nullptr && *at >= 1 && static_cast<size_t>(*at) <= items.size()
             ? &items[static_cast<size_t>(*at) - 1].expr
             : nullptr;
}

class Normaliser {
 public:
  explicit Normaliser(const ColumnFacts& column_facts) : column_facts_(column_facts) {}

  std::optional<sql::Query> query(const sql::Query& query);
  // Of an expression without a scope: its columns are qualified with names of tables.
  void rewrite(Expr& expr);
  bool failed() const { return failed_; }

 private:
  struct Named {
    std::string qualifier;
    uint32_t table = kNone;
  };
  struct Scope {
    std::vector<Named> tables = {};
    std::vector<sql::SelectItem> results = {};  // with their names
    bool keeps_rows = false;                    // LEFT JOIN
    bool results_first = false;                 // in ORDER BY a name is that of a result
  };

  void core(const sql::Core& from, Scope& scope, sql::Core& out);
  void sources(const sql::Core& from, Scope& scope, sql::Core& out, std::vector<Expr>& conditions);
  void add_using(const sql::Source& source, const Scope& scope, std::vector<Expr>& conditions);
  Expr in_scope(Expr expr, const Scope& scope);
  Expr result(Expr expr, const Scope& scope);
  void conjuncts(const Expr& expr, std::vector<Expr>& out) const;
  void resolve(Expr& expr, const Scope& scope);
  void rewrite_node(Expr& expr);
  void rewrite_call(Expr& expr);
  void rewrite_binary(Expr& expr);
  void rewrite_not(Expr& expr);
  void rewrite_list(Expr& expr);
  void rewrite_exists(Expr& expr);
  const db::Column* column_in(const sql::Core& core, const sql::ColumnRef& name) const;
  const db::Column* column_in_scope(const sql::ColumnRef& name) const;
  bool is_boolean(const sql::ColumnRef& name) const;
  bool in_column(const Named& named, std::string_view column, Expr& out) const;

  const ColumnFacts& column_facts_;
  const Scope* scope_ = nullptr;
  bool failed_ = false;
};

bool Normaliser::in_column(const Named& named, std::string_view column, Expr& out) const {
  const db::Table& table = column_facts_.table(named.table);
  const db::Column* found = table.find(column);
  if (found == nullptr) return false;
  out = {sql::ColumnRef{table.name, found->name}};
  return true;
}

void Normaliser::resolve(Expr& expr, const Scope& scope) {
  const sql::ColumnRef name = std::get<sql::ColumnRef>(expr.node);
  const auto of_result = [&] {
    for (const sql::SelectItem& item : scope.results)
      if (name.table.empty() && text::equal_nocase(item.alias, name.column)) {
        expr = item.expr;
        return true;
      }
    return false;
  };
  if (scope.results_first && of_result()) return;
  for (const Named& named : scope.tables)
    if (name.table.empty() || text::equal_nocase(named.qualifier, name.table))
      if (in_column(named, name.column, expr)) return;
  if (!of_result()) failed_ = true;
}

Expr Normaliser::in_scope(Expr expr, const Scope& scope) {
  const Scope* before = std::exchange(scope_, &scope);
  rewrite(expr);
  scope_ = before;
  return expr;
}

void Normaliser::rewrite(Expr& expr) {
  if (std::holds_alternative<sql::ColumnRef>(expr.node)) {
    if (scope_ != nullptr) resolve(expr, *scope_);
    return;
  }
  if (auto* in = std::get_if<sql::InQuery>(&expr.node)) {
    if (auto inner = query(*in->query); inner) in->query = std::move(*inner);
  } else if (auto* one = std::get_if<sql::ScalarQuery>(&expr.node)) {
    if (auto inner = query(*one->query); inner) one->query = std::move(*inner);
  } else if (std::holds_alternative<sql::Exists>(expr.node)) {
    rewrite_exists(expr);
    if (!failed_) rewrite(expr);
    return;
  }
  // The children belong to `expr`, which is not const.
  sql::children(expr, {[&](const Expr& child) { rewrite(const_cast<Expr&>(child)); }, {}});
  rewrite_node(expr);
}

void Normaliser::rewrite_node(Expr& expr) {
  if (std::holds_alternative<sql::Call>(expr.node)) return rewrite_call(expr);
  if (std::holds_alternative<sql::Binary>(expr.node)) return rewrite_binary(expr);
  if (std::holds_alternative<sql::Unary>(expr.node)) return rewrite_not(expr);
  if (std::holds_alternative<sql::InList>(expr.node)) return rewrite_list(expr);
  if (auto* between = std::get_if<sql::Between>(&expr.node); between && !between->negated) {
    Expr least = sql::binary_node(BinaryOp::kGreaterEqual, *between->operand, *between->low);
    Expr most = sql::binary_node(BinaryOp::kLessEqual, *between->operand, *between->high);
    expr = joined(BinaryOp::kAnd, {std::move(least), std::move(most)});
  }
}

void Normaliser::rewrite_call(Expr& expr) {
  auto& call = std::get<sql::Call>(expr.node);
  call.name = text::lower(call.name);
  failed_ |= call.over.has_value();
  if (const Expr* condition = counted_condition(call)) {
    std::vector<Expr> all = copies(*condition, BinaryOp::kAnd);
    if (call.filter) all.push_back(**call.filter);
    sql::Call count{"count", {Expr{sql::Star{}}}};
    count.filter = joined(BinaryOp::kAnd, std::move(all));
    expr = {std::move(count)};
    return;
  }
  if (call.name != "count" || call.distinct || call.arguments.size() != 1) return;
  const Expr& argument = call.arguments[0];
  const auto* column = std::get_if<sql::ColumnRef>(&argument.node);
  const auto* literal = std::get_if<sql::Literal>(&argument.node);
  bool every = literal != nullptr && !std::holds_alternative<std::monostate>(literal->value);
  if (column != nullptr && scope_ != nullptr && !scope_->keeps_rows)
    for (const Named& named : scope_->tables) {
      const db::Table& table = column_facts_.table(named.table);
      const db::Column* found = table.name == column->table ? table.find(column->column) : nullptr;
      every |=
          found != nullptr && (found->not_null || (found->is_unique && found->primary_key > 0 &&
                                                   found->affinity == db::Affinity::kInteger));
    }
  if (every) call.arguments[0] = {sql::Star{}};
}

void Normaliser::rewrite_binary(Expr& expr) {
  auto& binary = std::get<sql::Binary>(expr.node);
  switch (binary.op) {
    case BinaryOp::kAnd:
    case BinaryOp::kOr:
      expr = joined(binary.op, copies(expr, binary.op));
      return;
    case BinaryOp::kLess:
    case BinaryOp::kLessEqual:
    case BinaryOp::kGreater:
    case BinaryOp::kGreaterEqual:
      return order_sides(binary, false);
    case BinaryOp::kEqual:
    case BinaryOp::kNotEqual:
    case BinaryOp::kAdd:
    case BinaryOp::kMultiply:
      return order_sides(binary, true);
    default:
      return;
  }
}

void Normaliser::rewrite_not(Expr& expr) {
  const auto& unary = std::get<sql::Unary>(expr.node);
  if (unary.op == sql::UnaryOp::kPlus) {
    expr = Expr(*unary.operand);
    return;
  }
  if (unary.op != sql::UnaryOp::kNot) return;
  Expr inner = *unary.operand;
  if (auto* null = std::get_if<sql::IsNull>(&inner.node)) {
    null->negated = !null->negated;
    expr = std::move(inner);
  } else if (auto* in = std::get_if<sql::InQuery>(&inner.node)) {
    in->negated = !in->negated;
    expr = std::move(inner);
  } else if (auto* binary = std::get_if<sql::Binary>(&inner.node)) {
    const auto other = opposite(binary->op);
    if (!other) return;
    binary->op = *other;
    expr = std::move(inner);
    rewrite_binary(expr);
  } else if (const auto* column = std::get_if<sql::ColumnRef>(&inner.node);
             column != nullptr && is_boolean(*column)) {
    expr = sql::binary_node(BinaryOp::kEqual, Expr{*column}, Expr{sql::Literal{int64_t{0}}});
  }
}

void Normaliser::rewrite_list(Expr& expr) {
  constexpr size_t kMostItems = 100;  // each is a level of the tree
  const auto list = std::get<sql::InList>(expr.node);
  if (list.items.size() > kMostItems) return;
  std::vector<Expr> terms;
  for (const Expr& item : list.items) {
    terms.push_back(sql::binary_node(list.negated ? BinaryOp::kNotEqual : BinaryOp::kEqual,
                                     *list.operand, item));
    order_sides(std::get<sql::Binary>(terms.back().node), true);
  }
  if (!terms.empty())
    expr = joined(list.negated ? BinaryOp::kAnd : BinaryOp::kOr, std::move(terms));
}

// The column of one of the tables of the FROM clause that the name is qualified with; else null.
const db::Column* Normaliser::column_in(const sql::Core& core, const sql::ColumnRef& name) const {
  for (const sql::Source& source : core.from) {
    const auto* ref = std::get_if<sql::TableRef>(&source.item);
    if (ref == nullptr || name.table.empty() ||
        !text::equal_nocase(sql::qualifier_of(source), name.table))
      continue;
    const db::Table* table = column_facts_.catalog().find(ref->schema, ref->name);
    return table == nullptr ? nullptr : table->find(name.column);
  }
  return nullptr;
}

const db::Column* Normaliser::column_in_scope(const sql::ColumnRef& name) const {
  if (scope_ != nullptr)
    for (const Named& named : scope_->tables)
      if (text::equal_nocase(named.qualifier, name.table))
        return column_facts_.table(named.table).find(name.column);
  return nullptr;
}

// EXISTS (... WHERE inner = outer) as outer IN (SELECT inner ...). Denied, the two differ where one
// of both has no value.
void Normaliser::rewrite_exists(Expr& expr) {
  const auto exists = std::get<sql::Exists>(expr.node);
  sql::Query inner = *exists.query;
  failed_ |= inner.cores.size() != 1 || !inner.cores[0].where || !inner.cores[0].group_by.empty() ||
             inner.cores[0].having || inner.limit || inner.offset;
  if (failed_) return;
  sql::Core& core = inner.cores[0];
  const auto known = [](const db::Column& column) {
    return column.not_null || (column.is_unique && column.primary_key > 0) ||
           (column.statistics.complete && column.statistics.nulls == 0);
  };
  std::optional<sql::ColumnRef> own, outer;
  std::vector<Expr> rest;
  for (Expr& term : copies(*core.where, BinaryOp::kAnd)) {
    const auto* binary = std::get_if<sql::Binary>(&term.node);
    const auto* left = binary ? std::get_if<sql::ColumnRef>(&binary->left->node) : nullptr;
    const auto* right = binary ? std::get_if<sql::ColumnRef>(&binary->right->node) : nullptr;
    if (left != nullptr && right != nullptr && column_in(core, *left) == nullptr)
      std::swap(left, right);
    const db::Column* in = left != nullptr ? column_in(core, *left) : nullptr;
    const db::Column* out = in != nullptr && right != nullptr && column_in(core, *right) == nullptr
                                ? column_in_scope(*right)
                                : nullptr;
    if (out == nullptr || binary->op != BinaryOp::kEqual) {
      rest.push_back(std::move(term));
      continue;
    }
    failed_ |= own.has_value() || (exists.negated && (!known(*in) || !known(*out)));
    own = *left;
    outer = *right;
  }
  failed_ |= !own;
  if (failed_) return;
  core.items = {{Expr{*own}}};
  core.where = rest.empty() ? std::nullopt : std::optional(joined(BinaryOp::kAnd, std::move(rest)));
  inner.order_by.clear();
  expr = {sql::InQuery{Expr{*outer}, std::move(inner), exists.negated}};
}

// Its values are 0 and 1, so that the column alone is true where it is 1.
bool Normaliser::is_boolean(const sql::ColumnRef& name) const {
  const auto& tables = column_facts_.catalog().tables;
  for (uint32_t t = 0; t < tables.size(); ++t) {
    const db::Column* found = tables[t].name == name.table ? tables[t].find(name.column) : nullptr;
    if (found == nullptr) continue;
    const ColumnExpr column{t, static_cast<uint32_t>(found - tables[t].columns.data())};
    return column_facts_.flag(column) &&
           column_facts_.flag_value(column, true) == Value(int64_t{1});
  }
  return false;
}

void Normaliser::conjuncts(const Expr& expr, std::vector<Expr>& out) const {
  for (const Expr* term : sql::terms(expr, BinaryOp::kAnd)) {
    Expr one = *term;
    if (const auto* column = std::get_if<sql::ColumnRef>(&one.node);
        column != nullptr && is_boolean(*column)) {
      one = sql::binary_node(BinaryOp::kEqual, std::move(one), Expr{sql::Literal{int64_t{1}}});
      order_sides(std::get<sql::Binary>(one.node), true);
    }
    out.push_back(std::move(one));
  }
}

void Normaliser::add_using(const sql::Source& source, const Scope& scope,
                           std::vector<Expr>& conditions) {
  for (const std::string& column : source.using_columns) {
    Expr left{sql::Literal{}}, right{sql::Literal{}};
    bool found = false;
    for (size_t i = 0; i + 1 < scope.tables.size() && !found; ++i)
      found = in_column(scope.tables[i], column, left);
    failed_ |= !found || !in_column(scope.tables.back(), column, right);
    conditions.push_back(sql::binary_node(BinaryOp::kEqual, std::move(left), std::move(right)));
    order_sides(std::get<sql::Binary>(conditions.back().node), true);
  }
}

void Normaliser::sources(const sql::Core& from, Scope& scope, sql::Core& out,
                         std::vector<Expr>& conditions) {
  const auto& tables = column_facts_.catalog().tables;
  size_t left = 0;
  for (const sql::Source& source : from.from) {
    const auto* ref = std::get_if<sql::TableRef>(&source.item);
    const db::Table* table = ref == nullptr || ref->arguments || source.natural
                                 ? nullptr
                                 : column_facts_.catalog().find(ref->schema, ref->name);
    const bool first = out.from.empty();
    const bool known = table != nullptr && (first || source.join != sql::JoinKind::kRight) &&
                       (first || source.join != sql::JoinKind::kFull);
    for (const Named& other : scope.tables)
      failed_ |= known && text::equal_nocase(column_facts_.table(other.table).name, table->name);
    if (failed_ |= !known; failed_) return;
    scope.tables.push_back(
        {sql::qualifier_of(source), static_cast<uint32_t>(table - tables.data())});
    sql::Source plain{sql::TableRef{table->schema, table->name}};
    std::vector<Expr> on;
    if (source.on) conjuncts(in_scope(*source.on, scope), on);
    add_using(source, scope, on);
    if (!first && source.join == sql::JoinKind::kLeft) {
      ++left;
      plain.join = sql::JoinKind::kLeft;
      if (!on.empty()) plain.on = joined(BinaryOp::kAnd, std::move(on));
    } else {
      conditions.insert(conditions.end(), on.begin(), on.end());
    }
    out.from.push_back(std::move(plain));
  }
  scope.keeps_rows = left > 0;
  failed_ |= out.from.empty() || (left > 0 && left + 1 != out.from.size());
  if (left == 0)
    std::sort(out.from.begin(), out.from.end(), [](const sql::Source& a, const sql::Source& b) {
      return std::get<sql::TableRef>(a.item).name < std::get<sql::TableRef>(b.item).name;
    });
}

Expr Normaliser::result(Expr expr, const Scope& scope) {
  if (auto* star = std::get_if<sql::Star>(&expr.node)) {
    const Named* of = nullptr;
    for (const Named& named : scope.tables)
      if (star->table.empty() || text::equal_nocase(named.qualifier, star->table)) {
        failed_ |= of != nullptr;
        of = &named;
      }
    failed_ |= of == nullptr;
    if (of != nullptr) star->table = column_facts_.table(of->table).name;
    return expr;
  }
  return in_scope(std::move(expr), scope);
}

void Normaliser::core(const sql::Core& from, Scope& scope, sql::Core& out) {
  std::vector<Expr> conditions;
  failed_ |= !from.values.empty() || !from.windows.empty();
  if (!failed_) sources(from, scope, out, conditions);
  if (failed_) return;
  out.distinct = from.distinct;
  for (const sql::SelectItem& item : from.items) {
    out.items.push_back({result(item.expr, scope)});
    scope.results.push_back({out.items.back().expr, item.alias});
  }
  if (from.where) conjuncts(in_scope(*from.where, scope), conditions);
  if (!conditions.empty()) out.where = joined(BinaryOp::kAnd, std::move(conditions));
  std::vector<Expr> groups;
  for (const Expr& group : from.group_by) {
    const Expr* at = result_at(group, out.items);
    groups.push_back(at != nullptr ? *at : in_scope(group, scope));
  }
  out.group_by = in_order(std::move(groups));
  if (from.having) out.having = in_scope(*from.having, scope);
}

// What is rounded by a call of ROUND; null for any other expression.
const Expr* rounded(const Expr& expr) {
  const auto* call = std::get_if<sql::Call>(&expr.node);
  return call != nullptr && text::equal_nocase(call->name, "ROUND") && !call->arguments.empty()
             ? &call->arguments[0]
             : nullptr;
}

// A figure that is shown says the same without ROUND, unless it tells rows or groups apart: as a
// key of groups, under DISTINCT, before another key of the order, or of the rows that a limit
// leaves.
void show_unrounded(sql::Query& query) {
  sql::Core& core = query.cores[0];
  if (core.distinct) return;
  for (sql::SelectItem& item : core.items)
    if (const Expr* figure = rounded(item.expr); figure && !contains(core.group_by, item.expr))
      item.expr = Expr(*figure);
  if (query.order_by.empty()) return;
  sql::OrderTerm& last = query.order_by.back();
  if (const Expr* figure = rounded(last.expr); figure && (!query.limit || has_aggregate(*figure)))
    last.expr = Expr(*figure);
}

std::optional<sql::Query> Normaliser::query(const sql::Query& from) {
  failed_ |= from.cores.size() != 1 || !from.with.empty();
  if (failed_) return std::nullopt;
  sql::Query out;
  out.cores.emplace_back();
  Scope scope;
  core(from.cores[0], scope, out.cores[0]);
  if (failed_) return std::nullopt;
  scope.results_first = true;
  for (const sql::OrderTerm& term : from.order_by) {
    const Expr* at = result_at(term.expr, out.cores[0].items);
    out.order_by.push_back(
        {at != nullptr ? *at : result(term.expr, scope), term.descending, term.nulls});
  }
  out.limit = from.limit;
  out.offset = from.offset;
  return failed_ ? std::nullopt : std::optional(std::move(out));
}

}  // namespace

std::optional<sql::Query> normal_query(const sql::Query& query, const ColumnFacts& column_facts) {
  std::optional<sql::Query> out = Normaliser(column_facts).query(query);
  if (out) show_unrounded(*out);
  return out;
}

sql::Expr normal_expression(sql::Expr expr, const ColumnFacts& column_facts) {
  Normaliser(column_facts).rewrite(expr);
  return expr;
}

}  // namespace ask::engine
