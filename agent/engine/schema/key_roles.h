// Role names of foreign keys: what a key calls the row that it references, such as "director" in
// director_id or "destination" in destination_code.
#pragma once
#include <string_view>
#include <vector>

#include "agent/engine/schema/join_graph.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// The words of a key column that occur neither in the name of the parent table nor in that of the
// parent column, as ids for SchemaIndex::word. Empty if the key is named after its parent.
std::vector<uint32_t> role_words(ColumnExpr child, ColumnExpr parent, const SchemaIndex& index);

// True for the same word, or for a verb and its agent noun: "directed" and "director".
bool same_role(const Token& token, const SchemaWord& word);

// The role_words of each edge of the graph.
std::vector<std::vector<uint32_t>> key_roles(const SchemaGraph& graph, const SchemaIndex& index);

}  // namespace ask::engine
