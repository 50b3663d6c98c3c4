#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/reason/comparison.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

constexpr size_t kMostMeasures = 3;
constexpr size_t kLongestLabel = 60;

sql::Expr column(std::string table, std::string name) {
  return {sql::ColumnRef{std::move(table), std::move(name)}};
}
sql::Expr number(double value) { return {sql::Literal{Value(value)}}; }
sql::Expr number(int64_t value) { return {sql::Literal{Value(value)}}; }
sql::Expr binary(sql::BinaryOp op, sql::Expr left, sql::Expr right) {
  return {sql::Binary{op, std::move(left), std::move(right)}};
}
sql::Expr call(std::string name, std::vector<sql::Expr> arguments) {
  return {sql::Call{std::move(name), std::move(arguments)}};
}

bool aggregates(const sql::Expr& expr) {
  if (const auto* c = std::get_if<sql::Call>(&expr.node)) {
    if (c->over) return false;
    if (text::is_one_of(text::lower(c->name),
                        {"count", "sum", "total", "avg", "median", "group_concat"}))
      return true;
    if (text::is_one_of(text::lower(c->name), {"min", "max"})) return c->arguments.size() == 1;
    return std::any_of(c->arguments.begin(), c->arguments.end(), aggregates);
  }
  if (const auto* b = std::get_if<sql::Binary>(&expr.node))
    return aggregates(*b->left) || aggregates(*b->right);
  if (const auto* c = std::get_if<sql::Cast>(&expr.node)) return aggregates(*c->operand);
  return false;
}

bool counts(const sql::Expr& expr) {
  const auto* c = std::get_if<sql::Call>(&expr.node);
  return c != nullptr && text::equal_nocase(c->name, "count");
}

// A name that is not taken yet.
std::string distinct_name(std::string name, std::vector<std::string>& taken) {
  if (name.empty()) name = "value";
  std::string out = name;
  for (int n = 2; std::any_of(taken.begin(), taken.end(),
                              [&](const std::string& t) { return text::equal_nocase(t, out); });
       ++n)
    out = fmt::format("{} {}", name, n);
  taken.push_back(out);
  return out;
}

// The columns of one side: those that name a group, those that the sides are joined by, and the
// measures. All have an alias.
struct Side {
  sql::Query query;
  std::vector<std::string> keys, joined, measures;
  std::vector<bool> counted;
};

std::optional<Side> side_of(const sql::Query& query, const std::vector<int>& cuts) {
  if (query.cores.size() != 1 || query.limit || query.offset || !query.with.empty())
    return std::nullopt;
  Side out{query, {}, {}, {}, {}};
  out.query.order_by.clear();
  sql::Core& core = out.query.cores[0];
  if (!core.values.empty() || !core.windows.empty()) return std::nullopt;
  std::vector<std::string> taken;
  std::vector<bool> shown(core.group_by.size());
  for (sql::SelectItem& item : core.items) {
    if (std::holds_alternative<sql::Star>(item.expr.node)) return std::nullopt;
    const auto* plain = std::get_if<sql::ColumnRef>(&item.expr.node);
    std::string name = !item.alias.empty() ? item.alias : plain ? plain->column : "value";
    item.alias = distinct_name(std::move(name), taken);
    if (aggregates(item.expr)) {
      out.measures.push_back(item.alias);
      out.counted.push_back(counts(item.expr));
      continue;
    }
    out.keys.push_back(item.alias);
    for (size_t g = 0; g < core.group_by.size(); ++g) {
      if (core.group_by[g] != item.expr) continue;
      shown[g] = true;
      out.joined.push_back(item.alias);
      if (g < cuts.size() && cuts[g] > 0) {
        item.expr = call("substr", {item.expr, number(int64_t{cuts[g]})});
        core.group_by[g] = item.expr;
      }
      break;
    }
  }
  for (size_t g = 0; g < core.group_by.size(); ++g) {
    if (shown[g]) continue;
    const std::string name = distinct_name("key", taken);
    core.items.push_back({core.group_by[g], name});
    out.joined.push_back(name);
  }
  if (out.measures.empty() || out.measures.size() > kMostMeasures) return std::nullopt;
  if (core.group_by.empty() != out.keys.empty()) return std::nullopt;
  return out;
}

}  // namespace

std::optional<sql::Query> comparison_query(const sql::Query& first, const sql::Query& second,
                                           const std::vector<int>& cuts, Comparison& comparison) {
  const std::string one = "one", other = "other";
  auto left = side_of(first, cuts), right = side_of(second, cuts);
  if (!left || !right || left->keys.size() != right->keys.size() ||
      left->joined.size() != right->joined.size() ||
      left->measures.size() != right->measures.size() || left->counted != right->counted)
    return std::nullopt;
  const bool groups = !left->keys.empty();
  const auto& items = first.cores[0].items;
  for (size_t i = 0; i < items.size(); ++i)
    (aggregates(items[i].expr) ? comparison.measures : comparison.keys).push_back(i);
  sql::Query out;
  sql::Core& core = out.cores.emplace_back();
  std::vector<std::string> taken;
  for (size_t k = 0; k < left->keys.size(); ++k) {
    core.items.push_back(
        {call("coalesce", {column(one, left->keys[k]), column(other, right->keys[k])}),
         distinct_name(left->keys[k], taken)});
    out.order_by.push_back({number(static_cast<int64_t>(k + 1))});
  }
  for (size_t m = 0; m < left->measures.size(); ++m) {
    sql::Expr a = column(one, left->measures[m]), b = column(other, right->measures[m]);
    if (groups && left->counted[m]) {  // no rows are none
      a = call("coalesce", {std::move(a), number(int64_t{0})});
      b = call("coalesce", {std::move(b), number(int64_t{0})});
    }
    const std::string prefix = left->measures.size() == 1 ? "" : left->measures[m] + " ";
    const auto name = [&](const std::string& label) {
      return distinct_name(prefix + text::shortened(label, kLongestLabel), taken);
    };
    const sql::Expr change = binary(sql::BinaryOp::kSubtract, a, b);
    core.items.push_back({a, name(comparison.first)});
    core.items.push_back({b, name(comparison.second)});
    core.items.push_back({change, name("change")});
    core.items.push_back(
        {call("round", {binary(sql::BinaryOp::kDivide,
                               binary(sql::BinaryOp::kMultiply, number(100.0), change),
                               call("nullif", {call("abs", {b}), number(int64_t{0})})),
                        number(int64_t{1})}),
         name("percent")});
  }
  sql::Source whole{sql::Derived{std::move(left->query), one}};
  sql::Source beside{sql::Derived{std::move(right->query), other},
                     groups ? sql::JoinKind::kFull : sql::JoinKind::kCross};
  if (groups) {
    std::optional<sql::Expr> on;
    for (size_t j = 0; j < left->joined.size(); ++j) {
      sql::Expr same =
          binary(sql::BinaryOp::kIs, column(one, left->joined[j]), column(other, right->joined[j]));
      on = on ? binary(sql::BinaryOp::kAnd, std::move(*on), std::move(same)) : std::move(same);
    }
    beside.on = std::move(on);
  }
  core.from = {std::move(whole), std::move(beside)};
  return out;
}

}  // namespace ask::reason
