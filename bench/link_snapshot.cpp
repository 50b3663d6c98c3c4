#include "bench/link_snapshot.h"

#include <fmt/core.h>
#include <sqlite3.h>

#include <cstdlib>

#include "ext/entry.h"

namespace ask::bench {
namespace {

// Hands SQLite's functions to the objects that are linked in.
[[maybe_unused]] const int kLoaded =
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(sqlite3_ask_init));

}  // namespace

std::shared_ptr<const db::Snapshot> read_snapshot(const std::string& path) {
  sqlite3* db = nullptr;
  sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READONLY, nullptr);
  db::SchemaCache cache;
  const db::MeasureBudget budget{1'000'000, 1'000'000'000, 60'000};
  auto snapshot = cache.get(db, db::Measuring::kHere, budget, 3600, Clock::now());
  sqlite3_close(db);
  if (!snapshot) {
    fmt::print("{}: {}\n", path, snapshot.error().message);
    std::exit(1);
  }
  return *snapshot;
}

}  // namespace ask::bench
