#include "agent/db/run/runner.h"

#include <gtest/gtest.h>

#include <thread>

#include "agent/db/connection/sqlite.h"
#include "test/unit/support.h"

namespace ask::db::runner_test {
namespace {

using test::Database;

constexpr const char* kFiveThousand =
    "CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT);"
    "WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<5000)"
    " INSERT INTO t SELECT i, 'row ' || i FROM n;";

TEST(DbRunner, ReturnsNamesRowsAndTime) {  // feature 98
  Database db(kFiveThousand);
  const auto result = run(db, "SELECT a, b AS \"the text\", NULL FROM t WHERE a<3 ORDER BY a;", {});
  ASSERT_TRUE(result);
  EXPECT_EQ(result->columns, (std::vector<std::string>{"a", "the text", "NULL"}));
  ASSERT_EQ(result->rows.size(), 2u);
  EXPECT_EQ(result->rows[1],
            (std::vector<Value>{int64_t{2}, std::string("row 2"), std::monostate{}}));
  EXPECT_EQ(result->bytes, 10u);
  EXPECT_FALSE(result->truncated());
  EXPECT_GT(result->ms, 0);
}

// A page of 512 bytes: an inner node of a table's tree, every child of which is page `child`.
std::string inner_page(uint32_t child) {
  constexpr size_t kPage = 512, kCells = 60, kCell = 5, kHeader = 12;
  const auto big_endian = [](uint32_t n, size_t bytes) {
    std::string out;
    for (size_t i = bytes; i-- > 0;) out += static_cast<char>(n >> (8 * i) & 0xff);
    return out;
  };
  const size_t content = kPage - kCells * kCell;
  std::string page = '\x05' + big_endian(0, 2) + big_endian(kCells, 2) +
                     big_endian(static_cast<uint32_t>(content), 2) + big_endian(0, 1) +
                     big_endian(child, 4);
  EXPECT_EQ(page.size(), kHeader);
  for (size_t i = 0; i < kCells; ++i)
    page += big_endian(static_cast<uint32_t>(content + i * kCell), 2);
  page.resize(content, '\0');
  for (size_t i = 0; i < kCells; ++i)
    page += big_endian(child, 4) + big_endian(static_cast<uint32_t>(i + 1), 1);
  return page;
}

// A database whose table t has 60^levels leaves, all of them the same page.
std::string hostile_database(uint32_t levels) {
  Database db(
      "PRAGMA page_size = 512; CREATE TABLE t(a); CREATE TABLE leaf(a); INSERT INTO leaf "
      "VALUES (1);");
  sqlite3_int64 size = 0;
  unsigned char* pages = sqlite3_serialize(db, "main", &size, 0);
  std::string out(reinterpret_cast<char*>(pages), static_cast<size_t>(size));
  sqlite3_free(pages);
  EXPECT_EQ(out.size(), 3 * 512u);  // the schema, t, leaf
  for (uint32_t i = 0; i < levels; ++i) {
    const std::string page = inner_page(i + 1 < levels ? 4 + i : 3);
    if (i == 0)
      out.replace(512, 512, page);
    else
      out += page;
  }
  out.replace(28, 4, std::string("\0\0\0", 3) + static_cast<char>(out.size() / 512));
  return out;
}

// feature 240
TEST(DbRunner, CountingAnEndlessTableIsStopped) {
  std::string pages = hostile_database(10);
  Database db;
  const auto size = static_cast<sqlite3_int64>(pages.size());
  ASSERT_EQ(sqlite3_deserialize(db, "main", reinterpret_cast<unsigned char*>(pages.data()), size,
                                size, SQLITE_DESERIALIZE_READONLY),
            SQLITE_OK);
  db.run("SELECT ask_config('query_timeout_ms', '100')");
  for (const char* sql : {"SELECT count(*) FROM t", "SELECT 1 + (SELECT count(*) FROM t)",
                          "WITH n AS (SELECT count() AS n FROM t) SELECT n FROM n"}) {
    const auto rows = db.rows("SELECT ask('" + std::string(sql) + "')");
    EXPECT_TRUE(test::has(rows.back(), "ran longer than 100 ms")) << rows.back();
  }
}

// Regression: the interrupt that stops a count ended the host's cursors and rolled back its
// transaction.
TEST(DbRunner, ACountIsNotInterruptedWhileTheHostHasOpenCursors) {
  std::string pages = hostile_database(4);  // takes about a second
  Database db("CREATE TABLE of_the_host(a)");
  db.run("ATTACH ':memory:' AS big");
  const auto size = static_cast<sqlite3_int64>(pages.size());
  ASSERT_EQ(sqlite3_deserialize(db, "big", reinterpret_cast<unsigned char*>(pages.data()), size,
                                size, SQLITE_DESERIALIZE_READONLY),
            SQLITE_OK);
  db.run("SELECT ask_config('query_timeout_ms', '20'); BEGIN; INSERT INTO of_the_host VALUES (1)");
  (void)db.rows("SELECT ask('SELECT count(*) FROM big.t')");
  EXPECT_EQ(sqlite3_get_autocommit(db), 0);
  EXPECT_EQ(db.rows("SELECT count(*) FROM of_the_host"), std::vector<std::string>{"1"});
  db.run("COMMIT");
}

// feature 240: SQLite sorts rows that fit into its cache in one instruction, here in about a
// second.
TEST(DbRunner, ASortThatTakesTooLongIsNotStarted) {
  std::string columns = "a0", zeros = "0";
  for (int i = 1; i < 60; ++i) {
    columns += ", a" + std::to_string(i);
    zeros += ", 0";
  }
  Database db("CREATE TABLE t(" + columns +
              ", b);"
              "WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<90000)"
              " INSERT INTO t SELECT " +
              zeros + ", i * 7919 % 100003 FROM n");
  RunLimits limits;
  limits.timeout_ms = 500;
  for (const char* setting : {"PRAGMA cache_size = 100000", "PRAGMA temp_store = memory"}) {
    db.run(setting);
    const auto result = run(db, "SELECT b FROM t ORDER BY " + columns + ", b", limits);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, Code::kExecutionTimeout);
    EXPECT_EQ(result.error().message,
              "sorting what was collected would take longer than 500 ms (query_timeout_ms)");
    RunLimits roomy;
    roomy.timeout_ms = 20'000;
    EXPECT_TRUE(run(db, "SELECT b FROM t ORDER BY b", roomy));
  }
}

// feature 240: the comparisons of a sort cannot be interrupted, and these are the application's.
TEST(DbRunner, ASortByASlowCollationIsNotStarted) {
  Database db(kFiveThousand);
  int calls = 0;
  sqlite3_create_collation(db, "slow", SQLITE_UTF8, &calls,
                           [](void* counter, int, const void* a, int, const void* b) {
                             ++*static_cast<int*>(counter);
                             const auto end = Clock::now() + std::chrono::milliseconds(1);
                             while (Clock::now() < end) continue;
                             return *static_cast<const char*>(b) - *static_cast<const char*>(a);
                           });
  RunLimits limits;
  limits.timeout_ms = 200;
  for (const char* sql : {"SELECT a FROM t ORDER BY b COLLATE slow",
                          "SELECT a FROM t WHERE b COLLATE slow < 'row 7' AND a > 0"}) {
    calls = 0;
    const auto result = run(db, sql, limits);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, Code::kExecutionTimeout);
    EXPECT_LE(calls, 300) << sql;
  }
  limits.timeout_ms = 20'000;
  EXPECT_TRUE(run(db, "SELECT b FROM t WHERE a < 20 ORDER BY b COLLATE slow LIMIT 2", limits));
}

