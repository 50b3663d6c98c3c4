// Formats a table as one compact line, for prompts and ask_schema:
//   orders(id INTEGER PK, customer_id INTEGER -> customers.id, total REAL null)
// "null" marks columns that may be NULL; names that SQL could misread are quoted.
#pragma once
#include <string>
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::reason {
// Without `measured`, with the keys that follow from names, types and declarations, whatever the
// data.
std::string schema_text(const db::Table& table, bool measured = true);
// Its foreign keys, with or without those that only the data show: keys that refer to a measured
// key, and keys that the data disprove.
std::vector<db::ForeignKey> keys_of(const db::Table& table, bool measured);
// Only its name, in the same format.
std::string table_name(const db::Table& table);
}  // namespace ask::reason
