// Gives a query what the question asks of the amounts of its groups: changes on the group before,
// running totals, moving averages, shares, and the groups that are less or more than those beside
// them (rewrite/rewrite_series.h).
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/rewrite/asked_series.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// True if there is something to be given: a list of outputs may be all.
inline bool asks_for_groups(const AskedSeries& asked) {
  return asked.any() || !asked.listed.empty();
}

// False if the form has no amount of groups, or none in the order that is asked for, or if an
// output that the question lists is none of the form; it is then unchanged.
bool take_series(const AskedSeries& asked, const ColumnFacts& column_facts,
                 const SchemaGraph& graph, LogicalForm& form);

}  // namespace ask::engine
