// Income of a place or kind of business that the name of a table of sales begins with: the taproom
// of taproom_sale.
#pragma once
#include <string>
#include <string_view>

#include "agent/db/schema/catalog.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// The words of the amount ("taproom sale total") of the only table of income that is called so
// before its last word. "" if there is none or several, or other names of the schema have `name`,
// in lower case without blanks.
std::string income_called(const db::Catalog& catalog, const SchemaIndex& index,
                          std::string_view name);

}  // namespace ask::engine
