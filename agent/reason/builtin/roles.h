// What a foreign key calls the row that it refers to: "director" of director_id, "destination" of
// destination_code.
#pragma once
#include <string_view>
#include <vector>

#include "agent/reason/builtin/linker_index.h"
#include "agent/reason/builtin/schema_graph.h"
#include "agent/reason/builtin/token.h"

namespace ask::builtin {

// The words of a column of a key that name neither the parent nor the column it refers to, as ids
// of SchemaIndex::word; none where the key is called just as its parent is.
std::vector<uint32_t> role_words(ColumnId child, ColumnId parent, const SchemaIndex& index);

// The same word, or the doer and the deed: "directed" and "director", "review" and "reviewer".
bool same_role(const Token& token, const SchemaWord& word);

// The role_words of each edge of the graph.
std::vector<std::vector<uint32_t>> key_roles(const SchemaGraph& graph, const SchemaIndex& index);

}  // namespace ask::builtin
