#include "agent/engine/dialogue/share_rules.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/follow_up_requests.h"

namespace ask::engine::dialogue {
namespace {

// The clause of a count that selects the rows of the share: the only one, or the only one that is
// no date. Nullopt: it is not clear of which rows the share is meant.
std::optional<size_t> numerator_of(const Turn& turn, const QueryBlock& block) {
  std::optional<size_t> found;
  for (size_t i = 0; i < block.where.size(); ++i) {
    const std::vector<Condition>& clause = block.where[i];
    if (block.where.size() > 1 && turn.base.facts().temporal(clause[0].column)) continue;
    if (found || clause.size() != 1) return std::nullopt;
    found = i;
  }
  return found;
}

// The only aggregate as a percentage: of the rows that meet the clause `numerator`, of all rows; of
// each group, of all groups.
void take_share(QueryBlock& block, std::optional<size_t> numerator) {
  const auto measured = std::find_if(block.select.begin(), block.select.end(),
                                     [](const ValueExpr& v) { return v.fn != Aggregate::kPlain; });
  ValueExpr part = *measured, whole = *measured;
  if (numerator) {
    part.only = block.where[*numerator];
    block.where.erase(block.where.begin() + static_cast<std::ptrdiff_t>(*numerator));
  } else {
    whole.of_all = true;
  }
  block.select.erase(measured);
  block.select.push_back(std::move(part));
  block.select.push_back(std::move(whole));
  block.combine = Combine::kPercent;
}

// The rows of "of all orders" at the end; null if there are none.
const Mention* all_rows(const Utterance& u) {
  for (const Mention& m : u.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.end == u.end && m.begin > u.begin &&
        u.word(m.begin - 1) == "all")
      return &m;
  return nullptr;
}

}  // namespace

bool asks_for_share(const Utterance& u) {
  const Mention* all = all_rows(u);
  bool share = false;
  for (const uint32_t i : u.words()) {
    if (all != nullptr && i >= all->begin && i < all->end) continue;
    const bool noun = text::is_one_of(u.word(i), kShareNouns);
    const bool named =
        std::any_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
          return m.begin <= i && m.end > i && m.score >= 0.9F &&
                 (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn);
        });
    if (named || (!noun && !text::is_one_of(u.word(i), kShareRequestWords))) return false;
    share |= noun;
  }
  return share;
}

std::optional<LogicalForm> without_share(const Turn& turn) {
  LogicalForm out = turn.base.form();
  std::vector<ValueExpr>& select = out.block.select;
  if (out.block.combine != Combine::kPercent || select.size() != 2 || !out.block.group.empty() ||
      select[0].only.size() != 1)
    return std::nullopt;
  out.block.where.push_back(select[0].only);
  select = {select[1]};
  out.block.combine = Combine::kApart;
  return out;
}

RuleResult with_share(const Turn& turn, FollowUp counted) {
  QueryBlock& block = counted.meaning.block;
  if (counted.kind == FollowUpKind::kCount) return counted;
  const auto is_aggregate = [](const ValueExpr& v) { return v.fn != Aggregate::kPlain; };
  if (std::count_if(block.select.begin(), block.select.end(), is_aggregate) != 1)
    return counted;  // rows
  // The rows of the share are those that they were before, unless these were replaced.
  const auto before =
      std::find(block.where.begin(), block.where.end(), turn.base.block().select[0].only);
  const std::optional<size_t> numerator =
      before != block.where.end() ? std::optional(static_cast<size_t>(before - block.where.begin()))
                                  : numerator_of(turn, block);
  if (!numerator) return std::nullopt;
  take_share(block, *numerator);
  return counted;
}

RuleResult share_of_rows(const Turn& turn) {
  const ValueExpr* measured = turn.base.aggregate();
  QueryBlock block = turn.base.block();
  const bool adds = measured != nullptr && !measured->distinct && measured->only.empty() &&
                    (measured->fn == Aggregate::kCount || measured->fn == Aggregate::kSum);
  if (!asks_for_share(turn.now) || !adds || block.limit || block.having ||
      block.combine != Combine::kApart)
    return std::nullopt;
  const Mention* all = all_rows(turn.now);
  if (all != nullptr && all->table != block.entity) return std::nullopt;
  if (turn.base.grouped()) {
    if (!block.order.empty() && block.order[0].term.fn != Aggregate::kPlain) block.order.clear();
    take_share(block, std::nullopt);
  } else {
    const auto numerator = numerator_of(turn, block);
    if (!numerator || !turn.base.counts()) return std::nullopt;
    take_share(block, *numerator);
  }
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                      in_base(turn, "(" + turn.now.body() + ")"), kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
