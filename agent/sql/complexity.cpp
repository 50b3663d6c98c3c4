#include "agent/sql/complexity.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

int count(size_t n) { return static_cast<int>(std::min<size_t>(n, 1'000'000)); }

class Counter {
 public:
  QueryCounts take() { return shape_; }

  void query(const Query& q) {
    const size_t known = common_.size();
    for (const CommonTable& table : q.with) common_.push_back(text::lower(table.name));
    shape_.common_tables += count(q.with.size());
    for (const CommonTable& table : q.with) query(*table.query);
    shape_.set_operations += count(q.set_ops.size());
    for (const Core& c : q.cores) core(c);
    shape_.order_columns += count(q.order_by.size());
    for (const OrderTerm& term : q.order_by) expr(term.expr);
    if (q.limit) expr(*q.limit);
    if (q.offset) expr(*q.offset);
    common_.resize(known);
  }

 private:
  Visitor visitor() {
    return {.expr = [this](const Expr& e) { expr(e); },
            .query =
                [this](const Query& q) {
                  ++shape_.subqueries;
                  query(q);
                }};
  }

  void core(const Core& c) {
    sources(c.from);
    shape_.select_distinct |= c.distinct;
    shape_.group_columns += count(c.group_by.size());
    if (c.where) conditions(*c.where);
    children(c, visitor());
  }

  void sources(const std::vector<Source>& list) {
    for (const Source& source : list) {
      if (&source != &list.front()) {
        ++shape_.joins;
        shape_.comma_joins += source.join == JoinKind::kComma;
      }
      if (const auto* table = std::get_if<TableRef>(&source.item); table && !common(*table)) {
        ++shape_.tables;
        shape_.made_tables += made(*table);
      }
      if (const auto* nested = std::get_if<Nested>(&source.item)) sources(nested->sources);
    }
  }

  bool common(const TableRef& table) const {
    return table.schema.empty() && contains(common_, text::lower(table.name));
  }

  static bool made(const TableRef& table) {
    constexpr std::string_view kMade[] = {"json_each", "json_tree", "generate_series"};
    return table.arguments && text::is_one_of(text::lower(table.name), kMade);
  }

  void conditions(const Expr& e) {
    const auto* binary = std::get_if<Binary>(&e.node);
    const auto* unary = std::get_if<Unary>(&e.node);
    if (binary && (binary->op == BinaryOp::kAnd || binary->op == BinaryOp::kOr)) {
      conditions(*binary->left);
      conditions(*binary->right);
    } else if (unary && unary->op == UnaryOp::kNot) {
      conditions(*unary->operand);
    } else {
      ++shape_.where_conditions;
    }
  }

  void expr(const Expr& e) {
    if (const auto* call = std::get_if<Call>(&e.node)) {
      shape_.aggregates += is_aggregate(*call);
      shape_.windows += call->over.has_value();
      shape_.distinct_argument |= call->distinct;
    }
    shape_.cases += std::holds_alternative<Case>(e.node);
    children(e, visitor());
  }

  QueryCounts shape_;
  std::vector<std::string> common_;  // names in scope, lower case
};

}  // namespace

QueryCounts query_counts(const Query& query) {
  Counter counter;
  counter.query(query);
  QueryCounts out = counter.take();
  const Core& first = query.cores.front();
  out.star = std::any_of(first.items.begin(), first.items.end(), [](const SelectItem& item) {
    return std::holds_alternative<Star>(item.expr.node);
  });
  out.where = first.where.has_value();
  out.from = !first.from.empty();
  return out;
}

double complexity(const QueryCounts& s) {
  const auto capped = [](double weight, int n, int cap) { return weight * std::min(n, cap); };
  const auto once = [](double weight, bool there) { return there ? weight : 0.0; };
  const double score =
      capped(.08, s.tables, 5) + capped(.12, s.joins, 5) + capped(.15, s.subqueries, 3) +
      capped(.10, s.common_tables, 3) + once(.10, s.aggregates > 0) + once(.15, s.windows > 0) +
      once(.05, s.select_distinct || s.distinct_argument) + once(.10, s.set_operations > 0) +
      once(.05, s.cases > 0) + capped(.03, s.where_conditions, 5) +
      capped(.02, s.order_columns, 3) + capped(.03, s.group_columns, 3);
  return std::min(score, 1.0);
}

Complexity complexity_level(double score) {
  return score < .2   ? Complexity::kSimple
         : score < .4 ? Complexity::kModerate
         : score < .7 ? Complexity::kComplex
                      : Complexity::kVeryComplex;
}

std::string_view name(Complexity level) {
  switch (level) {
    case Complexity::kSimple:
      return "simple";
    case Complexity::kModerate:
      return "moderate";
    case Complexity::kComplex:
      return "complex";
    case Complexity::kVeryComplex:
      return "very complex";
  }
  return "";
}

}  // namespace ask::sql
