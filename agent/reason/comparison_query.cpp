#include "agent/reason/comparison_query.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/reason/comparison.h"
#include "agent/reason/comparison_sides.h"
#include "agent/reason/wording.h"
#include "agent/sql/nodes.h"

namespace ask::reason {
namespace {

constexpr size_t kMostMeasures = 3;
constexpr size_t kLongestLabel = 60;

sql::Expr number(int64_t value) { return {sql::Literal{Value(value)}}; }

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
        item.expr = sql::call_node("substr", {item.expr, number(int64_t{cuts[g]})});
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

std::optional<ComparisonQueries> comparison_queries(const sql::Query& first,
                                                    const sql::Query& second,
                                                    const std::vector<int>& cuts,
                                                    Comparison& comparison) {
  auto left = side_of(first, cuts), right = side_of(second, cuts);
  if (!left || !right || left->keys.size() != right->keys.size() ||
      left->joined.size() != right->joined.size() ||
      left->measures.size() != right->measures.size() || left->counted != right->counted)
    return std::nullopt;
  const auto& items = first.cores[0].items;
  for (size_t i = 0; i < items.size(); ++i)
    (aggregates(items[i].expr) ? comparison.measures : comparison.keys).push_back(i);
  comparison.sides = {ComparedColumns{left->keys, left->joined, left->measures, left->counted},
                      ComparedColumns{right->keys, right->joined, right->measures, right->counted}};
  return ComparisonQueries{std::move(left->query), std::move(right->query)};
}

sql::Query comparison_query(const Comparison& comparison, sql::SourceItem first,
                            sql::SourceItem second) {
  std::vector<std::string> taken, keys;
  const ComparedColumns& columns = comparison.sides[0];
  for (const std::string& key : columns.keys) keys.push_back(distinct_name(key, taken));
  const auto name = [&](size_t measure, ComparedPart part) {
    const std::string label = part == ComparedPart::kFirst    ? comparison.first
                              : part == ComparedPart::kSecond ? comparison.second
                              : part == ComparedPart::kChange ? "change"
                                                              : "percent";
    const std::string prefix = columns.measures.size() == 1 ? "" : columns.measures[measure] + " ";
    return distinct_name(prefix + text::shortened(label, kLongestLabel), taken);
  };
  const std::vector<bool> numbers(columns.measures.size(), true);
  return compared_sides({std::move(first), columns}, {std::move(second), comparison.sides[1]}, keys,
                        numbers, name);
}

}  // namespace ask::reason
