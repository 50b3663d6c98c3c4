#include "bench/schemas.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace ask::bench {
namespace {

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "ask_bench: %s\n", why.c_str());
  std::exit(1);
}

void run(sqlite3* db, const std::string& sql) {
  char* why = nullptr;
  if (sqlite3_exec(db, sql.c_str(), nullptr, nullptr, &why) != SQLITE_OK) give_up(why ? why : sql);
}

// Tables as a grown application has them: an area and a thing, a few columns, a key to the table
// before, twenty rows. One of them is `customers`.
std::string many_tables(int count) {
  constexpr const char* kAreas[] = {
      "sales",  "stock", "staff", "fleet", "legal", "press", "plant", "export", "rental", "school",
      "clinic", "farm",  "hotel", "bank",  "port",  "mine",  "film",  "court",  "tax",    "energy"};
  constexpr const char* kThings[] = {"contract", "invoice", "visit",  "device",   "permit",
                                     "shipment", "meeting", "repair", "vehicle",  "report",
                                     "payment",  "room",    "ticket", "supplier", "sample",
                                     "license",  "course",  "event",  "claim",    "audit"};
  std::string sql = "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);";
  std::string before = "customers";
  for (int i = 1; i < count; ++i) {
    std::string name = std::string(kAreas[i % 20]) + "_" + kThings[i / 20 % 20];
    if (i >= 400) name += "_" + std::to_string(i / 400);
    sql += "CREATE TABLE " + name +
           "(id INTEGER PRIMARY KEY, title TEXT, status TEXT, amount REAL, "
           "created_on TEXT, owner_id INTEGER REFERENCES " +
           before + "(id));";
    before = name;
    sql +=
        "INSERT INTO " + name +
        " WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 "
        "FROM n WHERE i < 20) SELECT i, 'title ' || i, CASE i % 3 WHEN 0 THEN 'open' WHEN 1 "
        "THEN 'done' ELSE 'late' END, i * 1.5, date('2024-01-01', '+' || i || ' days'), 1 FROM n;";
  }
  return sql + "INSERT INTO customers VALUES (1, 'Ada', 'Oslo'), (2, 'Ben', 'Bern');";
}

std::string million_rows() {
  return "CREATE TABLE measurements(id INTEGER PRIMARY KEY, sensor TEXT, site TEXT, taken_at TEXT, "
         "temperature REAL, humidity REAL, quality INTEGER, remark TEXT);"
         "INSERT INTO measurements WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM "
         "n "
         "WHERE i < 1000000) SELECT i, 'sensor ' || (i % 997), 'site ' || (i % 31), "
         "datetime('2020-01-01', '+' || i || ' minutes'), i * 48271 % 400 / 10.0, "
         "i * 16807 % 1000 / 10.0, i % 5, CASE WHEN i % 9 = 0 THEN 'remark ' || i END FROM n;";
}

// Twenty tables full of texts that are all different.
std::string hundred_megabytes() {
  std::string sql;
  for (int i = 0; i < 20; ++i) {
    const std::string name = i == 0 ? "customers" : "archive_" + std::to_string(i);
    sql += "CREATE TABLE " + name +
           "(id INTEGER PRIMARY KEY, name TEXT, city TEXT, street TEXT, note TEXT, amount REAL);"
           "INSERT INTO " +
           name +
           " WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 34500) "
           "SELECT i, 'person ' || (i * 7919 % 1000003), 'city ' || (i % 613), 'street ' || "
           "(i * 31 % 9973), hex(zeroblob(40)) || ' note ' || (i * 48271 % 1000003), i * 1.25 "
           "FROM n;";
  }
  return sql;
}

std::string script(Schema schema) {
  switch (schema) {
    case kEmpty:
      return "SELECT 1";
    case kTables200:
      return many_tables(200);
    case kTables1000:
      return many_tables(1000);
    case kMillionRows:
      return million_rows();
    case kHundredMegabytes:
      return hundred_megabytes();
    case kShop:
      break;
  }
  std::stringstream text;
  text << std::ifstream(ASK_SHOP).rdbuf();
  return text.str();
}

struct Folder {
  std::string path;
  std::array<std::string, 6> files;
  Folder() {
    char name[] = "/tmp/ask_bench_XXXXXX";
    if (!mkdtemp(name)) give_up("no folder for the databases");
    path = name;
  }
  ~Folder() { std::filesystem::remove_all(path); }
};

}  // namespace

const std::string& database(Schema schema) {
  static Folder folder;
  std::string& file = folder.files[schema];
  if (!file.empty()) return file;
  file = folder.path + "/" + std::to_string(schema) + ".db";
  Connection db(file, false);
  run(db, "BEGIN;" + script(schema) + ";COMMIT");
  return file;
}

Connection::Connection(const std::string& file, bool with_extension) {
  if (sqlite3_open(file.c_str(), &db_) != SQLITE_OK) give_up(sqlite3_errmsg(db_));
  sqlite3_db_config(db_, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 1, nullptr);
  if (with_extension) load();
}

void Connection::load() {
  char* why = nullptr;
  if (sqlite3_load_extension(db_, ASK_SO, nullptr, &why) != SQLITE_OK) give_up(why ? why : "?");
}

std::string Connection::value(const std::string& sql, const std::string& parameter) {
  sqlite3_stmt* stmt = nullptr;
  std::string text;
  if (sqlite3_prepare_v2(db_, sql.c_str(), -1, &stmt, nullptr) != SQLITE_OK)
    give_up(sql + ": " + sqlite3_errmsg(db_));
  if (sqlite3_bind_parameter_count(stmt) > 0)
    sqlite3_bind_text(stmt, 1, parameter.c_str(), -1, SQLITE_TRANSIENT);
  const int rc = sqlite3_step(stmt);
  if (rc == SQLITE_ROW && sqlite3_column_text(stmt, 0))
    text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, 0));
  if (rc == SQLITE_ERROR) give_up(sql + ": " + sqlite3_errmsg(db_));
  sqlite3_finalize(stmt);
  return text;
}

}  // namespace ask::bench
