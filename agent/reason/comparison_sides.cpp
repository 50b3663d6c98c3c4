#include "agent/reason/comparison_sides.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/nodes.h"

namespace ask::reason {
namespace {

constexpr std::string_view kFirstSide = "one", kSecondSide = "other";  // in FROM

sql::Expr side_column(std::string_view table, std::string name) {
  return {sql::ColumnRef{std::string(table), std::move(name)}};
}
sql::Expr literal_of(Value value) { return {sql::Literal{std::move(value)}}; }

// 100 * change / |second|, NULL for a second value of 0.
sql::Expr percent_of(sql::Expr change, sql::Expr second) {
  sql::Expr hundredfold =
      sql::binary_node(sql::BinaryOp::kMultiply, literal_of(Value(100.0)), std::move(change));
  sql::Expr base = sql::call_node(
      "nullif", {sql::call_node("abs", {std::move(second)}), literal_of(int64_t{0})});
  return sql::call_node(
      "round", {sql::binary_node(sql::BinaryOp::kDivide, std::move(hundredfold), std::move(base)),
                literal_of(int64_t{1})});
}

sql::Source called(sql::SourceItem item, std::string_view alias) {
  if (auto* table = std::get_if<sql::TableRef>(&item)) table->alias = alias;
  if (auto* derived = std::get_if<sql::Derived>(&item)) derived->alias = alias;
  return {std::move(item)};
}

std::optional<sql::Expr> same_keys(const ComparedColumns& first, const ComparedColumns& second) {
  std::optional<sql::Expr> on;
  for (size_t j = 0; j < first.joined.size(); ++j) {
    sql::Expr same = sql::binary_node(sql::BinaryOp::kIs, side_column(kFirstSide, first.joined[j]),
                                      side_column(kSecondSide, second.joined[j]));
    on = on ? sql::binary_node(sql::BinaryOp::kAnd, std::move(*on), std::move(same))
            : std::move(same);
  }
  return on;
}

}  // namespace

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

sql::Query compared_sides(ComparedSide one, ComparedSide other,
                          const std::vector<std::string>& key_names,
                          const std::vector<bool>& numbers, const ComparedName& name) {
  const ComparedColumns &first = one.columns, &second = other.columns;
  const bool groups = !first.joined.empty();
  sql::Query out;
  sql::Core& core = out.cores.emplace_back();
  for (size_t k = 0; k < first.keys.size(); ++k) {
    core.items.push_back({sql::call_node("coalesce", {side_column(kFirstSide, first.keys[k]),
                                                      side_column(kSecondSide, second.keys[k])}),
                          key_names[k]});
    out.order_by.push_back({literal_of(static_cast<int64_t>(k + 1))});
  }
  for (size_t m = 0; m < first.measures.size(); ++m) {
    sql::Expr a = side_column(kFirstSide, first.measures[m]),
              b = side_column(kSecondSide, second.measures[m]);
    if (groups && first.counted[m]) {
      a = sql::call_node("coalesce", {std::move(a), literal_of(int64_t{0})});
      b = sql::call_node("coalesce", {std::move(b), literal_of(int64_t{0})});
    }
    core.items.push_back({a, name(m, ComparedPart::kFirst)});
    core.items.push_back({b, name(m, ComparedPart::kSecond)});
    if (!numbers[m]) continue;
    const sql::Expr change = sql::binary_node(sql::BinaryOp::kSubtract, a, b);
    core.items.push_back({change, name(m, ComparedPart::kChange)});
    core.items.push_back({percent_of(change, b), name(m, ComparedPart::kPercent)});
  }
  sql::Source left = called(std::move(one.item), kFirstSide),
              right = called(std::move(other.item), kSecondSide);
  right.join = groups ? sql::JoinKind::kFull : sql::JoinKind::kCross;
  if (groups) right.on = same_keys(first, second);
  core.from = {std::move(left), std::move(right)};
  return out;
}

}  // namespace ask::reason
