#include "agent/engine/dialogue/possible_rows.h"

#include <algorithm>

#include "agent/engine/dialogue/merge.h"

namespace ask::engine::dialogue {
namespace {

// Rows that are not in a table are joined with it: the films that were never shown, and how often
// each was. No row meets both.
bool joins_excluded(const QueryBlock& block, const std::vector<Condition>& clause) {
  if (clause.size() != 1 || clause[0].op != Op::kIn || !clause[0].negated ||
      clause[0].sub.size() != 1 || block.all_rows)
    return false;
  const QueryBlock& sub = clause[0].sub[0];
  const uint32_t home = clause[0].column.home();
  const bool all = !sub.having && !sub.limit &&
                   std::all_of(sub.where.begin(), sub.where.end(), [](const auto& inner) {
                     return inner.size() == 1 && inner[0].op == Op::kIsNull && inner[0].negated;
                   });
  const auto joined = [&](uint32_t t) { return t != home && mentions(block, t); };
  return all && (joined(sub.entity) || std::any_of(sub.tables.begin(), sub.tables.end(), joined));
}

// "and inspected at least once?" after those that never were: members of both.
bool is_excluded_elsewhere(const QueryBlock& block, const std::vector<Condition>& clause) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& other) {
    return other.size() == 1 && other[0].op == Op::kIn && !other[0].negated &&
           other[0].sub.size() == 1 && clause.size() == 1 && other[0].column == clause[0].column &&
           joins_excluded(other[0].sub[0], clause);
  });
}

// The same of the memberships of the block.
bool joins_excluded_within(const QueryBlock& block) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
      return std::any_of(c.sub.begin(), c.sub.end(), [&](const QueryBlock& sub) {
        return !c.negated &&
               std::any_of(sub.where.begin(), sub.where.end(),
                           [&](const auto& inner) { return joins_excluded(block, inner); });
      });
    });
  });
}

}  // namespace

RuleResult of_possible_rows(RuleResult found) {
  if (!found) return found;
  QueryBlock& block = found->meaning.block;
  if (block.limit && !block.order.empty())
    std::erase_if(block.where, [&](const auto& clause) { return joins_excluded(block, clause); });
  const bool none = std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return joins_excluded(block, clause) || is_excluded_elsewhere(block, clause);
  });
  return none || joins_excluded_within(block) ? RuleResult() : found;
}

}  // namespace ask::engine::dialogue
