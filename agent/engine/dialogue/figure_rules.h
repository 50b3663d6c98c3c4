// Follow-ups about the figures that the previous question showed: the groups on one side of a
// number, and the rows on one side of a single figure.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// The column of GROUP BY of the previous question that the word names; null if there is none.
const GroupKey* group_called(const Turn& turn, uint32_t token);
// "which types have at least 5?", "only the roles with more than one employee", "where was it less
// than 300?" after a figure of each group.
RuleResult groups_beyond(const Turn& turn);
// "who is older than that?", "show the names of those that cost more than that" after one figure.
RuleResult rows_beyond(const Turn& turn);
// "which gave the most?" after rows with one number each: the first of them.
RuleResult first_of_shown(const Turn& turn);
// "which hires are above that?": a figure that was shown before is its bound.
bool compares_with_that(const Utterance& u);
// It may stand alone, but points at rows or a figure: "which ones cost more than that?".
bool refers_to_shown(const Utterance& u);
// The first of these that is a query.
RuleResult of_shown_figures(const Turn& turn);
// It names a number and nothing that the number may be of: "which grades have more than 2?".
bool bounds_unnamed_figure(const Utterance& u);

}  // namespace ask::engine::dialogue
