// feature 11. Conversations with the built-in engine: lines are turns, an empty line starts a new
// session. Oracles: what is said is text; the SQL of each turn passes the checker and is one of
// SQLite's; the database is unchanged.
#include <sqlite3.h>

#include "agent/common/text.h"
#include "test/fuzz/fuzz.h"

namespace {

using ask::fuzz::require;

constexpr size_t kMostTurns = 400;  // of one input

struct Reply {
  bool good = false;
  std::string text;
};

Reply reply_to(sqlite3* db, const char* sql, std::string_view turn, const std::string& options) {
  sqlite3_stmt* stmt = nullptr;
  sqlite3_prepare_v2(db, sql, -1, &stmt, nullptr);
  sqlite3_bind_text(stmt, 1, turn.data(), static_cast<int>(turn.size()), SQLITE_STATIC);
  if (!options.empty()) sqlite3_bind_text(stmt, 2, options.c_str(), -1, SQLITE_TRANSIENT);
  Reply out{sqlite3_step(stmt) == SQLITE_ROW, ""};
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, 0));
  out.text = out.good ? (text ? text : "") : sqlite3_errmsg(db);
  sqlite3_finalize(stmt);
  return out;
}

void take_turn(sqlite3* db, std::string_view turn, const std::string& options) {
  const Reply sql = reply_to(db, "SELECT ask_sql(?, ?)", turn, options);
  require(ask::text::valid_utf8(sql.text), "no text", sql.text);
  // Reached only where SQL was written that the checker refuses.
  require(sql.good || sql.text.find("gave up after") == std::string::npos,
          "the checker refuses its SQL", sql.text);
  if (!sql.good || sql.text.empty()) return;
  sqlite3_stmt* stmt = nullptr;
  const int prepared = sqlite3_prepare_v2(db, sql.text.c_str(), -1, &stmt, nullptr);
  sqlite3_finalize(stmt);
  require(prepared == SQLITE_OK, "SQLite refuses its SQL", sql.text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static sqlite3* const db = ask::fuzz::workshop();
  static const std::string before = ask::fuzz::image(db);
  static const int changes = sqlite3_total_changes(db);
  static uint64_t sessions = 0;
  std::string_view rest = ask::fuzz::view(data, size);
  std::string options;
  for (size_t turns = 0; !rest.empty() && turns < kMostTurns; ++turns) {
    const size_t end = rest.find('\n');
    const std::string_view turn = rest.substr(0, end);
    rest = end == rest.npos ? std::string_view{} : rest.substr(end + 1);
    if (options.empty() || turn.empty())
      options = R"({"session":"f)" + std::to_string(++sessions) + "\"}";
    if (!turn.empty()) take_turn(db, turn, options);
  }
  require(sqlite3_total_changes(db) == changes && sqlite3_get_autocommit(db), "something changed");
  require(ask::fuzz::image(db) == before, "the database changed");
  return 0;
}
