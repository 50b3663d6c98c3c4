// feature 87, feature 91. A statement and a question under a policy. The visible names are computed
// here from the bits of the policy. Oracles: SQLite's authorizer reports only permitted reads for
// an accepted statement, and its rows contain no secret; no hidden name is in a finding, a hint, an
// error, in ask_schema or in an answer, unless it was in the input.
#include <sqlite3.h>

#include <cstring>
#include <string>
#include <vector>

#include "agent/common/text.h"
#include "test/fuzz/fuzz.h"

namespace {

using ask::fuzz::require;

constexpr const char* kSchema =
    "CREATE TABLE zebra(id INTEGER PRIMARY KEY, quince TEXT, walrus TEXT,"
    " radish TEXT AS (walrus || quince));"
    "CREATE TABLE mongoose(id INTEGER PRIMARY KEY, owner INT REFERENCES zebra(id), papaya REAL,"
    " turnip TEXT UNIQUE);"
    "CREATE VIEW lemur AS SELECT quince, papaya FROM zebra JOIN mongoose ON zebra.id = owner;"
    "CREATE INDEX parsnip ON zebra(walrus);"
    "CREATE TABLE otter(badger TEXT); CREATE VIRTUAL TABLE ferret USING fts5(gherkin);"
    "INSERT INTO zebra VALUES (1,'quince1','walrus1'),(2,'quince2','walrus2');"
    "INSERT INTO mongoose VALUES (1,1,77001,'turnip1'),(2,1,77002,'turnip2'),(3,2,77003,'turnip3');"
    "INSERT INTO otter VALUES ('badger1'); INSERT INTO ferret VALUES ('gherkin1');";

struct Table {
  const char* name;
  std::vector<const char*> columns;
};
const std::vector<Table> kTables = {{"zebra", {"id", "quince", "walrus", "radish"}},
                                    {"mongoose", {"id", "owner", "papaya", "turnip"}},
                                    {"lemur", {"quince", "papaya"}},
                                    {"otter", {"badger"}},
                                    {"ferret", {"gherkin"}}};

// One right or denial, of a whole table or of one column.
struct Entry {
  bool allow = false, everybody = false;
  const Table* table = nullptr;  // null: all of them
  const char* column = nullptr;  // null: all of its columns

  bool is_of(std::string_view t, std::string_view c) const {
    return (!table || t == table->name) && (!column || c == column);
  }
  std::string object() const {
    if (!column) return table ? table->name : "*";
    return (table ? std::string(table->name) : std::string("*")) + "." + column;
  }
};

std::vector<Entry> entries(std::string_view bytes) {
  std::vector<Entry> out;
  for (size_t i = 0; i + 1 < bytes.size() && out.size() < 8; i += 2) {
    const auto first = static_cast<unsigned char>(bytes[i]),
               second = static_cast<unsigned char>(bytes[i + 1]);
    Entry entry;
    entry.allow = first % 4 < 2;
    entry.everybody = first % 4 == 3;
    const size_t t = first / 4 % (kTables.size() + 1);
    if (t < kTables.size()) entry.table = &kTables[t];
    const Table& of = kTables[t % kTables.size()];
    if (const size_t c = second % (of.columns.size() + 1); c < of.columns.size())
      entry.column = of.columns[c];
    if (!entry.table && entry.allow) entry.column = nullptr;  // "*.column" is for denials
    out.push_back(entry);
  }
  return out;
}

std::string policy(const std::vector<Entry>& entries) {
  const auto list = [&](bool allow, bool everybody) {
    std::string out;
    for (const Entry& entry : entries)
      if (entry.allow == allow && entry.everybody == everybody)
        out += (out.empty() ? "\"" : ",\"") + entry.object() + "\"";
    return "[" + out + "]";
  };
  return R"({"roles":{"a":{"allow":)" + list(true, false) + R"(,"deny":)" + list(false, false) +
         R"(}},"deny":)" + list(false, true) + "}";
}

bool may_see(const std::vector<Entry>& entries, std::string_view table, std::string_view column) {
  if (column == "radish" &&
      (!may_see(entries, "zebra", "quince") || !may_see(entries, "zebra", "walrus")))
    return false;
  bool allowed = false;
  for (const Entry& entry : entries) {
    if (!entry.is_of(table, column)) continue;
    if (!entry.allow) return false;
    allowed = true;
  }
  return allowed;
}

bool may_see_any(const std::vector<Entry>& entries, const Table& table) {
  for (const char* column : table.columns)
    if (may_see(entries, table.name, column)) return true;
  return false;
}

// Names that must not appear, and the values stored under them ("quince1", 77001).
std::vector<std::string> hidden(const std::vector<Entry>& entries) {
  std::vector<std::string> out;
  for (const Table& table : kTables) {
    if (!may_see_any(entries, table)) out.emplace_back(table.name);
    for (const char* column : table.columns) {
      bool somewhere = false;
      for (const Table& other : kTables)
        for (const char* same : other.columns)
          somewhere =
              somewhere || (std::strcmp(same, column) == 0 && may_see(entries, other.name, same));
      if (somewhere || std::strcmp(column, "id") == 0 || std::strcmp(column, "owner") == 0)
        continue;
      out.emplace_back(column);
      if (std::strcmp(column, "papaya") == 0) out.emplace_back("7700");  // the value stored in it
    }
  }
  return out;
}

sqlite3* open() {
  sqlite3* db = nullptr;
  sqlite3_open(":memory:", &db);
  require(sqlite3_exec(db, kSchema, nullptr, nullptr, nullptr) == SQLITE_OK, "no tables",
          sqlite3_errmsg(db));
  sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 100'000);
  return db;
}

// All cells of all rows, or the error message.
std::string result_text(sqlite3* db, const char* sql, std::string_view argument,
                        bool* good = nullptr) {
  sqlite3_stmt* stmt = nullptr;
  int rc = sqlite3_prepare_v2(db, sql, -1, &stmt, nullptr);
  sqlite3_bind_text(stmt, 1, argument.data(), static_cast<int>(argument.size()), SQLITE_STATIC);
  std::string out;
  for (int rows = 0; rows < 100 && (rc = sqlite3_step(stmt)) == SQLITE_ROW; ++rows)
    for (int i = 0; i < sqlite3_column_count(stmt); ++i)
      if (const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, i)))
        out += std::string(text) + "\n";
  if (good) *good = rc == SQLITE_DONE || rc == SQLITE_ROW;
  if (rc != SQLITE_DONE && rc != SQLITE_ROW) out += sqlite3_errmsg(db);
  sqlite3_finalize(stmt);
  return out;
}

