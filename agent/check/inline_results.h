// SQL that reads results kept earlier in the connection, made whole: each result that FROM names
// becomes a WITH query in front, so that the checker and the runner meet a plain statement and
// nothing has to be allowed for it.
//
//   SELECT sum(n) FROM df_1
//   -> WITH "df_1"("city","n") AS (VALUES ('Paris',2),('Rome',1)) SELECT sum(n) FROM df_1
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/common/value.h"

namespace ask::sql {

struct InlineResult {
  std::string name;         // as FROM spells it, case folded
  const ResultSet* result;  // not null
  std::string sql;          // that gave it, whole
};

// A value as SQL reads it back: the same type, the same bytes.
std::string value_literal(const Value& value);

// The columns of a result under names that differ (ASCII case folded) and are not empty.
std::vector<std::string> distinct_columns(const std::vector<std::string>& columns);

// The names that FROM holds without a schema and that `sql` does not define itself: lower case,
// each once. What cannot be read as SQL has none.
std::vector<std::string> bare_tables(std::string_view sql);

// `sql` with the results in front of it. Up to 1000 rows are written out; more, and a result that
// was cut, are read anew by the SQL that gave them. `sql` itself stays as it is.
// Errors: as Script::read.
Result<std::string> with_results(std::string_view sql, const std::vector<InlineResult>& results);

}  // namespace ask::sql
