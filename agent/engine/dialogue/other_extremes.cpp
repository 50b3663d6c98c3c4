#include "agent/engine/dialogue/other_extremes.h"

#include <fmt/format.h>

#include "agent/common/words.h"
#include "agent/engine/dialogue/superlative_rules.h"

namespace ask::engine::dialogue {
namespace {

// True if the words are "the longest one", and no question for a row.
bool names_an_end_only(const Turn& turn) {
  const std::string_view first = turn.now.word(turn.words[0]);
  const size_t at = first == "the" ? 1 : 0, size = turn.words.size();
  return size == at + 1 ||
         (size == at + 2 && text::is_one_of(turn.now.word(turn.words.back()), {"one", "ones"}));
}

}  // namespace

RuleResult extreme_of_average(const Turn& turn, const QueryBlock& own) {
  const ValueExpr* measured = turn.base.aggregate();
  if (measured == nullptr || measured->fn != Aggregate::kAverage || turn.base.grouped() ||
      own.order.size() != 1 || own.limit != 1 || !names_an_end_only(turn) ||
      own.order[0].term.fn != Aggregate::kPlain || !(own.order[0].term.column == measured->column))
    return std::nullopt;
  QueryBlock block = turn.base.block();
  block.select = {{measured->column}};  // of that row, about which more may be asked
  block.order = own.order;
  block.limit = 1;
  return follow_up_of(turn, FollowUpKind::kSuperlative, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

RuleResult other_end_of_each(const Turn& turn) {
  QueryBlock block = turn.base.block();
  if (block.best_of.empty() || block.limit.value_or(1) != 1 || block.order.size() != 1 ||
      !names_an_end_only(turn))
    return std::nullopt;
  const size_t at = turn.now.word(turn.words[0]) == "the" ? 1 : 0;
  if (at >= turn.words.size()) return std::nullopt;
  const std::string_view word = turn.now.word(turn.words[at]);
  const bool highest = is_highest_word(word);
  if (!(highest || is_lowest_word(word)) || block.order[0].descending == highest)
    return std::nullopt;
  block.order[0].descending = highest;
  return follow_up_of(turn, FollowUpKind::kSuperlative, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
