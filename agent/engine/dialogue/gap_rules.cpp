#include "agent/engine/dialogue/gap_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/utterance_shape.h"
#include "agent/engine/lexicon/follow_up_pairs.h"

namespace ask::engine::dialogue {
namespace {

// The only condition that one column is more, or less, than another; null if there are none or
// several.
const Condition* compared_columns(const QueryBlock& block) {
  const Condition* found = nullptr;
  for (const auto& clause : block.where)
    for (const Condition& c : clause) {
      if (!c.other.valid() || c.other.whole() || c.column.whole()) continue;
      if (found != nullptr || clause.size() != 1 || c.negated) return nullptr;
      found = &c;
    }
  return found;
}

// What the larger of both columns has more than the other; invalid if they are no numbers.
ColumnExpr gap_of(const Turn& turn, const Condition& compared) {
  const bool more = compared.op == Op::kGreater || compared.op == Op::kGreaterEqual;
  if (!more && compared.op != Op::kLess && compared.op != Op::kLessEqual) return {};
  ColumnExpr out = more ? compared.column : compared.other;
  const ColumnExpr& less = more ? compared.other : compared.column;
  const ColumnFacts& facts = turn.base.facts();
  const auto plain = [&](const ColumnExpr& c) {
    return c == ColumnExpr{c.table, c.column} && facts.numeric(c) && !facts.temporal(c);
  };
  if (!plain(out) || !plain(less)) return {};
  out.adjust = ColumnExpr::Adjust::kMinus;
  out.less_table = less.table;
  out.less = less.column;
  return out;
}

}  // namespace

RuleResult gap_of_compared(const Turn& turn) {
  if (!asks_by_how_much(turn.now) || !turn.base.lists()) return std::nullopt;
  QueryBlock block = turn.base.block();
  const Condition* compared = compared_columns(block);
  const ColumnExpr gap = compared == nullptr ? ColumnExpr() : gap_of(turn, *compared);
  if (!gap.valid() || block.limit.value_or(1) != 1) return std::nullopt;
  block.select.push_back({gap});
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
