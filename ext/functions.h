// The scalar functions, as a table that is registered at load.
#pragma once
#include <memory>
#include <span>
#include <string_view>

#include "ext/call.h"

namespace ask::ext {

struct Function {
  std::string_view name;
  int least, most;  // arguments
  bool null_in_null_out;
  bool pure;  // reads no data and runs no SQL, so it is allowed in views
  Result<Value> (*body)(const FunctionCall&);
  std::string_view signature, meaning, example;
};

std::span<const Function> functions();
// Returns an SQLite result code. All registrations share `session`.
int register_functions(sqlite3* db, const std::shared_ptr<Session>& session);
void unregister_functions(sqlite3* db);

}  // namespace ask::ext
