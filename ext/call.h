// One call of an SQL function, as its body sees it: the session and checked arguments. Bodies know
// nothing of sqlite3_context.
#pragma once
#include <sqlite3ext.h>

#include <optional>
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/common/value.h"
#include "agent/session.h"

namespace ask::ext {

class Call {
 public:
  Call(Session& session, int count, sqlite3_value** values)
      : session_(session), count_(count), values_(values) {}

  Session& session() const { return session_; }
  int count() const { return count_; }
  bool null(int i) const;
  // The text of argument `i`, copied; "" when it is NULL or absent. Blobs are text only when they
  // are taken as such: kInvalidArgument.
  Result<std::string> text(int i) const;

 private:
  Session& session_;
  int count_;
  sqlite3_value** values_;
};

// Puts a value into a result slot of SQLite; a value over SQLite's length limit becomes its error.
void give(sqlite3_context* ctx, const Value& value);

}  // namespace ask::ext
