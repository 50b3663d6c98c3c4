#include "agent/db/run/sort_bounds.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"

namespace ask::db {
namespace {

// Nanoseconds, measured with SQLite 3.40.
constexpr double kCompare = 32;        // of two records that differ in their first column
constexpr double kEqualColumn = 12;    // for each further one
constexpr double kComparedByte = 1.5;  // of long texts that begin alike, with NOCASE
constexpr double kShortestRecord = 24;
constexpr double kFilled = 0.75;    // of the memory that it takes, on average
constexpr double kStepsPerRow = 4;  // instructions to collect a row, at least
constexpr double kLittle = 4e6;     // bytes that are sorted in 0.2 s
constexpr double kSlow = 5000;      // no comparison of SQLite's own takes so long
constexpr double kUnlimited = std::numeric_limits<double>::infinity();

// The value of a setting; nothing if the application's authorizer denies it.
std::optional<int64_t> setting(sqlite3* db, const char* pragma) {
  auto stmt = Stmt::prepare(db, pragma);
  if (!stmt) return std::nullopt;
  const auto row = stmt->step();
  if (!row || !*row) return std::nullopt;
  return stmt->integer(0);
}

// SQLITE_TEMP_STORE, as SQLite was built.
int temp_store_of_build() {
  constexpr std::string_view kOption = "TEMP_STORE=";
  for (int i = 0;; ++i) {
    const char* option = sqlite3_compileoption_get(i);
    if (option == nullptr) return 1;
    const std::string_view text = option;
    if (text.starts_with(kOption) && text.size() > kOption.size())
      return text[kOption.size()] - '0';
  }
}

bool sorts_in_memory(sqlite3* db) {
  const int build = temp_store_of_build();
  if (build == 0 || build == 3) return build == 3;
  const auto chosen = setting(db, "PRAGMA temp_store");  // 1: file, 2: memory
  return !chosen || (build == 1 ? *chosen == 2 : *chosen != 1);
}

// Bytes that the sorter keeps in memory before it writes them to a file.
double sorter_bytes(sqlite3* db) {
  constexpr double kMost = 536'870'912;  // SQLITE_MAX_PMASZ
  if (sorts_in_memory(db)) return kUnlimited;
  const auto size = setting(db, "PRAGMA main.cache_size");  // pages, or KB where negative
  const auto page = setting(db, "PRAGMA main.page_size");
  if (!size || !page) return kMost;
  const auto count = static_cast<double>(*size);
  return std::min(kMost, count < 0 ? count * -1024 : count * static_cast<double>(*page));
}

// Bytes of the pages that the connection keeps; SQLite counts them as memory like all other.
double bytes_of_pages(sqlite3* db) {
  int now = 0, highest = 0;
  sqlite3_db_status(db, SQLITE_DBSTATUS_CACHE_USED, &now, &highest, 0);
  return now;
}

bool separate_page_memory() {
  int now = 0, highest = 0;
  sqlite3_status(SQLITE_STATUS_PAGECACHE_USED, &now, &highest, 0);
  return now > 0;
}

double sort_ns(double bytes, double rows, const Sorts& sorts) {
  const double extra = static_cast<double>(sorts.columns) - 1;
  rows = std::clamp(rows, 2.0, std::max(2.0, bytes / (kShortestRecord + extra)));
  const double row = kCompare + sorts.collation + (kEqualColumn + sorts.collation) * extra;
  return std::log2(rows) *
         std::max(rows * row, std::max(kComparedByte, sorts.collated_byte) * bytes);
}

bool of_sqlite(std::string_view collation) {
  for (const std::string_view one : {"BINARY", "NOCASE", "RTRIM"})
    if (text::equal_nocase(collation, one)) return true;
  return false;
}

// Nanoseconds of one of `count` comparisons of texts of so many bytes that differ in the last one:
// the shortest of three. 0 if the collation cannot be used.
double time_collations(sqlite3* db, const std::string& name, size_t bytes, int count) {
  constexpr double kPatience = 1e6;
  const std::string one = "?1 < ?2 COLLATE " + text::quoted(name);
  std::string sql = "SELECT " + one;
  for (int i = 1; i < count; ++i) sql += ", " + one;
  auto stmt = Stmt::prepare(db, sql);
  double best = kUnlimited;
  for (int i = 0; stmt && i < 3; ++i) {
    sqlite3_reset(stmt->raw());
    if (!stmt->bind(1, std::string(bytes, 'a') + "a")) return 0;
    if (!stmt->bind(2, std::string(bytes, 'a') + "b")) return 0;
    const auto begun = Clock::now();
    if (!stmt->step()) return 0;
    best = std::min(best, milliseconds(Clock::now() - begun) * 1e6 / count);
    if (best * count > kPatience) break;
  }
  return stmt ? best : 0;
}

double time_collation(sqlite3* db, const std::string& name, size_t bytes) {
  constexpr double kOnce = 50'000;
  constexpr int kMany = 100;
  const double single = time_collations(db, name, bytes, 1);
  return single > kOnce ? single : time_collations(db, name, bytes, kMany);
}

// The collations of the connection that a statement may use. EXPLAIN shortens their names, and a
// name may hold any character; if one is not found, all of them count.
std::vector<std::string> collations_of(sqlite3* db, const Bytecode& bytecode) {
  constexpr size_t kShown = 18;
  std::vector<std::string> all, used;
  auto list = Stmt::prepare(db, "PRAGMA collation_list");
  for (;;) {
    const auto row = list ? list->step() : Result<bool>(false);
    if (!row || !*row) break;
    if (!text::equal_nocase(list->text(1), "BINARY")) all.emplace_back(list->text(1));
  }
  for (const std::string& name : bytecode.collations) {
    const auto is = [&](const std::string& one) {
      return text::equal_nocase(std::string_view(one).substr(0, kShown),
                                std::string_view(name).substr(0, kShown));
    };
    if (std::none_of(all.begin(), all.end(), is)) return all;
    std::copy_if(all.begin(), all.end(), std::back_inserter(used), is);
  }
  return used;
}

}  // namespace

Sorts sorts_of(sqlite3* db, const Bytecode& bytecode) {
  Sorts out;
  out.columns = std::max<int64_t>(1, bytecode.sorted_columns);
  const double bytes = bytecode.sorts_unlimited      ? kUnlimited
                       : bytecode.sorted_columns > 0 ? sorter_bytes(db)
                                                     : 0;
  constexpr double kShort = 8, kLong = 1000;
  for (const std::string& name : collations_of(db, bytecode)) {
    const double call = time_collation(db, name, static_cast<size_t>(kShort));
    if (of_sqlite(name) && call < kSlow) continue;
    const double longer = time_collation(db, name, static_cast<size_t>(kLong));
    out.collation = std::max(out.collation, call);
    out.collated_byte = std::max(out.collated_byte, (longer - call) / kLong);
  }
  if (bytes > kLittle || out.collation > 0) out.most_bytes = bytes;
  return out;
}

int instructions_between(const Sorts& sorts, int most) {
  constexpr double kCallsOfInstruction = 40, kLongest = 5e7;
  if (sorts.collation == 0) return most;
  const double count = kLongest / (kCallsOfInstruction * sorts.collation);
  return std::max(1, static_cast<int>(std::min<double>(most, count)));
}

bool slow_nocase(sqlite3* db) { return time_collations(db, "NOCASE", 8, 1) > kSlow; }

bool SortWatch::grown() const { return !known_ || bytes_now() - before_ > kLittle; }

SortWatch::SortWatch(sqlite3* db, const Sorts& sorts)
    : db_(db),
      sorts_(sorts),
      known_(sqlite3_memory_used() > 0),  // otherwise the application has switched statistics off
      own_pages_(separate_page_memory()),
      before_(bytes_now()) {}

double SortWatch::bytes_now() const {
  const auto used = static_cast<double>(sqlite3_memory_used());
  return own_pages_ ? used : used - bytes_of_pages(db_);
}

Clock::duration SortWatch::needed(double steps) const {
  const double rows = steps / kStepsPerRow;
  const double taken = known_ ? bytes_now() - before_ : rows * kShortestRecord;
  // The sorter doubles its memory when it is full.
  const double bytes = std::min(kFilled * taken, sorts_.most_bytes);
  if (bytes <= 0 || (bytes < kLittle && sorts_.collation == 0)) return {};
  const double ns = sort_ns(bytes, rows, sorts_);
  return std::chrono::nanoseconds(static_cast<int64_t>(std::min(ns, 1e15)));
}

}  // namespace ask::db
