// Rows that are valid for a time: a lease from its start to its end, which is NULL while it is
// open.
#pragma once
#include <string>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// True if the question is about the present: "current tenants", "still on the wall". Not if it
// names a state of its own ("currently on hold").
bool says_current(const Arcs& arcs, const ColumnFacts& column_facts);

// "current tenants", "members with more than one plot at the moment", "still on the wall": keeps
// the rows that are valid on `now`, an ISO date, of the only table that the query joins, or that
// refers to its entity, with a date of the end. Leaves the block as it is unless the question is
// `current` (says_current), or if no or several tables qualify. A condition that the end is NULL
// also accepts ends in the future, if any are stored, unless the question names the date.
void keep_current(const Arcs& arcs, const ColumnFacts& column_facts, const SchemaGraph& graph,
                  const std::string& now, bool current, QueryBlock& block);
// Of rows that hold from one date to another, "on 1 April 2023" means those that held then.
void hold_on_date(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block);
// True if rows of the block end and the block has no condition on that. REQUIRES: says_current().
bool loses_present(const Arcs& arcs, const ColumnFacts& column_facts, const SchemaGraph& graph,
                   const QueryBlock& block);

}  // namespace ask::engine
