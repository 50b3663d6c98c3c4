// Guarantees to a host application, tested through the C API: its hooks, transaction and threads.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <set>
#include <thread>

#include "test/unit/support.h"

namespace ask::host_test {
namespace {

using Rows = std::vector<std::string>;

constexpr const char* kShop = R"(
  CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL);
  INSERT INTO customers VALUES(1, 'Ada', 'Paris'), (2, 'Ben', 'Rome'), (3, 'Cleo', 'Paris');
  CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),
                      total REAL);
  INSERT INTO orders VALUES(1, 1, 10), (2, 1, 20), (3, 2, 5);
)";
constexpr const char* kHowMany = "SELECT ask('How many customers are there?')";

struct Authorizer {
  std::string denied;
  int asked = 0;
  static int callback(void* self, int action, const char* a, const char*, const char*,
                      const char*) {
    auto& me = *static_cast<Authorizer*>(self);
    ++me.asked;
    return action == SQLITE_READ && a && me.denied == a ? SQLITE_DENY : SQLITE_OK;
  }
};

int collect(unsigned, void* out, void*, void* sql) {
  static_cast<Rows*>(out)->push_back(static_cast<const char*>(sql));
  return 0;
}

// Statements that name one of the tables in FROM or JOIN.
Rows reading(const Rows& statements, std::initializer_list<const char*> tables) {
  Rows out;
  for (const std::string& sql : statements)
    for (const char* table : tables)
      for (const char* quote : {"", "\""}) {
        const std::string from = std::string("FROM ") + quote + table;
        const std::string dotted = std::string("\".") + quote + table;
        if (sql.find(from) != sql.npos || sql.find(dotted) != sql.npos) out.push_back(sql);
      }
  return out;
}

}  // namespace

// feature 2
TEST(Host, AskSeesTheCallersOwnUncommittedRows) {
  test::Database db;
  db.run(
      "BEGIN; CREATE TEMP TABLE widgets(id INTEGER PRIMARY KEY, label TEXT);"
      "INSERT INTO widgets(label) VALUES('a'),('b'),('c'),('d'),('e'),('f'),('g')");
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many widgets are there?')"), Rows{"7"});
  EXPECT_EQ(sqlite3_get_autocommit(db), 0);
  db.run("INSERT INTO widgets(label) VALUES('h')");
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many widgets are there?')"), Rows{"8"});
  db.run("COMMIT");
}

// feature 4
TEST(Host, AskSqlReadsNoUserTable) {
  test::Database db(kShop);
  Rows statements;
  sqlite3_trace_v2(db, SQLITE_TRACE_STMT, collect, &statements);
  EXPECT_EQ(db.rows("SELECT ask_sql('How many customers are there?')"),
            Rows{"SELECT count(*) FROM \"customers\""});
  sqlite3_trace_v2(db, 0, nullptr, nullptr);
  EXPECT_EQ(reading(statements, {"customers", "orders"}), Rows{});
  EXPECT_FALSE(statements.empty());
}

// feature 31
TEST(Host, ASecondQuestionReadsNoSchema) {
  test::Database db(kShop);
  db.rows(kHowMany);
  Rows statements;
  sqlite3_trace_v2(db, SQLITE_TRACE_STMT, collect, &statements);
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many customers are there?')"), Rows{"3"});
  sqlite3_trace_v2(db, 0, nullptr, nullptr);
  for (const std::string& sql : statements) {
    EXPECT_EQ(sql.find("table_list"), sql.npos) << sql;
    EXPECT_EQ(sql.find("table_xinfo"), sql.npos) << sql;
    EXPECT_EQ(sql.find("foreign_key_list"), sql.npos) << sql;
  }
  db.run("CREATE TABLE planets(id INTEGER PRIMARY KEY, name TEXT)");
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many planets are there?')"), Rows{"0"});
}

// feature 186
TEST(Host, TheHostsAuthorizerIsConsultedAndKept) {
  test::Database db(kShop);
  Authorizer authorizer;
  authorizer.denied = "customers";
  sqlite3_set_authorizer(db, Authorizer::callback, &authorizer);
  EXPECT_TRUE(db.rows("SELECT ask('SELECT name FROM customers')")[0].starts_with("error: ask: "));
  const int before = authorizer.asked;
  EXPECT_EQ(db.rows("SELECT count(*) FROM orders"), Rows{"3"});
  EXPECT_GT(authorizer.asked, before);
  EXPECT_EQ(db.rows("SELECT name FROM customers"),
            Rows{"error: access to customers.name is prohibited"});
  sqlite3_set_authorizer(db, nullptr, nullptr);
}

