// feature 190, feature 198. Worst-case inputs: each is answered or declined, with a sentence,
// within the time limit of the test. Also prints the memory that a connection holds, for README.
#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <functional>

#include "test/faults/tries.h"

namespace ask::faults {
namespace {

std::string times(int count, std::string_view text) {
  std::string out;
  for (int i = 0; i < count; ++i) out += text;
  return out;
}

std::string tables(int count, int columns, std::string_view more = "") {
  std::string out = "BEGIN;";
  for (int t = 0; t < count; ++t) {
    out += "CREATE TABLE archive_" + std::to_string(t) + "(id INTEGER PRIMARY KEY";
    for (int c = 1; c < columns; ++c)
      out += ",field_" + std::to_string(c) + (c % 2 ? " TEXT" : " REAL");
    out += ");";
  }
  return out + std::string(more) + "COMMIT;";
}

std::string views(int count) {
  std::string out = "BEGIN;";
  for (int v = 0; v < count; ++v)
    out += "CREATE VIEW seen_" + std::to_string(v) +
           " AS SELECT name, city FROM customers WHERE id=" + std::to_string(v) + ";";
  return out + "COMMIT;";
}

std::string with_names(std::string_view text, const std::string& name) {
  std::string out;
  for (const char c : text) out += c == '$' ? name : std::string(1, c);
  return out;
}

// Each row has a different text of 60 bytes in each column.
std::string values(int rows, int columns) {
  std::string out = "CREATE TABLE notes(id INTEGER PRIMARY KEY", cells;
  for (int c = 0; c < columns; ++c) {
    out += ", text_" + std::to_string(c) + " TEXT";
    cells += ", printf('" + std::to_string(c) + " %d %.*c', i, 50, 'x')";
  }
  return out + ");WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < " +
         std::to_string(rows) + ") INSERT INTO notes SELECT i" + cells + " FROM n;";
}

// Views d0 to d(count - 1), each made of the one before, which `body` calls $: 2^count copies if it
// names it twice.
std::string doubling_views(int count, const std::string& body) {
  std::string out = "CREATE VIEW d0 AS SELECT id FROM customers;";
  for (int v = 1; v < count; ++v)
    out += "CREATE VIEW d" + std::to_string(v) + " AS " +
           with_names(body, "d" + std::to_string(v - 1)) + ";";
  return out;
}

const std::string kUnion = "SELECT * FROM $ UNION ALL SELECT * FROM $";

constexpr std::string_view kHowMany = "How many customers are there?";

std::vector<Input> inputs() {
  const std::string ask = "SELECT ask(?)", sql = "SELECT ask_sql(?)",
                    check = "SELECT count(*) FROM ask_check(?)",
                    trace = "SELECT sum(length(detail)) FROM ask_trace(?)";
  const std::string count(kHowMany);
  const std::string megabyte(1'000'000, 'n');
  return {
      {"10,000 columns", tables(5, 2000), ask, count, true},
      {"1,000 tables", tables(1000, 10), ask, count, true},
      {"3,000 views", views(3000), ask, count, true},
      {"views that double 10 times", doubling_views(10, kUnion), ask, "How many d9 are there?"},
      {"views that double, as SQL", doubling_views(10, kUnion), ask, "SELECT count(*) FROM d9"},
      {"a name of 1 MB", "CREATE TABLE \"" + megabyte + "\"(a TEXT, \"" + megabyte + "\" TEXT)",
       ask, count, true},
      {"a name of 1 MB, asked for", "CREATE TABLE \"" + megabyte + "\"(a TEXT)", ask,
       "How many " + megabyte.substr(0, 10'000) + " are there?"},
      {"a value of 10 MB", "INSERT INTO customers(name) VALUES(printf('%.*c', 10000000, 'x'))", ask,
       count, true},
      {"100,000 distinct long values",
       "CREATE TABLE notes(id INTEGER PRIMARY KEY, body TEXT); WITH RECURSIVE n(i) AS (VALUES(1) "
       "UNION ALL SELECT i + 1 FROM n WHERE i < 100000) INSERT INTO notes SELECT i, "
       "printf('note %d %.*c', i, 60, 'x') FROM n",
       ask, "How many notes are there?", true},
      {"a question of 1 MB", "", ask, times(100'000, "customers ")},
      {"a question of 16 KB, one word", "", sql, std::string(16'000, 'a')},
      {"a question of 16 KB, known words", "", sql, times(1000, "customers orders ")},
      {"a question of 16 KB, values", "", sql, times(1300, "Paris Ada ")},
      {"a question of 16 KB, numbers", "", sql, times(2500, "12 34 ")},
      {"a question of 16 KB, conditions", "", sql,
       "customers in Paris " + times(800, "and not in Oslo ")},
      {"a question of 16 KB, quotes", "", sql, times(8000, "\"'")},
      {"a question of 16 KB, bytes that are no UTF-8", "", sql, times(8000, "\xff\xc3")},
      {"a trace of 16 KB, known words", "", trace, times(1000, "customers orders ")},
      {"a trace of 16 KB, conditions", "", trace,
       "customers in Paris " + times(800, "and not in Oslo ")},
      {"a trace of 16 KB, reworded", "", trace, "is there any " + times(1000, "out of stock ")},
      {"a question in brackets", "", sql, times(8000, "(") + "customers" + times(8000, ")")},
      {"SQL, nested 100,000 deep", "", check,
       "SELECT " + times(100'000, "(") + "1" + times(100'000, ")")},
      {"SQL, nested 900 deep", "", ask, "SELECT " + times(900, "(") + "1" + times(900, ")")},
      {"SQL, sub-queries nested 1,000 deep", "", check,
       times(1000, "SELECT * FROM (") + "SELECT 1" + times(1000, ")")},
      {"SQL, 100,000 operators", "", check, "SELECT 1" + times(100'000, " + 1")},
      {"SQL, 60 joins", "", check,
       "SELECT count(*) FROM customers c0" +
           [] {
             std::string out;
             for (int i = 1; i < 60; ++i) out += " JOIN customers c" + std::to_string(i);
             return out;
           }()},
      {"SQL, 2,000 columns", "", ask, "SELECT 1" + times(1999, ", 1"), true},
      {"SQL, 1 MB of WITH", "", check,
       "WITH a AS (SELECT 1)" +
           [] {
             std::string out;
             for (int i = 0; i < 30; ++i)
               out += ", a" + std::to_string(i) + " AS (SELECT * FROM a" +
                      (i == 0 ? "" : std::to_string(i - 1)) + " x, a" +
                      (i == 0 ? "" : std::to_string(i - 1)) + " y)";
             return out + " SELECT * FROM a29";
           }()},
      {"SQL to explain, nested 100,000 deep", "", "SELECT ask_explain(?)",
       "SELECT " + times(100'000, "NOT (") + "1" + times(100'000, ")")},
      {"SQL to explain, 300,000 joins", "", "SELECT ask_explain(?)",
       "SELECT 1 FROM a" + times(300'000, ",a") + " WHERE a.b=c.d" + times(100, " AND a.b=c.d")},
      {"options nested 500,000 deep", "", "SELECT ask('How many customers are there?', ?)",
       times(500'000, "[")},
      {"options, an object nested", "", "SELECT ask('How many customers are there?', ?)",
       times(100'000, "{\"a\":") + "1" + times(100'000, "}")},
      {"a tool's arguments nested", "", "SELECT ask_tool('describe_table', ?)",
       times(100'000, "{\"table\":") + "1" + times(100'000, "}")},
  };
}

SqlResult run_input(const World& world, const Input& input) {
  SqlResult out;
  sqlite3_stmt* stmt = nullptr;
  out.rc = sqlite3_prepare_v2(world, input.call.c_str(), -1, &stmt, nullptr);
  sqlite3_bind_text(stmt, 1, input.argument.data(), static_cast<int>(input.argument.size()),
                    SQLITE_STATIC);
  out.rc = sqlite3_step(stmt);
  if (out.rc == SQLITE_ROW) out.rc = SQLITE_DONE;
  if (!out.good()) out.error = sqlite3_errmsg(world);
  sqlite3_finalize(stmt);
  return out;
}

double milliseconds_of(const std::function<void()>& body) {
  const auto from = std::chrono::steady_clock::now();
  body();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - from).count();
}

// The memory of one connection in KB: by operator new, and by SQLite on its behalf.
void print_size(const char* what, const std::string& setup, std::string_view question,
                const std::string& options = "{}") {
  const World world(":memory:", false);
  world.must(setup.empty() ? "SELECT 1" : setup);
  world.must("SELECT count(*) FROM sqlite_schema");  // SQLite's own parsed schema is not counted
  const int64_t news = live_bytes(), used = sqlite3_memory_used();
  world.load();
  const int64_t loaded = live_bytes() - news + sqlite3_memory_used() - used;
  const std::string ask = "SELECT ask('" + std::string(question) + "', '" + options + "')";
  const double first = milliseconds_of([&] { world.run(ask); });
  const double second = milliseconds_of([&] { world.run(ask); });
  const int64_t asked = live_bytes() - news + sqlite3_memory_used() - used;
  std::printf("%-28s %6lld KB loaded %8lld KB after a question %8.1f ms first %8.1f ms then\n",
              what, static_cast<long long>(loaded / 1024), static_cast<long long>(asked / 1024),
              first, second);
}

}  // namespace

void try_worst(bool quick) {
  std::vector<Input> all = inputs();
  for (Input& input : hostile_files(quick)) all.push_back(std::move(input));
  for (const Input& input : all) {
    const World world;
    world.must(schema());
    if (!input.setup.empty()) world.must(input.setup);
    SqlResult result;
    const double ms = milliseconds_of([&] { result = run_input(world, input); });
    std::printf("%-46s %8.1f ms  %s\n", input.name.c_str(), ms,
                result.good() ? "answered" : result.error.substr(0, 90).c_str());
    std::fflush(stdout);
    if (!result.good() && result.error.size() < 10)
      problem(input.name, "no sentence: " + result.error);
    if (!result.good() && result.error.size() > 5000)
      problem(input.name, "the error has " + std::to_string(result.error.size()) + " bytes");
    if (input.answered && !result.good()) problem(input.name, "not answered: " + result.error);
    check_usable(world, input.name);
    const SqlResult after = world.run("SELECT ask('How many orders are there?')");
    // With a thousand tables the message may also name the reading.
    if (after.rows.size() != 1 || !after.rows[0].starts_with("There are 4 orders."))
      problem(input.name, "the next question fails: " + after.error);
  }
}

void print_sizes() {
  print_size("an empty database", "", "How many customers are there?");
  print_size("an empty database, again", "", "How many customers are there?");
  print_size("a small shop", std::string(schema()), "How many customers are there?");
  print_size("200 tables", std::string(schema()) + tables(200, 10),
             "How many customers are there?");
  print_size("1,000 tables", std::string(schema()) + tables(1000, 10),
             "How many customers are there?");
  print_size("2,000 tables", std::string(schema()) + tables(2000, 10),
             "How many customers are there?");
  // More values than the index may hold, and the same with a smaller index.
  for (const char* mb : {"16", "4", "1"})
    print_size(("1,000,000 values, " + std::string(mb) + " MB").c_str(),
               std::string(schema()) + values(100'000, 10), kHowMany,
               R"({"value_index_rows": 100000, "value_index_ms": 60000, "value_index_mb": )" +
                   std::string(mb) + "}");
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::printf("the process: %ld KB at most\n", usage.ru_maxrss);
}

}  // namespace ask::faults
