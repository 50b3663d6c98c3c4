// The checker's list of the connection's functions, since SQLite does not report a registration;
// and the statements it has compiled there.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "agent/check/checked_sql.h"
#include "test/unit/check/checker_support.h"

namespace ask::test::known_functions_test {
namespace {

using Lines = std::vector<std::string>;
using Rows = std::vector<std::vector<Value>>;
const Lines kRefused{"SAFEGUARD_VIOLATION count"};

void nothing(sqlite3_context*, int, sqlite3_value**) {}
void end(sqlite3_context*) {}
void seven(sqlite3_context* context, int, sqlite3_value**) { sqlite3_result_int(context, 7); }

int deny_reading(void*, int action, const char*, const char*, const char*, const char*) {
  return action == SQLITE_READ ? SQLITE_DENY : SQLITE_OK;
}

void add_scalar(sqlite3* db, const char* name, int arguments, int flags) {
  sqlite3_create_function(db, name, arguments, flags, nullptr, nothing, nullptr, nullptr);
}
void add_aggregate(sqlite3* db, const char* name, int arguments, int flags) {
  sqlite3_create_function(db, name, arguments, flags, nullptr, nullptr, nothing, end);
}

}  // namespace

// feature 72
TEST(KnownFunctions, AnApplicationsCountIsDetected) {
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
TEST(KnownFunctions, OtherCallsOfCountAreCheckedAgainstTheList) {
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
TEST(KnownFunctions, AreListedOncePerCall) {
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
TEST(KnownFunctions, AreListedAgainAfterAFunctionOfTheApplication) {
  CheckedDatabase db(kShop);
  add_scalar(db.database, "tame", 1, SQLITE_UTF8 | SQLITE_INNOCUOUS);
  const sql::Checker::OneCall one_call(*db.checker);
  EXPECT_EQ(db.findings("SELECT tame(name), count(*) FROM customers"), Lines{});
  add_aggregate(db.database, "count", 0, SQLITE_UTF8);
  EXPECT_EQ(db.codes("SELECT count(*) FROM customers"), kRefused);
}

// feature 72
TEST(CompiledStatement, IsKeptForOneCallAndOneText) {
  const char* const sql = "SELECT name FROM customers";
  CheckedDatabase db(kShop);
  EXPECT_TRUE(db.check(sql).runnable);
  EXPECT_EQ(db.checker->take_compiled(sql), nullptr);
  {
    const sql::Checker::OneCall one_call(*db.checker);
    EXPECT_TRUE(db.check(sql).runnable);
    EXPECT_NE(db.checker->take_compiled(sql), nullptr);
    EXPECT_EQ(db.checker->take_compiled(sql), nullptr);
    EXPECT_TRUE(db.check(sql).runnable);
    EXPECT_EQ(db.checker->take_compiled("SELECT id FROM customers"), nullptr);
    EXPECT_TRUE(db.check(sql).runnable);
    EXPECT_FALSE(db.check("SELECT nme FROM customers").runnable);
    EXPECT_EQ(db.checker->take_compiled(sql), nullptr);
    EXPECT_TRUE(db.check(sql).runnable);
  }
  EXPECT_EQ(sqlite3_next_stmt(db.database, nullptr), nullptr);
}

// feature 72
TEST(CompiledStatement, RunsLikeANewlyCompiledOne) {
  const char* const sql = "SELECT abs(-1) FROM customers";
  CheckedDatabase db(kShop);
  db.database.run("INSERT INTO customers(name) VALUES ('a')");
  db.reread();
  const sql::Checker::OneCall one_call(*db.checker);
  const auto run = [&](const auto& change) {
    const sql::Check check = db.check(sql);
    EXPECT_TRUE(check.runnable);
    change();
    auto compiled = db.checker->take_compiled(sql);
    EXPECT_NE(compiled, nullptr);
    return run_checked(db.database, sql, check, {}, std::move(compiled));
  };
  EXPECT_EQ(run([] {})->rows, Rows{{int64_t{1}}});
  const auto denied = run([&] { sqlite3_set_authorizer(db.database, deny_reading, nullptr); });
  sqlite3_set_authorizer(db.database, nullptr, nullptr);
  EXPECT_EQ(denied.error().code, Code::kSecurityViolation);
  const auto replaced = run([&] {
    sqlite3_create_function(db.database, "abs", 1, SQLITE_UTF8, nullptr, seven, nullptr, nullptr);
  });
  EXPECT_EQ(replaced->rows, Rows{{int64_t{7}}});
  sqlite3_create_function(db.database, "abs", 1, SQLITE_UTF8 | SQLITE_INNOCUOUS, nullptr, seven,
                          nullptr, nullptr);
  const auto renamed = run([&] { db.database.run("ALTER TABLE customers RENAME TO clients"); });
  EXPECT_EQ(renamed.error().code, Code::kExecutionError);
}

}  // namespace ask::test::known_functions_test
