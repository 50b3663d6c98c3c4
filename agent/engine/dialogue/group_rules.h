// Groups: "by country?", "per month", "all agents".
#pragma once
#include <string>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

RuleResult group_rows(const Turn& turn);
RuleResult grouped_by(const Turn& turn, const std::string& body);
// "all agents" after a number of one of them: a number of each.
RuleResult group_by_all(const Turn& turn);

// "same for tools" after the members with the most loans: the tools with the most loans.
RuleResult replace_group(const Turn& turn);

// "which month was the busiest?" after rows: that with most of them.
RuleResult busiest_period(const Turn& turn);
// "and the busiest weekday?" after the busiest hour, "how about the quietest hour?"
RuleResult other_busiest_period(const Turn& turn);

}  // namespace ask::engine::dialogue
