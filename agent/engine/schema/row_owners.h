// Whose the rows of a table are: people that keys lead to, who are not the staff that handles them.
#pragma once
#include "agent/engine/schema/join_graph.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// True for the people who work for an organisation, by the name of their table.
bool keeps_staff(const SchemaIndex& index, uint32_t table);
// True for those who do the work where nobody is employed: volunteers.
bool keeps_unpaid_staff(const SchemaIndex& index, uint32_t table);

// The people whom the rows of a table belong to.
struct RowOwner {
  uint32_t table = kNone;
  ColumnExpr key;  // to them, if it has a role of its own ("owner_id" of persons); else invalid
};
// The nearest people that keys of the rows lead to: the owner of an invoice's job's boat. No table
// if there are none, or several equally near.
RowOwner row_owner(const SchemaGraph& graph, const SchemaIndex& index, uint32_t table);

}  // namespace ask::engine
