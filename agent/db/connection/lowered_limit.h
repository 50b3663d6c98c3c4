// A run-time limit of a connection (sqlite3_limit) that is lowered for a while.
#pragma once

#include <cstdint>

#include "agent/db/connection/sqlite.h"

namespace ask::db {

// Lowers the limit `id` of `db` to `value` bytes or levels and restores it on destruction; never
// raises it, so it can be nested. A limit that the host set meanwhile, from a function that the
// statement called, stays as the host set it. The connection must outlive the object.
class LoweredLimit {
 public:
  LoweredLimit(sqlite3* db, int id, int64_t value)
      : db_(db), id_(id), before_(sqlite3_limit(db, id, -1)) {
    if (value < before_) sqlite3_limit(db, id, static_cast<int>(value));
    in_force_ = sqlite3_limit(db, id, -1);
  }
  ~LoweredLimit() {
    if (in_force_ != before_ && sqlite3_limit(db_, id_, -1) == in_force_)
      sqlite3_limit(db_, id_, before_);
  }
  LoweredLimit(const LoweredLimit&) = delete;
  LoweredLimit& operator=(const LoweredLimit&) = delete;

  int in_force() const { return in_force_; }

 private:
  sqlite3* db_;
  int id_, before_, in_force_;
};

}  // namespace ask::db
