// Formats a table as one compact line, for prompts and ask_schema:
//   orders(id INTEGER PK, customer_id INTEGER -> customers.id, total REAL null)
// "null" marks columns that may be NULL; names that SQL could misread are quoted.
#pragma once
#include <string>

#include "agent/db/schema/catalog.h"

namespace ask::reason {
std::string schema_text(const db::Table& table);
// Only its name, in the same format.
std::string table_name(const db::Table& table);
}  // namespace ask::reason
