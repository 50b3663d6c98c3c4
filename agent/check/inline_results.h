// Inlines kept results of the connection into SQL that reads them: each result that FROM names
// becomes a WITH query, so that the checker and the runner see a plain statement and need no
// special case.
//
//   SELECT sum(n) FROM df_1
//   -> WITH "df_1"("city","n") AS (VALUES ('Paris',2),('Rome',1)) SELECT sum(n) FROM df_1
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/common/value.h"
#include "agent/sql/statement.h"

namespace ask::sql {

struct InlineResult {
  std::string name;         // as FROM spells it, case folded
  const ResultSet* result;  // not null
  std::string sql;          // the complete SQL that produced it
};

// A SQL literal that evaluates to the same type and the same bytes.
std::string value_literal(const Value& value);

// The column names of a result, made nonempty and distinct (ASCII case folded).
std::vector<std::string> distinct_columns(const std::vector<std::string>& columns);

// The names that FROM uses without a schema and that `sql` does not define itself: lower case,
// without duplicates. Empty if `sql` cannot be parsed.
std::vector<std::string> bare_tables(const Statement& statement);

// True if with_results writes the rows out: it does not need the SQL that produced them.
bool can_be_written_out(const ResultSet& result);

// `sql` with the results prepended. A result of at most 1000 rows is written out as VALUES; a
// larger or truncated one is computed again from its SQL. `sql` itself is unchanged. Errors: as
// StatementText::read.
Result<std::string> with_results(const Statement& statement,
                                 const std::vector<InlineResult>& results);

}  // namespace ask::sql
