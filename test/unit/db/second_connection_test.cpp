#include "agent/db/statistics/second_connection.h"

#include <gtest/gtest.h>


#include "agent/db/connection/sqlite.h"
#include "agent/db/statistics/snapshot.h"
#include "test/unit/support.h"

namespace ask::db::second_connection_test {
namespace {

using test::Database;
using Texts = std::vector<std::string>;

const MeasureBudget kBudget{10000, 16'000'000, 60'000};
constexpr const char* kPlaces =
    "CREATE TABLE places(id INTEGER PRIMARY KEY, town TEXT);"
    "INSERT INTO places(town) VALUES ('Old Town'), ('Harbour')";
constexpr const char* kAsked = "SELECT ask_sql('How many places are there in the town harbour?')";
constexpr const char* kGrounded =
    R"(SELECT count(*) FROM "places" WHERE "places"."town" = 'Harbour')";

// A database in a file whose name must be escaped in a URI.
struct File {
  const test::TempFolder folder;
  const std::string name = folder / "beside %41 ?#&é.db";
};

size_t values(sqlite3* db) {
  SchemaCache cache;
  const auto snapshot = cache.get(db, Measuring::kBeside, kBudget, 300, Clock::now());
  EXPECT_TRUE(snapshot);
  return snapshot ? (*snapshot)->values.values() : 0;
}

int deny_or_ignore(void* verdict, int action, const char* table, const char* column, const char*,
                   const char*) {
  const bool town = action == SQLITE_READ && table && std::string_view(table) == "places" &&
                    std::string_view(column) == "town";
  return town ? *static_cast<int*>(verdict) : SQLITE_OK;
}

// feature 4, 60
TEST(SecondConnection, AskSqlKnowsStoredValuesAndReadsNoTableOfTheHost) {
  const File file;
  Database db(kPlaces, file.name);
  Texts statements;
  sqlite3_trace_v2(
      db, SQLITE_TRACE_STMT | SQLITE_TRACE_ROW,
      [](unsigned event, void* out, void* stmt, void*) {
        const char* sql = sqlite3_sql(static_cast<sqlite3_stmt*>(stmt));
        if (std::string_view(sql).find("FROM") != std::string_view::npos &&
            std::string_view(sql).find("places") != std::string_view::npos)
          static_cast<Texts*>(out)->push_back(std::to_string(event) + " " + sql);
        return 0;
      },
      &statements);
  EXPECT_EQ(db.rows(kAsked), Texts{kGrounded});
  sqlite3_trace_v2(db, 0, nullptr, nullptr);
  std::erase_if(statements, [](const std::string& s) { return s.find("ask_sql(") != s.npos; });
  EXPECT_EQ(statements, Texts{});
}

TEST(SecondConnection, SeesAWalAndItsChanges) {
  const File file;
  Database db("PRAGMA journal_mode = WAL", file.name);
  db.run(kPlaces);
  EXPECT_EQ(values(db), 2u);
  db.run("INSERT INTO places(town) VALUES ('Mill')");
  EXPECT_EQ(values(db), 3u);
}

TEST(SecondConnection, NothingIsReadWithoutAFile) {
  Database memory(kPlaces), temporary(kPlaces, "");
  EXPECT_EQ(SecondConnection::open(memory), nullptr);
  EXPECT_EQ(SecondConnection::open(temporary), nullptr);
  EXPECT_EQ(values(memory), 0u);
}

TEST(SecondConnection, NothingIsReadWhileTheHostChangesTheDatabase) {
  const File file;
  Database db(kPlaces, file.name);
  db.run("BEGIN; UPDATE places SET town = 'Meadow' WHERE id = 2");
  EXPECT_EQ(values(db), 0u);
  db.run("COMMIT");
  EXPECT_EQ(values(db), 2u);
}

TEST(SecondConnection, NothingIsReadThroughALock) {
  const File file;
  Database db(kPlaces, file.name);
  db.run("PRAGMA locking_mode = EXCLUSIVE; UPDATE places SET town = town");
  EXPECT_EQ(values(db), 0u);
  EXPECT_EQ(db.rows("SELECT count(*) FROM places"), Texts{"2"});
}

// feature 186
TEST(SecondConnection, NothingIsReadThatTheHostsAuthorizerDeniesOrIgnores) {
  const File file;
  Database db(kPlaces, file.name);
  int verdict = SQLITE_OK;
  sqlite3_set_authorizer(db, deny_or_ignore, &verdict);
  EXPECT_EQ(values(db), 2u);
  for (const int refused : {SQLITE_DENY, SQLITE_IGNORE}) {
    verdict = refused;
    EXPECT_EQ(values(db), 0u) << refused;
  }
}

// feature 80
TEST(SecondConnection, NothingIsReadThatAPolicyHides) {
  const File file;
  Database db(kPlaces, file.name);
  const std::string options = R"('{"policy": {"hide": ["places.town"]}, "min_confidence": 0}')";
  for (const std::string& row :
       db.rows("SELECT ask_sql('How many places are in Harbour?', " + options + ")"))
    EXPECT_EQ(row.find("town"), row.npos) << row;
}

TEST(SecondConnection, TheValueBudgetAppliesToIt) {
  const File file;
  Database db(kPlaces, file.name);
  EXPECT_NE(db.rows("SELECT ask_sql('How many places are there in the town harbour?', "
                    "'{\"value_index_rows\": 0, \"min_confidence\": 0}')"),
            Texts{kGrounded});
}

TEST(SecondConnection, TemporaryTablesAreNotRead) {
  const File file;
  Database db(kPlaces, file.name);
  db.run(
      "CREATE TEMP TABLE places(id INTEGER PRIMARY KEY, town TEXT);"
      "INSERT INTO temp.places(town) VALUES ('Nowhere')");
  SchemaCache cache;
  const auto snapshot = cache.get(db, Measuring::kBeside, kBudget, 300, Clock::now());
  ASSERT_TRUE(snapshot);
  EXPECT_EQ((*snapshot)->catalog.find("temp", "places")->row_count, -1);
  EXPECT_EQ((*snapshot)->catalog.find("main", "places")->row_count, 2);
  EXPECT_TRUE((*snapshot)->values.find("nowhere").empty());
}

TEST(SecondConnection, TempTablesAreMeasuredOnTheHostOnly) {
  const File file;
  Database db(kPlaces, file.name);
  db.run(
      "CREATE TEMP TABLE trips(id INTEGER PRIMARY KEY, goal TEXT);"
      "INSERT INTO trips(goal) VALUES ('Nowhere')");
  SchemaCache cache;
  const auto get = [&](Measuring measuring) {
    return *cache.get(db, measuring, kBudget, 300, Clock::now());
  };
  const auto first = get(Measuring::kBeside);
  EXPECT_EQ(get(Measuring::kBeside), first);
  const auto here = get(Measuring::kHere);
  EXPECT_EQ(here->values.find("nowhere").size(), 1u);
  EXPECT_EQ(get(Measuring::kBeside), here);
}

TEST(SecondConnection, ItIsClosedAndLeavesNoLock) {
  const File file;
  Database db(kPlaces, file.name), other("", file.name);
  EXPECT_EQ(values(db), 2u);
  other.run("BEGIN EXCLUSIVE; DELETE FROM places; COMMIT");
  EXPECT_EQ(values(db), 0u);
}

}  // namespace
}  // namespace ask::db::second_connection_test
