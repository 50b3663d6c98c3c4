#include "agent/engine/adjust/joined_outputs.h"

#include <algorithm>
#include <variant>

#include "agent/common/contains.h"

namespace ask::engine {
namespace {

std::vector<uint32_t> tables_of(const QueryBlock& block) {
  std::vector<uint32_t> out = {block.entity};
  for (const uint32_t t : block.tables) add_once(out, t);
  for (const ValueExpr& t : block.select) add_once(out, t.column.home());
  for (const auto& any : block.where)
    for (const Condition& c : any) add_once(out, c.column.home());
  return out;
}

bool is_simple(const QueryBlock& block) {
  return block.entity != kNone && !block.having && block.order.empty() && !block.limit &&
         !block.offset && block.combine == Combine::kApart && block.outer == Aggregate::kPlain &&
         block.best_of.empty() && !block.neighbours && !block.division && !block.select.empty();
}

bool is_figure(const ValueExpr& t) { return t.fn != Aggregate::kPlain; }

bool same_conditions(const QueryBlock& one, const QueryBlock& other) {
  return one.where.size() == other.where.size() &&
         std::all_of(one.where.begin(), one.where.end(),
                     [&](const auto& any) { return contains(other.where, any); });
}

bool same_groups(const QueryBlock& one, const QueryBlock& other) {
  return one.group.size() == other.group.size() &&
         std::equal(one.group.begin(), one.group.end(), other.group.begin(),
                    [](const ColumnExpr& a, const ColumnExpr& b) { return a == b; });
}

// True if further rows of a join change nothing.
bool is_extreme(const ValueExpr& t) {
  return t.fn == Aggregate::kMaximum || t.fn == Aggregate::kMinimum;
}

}  // namespace

std::string named_by_condition(const ColumnFacts& column_facts, const QueryBlock& block) {
  if (block.where.size() != 1 || block.where[0].size() != 1) return {};
  const Condition& c = block.where[0][0];
  const auto* text = std::get_if<std::string>(&c.value);
  const bool names = c.op == Op::kEqual && !c.negated && c.sub.empty() && !c.other.valid() &&
                     !c.column.whole() && c.column.via == kNone &&
                     column_facts.name_of(c.column.table) == c.column;
  return names && text != nullptr && c.also.empty() ? *text : std::string();
}

bool add_joined_outputs(const QueryBlock& second, const SchemaGraph& graph, QueryBlock& first) {
  if (!is_simple(first) || !is_simple(second) || !same_conditions(first, second) ||
      !same_groups(first, second))
    return false;
  const std::vector<uint32_t> own = tables_of(first), other = tables_of(second);
  const bool same = own.size() == other.size() &&
                    std::all_of(other.begin(), other.end(),
                                [&](uint32_t t) { return contains(own, t); });
  std::vector<ValueExpr> more;
  for (const ValueExpr& t : second.select)
    if (!contains(first.select, t)) more.push_back(t);
  if (more.empty()) return false;
  const bool figures = std::any_of(first.select.begin(), first.select.end(), is_figure);
  for (const ValueExpr& t : more) {
    const uint32_t home = t.column.home();
    if (is_figure(t)) {
      const bool covered =
          is_extreme(t) && std::all_of(other.begin(), other.end(),
                                       [&](uint32_t u) { return contains(own, u); });
      if (!figures || !(same || covered)) return false;
    } else if (figures && first.group.empty()) {
      return false;
    } else if (!same && home != first.entity && !graph.to_one(first.entity, home)) {
      return false;
    }
  }
  for (ValueExpr& t : more) {
    if (!contains(own, t.column.home())) first.tables.push_back(t.column.home());
    first.select.push_back(std::move(t));
  }
  return true;
}

}  // namespace ask::engine
