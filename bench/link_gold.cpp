#include "bench/link_gold.h"

#include <map>

#include "agent/common/text.h"
#include "agent/sql/parse.h"

namespace ask::bench {
namespace {

using namespace sql;

class Parser {
 public:
  Parser(const db::Catalog& catalog, Gold& gold) : catalog_(catalog), gold_(gold) {}

  // `keys`: what is selected is only compared by the query around it.
  void query(const Query& q, bool keys) {
    if (!q.order_by.empty()) {
      const bool down = q.order_by[0].descending;
      note(!q.limit ? (down ? "order desc" : "order asc") : (down ? "limit desc" : "limit asc"));
    }
    for (const SetOp op : q.set_ops)
      note(op == SetOp::kExcept ? "except" : op == SetOp::kIntersect ? "intersect" : "union");
    for (const Core& c : q.cores) {
      const auto outer = scope_;
      for (const Source& source : c.from) add_source(source);
      if (c.distinct) note("distinct");
      if (!c.group_by.empty()) note("group");
      for (const SelectItem& item : c.items) read(item.expr, keys ? nullptr : &gold_.columns);
      if (c.where) condition(*c.where);
      if (c.having) condition(*c.having);
      if (&c == &q.cores.front() || q.cores.size() == 1)
        for (const OrderTerm& term : q.order_by) read(term.expr, &gold_.columns);
      if (gold_.holders.empty() && c.from.size() == 1 && !scope_.empty())
        gold_.holders.insert(scope_.rbegin()->second);
      scope_ = outer;
    }
    if (q.limit && q.cores.size() == 1) limit(*q.limit);
  }

 private:
  void note(const std::string& feature) { gold_.features.insert(feature); }

  void limit(const Expr& e) {
    const auto* literal = std::get_if<Literal>(&e.node);
    if (!literal) return;
    if (const auto* n = std::get_if<int64_t>(&literal->value); n && *n > 1) {
      gold_.numbers.insert(static_cast<double>(*n));
      note("limit n");
    }
  }

  void add_source(const Source& source) {
    if (const auto* derived = std::get_if<Derived>(&source.item))
      return query(*derived->query, false);
    const auto* ref = std::get_if<TableRef>(&source.item);
    if (!ref) return;
    for (uint32_t t = 0; t < catalog_.tables.size(); ++t) {
      if (!text::equal_nocase(catalog_.tables[t].name, ref->name)) continue;
      gold_.tables.insert(t);
      scope_[text::lower(ref->alias.empty() ? ref->name : ref->alias)] = t;
    }
  }

  std::optional<Gold::Column> find(const ColumnRef& ref) const {
    for (const auto& [alias, t] : scope_) {
      if (!ref.table.empty() && alias != text::lower(ref.table)) continue;
      const auto& columns = catalog_.tables[t].columns;
      for (uint32_t c = 0; c < columns.size(); ++c)
        if (text::equal_nocase(columns[c].name, ref.column)) return Gold::Column{t, c};
    }
    return {};
  }

  void add(const ColumnRef& ref, std::set<Gold::Column>* to) {
    const auto column = find(ref);
    if (!column || !to) return;
    to->insert(*column);
    gold_.holders.insert(column->first);
  }

  // Columns anywhere in the expression.
  void read(const Expr& e, std::set<Gold::Column>* to) {
    if (const auto* ref = std::get_if<ColumnRef>(&e.node)) add(*ref, to);
    if (const auto* call = std::get_if<Call>(&e.node)) {
      const bool counts = text::lower(call->name) == "count";  // "how many X" names X at most
      note(text::lower(call->name));
      if (call->distinct) note("distinct");
      for (const Expr& argument : call->arguments) read(argument, counts ? nullptr : to);
    }
    if (const auto* binary = std::get_if<Binary>(&e.node)) {
      read(*binary->left, to);
      read(*binary->right, to);
    }
  }

  void literal(const Expr& e, bool like) {
    const auto* l = std::get_if<Literal>(&e.node);
    if (!l) {
      // Double quotes around a text: a column that does not exist.
      const auto* ref = std::get_if<ColumnRef>(&e.node);
      if (ref && ref->table.empty() && !find(*ref)) text(ref->column, like);
      return;
    }
    if (const auto* n = std::get_if<int64_t>(&l->value)) gold_.numbers.insert(double(*n));
    if (const auto* d = std::get_if<double>(&l->value)) gold_.numbers.insert(*d);
    if (const auto* s = std::get_if<std::string>(&l->value)) text(*s, like);
  }

  void text(std::string s, bool like) {
    if (like) std::erase(s, '%');
    gold_.texts.insert(std::move(s));
  }

  static bool is_column(const Expr& e) { return std::holds_alternative<ColumnRef>(e.node); }

  void condition(const Expr& e) {
    if (const auto* b = std::get_if<Binary>(&e.node)) {
      if (b->op == BinaryOp::kAnd || b->op == BinaryOp::kOr) {
        if (b->op == BinaryOp::kOr) note("or");
        condition(*b->left);
        return condition(*b->right);
      }
      if (const auto* sub = std::get_if<ScalarQuery>(&b->right->node)) {
        note("scalar");
        read(*b->left, &gold_.conditions);
        return query(*sub->query, false);
      }
      if (b->op == BinaryOp::kGreater) note(">");
      if (b->op == BinaryOp::kGreaterEqual) note(">=");
      if (b->op == BinaryOp::kLess) note("<");
      if (b->op == BinaryOp::kLessEqual) note("<=");
      if (b->op == BinaryOp::kNotEqual) note("not");
      if (b->op == BinaryOp::kLike) note("like");
      const auto* right = std::get_if<ColumnRef>(&b->right->node);
      if (is_column(*b->left) && right && find(*right)) return;
      read(*b->left, &gold_.conditions);
      literal(*b->right, b->op == BinaryOp::kLike || b->op == BinaryOp::kNotLike);
    }
    if (const auto* n = std::get_if<Unary>(&e.node)) condition(*n->operand);
    if (const auto* b = std::get_if<Between>(&e.node)) {
      note("between");
      read(*b->operand, &gold_.conditions);
      literal(*b->low, false);
      literal(*b->high, false);
    }
    if (const auto* in = std::get_if<InQuery>(&e.node)) {
      if (in->negated) note("not");
      query(*in->query, true);
    }
    if (const auto* in = std::get_if<InList>(&e.node)) {
      read(*in->operand, &gold_.conditions);
      for (const Expr& item : in->items) literal(item, false);
    }
  }

  const db::Catalog& catalog_;
  Gold& gold_;
  std::map<std::string, uint32_t> scope_;
};

}  // namespace

std::optional<Gold> read_gold(const std::string& sql, const db::Catalog& catalog) {
  auto query = parse(sql);
  if (!query) return {};
  Gold gold;
  Parser(catalog, gold).query(*query, false);
  return gold;
}

}  // namespace ask::bench
