#include "agent/sql/visit.h"

#include <iterator>

#include "agent/common/contains.h"
#include "agent/common/text.h"

namespace ask::sql {
namespace {

struct Children {
  const Visitor& visit;

  void all(const std::vector<Expr>& list) const {
    for (const Expr& e : list) visit.expr(e);
  }
  void maybe(const std::optional<Box<Expr>>& e) const {
    if (e) visit.expr(**e);
  }
  void inside(const Query& q) const {
    if (visit.query) visit.query(q);
  }

  void operator()(const Literal&) const {}
  void operator()(const ColumnRef&) const {}
  void operator()(const Star&) const {}
  void operator()(const Binary& e) const {
    visit.expr(*e.left);
    visit.expr(*e.right);
    maybe(e.escape);
  }
  void operator()(const Unary& e) const { visit.expr(*e.operand); }
  void operator()(const Call& e) const {
    all(e.arguments);
    maybe(e.filter);
    if (e.over) children(**e.over, visit);
  }
  void operator()(const Case& e) const {
    maybe(e.operand);
    for (const When& when : e.whens) {
      visit.expr(when.condition);
      visit.expr(when.result);
    }
    maybe(e.otherwise);
  }
  void operator()(const Cast& e) const { visit.expr(*e.operand); }
  void operator()(const Collate& e) const { visit.expr(*e.operand); }
  void operator()(const Between& e) const {
    visit.expr(*e.operand);
    visit.expr(*e.low);
    visit.expr(*e.high);
  }
  void operator()(const IsNull& e) const { visit.expr(*e.operand); }
  void operator()(const IsTruth& e) const { visit.expr(*e.operand); }
  void operator()(const InList& e) const {
    visit.expr(*e.operand);
    all(e.items);
  }
  void operator()(const InQuery& e) const {
    visit.expr(*e.operand);
    inside(*e.query);
  }
  void operator()(const Exists& e) const { inside(*e.query); }
  void operator()(const ScalarQuery& e) const { inside(*e.query); }
  void operator()(const RowValue& e) const { all(e.items); }

  void operator()(const TableRef& e) const {
    if (e.arguments) all(*e.arguments);
  }
  void operator()(const Derived& e) const { inside(*e.query); }
  void operator()(const Nested& e) const { sources(e.sources); }
  void sources(const std::vector<Source>& list) const {
    for (const Source& source : list) {
      std::visit(*this, source.item);
      if (source.on) visit.expr(*source.on);
    }
  }
};

}  // namespace

void children(const Expr& expr, const Visitor& visitor) {
  std::visit(Children{visitor}, expr.node);
}

void children(const Window& window, const Visitor& visitor) {
  const Children each{visitor};
  each.all(window.partition_by);
  for (const OrderTerm& term : window.order_by) visitor.expr(term.expr);
  each.maybe(window.from.offset);
  each.maybe(window.to.offset);
}

void children(const Core& core, const Visitor& visitor) {
  const Children each{visitor};
  for (const SelectItem& item : core.items) visitor.expr(item.expr);
  each.sources(core.from);
  if (core.where) visitor.expr(*core.where);
  each.all(core.group_by);
  if (core.having) visitor.expr(*core.having);
  for (const auto& row : core.values) each.all(row);
  for (const NamedWindow& named : core.windows) children(named.window, visitor);
}

void change_columns(Expr& expr, const std::function<void(ColumnRef&)>& change) {
  if (auto* column = std::get_if<ColumnRef>(&expr.node)) change(*column);
  // The children belong to `expr`, which is not const.
  children(expr, {[&](const Expr& e) { change_columns(const_cast<Expr&>(e), change); }, {}});
}

std::vector<const Expr*> terms(const Expr& expr, BinaryOp op) {
  std::vector<const Expr*> out;
  const auto collect = [&](const auto& self, const Expr& e) -> void {
    const auto* binary = std::get_if<Binary>(&e.node);
    if (!binary || binary->op != op) return out.push_back(&e);
    self(self, *binary->left);
    self(self, *binary->right);
  };
  collect(collect, expr);
  return out;
}

bool is_name_only(const Window& window) {
  return !window.base.empty() && window.partition_by.empty() && window.order_by.empty() &&
         window.unit == FrameUnit::kNone;
}

bool is_aggregate(const Call& call) {
  constexpr std::string_view kNames[] = {
      "avg",        "count", "group_concat", "json_group_array", "json_group_object",
      "string_agg", "sum",   "total"};
  if (call.over) return false;
  const std::string name = text::lower(call.name);
  if (name == "min" || name == "max") return call.arguments.size() == 1;
  return contains(kNames, name);
}

bool has_aggregate(const Expr& expr) {
  if (const auto* call = std::get_if<Call>(&expr.node); call && is_aggregate(*call)) return true;
  bool found = false;
  children(expr, {.expr = [&](const Expr& e) { found = found || has_aggregate(e); }, .query = {}});
  return found;
}

const std::string* text_literal(const Expr& expr) {
  const auto* literal = std::get_if<Literal>(&expr.node);
  return literal ? std::get_if<std::string>(&literal->value) : nullptr;
}

std::string qualifier_of(const Source& source) {
  if (const auto* table = std::get_if<TableRef>(&source.item))
    return table->alias.empty() ? table->name : table->alias;
  if (const auto* derived = std::get_if<Derived>(&source.item)) return derived->alias;
  return std::get<Nested>(source.item).alias;
}

}  // namespace ask::sql
