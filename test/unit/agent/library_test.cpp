// Hosts whose SQLite was built without a feature, and hosts with two SQLite libraries.
#include <gtest/gtest.h>

#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/sqlite_build.h"
#include "ext/entry.h"
#include "test/unit/support.h"

namespace ask::library_test {
namespace {

using Rows = std::vector<std::string>;

// The host's API routines without a progress handler, for the lifetime of this object.
class NoProgressHandler {
 public:
  NoProgressHandler() : table_(*sqlite3_api) {
    table_.progress_handler = nullptr;
    sqlite3_api = &table_;
    sqlite3_cancel_auto_extension(kEntry);  // it would bring the full API table
  }
  ~NoProgressHandler() {
    sqlite3_api = whole_;
    sqlite3_auto_extension(kEntry);
  }
  NoProgressHandler(const NoProgressHandler&) = delete;
  NoProgressHandler& operator=(const NoProgressHandler&) = delete;

 private:
  static inline void (*const kEntry)() = reinterpret_cast<void (*)()>(sqlite3_ask_init);
  const sqlite3_api_routines* whole_ = sqlite3_api;
  sqlite3_api_routines table_;
};

constexpr const char* kTables =
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, city TEXT); INSERT INTO orders VALUES(1, 'Oslo');";

}  // namespace

// Regression: better-sqlite3's library has no progress handler, and the first query called address
// 0.
// feature 196
TEST(Library, WithoutAProgressHandlerQuestionsAreAnswered) {
  test::Database db(kTables);
  const NoProgressHandler without;
  EXPECT_TRUE(db::lacks_progress_handler());
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many orders are there?')"), Rows{"1"});
  EXPECT_EQ(db.rows("SELECT ask('SELECT city FROM orders WHERE city <> ''Rome''')"), Rows{"Oslo"});
}

// feature 97 196
TEST(Library, WithoutAProgressHandlerAnEndlessQueryStopsAtItsTimeLimit) {
  test::Database db(kTables);
  const NoProgressHandler without;
  EXPECT_EQ(db.rows("SELECT ask('WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                    "SELECT count(*) FROM n', '{\"query_timeout_ms\": 50}')"),
            Rows{"error: ask: the query ran longer than 50 ms (query_timeout_ms)"});
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many orders are there?')"), Rows{"1"});
}

// Regression: loaded by two libraries in one process, the extension called functions of one for
// connections of the other.
// feature 190 196
TEST(Library, ASecondLibraryInTheProcessIsRefused) {
  test::Database db(kTables);
  sqlite3_api_routines other = *sqlite3_api;
  char* why = nullptr;
  EXPECT_EQ(sqlite3_ask_init(db, &why, &other), SQLITE_ERROR);
  EXPECT_STREQ(why,
               "ask: this process uses it with another SQLite library; load a copy of the file");
  sqlite3_free(why);
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many orders are there?')"), Rows{"1"});
}

}  // namespace ask::library_test
