#include "test/fuzz/fuzz.h"

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>

#include "ext/entry.h"

namespace ask::fuzz {

void require(bool holds, std::string_view what, std::string_view detail) {
  if (holds) return;
  std::fprintf(stderr, "%.*s: %.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(detail.size()), detail.data());
  std::abort();
}

std::string_view Pieces::next() {
  const size_t end = rest_.find('\xff');
  const std::string_view piece = rest_.substr(0, end);
  rest_ = end == rest_.npos ? std::string_view() : rest_.substr(end + 1);
  return piece;
}

sqlite3* shop() {
  sqlite3* db = nullptr;
  sqlite3_open(":memory:", &db);
  const char* script =
      "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, joined DATE);"
      "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
      " total REAL, status TEXT, placed DATE);"
      "CREATE VIEW open_orders AS SELECT * FROM orders WHERE status = 'open';"
      "CREATE TABLE log(what TEXT);"
      "CREATE TRIGGER t AFTER UPDATE ON orders BEGIN INSERT INTO log VALUES('x'); END;"
      "INSERT INTO customers VALUES (1,'Ada','Paris','2023-01-02'),(2,'Ben','Oslo','2023-05-06'),"
      "(3,'Cy','Paris','2024-02-03');"
      "INSERT INTO orders VALUES (1,1,10.5,'open','2024-01-01'),(2,1,20,'paid','2024-01-02'),"
      "(3,2,30,'open','2024-03-04'),(4,3,5,'paid','2024-05-06');";
  require(sqlite3_exec(db, script, nullptr, nullptr, nullptr) == SQLITE_OK, "no shop",
          sqlite3_errmsg(db));
  return db;
}

std::string image(sqlite3* db) {
  sqlite3_int64 size = 0;
  unsigned char* bytes = sqlite3_serialize(db, "main", &size, 0);
  std::string out(reinterpret_cast<char*>(bytes), static_cast<size_t>(size));
  sqlite3_free(bytes);
  return out;
}

}  // namespace ask::fuzz

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  for (const char* variable : {"ASK_MODEL", "OPENAI_API_KEY", "ANTHROPIC_API_KEY"})
    unsetenv(variable);
  sqlite3_auto_extension(reinterpret_cast<void (*)()>(sqlite3_ask_init));
  sqlite3* db = nullptr;  // opening a connection passes SQLite's functions to the agent
  sqlite3_open(":memory:", &db);
  return sqlite3_close(db);
}
