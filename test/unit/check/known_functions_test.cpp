// What the checker knows of the connection's functions: SQLite gives no sign when one is
// registered.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "test/unit/check/checker_support.h"

namespace ask::test::known_functions_test {
namespace {

using Lines = std::vector<std::string>;
const Lines kRefused{"SAFEGUARD_VIOLATION count"};

void nothing(sqlite3_context*, int, sqlite3_value**) {}
void end(sqlite3_context*) {}

void add_scalar(sqlite3* db, const char* name, int arguments, int flags) {
  sqlite3_create_function(db, name, arguments, flags, nullptr, nothing, nullptr, nullptr);
}
void add_aggregate(sqlite3* db, const char* name, int arguments, int flags) {
  sqlite3_create_function(db, name, arguments, flags, nullptr, nullptr, nothing, end);
}

}  // namespace

// feature 72
TEST(KnownFunctions, ACountOfTheApplicationIsSeen) {
  for (const char* sql : {"SELECT count(*) FROM customers", "SELECT COUNT ( * ) FROM big",
                          "SELECT age, count(*) FROM customers GROUP BY age",
                          "SELECT name FROM customers c WHERE 1 < (SELECT count(*) FROM orders)",
                          "SELECT count(*) OVER () FROM customers"})
    for (const int arguments : {-1, 0})
      for (const int encoding : {SQLITE_UTF8, SQLITE_UTF16LE, SQLITE_UTF16BE, SQLITE_ANY})
        for (const auto add : {add_scalar, add_aggregate}) {
          CheckedDatabase db(kShop);
          EXPECT_EQ(db.findings(sql), Lines{}) << sql;
          add(db.database, "count", arguments, encoding);
          const Lines found = db.codes(sql);
          EXPECT_TRUE(std::find(found.begin(), found.end(), kRefused[0]) != found.end())
              << sql << ", " << arguments << ", encoding " << encoding;
        }
}

// feature 72
TEST(KnownFunctions, OtherCallsOfCountAreJudgedByTheList) {
  for (const char* sql : {"SELECT count(age) FROM customers", "SELECT n FROM told",
                          "SELECT count(*) FROM customers CROSS JOIN told",
                          "SELECT count(DISTINCT age), count(*) FROM customers"}) {
    CheckedDatabase db(kShop);
    db.database.run("CREATE VIEW told AS SELECT count(age) AS n FROM customers");
    db.reread();
    EXPECT_EQ(db.findings(sql), Lines{}) << sql;
    add_aggregate(db.database, "count", 1, SQLITE_UTF8);
    EXPECT_FALSE(db.check(sql).runnable) << sql;
  }
}

// feature 72
TEST(KnownFunctions, AreLookedAtOnceInOneCall) {
  const char* const lower = "SELECT lower(name) FROM customers";
  CheckedDatabase db(kShop);
  {
    const sql::Checker::OneCall one_call(*db.checker);
    EXPECT_EQ(db.findings(lower), Lines{});
    add_scalar(db.database, "lower", 1, SQLITE_UTF8);
    EXPECT_EQ(db.findings(lower), Lines{});
    db.checker->forget_functions();
    EXPECT_EQ(db.codes(lower), Lines{"SAFEGUARD_VIOLATION lower"});
  }
  add_scalar(db.database, "lower", 1, SQLITE_UTF8 | SQLITE_INNOCUOUS);
  EXPECT_EQ(db.findings(lower), Lines{});
}

// feature 72
TEST(KnownFunctions, AreForgottenWhereAFunctionOfTheApplicationMayRegisterMore) {
  CheckedDatabase db(kShop);
  add_scalar(db.database, "tame", 1, SQLITE_UTF8 | SQLITE_INNOCUOUS);
  const sql::Checker::OneCall one_call(*db.checker);
  EXPECT_EQ(db.findings("SELECT tame(name), count(*) FROM customers"), Lines{});
  add_aggregate(db.database, "count", 0, SQLITE_UTF8);
  EXPECT_EQ(db.codes("SELECT count(*) FROM customers"), kRefused);
}

}  // namespace ask::test::known_functions_test
