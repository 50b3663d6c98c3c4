// Another aggregate, and the row of an extreme: "and the average?", "which plan is that?".
#pragma once
#include <optional>
#include <string_view>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// The aggregate that a word asks for: "average", "altogether".
std::optional<Aggregate> aggregate_named(std::string_view word);
// "and the lowest?" after the row with the highest: the first of the other order.
RuleResult other_end(const Turn& turn, Aggregate fn);
// "and the average?": of what was measured, or of the numbers that are listed.
RuleResult replace_aggregate(const Turn& turn, Aggregate fn);
// "and the average?", "and in total?", "the average price"
RuleResult replace_measure(const Turn& turn);
// "which plan is that?" after the highest fee: the row that has it.
RuleResult row_of_extreme(const Turn& turn);
// "the wettest" after the total rain of each station: whether the largest of the number that is
// shown comes first. Nullopt: the word measures something else.
std::optional<bool> order_on_scale(const Turn& turn, uint32_t word);

}  // namespace ask::engine::dialogue
