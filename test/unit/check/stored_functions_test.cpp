// Functions of the application in stored definitions: generated columns, and views that are the
// content of full-text tables. SQLite asks no authorizer about them.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "test/unit/support.h"

namespace ask::stored_functions_test {
namespace {

// A database whose application registered notify(), which counts its calls.
struct Notified {
  test::Database db;
  int calls = 0;

  explicit Notified(const char* script, int flags = 0) {
    sqlite3_create_function(db, "notify", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | flags, this,
                            notify, nullptr, nullptr);
    db.run(script);
    calls = 0;  // SQLite evaluates the columns of a new row too
  }
  static void notify(sqlite3_context* context, int, sqlite3_value** values) {
    ++static_cast<Notified*>(sqlite3_user_data(context))->calls;
    sqlite3_result_value(context, values[0]);
  }
};

void count_call(sqlite3_context* context, int, sqlite3_value**) {
  ++static_cast<Notified*>(sqlite3_user_data(context))->calls;
  sqlite3_result_text(context, "called", -1, SQLITE_STATIC);
}

constexpr const char* kGenerated =
    "CREATE TABLE items(id INTEGER PRIMARY KEY, name TEXT, told AS (notify(name)),"
    "  again AS (told || '!'), short AS (substr(name, 1, 1)));"
    "INSERT INTO items(name) VALUES ('lamp'), ('desk');";

}  // namespace

// feature 243
TEST(StoredFunctions, AGeneratedColumnMayCallOnlyAllowedFunctions) {
  for (const char* sql :
       {"SELECT told FROM items", "SELECT again FROM items", "SELECT * FROM items",
        "SELECT id FROM items WHERE told > ''''", "SELECT max(again) FROM items",
        "SELECT a.id FROM items a JOIN items b USING (again)",
        "SELECT a.id FROM items a NATURAL JOIN items b", "SELECT id FROM items ORDER BY told"}) {
    Notified host(kGenerated);
    const auto rows = host.db.rows("SELECT ask('" + std::string(sql) + "')");
    ASSERT_EQ(rows.size(), 1U) << sql;
    EXPECT_TRUE(test::has(rows[0],
                          "notify() does not say that it is harmless (through the "
                          "generated column"))
        << sql << ": " << rows[0];
    EXPECT_EQ(host.calls, 0) << sql;
  }
}

// Operators and keywords call functions with their names, which an application may replace.
TEST(StoredFunctions, OperatorsAndKeywordsAreFunctionCalls) {
  struct Case {
    const char *function, *expression;
    int arguments;
  };
  for (const Case& one : {Case{"->>", "name ->> '$.a'", 2}, Case{"->", "name -> '$.a'", 2},
                          Case{"like", "name LIKE 'l%'", 2}}) {
    Notified host("");
    sqlite3_create_function(host.db, one.function, one.arguments,
                            SQLITE_UTF8 | SQLITE_DETERMINISTIC, &host, count_call, nullptr,
                            nullptr);
    host.db.run(("CREATE TABLE items(id INTEGER PRIMARY KEY, name TEXT, told AS (" +
                 std::string(one.expression) + ")); INSERT INTO items(name) VALUES ('{}');")
                    .c_str());
    host.calls = 0;
    host.db.rows("SELECT ask('How many items are there?')");
    const auto rows = host.db.rows("SELECT ask('SELECT told FROM items')");
    ASSERT_EQ(rows.size(), 1U) << one.function;
    EXPECT_TRUE(test::has(rows[0], "(through the generated column")) << rows[0];
    EXPECT_EQ(host.calls, 0) << one.function;
  }
}

TEST(StoredFunctions, AKeywordAsADefaultIsAFunctionCall) {
  Notified host("CREATE TABLE orders(id INTEGER PRIMARY KEY, made TEXT DEFAULT CURRENT_DATE)");
  sqlite3_create_function(host.db, "current_date", 0, SQLITE_UTF8 | SQLITE_DETERMINISTIC, &host,
                          count_call, nullptr, nullptr);
  const auto rows =
      host.db.rows("SELECT ask('INSERT INTO orders(id) VALUES (1)', '{\"mode\": \"write\"}')");
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_TRUE(test::has(rows[0], "current_date")) << rows[0];
  EXPECT_EQ(host.calls, 0);
}

TEST(StoredFunctions, ColumnsWithoutSuchFunctionsStayReadable) {
  Notified host(kGenerated);
  EXPECT_EQ(host.db.rows("SELECT ask('SELECT short FROM items WHERE id = 1')")[0], "l");
  EXPECT_EQ(host.calls, 0);
}

TEST(StoredFunctions, SamplingDoesNotCallThem) {
  Notified host(kGenerated);
  EXPECT_EQ(host.db.rows("SELECT ask('How many items are there?')")[0], "There are 2 items.");
  EXPECT_EQ(host.db.rows("SELECT count(*) FROM ask_schema")[0], "5");
  EXPECT_EQ(host.calls, 0);
}

TEST(StoredFunctions, AnInnocuousOrListedFunctionMayBeCalled) {
  Notified harmless(kGenerated, SQLITE_INNOCUOUS);
  EXPECT_EQ(harmless.db.rows("SELECT ask('SELECT told FROM items WHERE id = 1')")[0], "lamp");
  Notified listed(kGenerated);
  EXPECT_EQ(listed.db.rows("SELECT ask('SELECT told FROM items WHERE id = 1', "
                           "'{\"allow_functions\": \"notify\"}')")[0],
            "lamp");
}

TEST(StoredFunctions, AViewBehindAFullTextTableIsReviewed) {
  for (const char* table : {"CREATE VIRTUAL TABLE found USING fts5(word, content='words');",
                            "CREATE VIRTUAL TABLE found USING fts5(word, content=words);",
                            "CREATE VIRTUAL TABLE found USING fts4(content=\"words\", word);"}) {
    Notified host(
        (std::string("CREATE TABLE items(id INTEGER PRIMARY KEY, name TEXT);"
                     "INSERT INTO items VALUES (1, 'lamp');"
                     "CREATE VIEW inner_words AS SELECT id, notify(name) AS word FROM items;"
                     "CREATE VIEW words AS SELECT id AS rowid, word FROM inner_words;") +
         table)
            .c_str());
    const auto rows = host.db.rows("SELECT ask('SELECT word FROM found')");
    EXPECT_TRUE(test::has(rows[0], "notify() does not say that it is harmless")) << rows[0];
    (void)host.db.rows("SELECT ask('How many items are there?')");
    EXPECT_EQ(host.calls, 0) << table;
    host.db.run("DROP TABLE found");  // the module keeps statements open
  }
}

// feature 243
TEST(StoredFunctions, VirtualTablesThatExposeTheSchemaOrPagesAreLeftOut) {
  test::Database db(
      "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
      "INSERT INTO customers VALUES (1, 'Ann');"
      "CREATE VIRTUAL TABLE pages USING dbstat;"
      "CREATE VIRTUAL TABLE definitions USING fts5(sql, content='sqlite_schema');"
      "CREATE VIRTUAL TABLE definitions4 USING fts4(content=\"sqlite_master\", sql);"
      "CREATE VIRTUAL TABLE found USING fts5(name, content=customers, content_rowid=id);");
  const auto known = db.rows("SELECT * FROM ask_schema");
  for (const char* hidden : {"pages", "definitions"})
    for (const std::string& row : known) EXPECT_FALSE(test::has(row, hidden)) << row;
  for (const char* sql :
       {"SELECT name FROM pages", "SELECT sql FROM definitions", "SELECT sql FROM definitions4"}) {
    const auto rows = db.rows("SELECT ask('" + std::string(sql) + "')");
    EXPECT_TRUE(test::has(rows[0], "there is no table \"")) << rows[0];
  }
  EXPECT_EQ(db.rows("SELECT ask('SELECT name FROM found')")[0], "Ann");
  for (const char* table : {"pages", "definitions", "definitions4", "found"})
    db.run("DROP TABLE " + std::string(table));
}

// feature 239
TEST(StoredFunctions, FullTextErrorsQuoteNoStoredValue) {
  test::Database db(
      "CREATE TABLE people(id INTEGER PRIMARY KEY, ssn TEXT);"
      "INSERT INTO people VALUES (1, 'SECRET1');"
      "CREATE VIRTUAL TABLE notes USING fts5(body); INSERT INTO notes VALUES ('hello');"
      "CREATE VIRTUAL TABLE old USING fts4(body); INSERT INTO old VALUES ('hello');");
  for (const char* query :
       {"SELECT * FROM notes WHERE notes MATCH (SELECT ssn || ':x' FROM people)",
        "SELECT * FROM notes WHERE notes MATCH (SELECT ssn || ' : x' FROM people)",
        "SELECT * FROM notes WHERE notes MATCH 'x' AND rank MATCH (SELECT ssn FROM people)",
        "SELECT * FROM old WHERE old MATCH (SELECT '\"' || ssn FROM people)",
        "SELECT matchinfo(old, (SELECT ssn FROM people)) FROM old WHERE old MATCH 'hello'"}) {
    const std::string in_sqlites_words = db.rows(query).back();
    const bool one_letter = test::has(in_sqlites_words, "unrecognized matchinfo request: S");
    EXPECT_TRUE(one_letter || test::has(in_sqlites_words, "SECRET")) << in_sqlites_words;
    sqlite3_stmt* asking = nullptr;
    sqlite3_prepare_v2(db, "SELECT ask(?)", -1, &asking, nullptr);
    sqlite3_bind_text(asking, 1, query, -1, SQLITE_STATIC);
    EXPECT_EQ(sqlite3_step(asking), SQLITE_ERROR);
    const std::string message = sqlite3_errmsg(db);
    sqlite3_finalize(asking);
    EXPECT_FALSE(test::has(message, "SECRET") || test::has(message, "request: S")) << message;
  }
  db.run("DROP TABLE notes; DROP TABLE old");
}

// Regression: no constraint can fail in a query, but a function can report that one did.
// feature 239
TEST(StoredFunctions, AFunctionThatReportsAConstraintErrorRevealsNothing) {
  test::Database db("CREATE TABLE t(v); INSERT INTO t VALUES ('SECRET1')");
  sqlite3_create_function(
      db, "claims", 1, SQLITE_UTF8 | SQLITE_INNOCUOUS, nullptr,
      [](sqlite3_context* context, int, sqlite3_value** values) {
        const std::string text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
        sqlite3_result_error(context, ("bad value " + text).c_str(), -1);
        sqlite3_result_error_code(context, SQLITE_CONSTRAINT_CHECK);
      },
      nullptr, nullptr);
  const auto rows = db.rows("SELECT ask('SELECT claims(v) FROM t')");
  EXPECT_FALSE(test::has(rows.back(), "SECRET")) << rows.back();
}

// Regression: ask's own statistics called an application's aggregate named max().
TEST(StoredFunctions, SamplingCallsNoFunctionReplacedByTheApplication) {
  Notified host(
      "CREATE TABLE items(id INTEGER PRIMARY KEY, name TEXT);"
      "INSERT INTO items VALUES (1, 'a'), (500000, 'b');");
  for (const char* name : {"max", "min", "count"})
    sqlite3_create_function(
        host.db, name, -1, SQLITE_UTF8, &host, nullptr,
        [](sqlite3_context* context, int, sqlite3_value**) {
          ++static_cast<Notified*>(sqlite3_user_data(context))->calls;
        },
        [](sqlite3_context* context) { sqlite3_result_int(context, 0); });
  (void)host.db.rows("SELECT * FROM ask_schema");
  EXPECT_EQ(host.calls, 0);
}

}  // namespace ask::stored_functions_test
