// Queries that hardly answer any question, whatever its words: what they show says nothing, or a
// condition is on a column that it cannot be about. They rank last, and are never answered.
#pragma once
#include <string_view>

#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/mentioned_items.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Says in words for the user what is implausible about the candidate; "" if nothing is:
// - a yes or no is shown where nobody asks for it: "who gets the newsletter" as a list of 0 and 1,
// - people are asked for, and all that is shown is a key or number: "who" as 17,
// - groups of equal amounts: "weight per cheese" by the weight,
// - a year is compared with an amount or key: "donations in 2023" of 2023 dollars,
// - a period is compared with when the owner of the rows came, where the rows have a date of their
//   own: "orders of 2023" by the date on which the customers joined.
std::string_view implausible_shape(const Candidate& candidate, const Arcs& arcs,
                                   const ColumnFacts& facts, const SchemaGraph& graph,
                                   const MentionedItems& mentioned);

}  // namespace ask::engine
