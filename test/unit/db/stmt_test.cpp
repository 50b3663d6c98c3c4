#include "agent/db/connection/stmt.h"

#include <gtest/gtest.h>

#include "agent/db/connection/sqlite.h"
#include "agent/db/schema/catalog.h"
#include "test/unit/support.h"

namespace ask::db::stmt_test {
namespace {

using test::Database;

Code code_of(sqlite3* db, std::string_view sql) {
  auto stmt = Stmt::prepare(db, sql);
  if (!stmt) return stmt.error().code;
  auto row = stmt->step();
  return row ? Code::kOk : row.error().code;
}

TEST(DbStmt, ReadsEveryKindOfValue) {
  Database db;
  auto stmt = Stmt::prepare(db, "SELECT 7, 1.5, 'a''b', x'00ff', NULL, x'' AS \"an empty one\"");
  ASSERT_TRUE(stmt);
  ASSERT_TRUE(*stmt->step());
  EXPECT_EQ(stmt->columns(), 6);
  EXPECT_EQ(stmt->value(0), Value(int64_t{7}));
  EXPECT_EQ(stmt->value(1), Value(1.5));
  EXPECT_EQ(stmt->value(2), Value(std::string("a'b")));
  EXPECT_EQ(stmt->value(3), Value(Blob{std::string("\x00\xff", 2)}));
  EXPECT_EQ(stmt->value(4), Value());
  EXPECT_EQ(stmt->value(5), Value(Blob{}));
  EXPECT_TRUE(stmt->null(4));
  EXPECT_FALSE(stmt->null(5));
  EXPECT_EQ(stmt->text(4), "");
  EXPECT_EQ(stmt->integer(0), 7);
  EXPECT_EQ(stmt->column_name(5), "an empty one");
  EXPECT_FALSE(*stmt->step());
}

TEST(DbStmt, BindsEveryKindOfValue) {
  Database db;
  const Value values[] = {Value(), Value(int64_t{-3}), Value(0.25), Value(std::string("a\0b", 3)),
                          Value(Blob{std::string("\0\1", 2)})};
  auto stmt = Stmt::prepare(db, "SELECT ?1, ?2, ?3, ?4, ?5");
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(stmt->bind(i + 1, values[i]));
  ASSERT_TRUE(*stmt->step());
  for (int i = 0; i < 5; ++i) EXPECT_EQ(stmt->value(i), values[i]) << i;
  auto range = Stmt::prepare(db, "SELECT ?1")->bind(2, Value());
  EXPECT_EQ(range.error().message, "column index out of range");
}

TEST(DbStmt, TakesExactlyOneStatement) {
  Database db;
  for (const char* good : {"SELECT 1", "SELECT 1;", "SELECT 1 ; -- so\n /* and */ ; ",
                           "SELECT 1 /* open", "-- first\nSELECT 1"})
    EXPECT_TRUE(Stmt::prepare(db, good)) << good;
  const auto more = Stmt::prepare(db, "SELECT 1; SELECT 2");
  EXPECT_EQ(more.error().code, Code::kSafeguardViolation);
  EXPECT_EQ(more.error().message, "expected exactly one statement");
  EXPECT_FALSE(Stmt::prepare(db, "SELECT 1; -- a\nSELECT 2"));
  EXPECT_FALSE(Stmt::prepare(db, std::string_view("SELECT 1\0DROP", 13)));
  EXPECT_FALSE(Stmt::prepare(db, std::string_view("SELECT 1; -- \0DROP", 18)));
  for (const char* none : {"", " ", ";", "-- only a comment"})
    EXPECT_EQ(Stmt::prepare(db, none).error().message, "expected exactly one statement") << none;
}

TEST(DbStmt, ErrorsHaveACodeAndTheMessageOfSQLite) {
  Database db("CREATE TABLE t(a UNIQUE)");
  const auto missing = Stmt::prepare(db, "SELECT b FROM t");
  EXPECT_EQ(missing.error().code, Code::kExecutionError);
  EXPECT_EQ(missing.error().message, "no such column: b");
  db.run("INSERT INTO t VALUES (9223372036854775807), (1)");
  EXPECT_EQ(code_of(db, "SELECT sum(a) FROM t"), Code::kExecutionError);

  sqlite3_set_authorizer(
      db,
      [](void*, int action, const char*, const char*, const char*, const char*) {
        return action == SQLITE_READ ? SQLITE_DENY : SQLITE_OK;
      },
      nullptr);
  EXPECT_EQ(code_of(db, "SELECT a FROM t"), Code::kSecurityViolation);
  sqlite3_set_authorizer(db, nullptr, nullptr);

  sqlite3_progress_handler(
      db, 1, [](void*) { return 1; }, nullptr);
  EXPECT_EQ(code_of(db, "SELECT a FROM t"), Code::kCancelled);
  sqlite3_progress_handler(db, 0, nullptr, nullptr);
}

TEST(DbStmt, LockedAndCorruptAreReported) {
  const test::TempFolder folder;
  const std::string file = folder / "a.db";
  {
    Database one("CREATE TABLE t(a)", file), two("", file);
    one.run("BEGIN EXCLUSIVE");
    EXPECT_EQ(code_of(two, "SELECT * FROM t"), Code::kDatabaseLocked);
    one.run("COMMIT");
  }

  FILE* out = std::fopen(file.c_str(), "wb");
  std::fputs(std::string(5000, 'x').c_str(), out);
  std::fclose(out);
  {
    Database bad("", file);
    EXPECT_EQ(code_of(bad, "SELECT * FROM sqlite_schema"), Code::kDatabaseCorrupt);
  }
}

TEST(DbValue, DisplayIsForPeople) {
  EXPECT_EQ(display(Value()), "NULL");
  EXPECT_EQ(display(int64_t{-12}), "-12");
  EXPECT_EQ(display(0.1 + 0.2), "0.3");
  EXPECT_EQ(display(-0.0), "0.0");
  EXPECT_EQ(display(2.0), "2.0");
  EXPECT_EQ(display(1e300 * 1e300), "Inf");
  EXPECT_EQ(display(std::string("it's")), "it's");
  EXPECT_EQ(display(Blob{std::string("\x01\xfe", 2)}), "x'01fe'");
  EXPECT_EQ(display(Blob{std::string(17, '\0')}), "x'" + std::string(32, '0') + "…'");
}

TEST(DbCatalog, ResolvesNamesLikeSQLite) {
  Catalog catalog;
  for (const auto& [schema, table] : std::initializer_list<std::pair<const char*, const char*>>{
           {"main", "T"}, {"temp", "t"}, {"other", "t"}, {"other", "u"}, {"third", "u"}}) {
    Table& t = catalog.tables.emplace_back();
    t.schema = schema;
    t.name = table;
  }
  EXPECT_EQ(catalog.find("", "t")->schema, "temp");
  EXPECT_EQ(catalog.find("", "U")->schema, "other");
  EXPECT_EQ(catalog.find("MAIN", "t")->schema, "main");
  EXPECT_EQ(catalog.find("main", "u"), nullptr);
  EXPECT_EQ(catalog.find("", "v"), nullptr);
  EXPECT_EQ(name(DataKind::kDateTime), "datetime");
  EXPECT_EQ(name(DataKind::kBlob), "blob");
  EXPECT_EQ(name(TableKind::kVirtual), "virtual");
}

}  // namespace
}  // namespace ask::db::stmt_test
