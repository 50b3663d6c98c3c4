// Where a policy hides columns: names that would mean a hidden column if there were one of that
// name. SQLite takes the nearest column first, so `SELECT name AS mail ... WHERE mail = 1` reads
// another thing when the table has a column `mail` that may not be seen. Whether it has one must
// not be told by what becomes of the statement; so no statement may depend on it.
#pragma once
#include <optional>
#include <string_view>

#include "agent/check/function_rules.h"
#include "agent/check/hints.h"
#include "agent/common/result.h"

namespace ask::sql {

struct CaptureParts {
  sqlite3* host;
  const StandIns& stand_ins;  // of what is visible
  db::HostFunctions& functions;
  const CheckRules& rules;
};

// Nothing when the statement means the same whatever is hidden. Decided by what is visible alone:
// the statement is compiled among tables in which every name that it writes without a table is a
// hidden column too. `change` as in Shadow::prepare. REQUIRES: it compiles among what is visible.
Result<std::optional<Finding>> captured_name(std::string_view sql, const CaptureParts& parts,
                                             bool change);

}  // namespace ask::sql
