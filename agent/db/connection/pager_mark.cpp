#include "agent/db/connection/pager_mark.h"

#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"

namespace ask::db {
namespace {

constexpr int kMarkBits = 40;
constexpr int64_t kMarked = 0x41534B;  // "ASK", above the random bits
constexpr int64_t kNoLimit = -1;

// The limit after `assignment`, which is "" or " = N". Nullopt if it cannot be read.
std::optional<int64_t> size_limit(sqlite3* db, const std::string& schema,
                                  const std::string& assignment) {
  auto stmt =
      Stmt::prepare(db, "PRAGMA " + text::quoted(schema) + ".journal_size_limit" + assignment);
  if (!stmt) return std::nullopt;
  const auto row = stmt->step();
  if (!row || !*row) return std::nullopt;
  return stmt->integer(0);
}

bool is_mark(int64_t limit) { return limit >> kMarkBits == kMarked; }

int64_t new_mark() {
  uint64_t bits = 0;
  sqlite3_randomness(sizeof bits, &bits);
  return (kMarked << kMarkBits) | static_cast<int64_t>(bits >> (64 - kMarkBits));
}

}  // namespace

std::optional<std::string> pager_mark(sqlite3* db, const std::string& schema) {
  auto limit = size_limit(db, schema, "");
  if (limit == kNoLimit) limit = size_limit(db, schema, fmt::format(" = {}", new_mark()));
  if (!limit || !is_mark(*limit)) return std::nullopt;
  return fmt::format("{:x}", *limit);
}

}  // namespace ask::db
