#include "test/faults/world.h"

#include <cstdio>
#include <cstdlib>

#include "ext/entry.h"
#include "test/faults/injector.h"

namespace ask::faults {
namespace {

int found = 0;
const sqlite3_api_routines* api = nullptr;

// SQLite passes its functions only to extensions: this one keeps them for load().
int keep_api(sqlite3*, char**, const sqlite3_api_routines* given) {
  api = given;
  return SQLITE_OK;
}

std::string cells(sqlite3_stmt* stmt) {
  std::string row;
  for (int i = 0; i < sqlite3_column_count(stmt); ++i) {
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, i));
    if (i > 0) row += '|';
    row += text ? text : "NULL";
  }
  return row;
}

}  // namespace

std::string_view schema() {
  return "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, joined "
         "DATE);"
         "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
         " total REAL, placed DATE);"
         "CREATE VIEW big_orders AS SELECT * FROM orders WHERE total > 20;"
         "INSERT INTO customers VALUES "
         "(1,'Ada','Paris','2023-01-02'),(2,'Ben','Oslo','2023-05-06'),"
         "(3,'Cy','Paris','2024-02-03');"
         "INSERT INTO orders VALUES (1,1,10.5,'2024-01-01'),(2,1,20,'2024-01-02'),"
         "(3,2,30,'2024-03-04'),(4,3,5,'2024-05-06');";
}

World::World(const std::string& file, bool with_ask) {
  if (!api) sqlite3_auto_extension(reinterpret_cast<void (*)()>(keep_api));
  if (sqlite3_open(file.c_str(), &db_) != SQLITE_OK) {
    std::fprintf(stderr, "cannot open %s: %s\n", file.c_str(), sqlite3_errmsg(db_));
    std::exit(2);
  }
  sqlite3_extended_result_codes(db_, 1);
  if (with_ask && !load().good()) std::exit(2);
}

SqlResult World::load() const {
  SqlResult out;
  char* why = nullptr;
  out.rc = sqlite3_ask_init(db_, &why, api);
  const Pause ours;
  if (out.rc == SQLITE_OK)
    out.rc = SQLITE_DONE;
  else
    out.error = why ? why : sqlite3_errstr(out.rc);
  sqlite3_free(why);
  return out;
}

World::~World() {
  while (sqlite3_stmt* open = sqlite3_next_stmt(db_, nullptr)) {
    problem("close", std::string("a statement was left open: ") + sqlite3_sql(open));
    sqlite3_finalize(open);
  }
  if (sqlite3_close(db_) != SQLITE_OK) problem("close", "the connection will not close");
}

SqlResult World::run(std::string_view sql) const {
  SqlResult out;
  sqlite3_stmt* stmt = nullptr;
  out.rc = sqlite3_prepare_v2(db_, sql.data(), static_cast<int>(sql.size()), &stmt, nullptr);
  while (out.rc == SQLITE_OK || out.rc == SQLITE_ROW) {
    out.rc = sqlite3_step(stmt);
    if (out.rc != SQLITE_ROW) break;
    const Pause ours;  // the host's work on a row is not counted
    out.rows.push_back(cells(stmt));
  }
  const Pause ours;
  if (!out.good()) out.error = sqlite3_errmsg(db_);
  sqlite3_finalize(stmt);
  return out;
}

void World::must(std::string_view sql) const {
  if (sqlite3_exec(db_, std::string(sql).c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) return;
  std::fprintf(stderr, "%s\nin: %.200s\n", sqlite3_errmsg(db_), std::string(sql).c_str());
  std::exit(2);
}

void problem(const std::string& where, const std::string& what) {
  if (++found <= 40) std::printf("%s: %s\n", where.c_str(), what.c_str());
}

int problems() { return found; }

void check_usable(const World& world, const std::string& where) {
  if (sqlite3_next_stmt(world, nullptr)) problem(where, "a statement was left open");
  if (!sqlite3_get_autocommit(world)) problem(where, "a transaction was left open");
  const SqlResult plain = world.run("SELECT 6 * 7");
  if (!plain.good() || plain.rows != std::vector<std::string>{"42"})
    problem(where, "the connection is not usable: " + plain.error);
}

}  // namespace ask::faults
