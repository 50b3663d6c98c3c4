// A table in one compact line, as prompts and ask_schema show it:
//   orders(id INTEGER PK, customer_id INTEGER -> customers.id, total REAL null)
// "null" marks columns that may be NULL; names that SQL could misread are quoted.
#pragma once
#include <string>

#include "agent/db/schema/catalog.h"

namespace ask::reason {
std::string schema_text(const db::Table& table);
// Its name alone, as there.
std::string table_name(const db::Table& table);
}  // namespace ask::reason