void hides_names(const std::vector<std::string>& hidden, std::string_view asked,
                 const std::string& reply, const char* where) {
  const std::string low = ask::text::lower(asked), low_reply = ask::text::lower(reply);
  for (const std::string& name : hidden)
    require(low.find(name) != low.npos || low_reply.find(name) == low_reply.npos, where,
            name + " in: " + reply);
}

struct Reads {
  const std::vector<Entry>* entries;
  std::string refused;
};

int on_read(void* with, int action, const char* table, const char* column, const char*,
            const char*) {
  auto& reads = *static_cast<Reads*>(with);
  if (action != SQLITE_READ) return SQLITE_OK;
  for (const Table& known : kTables) {
    if (sqlite3_stricmp(known.name, table) != 0) continue;
    bool named = false;
    for (const char* name : known.columns) named = named || sqlite3_stricmp(name, column) == 0;
    const bool fine = named ? may_see(*reads.entries, known.name, ask::text::lower(column))
                            : may_see_any(*reads.entries, known);
    if (!fine) reads.refused = std::string(table) + "." + column;
  }
  return SQLITE_OK;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static sqlite3* const db = open();
  static sqlite3* const plain = open();
  ask::fuzz::Pieces pieces(ask::fuzz::view(data, size));
  const std::vector<Entry> rules = entries(pieces.next());
  const std::string sql(pieces.next());
  const std::string_view question = pieces.rest();
  bool good = false;
  result_text(db, "SELECT ask_config('policy', ?1), ask_config('role', 'a')", policy(rules), &good);
  require(good, "the policy is refused", policy(rules));
  const std::vector<std::string> names = hidden(rules);
  hides_names(names, "", result_text(db, "SELECT * FROM ask_schema WHERE ?1 IS NOT NULL", "x"),
              "schema");
  hides_names(names, question, result_text(db, "SELECT ask_sql(?1)", question),
              "the SQL of a question");
  hides_names(names, question, result_text(db, "SELECT ask(?1)", question), "an answer");
  if (sql.find('\0') != sql.npos) return 0;
  hides_names(names, sql, result_text(db, "SELECT * FROM ask_check(?1)", sql), "a finding");
  const std::string stops = result_text(
      db, "SELECT count(*) FROM ask_check(?1) WHERE severity IN ('error', 'critical')", sql, &good);
  if (!good || stops != "0\n") return 0;
  Reads reads{&rules, ""};
  sqlite3_set_authorizer(plain, on_read, &reads);
  sqlite3_stmt* stmt = nullptr;
  sqlite3_prepare_v2(plain, sql.c_str(), -1, &stmt, nullptr);
  sqlite3_finalize(stmt);
  sqlite3_set_authorizer(plain, nullptr, nullptr);
  require(reads.refused.empty(), "an accepted statement reads", reads.refused + " in: " + sql);
  hides_names(names, sql, result_text(db, "SELECT ask(?1, '{\"query_timeout_ms\":200}')", sql),
              "rows");
  return 0;
}
