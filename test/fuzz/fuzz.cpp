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

namespace {

sqlite3* in_memory(const char* script) {
  sqlite3* db = nullptr;
  sqlite3_open(":memory:", &db);
  require(sqlite3_exec(db, script, nullptr, nullptr, nullptr) == SQLITE_OK, "no database",
          sqlite3_errmsg(db));
  return db;
}

}  // namespace

sqlite3* shop() {
  return in_memory(
      "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, joined DATE);"
      "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
      " total REAL, status TEXT, placed DATE);"
      "CREATE VIEW open_orders AS SELECT * FROM orders WHERE status = 'open';"
      "CREATE TABLE log(what TEXT);"
      "CREATE TRIGGER t AFTER UPDATE ON orders BEGIN INSERT INTO log VALUES('x'); END;"
      "INSERT INTO customers VALUES (1,'Ada','Paris','2023-01-02'),(2,'Ben','Oslo','2023-05-06'),"
      "(3,'Cy','Paris','2024-02-03');"
      "INSERT INTO orders VALUES (1,1,10.5,'open','2024-01-01'),(2,1,20,'paid','2024-01-02'),"
      "(3,2,30,'open','2024-03-04'),(4,3,5,'paid','2024-05-06');");
}

sqlite3* workshop() {
  return in_memory(
      "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, town TEXT);"
      "CREATE TABLE staff(id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, born_on DATE,"
      " hired_on DATE, wage REAL, supervisor_id INTEGER);"
      "CREATE TABLE jobs(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
      " staff_id INTEGER, kind TEXT, status TEXT, booked_on DATE, done_on DATE, hours REAL,"
      " urgent INTEGER);"
      "CREATE TABLE parts(id INTEGER PRIMARY KEY, name TEXT, price REAL, in_stock INTEGER);"
      "CREATE TABLE job_parts(job_id INTEGER REFERENCES jobs(id),"
      " part_id INTEGER REFERENCES parts(id), quantity INTEGER, PRIMARY KEY(job_id, part_id));"
      "CREATE TABLE invoices(number INTEGER PRIMARY KEY, job_id INTEGER REFERENCES jobs(id),"
      " issued_on DATE, paid_on DATE, amount REAL);"
      "INSERT INTO customers VALUES(1,'Ann Reed','Leeds'),(2,'Bob Stone','York'),"
      "(3,'Cleo Hart','Leeds'),(4,'Dan Ivy','Hull');"
      "INSERT INTO staff VALUES(1,'Gita','Rao','1980-02-03','2019-05-01',22.5,NULL),"
      "(2,'Tom','Webb','1991-07-08','2021-03-01',18,1),"
      "(3,'Eve','Fox','1999-01-02','2024-02-01',15,1);"
      "INSERT INTO jobs VALUES(1,1,1,'rewiring','done','2025-01-03','2025-01-10',12,0),"
      "(2,2,1,'repair','done','2025-02-03','2025-02-03',2,1),"
      "(3,3,2,'repair','cancelled','2025-02-10',NULL,NULL,0),"
      "(4,1,2,'inspection','open','2025-03-01',NULL,NULL,1),"
      "(5,4,3,'repair','done','2025-03-02','2025-03-09',5.5,0);"
      "INSERT INTO parts VALUES(1,'cable',2.5,40),(2,'socket',6,0),(3,'fuse',1.2,12);"
      "INSERT INTO job_parts VALUES(1,1,30),(1,2,4),(2,3,2),(5,1,5);"
      "INSERT INTO invoices VALUES(501,1,'2025-01-12','2025-02-01',640),"
      "(502,2,'2025-02-04',NULL,90.5),(503,5,'2025-03-10','2025-03-20',210);");
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
