// Follow-ups for the other extreme: of the rows of an average, and of each group.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "and the longest one?" after an average length: the greatest length, of its row.
// `own`: how the first of the rows is read.
RuleResult extreme_of_average(const Turn& turn, const QueryBlock& own);
// "and the longest?" after the shortest film of each genre: the longest of each.
RuleResult other_end_of_each(const Turn& turn);

}  // namespace ask::engine::dialogue
