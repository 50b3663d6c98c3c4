// Order and limits: "sort them by price", "who is second?", "just the top 3".
#pragma once
#include <string_view>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True if it asks for an order, and for no first row: "longest first".
bool asks_order(const Turn& turn);
// "sort them by price", "newest first", "in descending order"
RuleResult order_rows(const Turn& turn);
// "who is second?", "and the next one?"
RuleResult row_at_rank(const Turn& turn);
// "just the top 3", "make that 5", "the bottom 3"
RuleResult limit_rows(const Turn& turn);
// "and after that?", "and before her?": the next period or the next of the rows in order.
RuleResult next_row(const Turn& turn);
// 2 for "second" and "2nd", up to 10; 0 for other words.
int place_named(std::string_view word);

// "just the three most expensive" after the costs of each bus, whose own price is not stored.
RuleResult dearest_groups(const Turn& turn);

}  // namespace ask::engine::dialogue
