// Guards against name capture by hidden columns. SQLite resolves a name to the nearest column, so
// `SELECT name AS mail ... WHERE mail = 1` means something else if the table has a hidden column
// `mail`. The outcome must not reveal whether it has one, so a statement that would depend on it is
// refused.
#pragma once
#include <optional>
#include <string_view>

#include "agent/check/function_rules.h"
#include "agent/check/hints.h"
#include "agent/common/result.h"

namespace ask::sql {

struct CaptureParts {
  sqlite3* host;
  const StandIns& stand_ins;  // of the visible schema
  db::HostFunctions& functions;
  const CheckRules& rules;
};

// Nothing if the statement means the same whatever is hidden. This depends on the visible schema
// alone: the statement is compiled against tables that have every unqualified name of the statement
// as a hidden column too. `change`: as in ScratchConnection::prepare. REQUIRES: the statement
// compiles against the visible schema.
Result<std::optional<Finding>> captured_name(const Statement& statement, const CaptureParts& parts,
                                             bool change);

}  // namespace ask::sql
