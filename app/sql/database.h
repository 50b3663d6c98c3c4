// A connection with the extension in it, and statements with bound parameters. The home of SQLite's
// header in the program; everything else here sees SQL only:
//
//   auto db = Database::open("shop.db", OpenMode::kRead);
//   auto answer = db->value("SELECT ask(?)", {"How many orders are there?"});
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/common/value.h"
#include "app/sql/side_files.h"

struct sqlite3;
struct sqlite3_stmt;

namespace ask::app {

enum class OpenMode {
  kRead,    // an existing file, read-only; ":memory:" can be written
  kWrite,   // an existing file
  kCreate,  // made where it does not exist
};

// A statement that is stepped by hand, for rows that are wanted as they come. It lives shorter than
// its Database. One thread at a time.
class PreparedStatement {
 public:
  // True for a row, false at the end.
  Result<bool> step();
  // Runs again from the beginning; what was bound stays.
  void reset();
  // `index` from 0.
  void bind(int index, const Value& value);
  // A text that is not copied: it has to live until it is bound again or the statement ends.
  void bind_borrowed(int index, std::string_view text);

  int columns() const;
  std::string name(int column) const;
  Value value(int column) const;
  // The value as text; "" for NULL.
  std::string text(int column) const;
  int64_t integer(int column) const;
  double real(int column) const;
  bool null(int column) const;

 private:
  friend class Database;
  struct Finalize {
    void operator()(sqlite3_stmt* stmt) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> stmt_;
};

class Database {
 public:
  // Another connection's lock is waited for that many milliseconds, here and later.
  static constexpr int kLockWait = 2000;
  // Errors: no such file (but with kCreate), no database, the extension cannot be registered;
  // kDatabaseLocked.
  static Result<Database> open(const std::string& file, OpenMode access, int lock_wait = kLockWait);
  // A copy of a file in memory. Errors: as above; it is larger than 256 MB.
  static Result<Database> open_copy(const std::string& file, int lock_wait = kLockWait);

  // The first statement of `sql`. A parameter that is missing is NULL.
  Result<PreparedStatement> prepare(std::string_view sql,
                                    const std::vector<Value>& parameters = {});
  // All rows.
  Result<ResultSet> query(std::string_view sql, const std::vector<Value>& parameters = {});
  // The first cell of the first row; NULL without one.
  Result<Value> value(std::string_view sql, const std::vector<Value>& parameters = {});
  // One or several statements without rows.
  Status run(const std::string& sql);
  // Copies the main database into a new file. Errors: the file exists, it cannot be written.
  Status save(const std::string& file);

  // Ends what is running with Code::kCancelled. For another thread or a signal handler: the handle
  // is good as long as the Database.
  sqlite3* handle() const { return db_.get(); }
  void interrupt() { interrupt(handle()); }
  static void interrupt(sqlite3* db);

 private:
  struct Close {
    void operator()(sqlite3* db) const;
  };
  static Status load_extension(sqlite3* db);

  SideFiles side_files_;  // before the connection, which has to be closed first
  std::unique_ptr<sqlite3, Close> db_;
};

}  // namespace ask::app
