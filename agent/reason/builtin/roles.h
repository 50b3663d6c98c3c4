// What a foreign key calls the row that it refers to: "director" of director_id, "destination" of
// destination_code. Where several keys lead to one table, the question's words choose among them.
#pragma once
#include <string_view>
#include <vector>

#include "agent/reason/builtin/linker_index.h"
#include "agent/reason/builtin/schema_graph.h"
#include "agent/reason/builtin/units.h"

namespace ask::builtin {

// The words of a column of a key that name neither the parent nor the column it refers to, as ids
// of SchemaIndex::word; none where the key is called just as its parent is.
std::vector<uint32_t> role_words(ColumnId child, ColumnId parent, const SchemaIndex& index);

// The same word, or the doer and the deed: "directed" and "director", "review" and "reviewer".
bool same_role(const Token& token, const SchemaWord& word);

// The role_words of each edge of the graph.
std::vector<std::vector<uint32_t>> key_roles(const SchemaGraph& graph, const SchemaIndex& index);

// How far the words of the question speak for joining over each key and no other: 1 for a role that
// is said, less than 0 for one that is not, 0 for a key that only names its parent. `roles`:
// key_roles.
std::vector<float> key_preferences(const Units& units, const SchemaGraph& graph,
                                   const SchemaIndex& index,
                                   const std::vector<std::vector<uint32_t>>& roles);

}  // namespace ask::builtin
