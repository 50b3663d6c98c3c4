// A second connection to the file behind the host's main database, for reading stored values while
// the host's own connection runs nothing: what ask_sql knows of values comes from here.
#pragma once
#include <memory>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

struct Table;

// Opened with the host's library and VFS, read-only, closed by its owner. It sees what is
// committed.
class SecondConnection {
 public:
  // Nothing where there is no such connection that sees what the host sees: a database without a
  // file, a host in the middle of changing it, a lock, a schema that is another one by now, a file
  // that needs a key. Errors: none but bad_alloc, which it throws. `host` must outlive it.
  static std::unique_ptr<SecondConnection> open(sqlite3* host);
  ~SecondConnection();
  SecondConnection(const SecondConnection&) = delete;
  SecondConnection& operator=(const SecondConnection&) = delete;

  sqlite3* db() const { return db_; }
  // Whether it may read the table: one of main, of which the host's authorizer lets every column
  // that is not private be read. The host compiles a SELECT for that and runs nothing.
  bool may_read(const Table& table) const;

 private:
  explicit SecondConnection(sqlite3* host) : host_(host) {}
  sqlite3* host_;
  sqlite3* db_ = nullptr;
};

}  // namespace ask::db
