// feature 64. Oracle: what parses renders to text that parses to an equal tree, rendering that
// gives the same text again, and SQLite never calls the rendered text a syntax error when it took
// the original for well formed.
#include <sqlite3.h>

#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "test/fuzz/fuzz.h"

namespace {

// SQLite's complaint, "" when it is not about syntax. No table exists, so most is a missing name.
std::string syntax_complaint(sqlite3* db, std::string_view sql) {
  sqlite3_stmt* stmt = nullptr;
  const int rc = sqlite3_prepare_v2(db, sql.data(), static_cast<int>(sql.size()), &stmt, nullptr);
  const std::string why = rc == SQLITE_OK ? "" : sqlite3_errmsg(db);
  sqlite3_finalize(stmt);
  const bool syntax = why.find("syntax error") != why.npos ||
                      why.find("unrecognized token") != why.npos ||
                      why.find("incomplete input") != why.npos;
  return syntax ? why : "";
}

sqlite3* connection() {
  sqlite3* db = nullptr;
  sqlite3_open(":memory:", &db);
  return db;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using ask::fuzz::require;
  static sqlite3* const db = connection();
  const std::string_view sql = ask::fuzz::view(data, size);
  const auto first = ask::sql::parse(sql);
  if (!first) return 0;
  const std::string text = ask::sql::render(*first);
  const auto second = ask::sql::parse(text);
  require(bool(second), "the rendering does not parse", text);
  require(*first == *second, "the rendering parses to another tree", text);
  require(ask::sql::render(*second) == text, "rendering twice differs", text);
  const std::string why = syntax_complaint(db, text);
  if (!why.empty() && syntax_complaint(db, sql).empty()) require(false, why, text);
  return 0;
}
