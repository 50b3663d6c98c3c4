// Tables that store the names of people in two columns, one for first and one for last names.
#pragma once
#include <vector>

#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// At most one pair for each table, in the order of the tables; none where a column stores the whole
// name. PersonName::names_rows is set if the pair, and no other column, names the table's rows.
std::vector<SchemaIndex::PersonName> person_names(const db::Catalog& catalog,
                                                  const SchemaIndex& index);

// The other column of the pair that names the rows of the table; kNone if this one is of none.
uint32_t other_name(const SchemaIndex& index, uint32_t t, uint32_t column);

}  // namespace ask::engine
