#include "agent/engine/dialogue/merge.h"

#include <algorithm>
#include <set>

namespace ask::engine {
namespace {

bool lower_bound(Op op) { return op == Op::kGreater || op == Op::kGreaterEqual; }
bool upper_bound(Op op) { return op == Op::kLess || op == Op::kLessEqual; }

// The tables of a membership, without that of its rows.
std::set<uint32_t> tables_of(const Condition& in) {
  std::set<uint32_t> out(in.sub[0].tables.begin(), in.sub[0].tables.end());
  out.insert(in.sub[0].entity);
  out.erase(in.column.table);
  return out;
}

}  // namespace

void ungroup(QueryBlock& block) {
  const bool plain = std::all_of(block.select.begin(), block.select.end(),
                                 [](const ValueExpr& v) { return v.fn == Aggregate::kPlain; }) &&
                     std::all_of(block.order.begin(), block.order.end(),
                                 [](const Ordering& o) { return o.term.fn == Aggregate::kPlain; });
  if (!plain || block.group.empty() || block.having || block.limit ||
      block.outer != Aggregate::kPlain || !block.best_of.empty())
    return;
  block.group.clear();
  block.distinct = true;
}

bool tells_state(const Condition& c, const ColumnFacts& facts) {
  return c.sub.empty() && !c.column.whole() &&
         (c.op == Op::kIsNull || (c.op == Op::kEqual && facts.flag(c.column)));
}

void need_table(QueryBlock& block, uint32_t table) {
  if (table == kNone || table == block.entity) return;
  if (std::find(block.tables.begin(), block.tables.end(), table) == block.tables.end())
    block.tables.push_back(table);
}

void need_tables(QueryBlock& block, const QueryBlock& of) {
  need_table(block, of.entity);
  for (const uint32_t t : of.tables) need_table(block, t);
}

bool replaces(const Condition& now, const Condition& before) {
  if (!(now.column == before.column)) return false;
  const bool members = !now.sub.empty() || !before.sub.empty();
  if (members) {
    // "those without orders", then "those with orders"
    return now.op == Op::kIn && before.op == Op::kIn && !now.sub.empty() && !before.sub.empty() &&
           tables_of(now) == tables_of(before) && now.negated != before.negated;
  }
  if (now.other.valid() || before.other.valid()) return now.other == before.other;
  if (lower_bound(now.op) && upper_bound(before.op)) return false;
  if (upper_bound(now.op) && lower_bound(before.op)) return false;
  if (now.negated && before.negated && !(now.value == before.value)) return false;
  return true;
}

size_t merge_where(std::vector<std::vector<Condition>>& into,
                   const std::vector<std::vector<Condition>>& clauses, bool instead) {
  size_t replaced = 0;
  std::vector<bool> taken(into.size(), false);
  for (const auto& clause : clauses) {
    if (clause.empty()) continue;
    size_t at = into.size();
    for (size_t i = 0; i < taken.size() && at == into.size(); ++i) {
      const auto& old = into[i];
      const bool same =
          !taken[i] && !old.empty() && std::all_of(old.begin(), old.end(), [&](const Condition& c) {
            return replaces(clause[0], c) ||
                   (instead && c.sub.empty() && c.column == clause[0].column);
          });
      if (same) at = i;
    }
    if (at < taken.size()) {
      into[at] = clause;
      taken[at] = true;
      ++replaced;
    } else if (std::find(into.begin(), into.end(), clause) == into.end()) {
      into.push_back(clause);
    }
  }
  return replaced;
}

size_t add_outputs(std::vector<ValueExpr>& into, const std::vector<ValueExpr>& outputs) {
  size_t added = 0;
  for (const ValueExpr& v : outputs) {
    if (std::find(into.begin(), into.end(), v) != into.end()) continue;
    into.push_back(v);
    ++added;
  }
  return added;
}

std::vector<std::vector<Condition>> as_membership(const QueryBlock& block, uint32_t table,
                                                  const ColumnFacts& facts) {
  const ColumnExpr key = facts.key_of(table);
  if (!key.valid()) return {};
  Condition in;
  in.column = key;
  in.op = Op::kIn;
  QueryBlock sub = block;
  sub.select = {{key}};
  sub.distinct = false;
  sub.ties = false;
  if (!sub.limit) sub.order.clear();
  in.sub.push_back(std::move(sub));
  return {{std::move(in)}};
}

}  // namespace ask::engine
