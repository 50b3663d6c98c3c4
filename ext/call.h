// A call of an SQL function as its body sees it: the session and the arguments. Hides
// sqlite3_context.
#pragma once
#include <sqlite3ext.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/common/value.h"
#include "agent/session.h"

namespace ask::ext {

class FunctionCall {
 public:
  FunctionCall(Session& session, int count, sqlite3_value** values)
      : session_(session), count_(count), values_(values) {}

  Session& session() const { return session_; }
  int count() const { return count_; }
  bool null(int i) const;
  // The text of argument `i`, copied; "" if it is NULL or absent. Errors (kInvalidArgument): the
  // argument is a blob, which is not text.
  Result<std::string> text(int i) const;

  // For a body that changes something: takes the memory for a text result of up to `bytes` bytes
  // before the change, so that its result cannot fail after it. Errors: kOutOfMemory.
  Status reserve_result(size_t bytes) const;
  // Sets the result of the function.
  void give(sqlite3_context* ctx, const Value& value) const;

 private:
  struct Free {
    void operator()(char* p) const;
  };
  Session& session_;
  int count_;
  sqlite3_value** values_;
  mutable std::unique_ptr<char, Free> reserved_ = {};
  mutable size_t bytes_ = 0;  // of reserved_
};

// SQLite's result code for a failure: the one that SQLite gave, where it is a state that a host may
// react to (busy, interrupted, out of memory, corrupt, full); else SQLITE_ERROR.
int result_code(const Error& error);

// Sets the value of a column or the result of an SQL function; a value above SQLite's length limit
// becomes an error.
void give(sqlite3_context* ctx, const Value& value);

}  // namespace ask::ext
