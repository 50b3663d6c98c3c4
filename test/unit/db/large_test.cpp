// Large schemas and tables: the cost of a question does not grow with data it does not use.
#include <gtest/gtest.h>
#include <sqlite3.h>


#include "test/unit/support.h"

namespace ask::large_test {
namespace {

using Rows = std::vector<std::string>;

int pages_read(sqlite3* db) {
  int now = 0, highest = 0;
  sqlite3_db_status(db, SQLITE_DBSTATUS_CACHE_MISS, &now, &highest, 0);
  return now;
}

}  // namespace

// feature 197
TEST(Large, AColdQuestionOnABigTableReadsAFractionOfIt) {
  const test::TempFolder folder;
  const std::string file = folder / "a.db";
  {
    test::Database db(
        "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
        "CREATE TABLE readings(id INTEGER PRIMARY KEY, sensor TEXT, place TEXT, kind TEXT,"
        "                      level REAL, drift REAL, code INTEGER, taken_on TEXT);"
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)"
        "INSERT INTO readings SELECT i, 'sensor ' || (i % 977), 'place ' || (i % 53), 'kind',"
        "  i * 0.5, i * 0.25, i % 1000, date('2020-01-01', (i % 900) || ' days') FROM n;",
        file);
  }
  {
    test::Database db("", file);
    const int pages = std::stoi(db.rows("PRAGMA page_count")[0]);
    // The first question: schema, statistics, values, linking, writing and checking.
    EXPECT_EQ(db.rows("SELECT sql FROM ask_trace('How many readings have a level above 499990?') "
                      "WHERE node = 'check_sql'")
                  .size(),
              1u);
    EXPECT_GT(pages, 10'000);
    // LIMIT stops the agent before the query runs.
    test::Database cold("", file);
    EXPECT_EQ(
        cold.rows("SELECT node FROM ask_trace('How many readings have a level above 499990?') "
                  "LIMIT 7")
            .back(),
        "check_sql");
    EXPECT_LT(pages_read(cold), pages / 5);
  }
}

// feature 198
TEST(Large, TheRightTablesOfAThousandAreFound) {
  std::string script = "BEGIN;";
  for (int i = 0; i < 1000; ++i)
    script += "CREATE TABLE archive_" + std::to_string(i) +
              "(id INTEGER PRIMARY KEY, code TEXT, note TEXT, amount REAL);";
  script +=
      "CREATE TABLE sailors(id INTEGER PRIMARY KEY, name TEXT, age INTEGER);"
      "CREATE TABLE boats(id INTEGER PRIMARY KEY, name TEXT, sailor_id INTEGER REFERENCES "
      "sailors(id));"
      "COMMIT;";
  test::Database db(script);
  const Rows tables = db.rows(
      "SELECT DISTINCT table_name FROM ask_schema('How many boats does each sailor have?')");
  EXPECT_NE(std::find(tables.begin(), tables.end(), "sailors"), tables.end());
  EXPECT_NE(std::find(tables.begin(), tables.end(), "boats"), tables.end());
  EXPECT_LE(tables.size(), 8u);
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many sailors are there?')"), Rows{"0"});
}

}  // namespace ask::large_test
