// Follow-ups for the first of the rows or groups: "who is the oldest?", "which gave the most?".
#pragma once
#include <string_view>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True for "most", "highest", ...
bool is_highest_word(std::string_view word);
// True for "least", "lowest", ...
bool is_lowest_word(std::string_view word);
// True if it has only a direction, which the previous question does not have: "which one has
// the fewest?".
bool takes_group_order(const Turn& turn, bool& descending);
// "which ward had the most?", "for which class most often?", "who cancelled most?" after a number
// of rows, or numbers of other groups.
RuleResult first_of_others(const Turn& turn);
// "top 5 clients" after a number of shipments, or numbers of other groups: those with the most.
RuleResult first_of_noun(const Turn& turn);
bool is_graded(const Turn& turn);
// "which one has the fewest?", "the three cheapest", "who is the oldest?"
RuleResult first_of_rows(const Turn& turn);

}  // namespace ask::engine::dialogue
