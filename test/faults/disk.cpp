// A database file that is unreadable, locked, or without room for temporary files.
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "test/faults/tries.h"

namespace ask::faults {
namespace {

struct Way {
  std::string_view name;
  Site site;
  bool lasting;
};

constexpr Way kWays[] = {
    {"read fails", Site::kRead, false},  {"reads fail", Site::kRead, true},
    {"locked once", Site::kLock, false}, {"locked", Site::kLock, true},
    {"no room", Site::kTemp, false},     {"no room any more", Site::kTemp, true},
};

const Operation kCalls[] = {
    {"ask", "SELECT ask('How many customers are there?')"},
    {"ask_sql", "SELECT ask_sql('customers with the most orders')"},
    {"ask_rows", "SELECT n, row, c1 FROM ask_rows('customers in Paris')"},
    {"ask_trace", "SELECT event, node, status FROM ask_trace('How many orders are there?')", true},
    {"ask_schema", "SELECT table_name, column_name, min, max FROM ask_schema"},
    {"ask_check", "SELECT code, object FROM ask_check('SELECT nme FROM customers')"},
    {"ask sorts", "SELECT ask('SELECT DISTINCT text FROM notes ORDER BY text')"},
    {"ask_view", "SELECT ask_view('v', 'customers in Paris')"},
};

// SQLite's message for each of the faults.
bool says_why(const std::string& error) {
  for (const char* words : {"disk I/O error", "locked", "unable to open database file",
                            "database or disk is full", "malformed", "not a database"})
    if (error.find(words) != std::string::npos) return true;
  return false;
}

bool says_so_in_a_row(const SqlResult& result) {
  for (const char* code : {"LOCKED", "EXECUTION", "CORRUPT", "SCHEMA"})
    if (!result.rows.empty() && result.rows.back().find(code) != std::string::npos) return true;
  return false;
}

bool once(const std::string& file, const Operation& op, const Way& way, int64_t n,
          const SqlResult& usual, Tally& tally) {
  const std::string where =
      std::string(op.name) + ", " + std::string(way.name) + " at " + std::to_string(n);
  const World world(file);
  world.must("PRAGMA cache_size=2; PRAGMA temp_store=1");
  set({.site = way.site, .at = n, .lasting = way.lasting});
  const SqlResult result = world.run(op.sql);
  tally.events = std::max(tally.events, events());
  if (!clear()) return false;
  ++tally.strikes;
  if (result.good() && result.rows == usual.rows)
    ++tally.unharmed;
  else
    ++tally.errors;
  if (result.good() && result.rows != usual.rows &&
      !(op.rows_may_report && says_so_in_a_row(result)))
    problem(where, "another answer: " + (result.rows.empty() ? "none" : result.rows.back()));
  if (!result.good() && !says_why(result.error))
    problem(where, "the error does not say what happened: " + result.error);
  check_usable(world, where);
  const SqlResult again = world.run(op.sql);
  const bool there_already = op.name == "ask_view" && result.good();
  if (!there_already && again.rows != usual.rows)
    problem(where, "does not work afterwards: " + again.error);
  return true;
}

}  // namespace

void try_disk(int sparse) {
  char folder[] = "/tmp/ask_faults_XXXXXX";
  if (!mkdtemp(folder)) return problem("disk", "no folder for the database");
  const std::string file = std::string(folder) + "/faults.db";
  {
    const World world(file, false);
    world.must(schema());
    world.must(
        "CREATE TABLE notes(id INTEGER PRIMARY KEY, text TEXT);"
        "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < 3000)"
        "INSERT INTO notes SELECT i, printf('%05d %s', i, hex(zeroblob(300))) FROM n;");
  }
  for (const Way& way : kWays)
    for (const Operation& op : kCalls) {
      SqlResult usual;
      {
        const World world(file);
        usual = world.run(op.sql);
      }
      if (!usual.good()) problem(std::string(op.name), "fails without a strike: " + usual.error);
      Tally tally;
      for (int64_t n = 1; once(file, op, way, n, usual, tally);) n = after(n, sparse);
      tally.print(std::string(op.name) + ", " + std::string(way.name));
    }
  unlink(file.c_str());
  rmdir(folder);
}

}  // namespace ask::faults