// Busy for a millisecond.
void spin(sqlite3_context* context, int, sqlite3_value**) {
  const auto end = Clock::now() + std::chrono::milliseconds(1);
  while (Clock::now() < end) continue;
  sqlite3_result_int(context, 1);
}

// feature 240: costly rows are stopped soon, because the clock is checked often.
TEST(DbRunner, TheClockIsCheckedOften) {
  Database db(kFiveThousand);
  int calls = 0;
  sqlite3_create_function(db, "spin", 1, SQLITE_UTF8, &calls, spin, nullptr, nullptr);
  sqlite3_create_function(
      db, "counted", 1, SQLITE_UTF8, &calls,
      [](sqlite3_context* context, int, sqlite3_value**) {
        sqlite3_result_int(context, ++*static_cast<int*>(sqlite3_user_data(context)));
      },
      nullptr, nullptr);
  RunLimits limits;
  limits.timeout_ms = 1;
  for (const int instructions : {25, 100}) {
    limits.bounds.instructions = instructions;
    calls = 0;
    const auto result = run(db, "SELECT sum(spin(counted(a))) FROM t", limits);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, Code::kExecutionTimeout);
    // A row is at least 4 instructions; the coarse clock lags by some milliseconds.
    EXPECT_LE(calls, 2 * instructions / 4 + 12) << instructions;
  }
}

