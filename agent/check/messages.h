// Converts error messages of SQLite to findings.
#pragma once
#include <string>

#include "agent/check/repair.h"

namespace ask::sql {

// Turns a compile error that ends the search into a finding. `offset` -1: SQLite gives no position.
LocatedFinding compile_error(const std::string& message, int offset, const StatementText* script);

}  // namespace ask::sql
