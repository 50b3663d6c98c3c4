// An in-memory database of our own, separate from the caller's: a demo for an evaluation, or a
// schema that another program sent. It contains nothing of the caller's, and what runs in it has no
// effect elsewhere.
#pragma once
#include <functional>
#include <string_view>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

class PrivateDatabase {
 public:
  // Opened with the caller's library and limits. Extensions cannot be loaded. Errors: kOutOfMemory,
  // kInternal.
  static Result<PrivateDatabase> open(sqlite3* host);
  PrivateDatabase(PrivateDatabase&& other) noexcept;
  PrivateDatabase& operator=(PrivateDatabase&&) = delete;
  ~PrivateDatabase();

  // Runs a trusted script of our own.
  Status fill(std::string_view script);
  // Runs untrusted statements, which may define tables, views and indexes and nothing else: no
  // rows, no query, no trigger, no virtual table, nothing in another database. Returns the number
  // of statements. Errors: kSecurityViolation naming the statement and the denied action,
  // kSyntaxError with SQLite's message, kInvalidArgument if there are too many statements or
  // if SQLite would work too long on one; those of `go_on`, which is called before each.
  Result<int> define(std::string_view ddl, const std::function<Status()>& go_on);

  sqlite3* handle() const { return db_; }

 private:
  explicit PrivateDatabase(sqlite3* db) : db_(db) {}
  sqlite3* db_;
};

// While it exists, statements compiled for the database may do nothing but read, and call no
// functions but common ones that are always fast. REQUIRES: one at a time, and the database
// outlives it.
class OnlyReads {
 public:
  explicit OnlyReads(const PrivateDatabase& database);
  ~OnlyReads();
  OnlyReads(const OnlyReads&) = delete;
  OnlyReads& operator=(const OnlyReads&) = delete;

 private:
  sqlite3* db_;
};

}  // namespace ask::db