TEST(DbRunner, RowsAreLimitedByCounting) {  // feature 95
  Database db(kFiveThousand);
  for (const char* sql :
       {"SELECT * FROM t", "SELECT a FROM t UNION SELECT -a FROM t",
        "SELECT * FROM (SELECT * FROM t LIMIT 4000)", "SELECT * FROM t -- LIMIT 5",
        "WITH x AS (SELECT * FROM t) SELECT * FROM x", "SELECT * FROM t LIMIT 1001"}) {
    const auto result = run(db, sql, {});
    ASSERT_TRUE(result) << sql;
    EXPECT_EQ(result->rows.size(), 1000u) << sql;
    EXPECT_TRUE(result->row_cut) << sql;
    EXPECT_FALSE(result->byte_cut) << sql;
  }
  const auto whole = run(db, "SELECT * FROM t LIMIT 1000", {});
  EXPECT_EQ(whole->rows.size(), 1000u);
  EXPECT_FALSE(whole->row_cut);
}

TEST(DbRunner, BytesAreLimitedBeforeTheyAreCopied) {  // feature 96
  Database db;
  RunLimits limits;
  limits.max_bytes = 25;
  const auto result = run(db,
                          "SELECT 'ten bytes.', x'0102' UNION ALL SELECT 'ten bytes.', NULL"
                          " UNION ALL SELECT 'four', 1 UNION ALL SELECT 'a', 2",
                          limits);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->rows.size(), 2u);
  EXPECT_EQ(result->bytes, 22u);
  EXPECT_TRUE(result->byte_cut);
  EXPECT_FALSE(result->row_cut);
  const auto blob = run(db, "SELECT 1, zeroblob(20000000)", {});
  ASSERT_TRUE(blob);
  EXPECT_TRUE(blob->rows.empty());
  EXPECT_TRUE(blob->truncated());
}

TEST(DbRunner, TimeIsLimitedAndTheConnectionStaysUsable) {  // feature 97
  Database db;
  RunLimits limits;
  limits.timeout_ms = 30;
  const auto start = Clock::now();
  const auto result =
      run(db, "WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT count(*) FROM n", limits);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, Code::kExecutionTimeout);
  EXPECT_EQ(result.error().message, "the query ran longer than 30 ms (query_timeout_ms)");
  EXPECT_GE(milliseconds(Clock::now() - start), 30);
  EXPECT_LT(milliseconds(Clock::now() - start), 2000);
  const auto counted = db.rows(
      "WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n LIMIT 100000) SELECT count(*) FROM n");
  EXPECT_EQ(counted, std::vector<std::string>{"100000"});  // no limit is left behind
  EXPECT_TRUE(run(db, "SELECT 1", limits));
}

TEST(DbRunner, WithoutATimeLimitTheHostsProgressHandlerIsKept) {
  Database db(kFiveThousand);
  int calls = 0;
  const auto count = [](void* n) { return ++*static_cast<int*>(n), 0; };
  sqlite3_progress_handler(db, 100, count, &calls);
  RunLimits limits;
  limits.timeout_ms = 0;
  ASSERT_TRUE(run(db, "SELECT count(*) FROM t WHERE b LIKE '%9'", limits));
  EXPECT_GT(calls, 0);
  calls = 0;
  limits.timeout_ms = 10000;
  ASSERT_TRUE(run(db, "SELECT count(*) FROM t WHERE b LIKE '%9'", limits));
  db.run("SELECT count(*) FROM t WHERE b LIKE '%9'");
  EXPECT_EQ(calls, 0);  // borrowed, and the handler is removed
}

TEST(DbRunner, AnInterruptIsReported) {
  Database db;
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    sqlite3_interrupt(db);
  });
  const auto result =
      run(db, "WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT count(*) FROM n", {});
  other.join();
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, Code::kCancelled);
  EXPECT_EQ(result.error().message, "interrupted");
}

