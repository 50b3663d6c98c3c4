// Calls a scalar function of the host's connection.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

// The text of SELECT name(argument). Errors: kCancelled for an interrupt; else kModelError with
// what the function says, also if the text is longer than 8,000,000 bytes or NULL. REQUIRES: the
// caller has decided that this function may be called.
Result<std::string> call_function(sqlite3* db, std::string_view name, const std::string& argument);

}  // namespace ask::db