// feature 187
TEST(Host, TransactionAndCountersAreAsBefore) {
  test::Database db(kShop);
  db.run(
      "BEGIN; INSERT INTO customers VALUES(10, 'Dan', 'Oslo'); UPDATE customers SET city = city");
  const auto counters = [&] {
    return std::tuple{sqlite3_changes64(db), sqlite3_total_changes64(db),
                      sqlite3_last_insert_rowid(db), sqlite3_get_autocommit(db)};
  };
  const auto before = counters();
  EXPECT_EQ(std::get<0>(before), 4);
  for (const char* sql :
       {kHowMany, "SELECT ask('Which city has the most customers?')",
        "SELECT ask('delete all orders')", "SELECT ask('SELECT nope FROM customers')",
        "SELECT ask('SELECT 1; DROP TABLE orders')", "SELECT ask_sql('How many orders are there?')",
        "SELECT ask_plan('How many orders?')", "SELECT * FROM ask_check('DELETE FROM orders')",
        "SELECT * FROM ask_schema", "SELECT ask('why is the sky blue on Mondays?')",
        "SELECT * FROM ask_trace('How many customers are there?')"}) {
    db.rows(sql);
    EXPECT_EQ(counters(), before) << sql;
  }
  db.run("ROLLBACK");
  EXPECT_EQ(db.rows("SELECT count(*) FROM customers"), Rows{"3"});
}

// feature 188
TEST(Host, ViewsAndTriggersCannotAsk) {
  test::Database db(kShop);
  db.run(
      "CREATE VIEW v AS SELECT ask('How many customers are there?') AS a;"
      "CREATE VIEW w AS SELECT * FROM ask_trace('How many customers are there?');"
      "CREATE TRIGGER t AFTER INSERT ON orders BEGIN SELECT ask('How many customers?'); END");
  EXPECT_EQ(db.rows("SELECT a FROM v"), Rows{"error: unsafe use of ask()"});
  EXPECT_EQ(db.rows("SELECT * FROM w"), Rows{"error: unsafe use of virtual table \"ask_trace\""});
  EXPECT_EQ(db.rows("INSERT INTO orders VALUES(9, 1, 1)"), Rows{"error: unsafe use of ask()"});
}

// feature 86
TEST(Host, GeneratedSqlCannotAsk) {
  test::Database db(kShop);
  db.run("CREATE VIEW v AS SELECT ask('How many customers are there?') AS a");
  for (const char* sql : {"SELECT ask('SELECT ask(''x'')')", "SELECT ask('SELECT a FROM v')",
                          "SELECT ask('SELECT * FROM ask_settings')",
                          "SELECT ask('SELECT * FROM ask_trace(''How many customers?'')')"})
    EXPECT_TRUE(db.rows(sql)[0].starts_with("error: ask: ")) << sql << " gave " << db.rows(sql)[0];
}

// feature 104
TEST(Host, ManyQuestionsLeaveNoStatementOpen) {
  test::Database db(kShop);
  for (int i = 0; i < 1000; ++i) {
    db.rows(i % 3 == 0   ? kHowMany
            : i % 3 == 1 ? "SELECT ask('SELECT nope FROM customers')"
                         : "SELECT node FROM ask_trace('How many customers are there?') LIMIT 4");
  }
  EXPECT_EQ(sqlite3_next_stmt(db, nullptr), nullptr);
}

// feature 190
TEST(Host, SurvivesOddArguments) {
  test::Database db(kShop);
  const std::string huge(1'000'000, 'x');
  EXPECT_EQ(db.rows("SELECT ask(NULL) IS NULL"), Rows{"1"});
  EXPECT_EQ(db.rows("SELECT ask()")[0],
            "error: ask: takes ask(question [, options]), as in SELECT ask('How many customers are "
            "there?')");
  EXPECT_EQ(db.rows("SELECT ask(x'00ff')"),
            Rows{"error: ask: argument 1 is a blob; it must be text"});
  EXPECT_EQ(db.rows("SELECT ask(CAST(x'ff41424344' AS TEXT))"),
            Rows{"error: ask: the question is not valid text; it must be UTF-8 without NUL bytes"});
  EXPECT_EQ(db.rows("SELECT ask('how many' || char(0) || 'customers')"),
            Rows{"error: ask: the question is not valid text; it must be UTF-8 without NUL bytes"});
  EXPECT_EQ(db.rows("SELECT ask('" + huge + "')"),
            Rows{"error: ask: the question has 1000000 bytes; the limit is 16384"});
  EXPECT_EQ(db.rows("SELECT ask('How many customers?', 'no json')"),
            Rows{R"(error: ask: options must be a JSON object, as in {"max_rows": 10})"});
  EXPECT_EQ(db.rows("SELECT count(*) FROM customers"), Rows{"3"});
}

