// The schema of another database as JSON, made into DDL. Both forms of a table:
//
//   {"tables": [{"name": "orders", "columns": ["id", {"name": "total", "type": "REAL"}]}]}
//   {"tables": {"orders": {"id": "INTEGER", "total": "REAL"}}}
//   -> CREATE TABLE "orders"("id", "total" REAL);
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "agent/common/result.h"

namespace ask {

// Columns are a list of names or of objects, or an object of types by name. An object for a column
// has `name` and may have `type`, `primary_key`, `not_null` and `references` ("table.column", or
// {"table", "column"}); one for a table may have `primary_key` (a list of columns) and
// `foreign_keys` ([{"column", "references"}]). What else they hold is passed over. Names are
// quoted; a type is a type name as SQLite takes it, with NOT NULL, UNIQUE or PRIMARY KEY at most.
// Errors (kInvalidArgument), each naming the table and column that it is about.
Result<std::string> schema_as_ddl(const nlohmann::ordered_json& schema);

}  // namespace ask
