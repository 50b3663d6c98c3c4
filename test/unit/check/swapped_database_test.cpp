// A database that is replaced by another one with the same name, path and schema version is a new
// database: catalog, policy decisions and stored values of the old one are dropped.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "test/unit/support.h"

namespace ask::swapped_database_test {
namespace {

void deny(test::Database& db, const std::string& table) {
  db.run(
      "SELECT ask_config('policy', '{\"roles\": {\"clerk\": {\"allow\": [\"*\"]}}, \"deny\": [\"" +
      table + "\"]}'), ask_config('role', 'clerk')");
}

// Two databases made by the same script, except for one value and one view.
std::string script(const char* value, const char* viewed) {
  return std::string("CREATE TABLE shown(name TEXT); CREATE TABLE hidden(name TEXT);") +
         "INSERT INTO shown VALUES ('" + value + "'); INSERT INTO hidden VALUES ('SECRET');" +
         "CREATE VIEW listed AS SELECT name FROM " + viewed + ";";
}

void deserialize(sqlite3* db, const std::string& made_by) {
  test::Database source(made_by);
  sqlite3_int64 size = 0;
  unsigned char* pages = sqlite3_serialize(source, "main", &size, 0);
  ASSERT_EQ(sqlite3_deserialize(db, "main", pages, size, size,
                                SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE),
            SQLITE_OK);
}

std::string all_rows(test::Database& db, std::string_view sql) {
  std::string out;
  for (const std::string& row : db.rows(sql)) out += row + "\n";
  return out;
}

// Whether a stored value is known. (SQLite 3.40 itself crashes if a table-valued function is used
// both before and after main is deserialized: no ask_schema here.)
bool knows(test::Database& db, const std::string& value) {
  const std::string query = "{\"query\": \"" + value + "\"}";
  return test::has(all_rows(db, "SELECT ask_tool('search_schema', '" + query + "')"), value);
}

bool keeps_a_result(test::Database& db) {
  return test::has(all_rows(db, "SELECT ask_tool('list_results')"), "df_1");
}

// A database file of its own.
struct File {
  const test::TempFolder folder;
  const std::string path = folder / "a.db";
  // Writes the pages into the existing file, which keeps its inode.
  void overwrite(const std::string& from) const {
    const File other;
    other.make(from);
    std::ifstream in(other.path, std::ios::binary);
    std::fstream(path, std::ios::binary | std::ios::in | std::ios::out) << in.rdbuf();
  }
  void make(const std::string& from) const {
    std::remove(path.c_str());
    test::Database db(from, path);
  }
};

}  // namespace

// feature 242
TEST(SwappedDatabase, DeserializedMainHasItsOwnValues) {
  test::Database db;
  for (const char* value : {"ALICE", "BOBBY", "CAROL", "DAVID"}) {
    deserialize(db, script(value, "shown"));
    for (const char* other : {"ALICE", "BOBBY", "CAROL", "DAVID"})
      EXPECT_EQ(knows(db, other), std::string_view(other) == value) << value << " " << other;
  }
}

TEST(SwappedDatabase, AViewOfDeserializedMainIsComparedByItsOwnText) {
  test::Database db;
  deserialize(db, script("A", "shown"));
  deny(db, "main.hidden");
  EXPECT_EQ(all_rows(db, "SELECT ask('SELECT name FROM listed')"), "A\n");
  deserialize(db, script("A", "hidden"));
  EXPECT_FALSE(test::has(all_rows(db, "SELECT ask('SELECT name FROM listed')"), "SECRET"));
}

TEST(SwappedDatabase, AResetSchemaVersionHidesNoChange) {
  test::Database db(script("A", "shown"));
  deny(db, "main.hidden");
  EXPECT_EQ(all_rows(db, "SELECT ask('SELECT name FROM listed')"), "A\n");
  const std::string version = db.rows("PRAGMA schema_version")[0];
  db.run("DROP VIEW listed; CREATE VIEW listed AS SELECT name FROM hidden;");
  db.run("PRAGMA schema_version = " + version);
  EXPECT_FALSE(test::has(all_rows(db, "SELECT ask('SELECT name FROM listed')"), "SECRET"));
}

TEST(SwappedDatabase, AnAttachedFileThatWasReplacedIsANewDatabase) {
  const File file;
  file.make(script("ALICE", "shown"));
  test::Database db;
  db.run("ATTACH '" + file.path + "' AS one");
  deny(db, "one.hidden");
  EXPECT_EQ(all_rows(db, "SELECT ask('SELECT name FROM one.listed')"), "ALICE\n");
  EXPECT_TRUE(knows(db, "ALICE"));
  db.run("DETACH one");
  file.make(script("BOBBY", "hidden"));
  db.run("ATTACH '" + file.path + "' AS one");
  EXPECT_FALSE(test::has(all_rows(db, "SELECT ask('SELECT name FROM one.listed')"), "SECRET"));
  EXPECT_TRUE(knows(db, "BOBBY"));
  EXPECT_FALSE(knows(db, "ALICE"));
}

TEST(SwappedDatabase, AnAttachedDatabaseInMemoryIsANewOne) {
  test::Database db;
  for (const char* value : {"ALICE", "BOBBY"}) {
    db.run("ATTACH ':memory:' AS one");
    db.run("CREATE TABLE one.shown(name TEXT); INSERT INTO one.shown VALUES ('" +
           std::string(value) + "')");
    EXPECT_TRUE(knows(db, value));
    db.run("DETACH one");
  }
}

TEST(SwappedDatabase, AnAttachedFileThatWasOverwrittenInPlaceIsANewDatabase) {
  const File file;
  file.make(script("ALICE", "shown"));
  test::Database db;
  db.run("ATTACH '" + file.path + "' AS one");
  EXPECT_TRUE(knows(db, "ALICE"));
  db.run("DETACH one");
  file.overwrite(script("BOBBY", "shown"));
  db.run("ATTACH '" + file.path + "' AS one");
  EXPECT_TRUE(knows(db, "BOBBY"));
  EXPECT_FALSE(knows(db, "ALICE"));
}

// The connection still reads the file that it has open.
TEST(SwappedDatabase, AFileRenamedOverAnAttachedOneChangesNothing) {
  const File file, other;
  file.make(script("ALICE", "shown"));
  other.make(script("BOBBY", "shown"));
  test::Database db;
  db.run("ATTACH '" + file.path + "' AS one");
  EXPECT_TRUE(knows(db, "ALICE"));
  std::filesystem::rename(other.path, file.path);
  EXPECT_EQ(all_rows(db, "SELECT ask('SELECT name FROM one.shown')"), "ALICE\n");
  EXPECT_TRUE(knows(db, "ALICE"));
  EXPECT_FALSE(knows(db, "BOBBY"));
  db.run("DETACH one; ATTACH '" + file.path + "' AS one");
  EXPECT_TRUE(knows(db, "BOBBY"));
  EXPECT_FALSE(knows(db, "ALICE"));
}

// feature 241, 242
TEST(SwappedDatabase, ResultsKeptFromTheOldDatabaseAreDropped) {
  const File file;
  file.make(script("ALICE", "shown"));
  for (const std::string& place : {file.path, std::string(":memory:")}) {
    test::Database db;
    const auto attach = [&](const char* value) {
      db.run("ATTACH '" + place + "' AS one");
      if (place == ":memory:")
        db.run("CREATE TABLE one.shown(name TEXT); INSERT INTO one.shown VALUES ('" +
               std::string(value) + "')");
    };
    attach("ALICE");
    db.run("SELECT ask('SELECT name FROM one.shown')");
    EXPECT_TRUE(keeps_a_result(db)) << place;
    db.run("DETACH one");
    if (place != ":memory:") file.overwrite(script("BOBBY", "shown"));
    attach("BOBBY");
    EXPECT_FALSE(keeps_a_result(db)) << place;
  }
}

TEST(SwappedDatabase, ResultsKeptFromADeserializedMainAreDropped) {
  test::Database db;
  deserialize(db, script("ALICE", "shown"));
  db.run("SELECT ask('SELECT name FROM shown')");
  EXPECT_TRUE(keeps_a_result(db));
  deserialize(db, script("BOBBY", "shown"));
  EXPECT_FALSE(keeps_a_result(db));
}

// As sqlite3_backup, .restore and ".backup" of another connection do it: the pager stays, and so do
// the marker and the path.
void back_up_over(sqlite3* db, const std::string& made_by) {
  test::Database source(made_by);
  sqlite3_backup* backup = sqlite3_backup_init(db, "main", source, "main");
  ASSERT_NE(backup, nullptr);
  EXPECT_EQ(sqlite3_backup_step(backup, -1), SQLITE_DONE);
  EXPECT_EQ(sqlite3_backup_finish(backup), SQLITE_OK);
}

TEST(SwappedDatabase, ResultsKeptFromBeforeABackupAreDropped) {
  const File file;
  for (const std::string& place : {std::string(":memory:"), file.path})
    for (const bool policy : {false, true}) {
      std::remove(file.path.c_str());
      test::Database db(script("ALICE", "shown"), place);
      if (policy) deny(db, "main.hidden");
      db.run("SELECT ask('SELECT name FROM shown')");
      EXPECT_TRUE(keeps_a_result(db)) << place << policy;
      db.run("UPDATE shown SET name = 'CAROL'");
      EXPECT_TRUE(keeps_a_result(db)) << place << policy;
      back_up_over(db, script("BOBBY", "shown"));
      EXPECT_FALSE(keeps_a_result(db)) << place << policy;
    }
}

// With other definitions a backup looks like a schema change. The schema that is read again, and
// the policy decision, are correct; a result of an unchanged table is kept if there is no policy.
TEST(SwappedDatabase, ABackupWithOtherDefinitionsIsReadAgain) {
  const File file;
  const std::string same = script("BOBBY", "shown");
  for (const std::string& place : {std::string(":memory:"), file.path})
    for (const std::string& other :
         {same + "CREATE TABLE more(a);", script("BOBBY", "hidden"),
          same + "ALTER TABLE shown ADD COLUMN age; CREATE INDEX i ON shown(name);"}) {
      std::remove(file.path.c_str());
      test::Database db(script("ALICE", "shown"), place);
      db.run("SELECT ask('SELECT name FROM shown')");
      EXPECT_TRUE(knows(db, "ALICE")) << place;
      back_up_over(db, other);
      EXPECT_FALSE(knows(db, "ALICE")) << place << other;
      EXPECT_TRUE(knows(db, "BOBBY")) << place << other;
      EXPECT_TRUE(test::has(all_rows(db, "SELECT ask('SELECT name FROM shown')"), "BOBBY"));

      std::remove(file.path.c_str());
      test::Database clerk(script("ALICE", "shown"), place);
      deny(clerk, "main.hidden");
      EXPECT_EQ(all_rows(clerk, "SELECT ask('SELECT name FROM listed')"), "ALICE\n");
      back_up_over(clerk, other);
      EXPECT_FALSE(keeps_a_result(clerk)) << place << other;
      EXPECT_FALSE(test::has(all_rows(clerk, "SELECT ask('SELECT name FROM listed')"), "SECRET"));
    }
}

// VACUUM rewrites every page and invalidates nothing.
TEST(SwappedDatabase, AVacuumedDatabaseIsTheSame) {
  const File file, copy;
  for (const std::string& place : {std::string(":memory:"), file.path}) {
    std::remove(copy.path.c_str());
    test::Database db(script("ALICE", "shown"), place);
    db.run("SELECT ask('SELECT name FROM shown')");
    db.run("VACUUM INTO '" + copy.path + "'");
    EXPECT_TRUE(keeps_a_result(db)) << place;
    EXPECT_TRUE(knows(db, "ALICE")) << place;
  }
}

TEST(SwappedDatabase, ChangesOfDataKeepItsIdentity) {
  test::Database db;
  db.run("ATTACH ':memory:' AS one");
  db.run("CREATE TABLE one.shown(name TEXT); INSERT INTO one.shown VALUES ('ALICE')");
  db.run("SELECT ask('SELECT name FROM one.shown')");
  db.run("UPDATE one.shown SET name = 'BOBBY'; CREATE TABLE one.other(a)");
  EXPECT_TRUE(keeps_a_result(db));
  EXPECT_TRUE(knows(db, "BOBBY"));
  EXPECT_FALSE(knows(db, "ALICE"));
}

// The host sets the journal size limit, which holds the marker: no old data is used.
TEST(SwappedDatabase, WithoutAMarkerNothingIsKept) {
  const File file;
  file.make(script("ALICE", "shown"));
  test::Database db;
  const std::string attach =
      "ATTACH '" + file.path + "' AS one; PRAGMA one.journal_size_limit = 1000000";
  db.run(attach);
  EXPECT_EQ(all_rows(db, "SELECT ask('SELECT name FROM one.shown')"), "ALICE\n");
  EXPECT_EQ(db.rows("PRAGMA one.journal_size_limit")[0], "1000000");
  EXPECT_FALSE(keeps_a_result(db));
  EXPECT_TRUE(knows(db, "ALICE"));
  db.run("DETACH one");
  file.overwrite(script("BOBBY", "shown"));
  db.run(attach);
  EXPECT_FALSE(knows(db, "ALICE"));
}

// A bare name is resolved in the order in which databases are attached.
TEST(SwappedDatabase, ReattachedDatabasesAreResolvedInTheirNewOrder) {
  const File a, b;
  a.make("CREATE TABLE people(name TEXT); INSERT INTO people VALUES ('ANN')");
  b.make("CREATE TABLE people(name TEXT); INSERT INTO people VALUES ('SECRET')");
  test::Database db;
  db.run("ATTACH '" + a.path + "' AS one; ATTACH '" + b.path + "' AS two");
  db.run(
      "SELECT ask_config('policy', '{\"roles\": {\"clerk\": {\"allow\": [\"one.*\"]}}}'), "
      "ask_config('role', 'clerk')");
  EXPECT_EQ(all_rows(db, "SELECT ask('SELECT name FROM people')"), "ANN\n");
  db.run("DETACH one; DETACH two; ATTACH '" + b.path + "' AS two; ATTACH '" + a.path + "' AS one");
  EXPECT_FALSE(test::has(all_rows(db, "SELECT ask('SELECT name FROM people')"), "SECRET"));
}

// The second connection, which reads values for ask_sql, opens a path.
TEST(SwappedDatabase, TheSecondConnectionReadsOnlyTheHostsOpenFile) {
  const File file, other;
  file.make(script("ALICE", "shown"));
  other.make(script("BOBBY", "shown"));
  test::Database db("", file.path);
  (void)db.rows("SELECT count(*) FROM shown");
  std::filesystem::rename(other.path, file.path);
  EXPECT_FALSE(test::has(all_rows(db, "SELECT ask_sql('Which shown is called Bobby?')"), "BOBBY"));
}

}  // namespace ask::swapped_database_test
