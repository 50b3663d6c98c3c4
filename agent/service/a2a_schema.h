// Converts the schema of another database from JSON to DDL. Two forms of a table:
//
//   {"tables": [{"name": "orders", "columns": ["id", {"name": "total", "type": "REAL"}]}]}
//   {"tables": {"orders": {"id": "INTEGER", "total": "REAL"}}}
//   -> CREATE TABLE "orders"("id", "total" REAL);
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "agent/common/result.h"

namespace ask {

// Columns are an array of names or objects, or an object of types by name. A column object has
// `name` and optionally `type`, `primary_key`, `not_null` and `references` ("table.column", or
// {"table", "column"}); a table object may have `primary_key` (an array of columns) and
// `foreign_keys` ([{"column", "references"}]). Other members are ignored. Names are quoted; a type
// is a type name of SQLite, optionally with NOT NULL, UNIQUE or PRIMARY KEY. Errors
// (kInvalidArgument) name the table and column.
Result<std::string> schema_as_ddl(const nlohmann::ordered_json& schema);

}  // namespace ask
