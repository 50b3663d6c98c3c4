// What a foreign key calls the row that it refers to: "director" of director_id, "destination" of
// destination_code.
#pragma once
#include <string_view>
#include <vector>

#include "agent/engine/schema/join_graph.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// The words of a column of a key that name neither the parent nor the column it refers to, as ids
// of SchemaIndex::word; none where the key is called just as its parent is.
std::vector<uint32_t> role_words(ColumnExpr child, ColumnExpr parent, const SchemaIndex& index);

// The same word, or the doer and the deed: "directed" and "director", "review" and "reviewer".
bool same_role(const Token& token, const SchemaWord& word);

// The role_words of each edge of the graph.
std::vector<std::vector<uint32_t>> key_roles(const SchemaGraph& graph, const SchemaIndex& index);

}  // namespace ask::engine
