// A :memory: database of our own, beside the caller's: a demo to be evaluated on, or the schema
// that another program sent. Nothing of the caller's is in it, and what runs in it is seen nowhere
// else.
#pragma once
#include <string_view>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

class PrivateDatabase {
 public:
  // Opened with the caller's own library and limits. Extensions cannot be loaded into it.
  // Errors: kOutOfMemory, kInternal.
  static Result<PrivateDatabase> open(sqlite3* host);
  PrivateDatabase(PrivateDatabase&& other) noexcept;
  PrivateDatabase& operator=(PrivateDatabase&&) = delete;
  ~PrivateDatabase();

  // Runs a script of our own making.
  Status fill(std::string_view script);
  // Runs statements of unknown origin that may define tables, views and indexes and do nothing
  // else: no rows, no query, no trigger, no virtual table, nothing in another database.
  // Gives the number of statements. Errors: kSecurityViolation naming the statement and what it
  // wanted, kSyntaxError with SQLite's words, kInvalidArgument when there are too many.
  Result<int> define(std::string_view ddl);

  sqlite3* handle() const { return db_; }

 private:
  explicit PrivateDatabase(sqlite3* db) : db_(db) {}
  sqlite3* db_;
};

}  // namespace ask::db
