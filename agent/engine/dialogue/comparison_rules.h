// Comparisons with a number: "under 100?", "at least 20", "more than 5" of what is counted; and of
// the last figure with that of something else.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// What the last answer is to be compared with: "2022" of "how does that compare with 2022?"; "" if
// it is not compared.
std::string other_side(const Turn& turn);
// "how does that compare with 2022?" after a figure: the question of both, which stands alone.
RuleResult compared_with(const Turn& turn);
// The rows of the column that meet the bound: "films with price over 10 pounds".
std::vector<std::string> compared_texts(const Turn& turn, const ColumnExpr& column,
                                        std::string_view bound);
// "under 100?", "or less than 5", "at least 20": of the column that was compared before.
RuleResult compare_number(const Turn& turn);

// "more than 50" of a column in cents may be in euros.
bool in_small_units(const Turn& turn, const ColumnExpr& column);

}  // namespace ask::engine::dialogue
