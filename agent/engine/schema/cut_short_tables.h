// Tables that are called by the beginning of a noun, in a schema that abbreviates most of its
// names: tbl_obj of "object".
#pragma once
#include <string_view>
#include <vector>

#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// The only such table; none if there are several.
std::vector<uint32_t> tables_cut_short(const SchemaIndex& index, std::string_view noun);

}  // namespace ask::engine
