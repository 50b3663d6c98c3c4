// Keys that nothing but a role names (ForeignKey::by_role) are followed only where the question
// names it: a trip has a captain, but who went on it is not that.
#pragma once
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

struct SaidRole {
  ColumnExpr key;
  ColumnExpr parent;
  bool side = false;  // one of two keys to those who meet in a match
};

// The keys of the schema that only a role names.
std::vector<SaidRole> roles_to_be_said(const db::Catalog& catalog, const SchemaGraph& graph,
                                       const SchemaIndex& index);

// True if the question has a word of one of the roles, or is about who met whom.
bool says_role(std::string_view question, const std::vector<SaidRole>& roles,
               const SchemaIndex& index);

}  // namespace ask::engine
