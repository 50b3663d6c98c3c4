// The number of the rows: "how many is that?", "how many altogether?", "how many pallets?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "how many pallets?", "revenue": the number that the short question asks for, of the same rows.
RuleResult measure_alone(const Turn& turn);
// "how many in each?" after the kinds of rows, or the groups with so many of them.
RuleResult count_in_groups(const Turn& turn);
// "how many is that?", "count them"
RuleResult count_rows(const Turn& turn);
// "how many is that altogether?", "and in total?" after numbers of groups: of all of them.
RuleResult total_of_groups(const Turn& turn);
// "and the number of lessons?" after their average price: the rows that were measured.
RuleResult count_measured(const Turn& turn);
// "how many hectares is that in total?": the sum of that number over the rows of the previous
// question, "how many alerts was that?" the number of those.
RuleResult amount_of_that(const Turn& turn);

}  // namespace ask::engine::dialogue
