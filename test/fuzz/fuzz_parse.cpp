// feature 64. Oracles: a parsed statement renders to text that parses to an equal tree; rendering
// that tree gives the same text; the JSON of a tree within the limits is read back as that tree; an
// explanation is short text; if SQLite runs the original, it runs the rendering with the same rows.
#include <sqlite3.h>

#include <optional>
#include <vector>

#include "agent/common/text.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/explain/explain_joins.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "agent/sql/tree_json.h"
#include "test/fuzz/fuzz.h"

namespace {

constexpr int kMaxRows = 20;

int too_long(void* steps) { return ++*static_cast<int*>(steps) > 100; }

// A small database in memory, with limits on time, rows and bytes.
sqlite3* connection(int* steps) {
  sqlite3* db = nullptr;
  sqlite3_open(":memory:", &db);
  sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 10'000);
  sqlite3_exec(db,
               "CREATE TABLE t(a INTEGER, b TEXT, c REAL);"
               "INSERT INTO t VALUES (1,'x',0.5),(2,'Y',-1),(NULL,'',2),(5,NULL,3);"
               "CREATE TABLE u(a INTEGER, d); INSERT INTO u VALUES (1,x'00'),(5,'z');",
               nullptr, nullptr, nullptr);
  sqlite3_exec(db, "PRAGMA query_only=1", nullptr, nullptr, nullptr);
  sqlite3_progress_handler(db, 1000, too_long, steps);
  return db;
}

struct Outcome {
  std::string syntax;  // SQLite's syntax error, or ""
  std::optional<std::vector<std::string>> rows;
};

Outcome run(sqlite3* db, int* steps, std::string_view sql) {
  Outcome out;
  std::vector<std::string> rows;
  sqlite3_stmt* stmt = nullptr;
  *steps = 0;
  int rc = sqlite3_prepare_v2(db, sql.data(), static_cast<int>(sql.size()), &stmt, nullptr);
  if (rc != SQLITE_OK) {
    const std::string why = sqlite3_errmsg(db);
    for (const char* part : {"syntax error", "unrecognized token", "incomplete input"})
      if (why.find(part) != why.npos) out.syntax = why;
    return out;
  }
  while ((rc = sqlite3_step(stmt)) == SQLITE_ROW && rows.size() < kMaxRows) {
    std::string row;
    for (int i = 0; i < sqlite3_column_count(stmt); ++i) {
      const int type = sqlite3_column_type(stmt, i);
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, i));
      row += static_cast<char>('0' + type);
      if (text) row += text;
      row += '|';
    }
    rows.push_back(std::move(row));
  }
  if (rc == SQLITE_ROW || rc == SQLITE_DONE) out.rows = std::move(rows);
  sqlite3_finalize(stmt);
  return out;
}

// Functions whose result changes with each call, or depends on the statement's text.
bool repeatable(std::string_view sql) {
  const std::string low = ask::text::lower(sql);
  for (const char* word : {"random", "current", "now", "date", "time", "julian", "sqlite_"})
    if (low.find(word) != low.npos) return false;
  return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using ask::fuzz::require;
  static int steps = 0;
  static sqlite3* const db = connection(&steps);
  const std::string_view sql = ask::fuzz::view(data, size);
  const auto first = ask::sql::parse(sql);
  if (!first) return 0;
  const std::string text = ask::sql::render(*first);
  const auto second = ask::sql::parse(text);
  require(bool(second), "the rendering does not parse", text);
  require(*first == *second, "the rendering parses to another tree", text);
  require(ask::sql::render(*second) == text, "rendering twice differs", text);
  if (ask::text::valid_utf8(sql)) {
    const std::string json = ask::sql::to_json(*first);
    const auto tree = ask::sql::query_from_json(json);
    const bool beyond = !tree && (json.size() > 20'000 || tree.error().message.ends_with("deeply"));
    require(bool(tree) || beyond, "the JSON of the tree is refused", json);
    if (tree) require(*tree == *first, "the JSON is another tree", json);
  }
  const std::string words = ask::sql::explain(*first);
  require(!words.empty() && words.size() <= 4003 && ask::text::valid_utf8(words),
          "the explanation is empty, too long or no text", words);
  const std::string joins = ask::sql::explain_joins(*first);
  require(joins.size() <= 4003 && ask::text::valid_utf8(joins), "the joins are too long or no text",
          joins);
  const Outcome wanted = run(db, &steps, sql);
  if (!wanted.syntax.empty()) return 0;
  const Outcome got = run(db, &steps, text);
  require(got.syntax.empty(), got.syntax, text);
  if (wanted.rows && got.rows && repeatable(sql))
    require(*wanted.rows == *got.rows, "other rows", text);
  return 0;
}
