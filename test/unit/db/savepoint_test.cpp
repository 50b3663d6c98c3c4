#include "agent/db/connection/savepoint.h"

#include <gtest/gtest.h>

#include <string>

#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "test/unit/support.h"

namespace ask::db::savepoint_test {
namespace {

// Releasing the outermost savepoint commits, which a reader on another connection prevents.
TEST(Savepoint, IsRolledBackIfAnotherConnectionPreventsTheCommit) {
  const test::TempFolder folder;
  test::Database own("CREATE TABLE u(x); INSERT INTO u VALUES (1), (2), (3);", folder / "u.db");
  test::Database other("", folder / "u.db");
  {
    auto reading = Stmt::prepare(other, "SELECT x FROM u");
    ASSERT_TRUE(reading);
    ASSERT_TRUE(reading->step());
    auto savepoint = Savepoint::open(own);
    ASSERT_TRUE(savepoint);
    ASSERT_TRUE(execute(own, "INSERT INTO u VALUES (9)"));
    savepoint->take_back();
    EXPECT_NE(sqlite3_get_autocommit(own), 0);
  }
  EXPECT_TRUE(execute(other, "INSERT INTO u VALUES (4)"));
  EXPECT_EQ(own.rows("SELECT count(*) FROM u")[0], "4");
}

// A change that reads first calls the host's busy handler, like one that writes at once.
TEST(Savepoint, AWritingOneWaitsForTheLockOfAnotherConnection) {
  const test::TempFolder folder;
  test::Database own("CREATE TABLE u(x)", folder / "u.db");
  test::Database other("", folder / "u.db");
  other.run("BEGIN IMMEDIATE; INSERT INTO u VALUES (1)");
  sqlite3_busy_handler(
      own,
      [](void* locker, int times) {
        static_cast<test::Database*>(locker)->run("COMMIT");
        return int{times == 0};
      },
      &other);
  auto savepoint = Savepoint::open_to_write(own);
  ASSERT_TRUE(savepoint);
  ASSERT_TRUE(execute(own, "SELECT count(*) FROM u; INSERT INTO u VALUES (2)"));
  EXPECT_TRUE(savepoint->keep());
  EXPECT_NE(sqlite3_get_autocommit(own), 0);
  EXPECT_EQ(other.rows("SELECT count(*) FROM u")[0], "2");
  // Rolled back, it leaves nothing; in a transaction of the caller it is a savepoint.
  {
    auto lost = Savepoint::open_to_write(own);
    ASSERT_TRUE(execute(own, "INSERT INTO u VALUES (3)"));
  }
  EXPECT_NE(sqlite3_get_autocommit(own), 0);
  own.run("BEGIN; INSERT INTO u VALUES (4)");
  {
    auto lost = Savepoint::open_to_write(own);
    ASSERT_TRUE(execute(own, "INSERT INTO u VALUES (5)"));
  }
  own.run("COMMIT");
  EXPECT_EQ(other.rows("SELECT group_concat(x) FROM u")[0], "1,2,4");
}

}  // namespace
}  // namespace ask::db::savepoint_test
