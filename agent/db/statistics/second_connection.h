// A second connection to the file of the host's main database, for reading stored values while the
// host's own connection runs nothing. ask_sql gets its values from here.
#pragma once
#include <memory>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

struct Table;

// Opened read-only with the host's library and VFS, closed on destruction. It sees only committed
// data.
class SecondConnection {
 public:
  // Null if no such connection would see what the host sees: the database has no file, the host is
  // in a write transaction, the file is locked or needs a key, or its schema has changed since.
  // Errors: none but bad_alloc, which it throws. `host` must outlive it.
  static std::unique_ptr<SecondConnection> open(sqlite3* host);
  ~SecondConnection();
  SecondConnection(const SecondConnection&) = delete;
  SecondConnection& operator=(const SecondConnection&) = delete;

  sqlite3* db() const { return db_; }
  // True if it may read the table: a table of main, all of whose columns that are not private the
  // host's authorizer allows to be read. To check that, the host compiles a SELECT and runs
  // nothing.
  bool may_read(const Table& table) const;

 private:
  explicit SecondConnection(sqlite3* host) : host_(host) {}
  sqlite3* host_;
  sqlite3* db_ = nullptr;
};

}  // namespace ask::db
