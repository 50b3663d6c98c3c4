#include "agent/db/statistics/statistics.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "agent/db/connection/sqlite.h"
#include "agent/db/schema/schema_reader.h"
#include "test/unit/support.h"

namespace ask::db::statistics_test {
namespace {

using test::Database;
using Texts = std::vector<std::string>;

struct Measured {
  Catalog catalog;
  ValueIndex values;

  const Column& column(std::string_view table, std::string_view column) const {
    return *catalog.find("", table)->find(column);
  }
};

const MeasureBudget kAmple{10000, 16'000'000, 60'000};

Measured measured(sqlite3* db, const MeasureBudget& budget = kAmple) {
  Measured out;
  out.catalog = *read_catalog(db);
  EXPECT_TRUE(measure(db, out.catalog, out.values, budget, Deadline::in(Clock::now(), budget.ms)));
  return out;
}

// "rows nulls distinct min..max", with an asterisk if the whole table was read.
std::string summary(const Column& c) {
  const ColumnStatistics& s = c.statistics;
  return std::to_string(s.rows) + (s.complete ? "* " : " ") + std::to_string(s.nulls) + " " +
         std::to_string(s.distinct) + " " + display(s.min) + ".." + display(s.max);
}

Texts frequent(const Column& c) {
  Texts out;
  for (const auto& [text, count] : c.statistics.frequent)
    out.push_back(text + "=" + std::to_string(count));
  return out;
}

std::string series(int64_t rows) {
  return "WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<" + std::to_string(rows) + ")";
}

TEST(DbStatistics, EqualTheResultsOfSql) {  // feature 24, 25
  Database db(R"(
    CREATE TABLE t(id INTEGER PRIMARY KEY, genre TEXT, price, photo BLOB, mixed, empty TEXT);
    INSERT INTO t VALUES
      (1, 'Rock', 1.5, x'01', 2, NULL), (2, 'Jazz', 2, x'02', 2.0, NULL),
      (3, 'Rock', NULL, NULL, 'two', NULL), (4, 'Pop', 0.5, x'04', x'02', NULL),
      (5, NULL, 2.0, x'04', NULL, NULL), (6, 'Jazz', 9, x'05', 'a', NULL),
      (7, 'Folk', 9, x'06', -1, NULL), (8, 'Blues', 9, x'06', -1, NULL),
      (9, 'Soul', 9, x'06', -1, NULL);)");
  const Measured m = measured(db);
  const Table& t = *m.catalog.find("", "t");
  EXPECT_EQ(t.row_count, 9);
  EXPECT_TRUE(t.row_count_exact);
  EXPECT_EQ(summary(m.column("t", "id")), "9* 0 9 1..9");
  EXPECT_EQ(summary(m.column("t", "genre")), "9* 1 6 Blues..Soul");
  EXPECT_EQ(frequent(m.column("t", "genre")),
            (Texts{"Jazz=2", "Rock=2", "Blues=1", "Folk=1", "Pop=1"}));
  EXPECT_EQ(summary(m.column("t", "price")), "9* 1 4 0.5..9");
  EXPECT_EQ(summary(m.column("t", "photo")), "9* 1 0 NULL..NULL");
  EXPECT_TRUE(frequent(m.column("t", "photo")).empty());
  EXPECT_EQ(summary(m.column("t", "mixed")), "9* 1 5 -1..two");
  EXPECT_EQ(summary(m.column("t", "empty")), "9* 9 0 NULL..NULL");
  EXPECT_EQ(db.rows("SELECT count(*)-count(price), count(DISTINCT price), min(price), max(price),"
                    " count(DISTINCT mixed), count(DISTINCT genre), max(genre) FROM t"),
            Texts{"1|4|0.5|9|5|6|Soul"});
  EXPECT_TRUE(m.values.complete);
}

TEST(DbStatistics, KindsFollowTheData) {
  Database db(R"(
    CREATE TABLE t(flag INTEGER, number TEXT, amount TEXT, day TEXT, moment TEXT, clock TEXT,
                   released INT, price INT, code TEXT, wrong DATE, untyped, ratio DECIMAL(9,2),
                   mostly INT, born DATE, photo);
    INSERT INTO t VALUES
      (0, '12', '1.5', '2024-01-02', '2024-01-02 10:00', '10:00', 1999, 1999, '02134',
       '2 May 1999', 'x', 1, 'N/A', 1971, x'00'),
      (1, '7', '3', '2024-01-03', '2024-01-02', '11:30:15', 2001, 2001, '99999',
       '3 May 1999', 'y', 2, 7, 1972, x'01'),
      (1, '', '-2e3', '2024-01-04', '2024-01-02T10:00:01Z', '12:00', 1500, 1500, '01111',
       '4 May 1999', NULL, 3, 8, 1973, x'02'),
      (0, NULL, '9', NULL, NULL, NULL, 2100, 2100, '00001', NULL, 'z', 4, 9, 1974, x'03');
    CREATE TABLE few(flag INTEGER); INSERT INTO few VALUES (0), (1);)");
  const Measured m = measured(db);
  const auto kind = [&](const char* column) { return name(m.column("t", column).kind); };
  EXPECT_EQ(kind("flag"), "boolean");
  EXPECT_EQ(kind("number"), "integer");
  EXPECT_EQ(kind("amount"), "real");
  EXPECT_EQ(kind("day"), "date");
  EXPECT_EQ(kind("moment"), "datetime");
  EXPECT_EQ(kind("clock"), "time");
  EXPECT_EQ(kind("released"), "year");
  EXPECT_EQ(kind("price"), "integer");
  EXPECT_EQ(kind("code"), "text");
  EXPECT_EQ(kind("wrong"), "text");
  EXPECT_EQ(kind("untyped"), "text");
  EXPECT_EQ(kind("ratio"), "real");
  EXPECT_EQ(kind("mostly"), "text");
  EXPECT_EQ(kind("born"), "year");
  EXPECT_EQ(kind("photo"), "blob");
  EXPECT_EQ(name(m.column("few", "flag").kind), "integer");
}

// feature 30
TEST(DbStatistics, AnImpliedKeyNeedsMatchingNumbers) {
  Database db(R"(
    CREATE TABLE patients(ssn INTEGER PRIMARY KEY, nurse_id INT);
    CREATE TABLE nurses(nurse_id INTEGER PRIMARY KEY, ssn INT, pin INT REFERENCES patients(ssn));
    INSERT INTO patients VALUES (101, 1), (102, 2);
    INSERT INTO nurses VALUES (1, 901, 901), (2, 902, 902);)");
  const auto keys = [](const Catalog& catalog, std::string_view table) {
    Texts out;
    for (const ForeignKey& key : catalog.find("", table)->foreign_keys)
      out.push_back(key.columns[0] + " -> " + key.parent_table);
    return out;
  };
  Measured all = measured(db);
  EXPECT_EQ(keys(all.catalog, "nurses"), Texts{"pin -> patients"}) << "declared, so it stays";
  EXPECT_EQ(keys(all.catalog, "patients"), Texts{"nurse_id -> nurses"});
  // A sample proves nothing, and without data the name decides.
  const Texts by_name = {"pin -> patients", "ssn -> patients"};
  EXPECT_EQ(keys(measured(db, {1, 16'000'000, 60'000}).catalog, "nurses"), by_name);
  EXPECT_EQ(keys(measured(db, {0, 0, 0}).catalog, "nurses"), by_name);
  // It is restored when a row matches.
  db.run("INSERT INTO nurses VALUES (3, 102, 102)");
  EXPECT_TRUE(measure(db, all.catalog, all.values, kAmple, {}));
  EXPECT_EQ(keys(all.catalog, "nurses"), by_name);
}

TEST(DbStatistics, ValuesAreIndexed) {
  Database db(R"(
    CREATE TABLE a(name TEXT, note TEXT, moment TEXT);
    CREATE TABLE b(x, y BLOB, secret TEXT);)");
  db.run("INSERT INTO a VALUES ('São Paulo', '" + std::string(81, 'n') +
         "', '2024-01-01 10:00'),"
         "('sao paulo', 'short', NULL), ('São Paulo', NULL, NULL);"
         "INSERT INTO b VALUES ('Sao Paulo', 'bytes', 'hush'), (42, NULL, NULL)");
  Measured m;
  m.catalog = *read_catalog(db);
  m.catalog.tables[1].columns[2].is_private = true;
  ASSERT_TRUE(measure(db, m.catalog, m.values, kAmple, {}));
  Texts found;
  for (const ValueHit& hit : m.values.find("sao paulo"))
    found.push_back(m.catalog.tables[hit.table].name + "." +
                    m.catalog.tables[hit.table].columns[hit.column].name + "=" +
                    std::string(m.values.original(hit)));
  EXPECT_EQ(found, (Texts{"a.name=São Paulo", "a.name=sao paulo", "b.x=Sao Paulo"}));
  EXPECT_EQ(m.values.values(), 4u);  // and 'short'
  EXPECT_TRUE(m.values.find("hush").empty());
  EXPECT_EQ(summary(m.column("b", "secret")), "0 0 0 NULL..NULL");
}

TEST(DbStatistics, BytesOfTheIndexAreBounded) {
  Database db("CREATE TABLE t(a TEXT);" + series(5000) +
              "INSERT INTO t SELECT 'value ' || i FROM n");
  const Measured m = measured(db, {10000, 50'000, 60'000});
  EXPECT_FALSE(m.values.complete);
  EXPECT_GT(m.values.values(), 100u);
  EXPECT_LT(m.values.bytes(), 70'000u);
  EXPECT_EQ(summary(m.column("t", "a")), "5000* 0 5000 value 1..value 999");
}

TEST(DbStatistics, LargeTablesCostABoundedSample) {  // feature 24, 25, 197
  Database db(
      "CREATE TABLE big(id INTEGER PRIMARY KEY, k TEXT, n INT);"
      "CREATE TABLE sparse(id INTEGER PRIMARY KEY, k TEXT);"
      "CREATE TABLE without(k INT PRIMARY KEY) WITHOUT ROWID;" +
      series(50000) + "INSERT INTO big SELECT i, 'kind ' || (i / 5000), i % 100 FROM n;" +
      series(50000) + "INSERT INTO sparse SELECT i * 1000, 'x' FROM n;" + series(50000) +
      "INSERT INTO without SELECT i FROM n;");
  const Measured m = measured(db, {1000, 1'000'000, 60'000});
  const Table& big = *m.catalog.find("", "big");
  EXPECT_EQ(big.row_count, 50000);
  EXPECT_FALSE(big.row_count_exact);
  EXPECT_EQ(big.columns[0].statistics.rows, 1000);
  EXPECT_FALSE(big.columns[0].statistics.complete);
  EXPECT_EQ(big.columns[1].statistics.distinct, 10);  // spread, not the first thousand
  EXPECT_NEAR(static_cast<double>(m.catalog.find("", "sparse")->row_count), 50000, 1000);
  EXPECT_EQ(m.catalog.find("", "without")->row_count, 1000);  // at least
  EXPECT_FALSE(m.catalog.find("", "without")->row_count_exact);
  EXPECT_FALSE(m.values.complete);
  db.run("ANALYZE");
  EXPECT_EQ(measured(db, {1000, 1'000'000, 60'000}).catalog.find("", "without")->row_count, 50000);
}

TEST(DbStatistics, TheWorkDoesNotGrowWithTheTable) {  // feature 24, 197
  const auto steps = [](int64_t rows) {
    Database db(
        "CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT, b REAL);"
        "CREATE TABLE w(k INT PRIMARY KEY, a) WITHOUT ROWID;" +
        series(rows) + "INSERT INTO t SELECT i, 'v' || (i % 100), i * 0.5 FROM n;" + series(rows) +
        "INSERT INTO w SELECT i, i FROM n;");
    int64_t count = 0;
    sqlite3_progress_handler(
        db, 100, [](void* n) { return ++*static_cast<int64_t*>(n), 0; }, &count);
    measured(db, {1000, 1'000'000, 60'000});
    sqlite3_progress_handler(db, 0, nullptr, nullptr);
    return count;
  };
  const int64_t small = steps(5000), large = steps(200000);
  EXPECT_GT(small, 100);
  EXPECT_LE(large, small + 10);
}

TEST(DbStatistics, RowidLimitsDoNotOverflow) {
  Database db(
      "CREATE TABLE t(a); INSERT INTO t(rowid, a) VALUES (-9223372036854775808, 1),"
      "(0, 2), (9223372036854775807, 3);"
      "CREATE TABLE taken(rowid, _rowid_, oid); INSERT INTO taken VALUES (1, 2, 3);"
      "CREATE TABLE many(a);" +
      series(300) +
      "INSERT INTO many(rowid, a) SELECT CASE i % 2 WHEN 0 THEN i ELSE -i END * "
      "30000000000000000, i FROM n");
  const Measured m = measured(db, {100, 1'000'000, 60'000});
  EXPECT_EQ(m.catalog.find("", "t")->row_count, 3);
  EXPECT_TRUE(m.catalog.find("", "t")->row_count_exact);
  EXPECT_EQ(m.catalog.find("", "taken")->row_count, 1);
  EXPECT_GE(m.catalog.find("", "many")->row_count, 101);
  EXPECT_EQ(m.column("many", "a").statistics.rows, 100);
}

TEST(DbStatistics, WithoutARowBudgetNothingIsRead) {
  Database db("CREATE TABLE t(a TEXT); INSERT INTO t VALUES ('x')");
  const Measured m = measured(db, {0, 1'000'000, 60'000});
  EXPECT_EQ(m.catalog.find("", "t")->row_count, -1);
  EXPECT_EQ(m.values.values(), 0u);
}

TEST(DbStatistics, TheTimeLimitMarksTheIndexIncomplete) {
  Database db("CREATE TABLE a(x TEXT); INSERT INTO a VALUES ('v'); CREATE TABLE b(x)");
  Measured m;
  m.catalog = *read_catalog(db);
  ASSERT_TRUE(measure(db, m.catalog, m.values, kAmple, Deadline{Clock::now()}));
  EXPECT_EQ(m.catalog.find("", "a")->row_count, -1);
  EXPECT_FALSE(m.values.complete);
}

TEST(DbStatistics, PrivateColumnsAreNotRead) {
  Database db("CREATE TABLE t(a TEXT, secret TEXT); INSERT INTO t VALUES ('x', 'hush')");
  Measured m;
  m.catalog = *read_catalog(db);
  m.catalog.tables[0].columns[1].is_private = true;
  Texts seen;
  sqlite3_set_authorizer(
      db,
      [](void* out, int action, const char*, const char* column, const char*, const char*) {
        if (action == SQLITE_READ) static_cast<Texts*>(out)->push_back(column);
        return SQLITE_OK;
      },
      &seen);
  ASSERT_TRUE(measure(db, m.catalog, m.values, kAmple, {}));
  sqlite3_set_authorizer(db, nullptr, nullptr);
  EXPECT_NE(std::find(seen.begin(), seen.end(), "a"), seen.end());
  EXPECT_EQ(std::find(seen.begin(), seen.end(), "secret"), seen.end());
}

TEST(DbStatistics, UnreadableTablesStayUnmeasured) {
  Database db(R"(CREATE TABLE t(a TEXT); INSERT INTO t VALUES ('seen');
                 CREATE TABLE denied(a TEXT); INSERT INTO denied VALUES ('hidden');
                 CREATE VIEW v AS SELECT a FROM t;)");
  Measured m;
  m.catalog = *read_catalog(db);
  sqlite3_set_authorizer(
      db,
      [](void*, int, const char* what, const char*, const char*, const char*) {
        return what && std::string_view(what) == "denied" ? SQLITE_DENY : SQLITE_OK;
      },
      nullptr);
  ASSERT_TRUE(measure(db, m.catalog, m.values, kAmple, {}));
  EXPECT_EQ(m.catalog.find("", "t")->row_count, 1);
  EXPECT_EQ(m.catalog.find("", "denied")->row_count, -1);
  EXPECT_EQ(m.catalog.find("", "v")->row_count, -1);
  EXPECT_EQ(m.values.values(), 1u);
  EXPECT_FALSE(m.values.complete);
}

TEST(DbStatistics, ViewsInheritKindsAndAreNotRun) {
  Database db(R"(
    CREATE TABLE t(a TEXT, b INT); INSERT INTO t VALUES ('2024-05-06', 1);
    CREATE VIEW v AS SELECT x.a AS day, x.b + 1 AS more, y.b FROM t AS x JOIN t AS y;
    CREATE VIEW endless AS WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n)
                           SELECT count(*) AS c FROM n;)");
  const Measured m = measured(db);
  EXPECT_EQ(name(m.column("v", "day").kind), "date");
  EXPECT_EQ(name(m.column("v", "b").kind), "integer");
  EXPECT_EQ(name(m.column("v", "more").kind), "unknown");
  EXPECT_EQ(m.catalog.find("", "v")->row_count, -1);
  EXPECT_EQ(summary(m.column("endless", "c")), "0 0 0 NULL..NULL");
}

TEST(DbStatistics, VirtualTablesAreMeasured) {
  Database db(
      "CREATE VIRTUAL TABLE notes USING fts5(title);"
      "INSERT INTO notes VALUES ('First Note'), ('Second Note')");
  const Measured m = measured(db);
  EXPECT_EQ(m.catalog.find("", "notes")->row_count, 2);
  EXPECT_EQ(m.values.find("first note").size(), 1u);
  EXPECT_EQ(summary(m.column("notes", "rank")), "0 0 0 NULL..NULL");
  db.run("DROP TABLE notes");
}

}  // namespace
}  // namespace ask::db::statistics_test