// feature 190
TEST(Host, SurvivesALackOfMemory) {
  test::Database db(kShop);
  db.rows(kHowMany);
  const sqlite3_int64 before = sqlite3_hard_heap_limit64(-1);
  int refused = 0;
  for (sqlite3_int64 spare = 0; spare < 400'000; spare += 4'000) {
    sqlite3_hard_heap_limit64(sqlite3_memory_used() + spare + 1);
    refused += db.rows("SELECT c1 FROM ask_rows('How many customers are there?')") != Rows{"3"};
    sqlite3_hard_heap_limit64(0);
  }
  sqlite3_hard_heap_limit64(before);
  EXPECT_GT(refused, 0);
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many customers are there?')"), Rows{"3"});
}

// feature 190
TEST(Host, ConnectionsInThreadsAreIndependent) {
  std::vector<std::thread> threads;
  std::vector<Rows> answers(4);
  for (size_t i = 0; i < answers.size(); ++i)
    threads.emplace_back([&answers, i] {
      for (int round = 0; round < 20; ++round) {
        test::Database db(kShop);
        db.run("DELETE FROM customers WHERE id > " + std::to_string(i));
        answers[i] = db.rows("SELECT c1 FROM ask_rows('How many customers are there?')");
      }
    });
  for (std::thread& thread : threads) thread.join();
  for (size_t i = 0; i < answers.size(); ++i)
    EXPECT_EQ(answers[i], Rows{std::to_string(std::min<size_t>(i, 3))});
}

// feature 189
TEST(Host, AnInterruptEndsTheQuestionOnly) {
  test::Database db(kShop);
  // The host interrupts while it steps through the trace: after the third row.
  sqlite3_stmt* stmt = nullptr;
  ASSERT_EQ(sqlite3_prepare_v2(db, "SELECT status FROM ask_trace('How many customers are there?')",
                               -1, &stmt, nullptr),
            SQLITE_OK);
  for (int i = 0; i < 3; ++i) ASSERT_EQ(sqlite3_step(stmt), SQLITE_ROW);
  sqlite3_interrupt(db);
  EXPECT_NE(sqlite3_step(stmt), SQLITE_DONE);
  sqlite3_finalize(stmt);
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many customers are there?')"), Rows{"3"});
}

// feature 97
TEST(Host, AnEndlessQueryStopsAtItsTimeLimit) {
  test::Database db(kShop);
  const char* endless =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
  const Rows rows = db.rows("SELECT status FROM ask_trace('" + std::string(endless) +
                            "', '{\"query_timeout_ms\": 50}')");
  EXPECT_EQ(rows.back(), "EXECUTION_TIMEOUT");
  EXPECT_EQ(db.rows("SELECT c1 FROM ask_rows('How many customers are there?')"), Rows{"3"});
}

// A row of the trace is returned before the next step runs: the SQL runs between two rows.
// feature 154
// feature 184
TEST(Host, RowsOfTheTraceAreReturnedOneByOne) {
  test::Database db(kShop);
  Rows statements;
  sqlite3_trace_v2(db, SQLITE_TRACE_STMT, collect, &statements);
  sqlite3_stmt* stmt = nullptr;
  ASSERT_EQ(sqlite3_prepare_v2(db, "SELECT node FROM ask_trace('SELECT count(*) FROM customers')",
                               -1, &stmt, nullptr),
            SQLITE_OK);
  const auto ran = [&] {
    return std::count(statements.begin(), statements.end(), "-- SELECT count(*) FROM customers");
  };
  std::string node;
  while (node != "check_sql") {
    ASSERT_EQ(sqlite3_step(stmt), SQLITE_ROW);
    node = reinterpret_cast<const char*>(sqlite3_column_text(stmt, 0));
  }
  EXPECT_EQ(ran(), 0);
  ASSERT_EQ(sqlite3_step(stmt), SQLITE_ROW);
  EXPECT_EQ(ran(), 1);
  sqlite3_finalize(stmt);
  sqlite3_trace_v2(db, 0, nullptr, nullptr);
}

// feature 159
TEST(Host, OneTraceIdForEachQuestion) {
  test::Database db(kShop);
  std::set<std::string> ids;
  for (int i = 0; i < 5; ++i) {
    const Rows rows =
        db.rows("SELECT DISTINCT trace_id FROM ask_trace('How many customers are there?')");
    ASSERT_EQ(rows.size(), 1u);
    ids.insert(rows[0]);
  }
  EXPECT_EQ(ids.size(), 5u);
}

}  // namespace ask::host_test
