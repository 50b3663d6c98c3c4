#include "agent/db/statistics/row_sample.h"

#include <gtest/gtest.h>

#include "agent/db/connection/sqlite.h"
#include "agent/db/statistics/snapshot.h"
#include "test/unit/support.h"

namespace ask::db::row_sample_test {
namespace {

using test::Database;

std::shared_ptr<const Snapshot> measured(sqlite3* db) {
  SchemaCache schemas;
  const auto out =
      schemas.get(db, Measuring::kHere, {100'000, 16'000'000, 60'000}, 300, Clock::now());
  EXPECT_TRUE(out);
  return *out;
}

// The rows as "a b|a b", or what stands in for them.
std::string rows_of(const Snapshot& snapshot, const std::string& select) {
  const auto result = snapshot.rows->run(select);
  if (!result) return "not tried";
  std::string out;
  for (const auto& row : result->rows) {
    out += out.empty() ? "" : "|";
    for (size_t c = 0; c < row.size(); ++c) out += (c == 0 ? "" : " ") + display(row[c]);
  }
  return result->row_cut ? out.substr(0, 3) + ".. cut" : out;
}

constexpr char kNumbers[] = "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ";

TEST(RowSample, GivesTheRowsOfSmallTables) {
  Database db(R"(
    CREATE TABLE "a ""b"(id INTEGER PRIMARY KEY, "na me" TEXT, price REAL);
    INSERT INTO "a ""b" VALUES (1, 'x', 1.5), (2, NULL, 2);
    CREATE TABLE c(k TEXT PRIMARY KEY, a INTEGER) WITHOUT ROWID;
    INSERT INTO c VALUES ('q', 2);)");
  const auto snapshot = measured(db);
  EXPECT_EQ(rows_of(*snapshot, R"(SELECT c.k, "na me", price FROM c JOIN "a ""b" ON a = id)"),
            "q NULL 2.0");
  EXPECT_EQ(rows_of(*snapshot, R"(SELECT count(*) FROM main."a ""b")"), "2");
}

TEST(RowSample, LeavesLargeTablesOut) {
  const std::string rows = std::to_string(RowSample::kMostTableRows);
  Database db("CREATE TABLE least(i); INSERT INTO least " + (kNumbers + rows) +
              ") SELECT i FROM n; CREATE TABLE large(i); INSERT INTO large " + (kNumbers + rows) +
              " + 1) SELECT i FROM n;");
  const auto snapshot = measured(db);
  EXPECT_EQ(rows_of(*snapshot, "SELECT count(*) FROM least"), rows);
  EXPECT_EQ(rows_of(*snapshot, "SELECT count(*) FROM large"), "not tried");
}

TEST(RowSample, StopsBeforeTheRowsAreTooMany) {
  std::string script;
  for (int t = 0; t < 12; ++t) {
    const std::string name = "t" + std::to_string(t);
    script += "CREATE TABLE " + name + "(i); INSERT INTO " + name + " " + kNumbers +
              "1900) SELECT i FROM n;";
  }
  Database db(script);
  const auto snapshot = measured(db);
  int copied = 0;
  for (int t = 0; t < 12; ++t)
    copied += rows_of(*snapshot, "SELECT count(*) FROM t" + std::to_string(t)) == "1900";
  EXPECT_EQ(copied, RowSample::kMostRows / 1900);
}

TEST(RowSample, LeavesLongValuesOut) {
  Database db(R"(
    CREATE TABLE t(x); INSERT INTO t SELECT hex(zeroblob(500));
    CREATE TABLE long(x); INSERT INTO long SELECT hex(zeroblob(501));
    CREATE TABLE u(x); INSERT INTO u VALUES (1);)");
  const auto snapshot = measured(db);
  EXPECT_EQ(rows_of(*snapshot, "SELECT length(x) FROM t"), "1000");
  EXPECT_EQ(rows_of(*snapshot, "SELECT length(x) FROM long"), "not tried");
  EXPECT_EQ(rows_of(*snapshot, "SELECT x FROM u"), "1");
}

TEST(RowSample, ComparesAsTheTablesDo) {
  Database db(R"(
    CREATE TABLE t(x TEXT COLLATE NOCASE, y TEXT); INSERT INTO t VALUES ('AB', 'AB');)");
  const auto snapshot = measured(db);
  EXPECT_EQ(rows_of(*snapshot, "SELECT count(*) FROM t WHERE x = 'ab'"), "1");
  EXPECT_EQ(rows_of(*snapshot, "SELECT count(*) FROM t WHERE y = 'ab'"), "0");
}

TEST(RowSample, IsNotUsedWhenTheDataMayHaveChanged) {
  Database db("CREATE TABLE t(i); INSERT INTO t VALUES (1);");
  SchemaCache schemas;
  const auto get = [&](Measuring measuring) {
    return *schemas.get(db, measuring, {1000, 1 << 20, 1000}, 300, Clock::now());
  };
  EXPECT_EQ(rows_of(*get(Measuring::kHere), "SELECT i FROM t"), "1");
  sqlite3_exec(db, "INSERT INTO t VALUES (2)", nullptr, nullptr, nullptr);
  EXPECT_EQ(rows_of(*get(Measuring::kNot), "SELECT i FROM t"), "not tried");
  EXPECT_EQ(rows_of(*get(Measuring::kBeside), "SELECT i FROM t"), "not tried");  // no file
  EXPECT_EQ(rows_of(*get(Measuring::kHere), "SELECT i FROM t"), "1|2");
}

TEST(RowSample, LeavesOutWhatIsNotRead) {
  Database db(R"(
    CREATE TABLE t(id INTEGER PRIMARY KEY, photo BLOB);
    INSERT INTO t VALUES (1, x'01');
    CREATE VIEW v AS SELECT id FROM t;
    CREATE TABLE empty(i);
    CREATE TEMP TABLE own(i); INSERT INTO own VALUES (1);
    CREATE TABLE twice(i); INSERT INTO twice VALUES (1);
    CREATE TEMP TABLE twice(i);)");
  const auto snapshot = measured(db);
  EXPECT_EQ(rows_of(*snapshot, "SELECT id FROM t"), "1");
  for (const char* other : {R"(SELECT "photo" FROM t)", "SELECT id FROM v", "SELECT i FROM empty",
                            "SELECT i FROM own", "SELECT i FROM twice"})
    EXPECT_EQ(rows_of(*snapshot, other), "not tried") << other;
}

TEST(RowSample, RunsWithinLimitsAndOnlyReads) {
  Database db("CREATE TABLE t(i); INSERT INTO t " + std::string(kNumbers) +
              "2000) SELECT i FROM n;");
  const auto snapshot = measured(db);
  EXPECT_EQ(rows_of(*snapshot, "SELECT i FROM t"), "1|2.. cut");
  EXPECT_EQ(rows_of(*snapshot, "SELECT count(*) FROM t AS a, t AS b, t AS c"), "not tried");
  EXPECT_EQ(rows_of(*snapshot, "SELECT length(hex(zeroblob(400000000))) FROM t"), "not tried");
  EXPECT_EQ(rows_of(*snapshot, "SELECT replace(i, 1, 2) FROM t"), "not tried");
  EXPECT_EQ(rows_of(*snapshot, "SELECT max(length(printf('%500d', i))) FROM t"), "500");
  EXPECT_EQ(rows_of(*snapshot, "SELECT i LIKE printf('%2000d', i) FROM t"), "not tried");
  EXPECT_EQ(rows_of(*snapshot, "DELETE FROM t"), "not tried");
  EXPECT_EQ(rows_of(*snapshot, "SELECT count(*) FROM t"), "2000");
}

TEST(RowSample, FollowsTheData) {
  Database db("CREATE TABLE t(i); INSERT INTO t VALUES (1);");
  SchemaCache schemas;
  const auto now = [&] {
    return *schemas.get(db, Measuring::kHere, {1000, 1 << 20, 1000}, 300, Clock::now());
  };
  const auto before = now();
  sqlite3_exec(db, "INSERT INTO t VALUES (2)", nullptr, nullptr, nullptr);
  EXPECT_EQ(rows_of(*now(), "SELECT i FROM t"), "1|2");
  EXPECT_EQ(rows_of(*before, "SELECT i FROM t"), "1");
}

}  // namespace
}  // namespace ask::db::row_sample_test
