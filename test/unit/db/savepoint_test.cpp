#include "agent/db/connection/savepoint.h"

#include <gtest/gtest.h>

#include <string>

#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "test/unit/support.h"

namespace ask::db::savepoint_test {
namespace {

// Releasing the outermost savepoint commits, which a reader of another connection prevents.
TEST(Savepoint, LeavesNoTransactionOpenThatAnotherConnectionKeepsFromEnding) {
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

}  // namespace
}  // namespace ask::db::savepoint_test
