// Follow-ups that replace or add a value or number of the previous question: "and Germany?".
#pragma once
#include <vector>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "and doctors?": another table, or anything else, in the place of a noun of the previous question.
RuleResult replace_noun(const Turn& turn);
// "in all studios?", "regardless of the town", "forget the year": without the condition on that.
RuleResult drop_condition(const Turn& turn);
// Numbers of the conditions that a bare number or comparison may mean.
std::vector<Condition*> numeric_conditions(const Turn& turn, QueryBlock& block);
// "what about Germany?", "and 2023?": a value, date or number of the kind that is there already.
RuleResult replace_value(const Turn& turn);

}  // namespace ask::engine::dialogue
