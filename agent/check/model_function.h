// Which functions of the connection may be the model (function/NAME), and that generated SQL may
// not call them.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/settings/settings.h"

struct sqlite3;

namespace ask::sql {

// Errors: kMissingLlm if the connection has no scalar function of this name that takes one
// argument; kSecurityViolation for one of SQLite's, one of ask, and one that reaches files or other
// tables.
Status may_be_model(sqlite3* db, std::string_view name);

// The names of the functions that are the model of some step, lower case.
std::vector<std::string> model_functions(const Settings& settings);

}  // namespace ask::sql