TEST(DbRunner, OnlyReadsAndOnlyOneStatement) {  // feature 84
  Database db(kFiveThousand);
  const auto before =
      db.rows("SELECT total_changes(), (SELECT group_concat(sql) FROM sqlite_schema)");
  for (const char* sql : {"DELETE FROM t",
                          "UPDATE t SET b=1",
                          "INSERT INTO t(b) VALUES (1) RETURNING a",
                          "WITH x AS (SELECT 1) DELETE FROM t",
                          "DROP TABLE t",
                          "CREATE TEMP TABLE u(a)",
                          "ALTER TABLE t ADD c",
                          "PRAGMA user_version=3",
                          "PRAGMA writable_schema=1",
                          "ATTACH ':memory:' AS x",
                          "DETACH main",
                          "BEGIN",
                          "COMMIT",
                          "SAVEPOINT s",
                          "VACUUM",
                          "REINDEX",
                          "ANALYZE",
                          "EXPLAIN SELECT 1",
                          "EXPLAIN QUERY PLAN SELECT 1",
                          "SELECT 1; DROP TABLE t",
                          "SELECT 1;; SELECT 2"}) {
    const auto result = run(db, sql, {});
    ASSERT_FALSE(result) << sql;
    EXPECT_EQ(result.error().code, Code::kSafeguardViolation) << sql;
    EXPECT_TRUE(sqlite3_get_autocommit(db)) << sql;
  }
  EXPECT_EQ(db.rows("SELECT total_changes(), (SELECT group_concat(sql) FROM sqlite_schema)"),
            before);
}

TEST(DbRunner, TheHostsAuthorizerCanDeny) {
  Database db(kFiveThousand);
  sqlite3_set_authorizer(
      db,
      [](void*, int action, const char*, const char*, const char*, const char*) {
        return action == SQLITE_READ ? SQLITE_DENY : SQLITE_OK;
      },
      nullptr);
  const auto result = run(db, "SELECT a FROM t", {});
  EXPECT_EQ(result.error().code, Code::kSecurityViolation);
  EXPECT_EQ(result.error().message, "access to t.a is prohibited");
}

TEST(DbRunner, TheCallersStateIsUnchanged) {  // feature 187
  Database db(kFiveThousand);
  db.run("BEGIN; INSERT INTO t(b) VALUES ('pending'), ('too')");
  const std::string state =
      "SELECT changes(), total_changes(), last_insert_rowid(), (SELECT count(*) FROM t)";
  const auto before = db.rows(state);
  EXPECT_EQ(run(db, "SELECT count(*) FROM t", {})->rows[0][0], Value(int64_t{5002}));
  EXPECT_FALSE(run(db, "SELECT abs(-9223372036854775808) FROM t", {}));
  EXPECT_FALSE(run(db, "SELECT nothing FROM t", {}));
  EXPECT_EQ(db.rows(state), before);
  EXPECT_FALSE(sqlite3_get_autocommit(db));
  db.run("ROLLBACK");
  EXPECT_EQ(db.rows("SELECT count(*) FROM t"), std::vector<std::string>{"5000"});
}

// feature 240
TEST(DbRunner, ALimitSetByAHostFunctionMeanwhileIsKept) {
  Database db(kFiveThousand);
  const auto set = [](sqlite3_context* call, int, sqlite3_value** arguments) {
    sqlite3* host = sqlite3_context_db_handle(call);
    sqlite3_limit(host, sqlite3_value_int(arguments[0]), sqlite3_value_int(arguments[1]));
    sqlite3_result_int(call, 1);
  };
  sqlite3_create_function(db, "set_limit", 2, SQLITE_UTF8, nullptr, set, nullptr, nullptr);
  const int length = sqlite3_limit(db, SQLITE_LIMIT_LENGTH, -1);
  const auto sets = [&](int limit, int value) {
    const std::string call = "SELECT set_limit(" + std::to_string(limit) + ", ";
    EXPECT_TRUE(run(db, call + std::to_string(value) + ")", {}));
  };
  sets(SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 700);
  EXPECT_EQ(sqlite3_limit(db, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, -1), 700);
  EXPECT_EQ(sqlite3_limit(db, SQLITE_LIMIT_LENGTH, -1), length);
  sets(SQLITE_LIMIT_LENGTH, 900'000'000);
  EXPECT_EQ(sqlite3_limit(db, SQLITE_LIMIT_LENGTH, -1), 900'000'000);
}

TEST(DbRunner, NoStatementIsLeftOpen) {  // feature 104
  Database db(kFiveThousand);
  for (const char* sql : {"SELECT * FROM t", "SELECT zeroblob(20000000)", "SELECT 1; SELECT 2",
                          "SELECT abs(-9223372036854775808)", "DELETE FROM t"}) {
    (void)run(db, sql, {});
    EXPECT_EQ(sqlite3_next_stmt(db, nullptr), nullptr) << sql;
  }
}

}  // namespace
}  // namespace ask::db::runner_test
