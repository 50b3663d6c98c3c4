#include "agent/db/versions.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <vector>

#include "agent/common/text.h"
#include "agent/db/hash.h"
#include "agent/db/sqlite.h"
#include "agent/db/stmt.h"

namespace ask::db {
namespace {

struct Attached {
  std::string name, file;
  bool open = true;
};

Result<std::vector<Attached>> attached(sqlite3* db) {
  auto stmt = Stmt::prepare(db, "PRAGMA database_list");
  if (!stmt) return stmt.error();
  std::vector<Attached> out;
  for (;;) {
    const auto row = stmt->step();
    if (!row) return row.error();
    if (!*row) break;
    out.push_back({std::string(stmt->text(1)), std::string(stmt->text(2))});
  }
  // SQLite lists temp once something has looked into it; that alone is no change.
  if (out.size() < 2 || out[1].name != "temp")
    out.insert(out.begin() + std::min<std::ptrdiff_t>(1, std::ssize(out)), {"temp", "", false});
  return out;
}

// The version number does not tell two schemas apart in two cases: inside a transaction that
// writes, where it goes back with a rollback and then up again, and for an attached database
// without a file, which may be another one under the same name. There the text itself is compared.
Result<uint64_t> schema_text(sqlite3* db, const std::string& schema) {
  auto stmt = Stmt::prepare(db, "SELECT type || name || rootpage || ifnull(sql, '') FROM " +
                                    text::quoted(schema) + ".sqlite_schema ORDER BY rowid");
  uint64_t hash = 0;
  if (!stmt) return stmt.error();
  for (;;) {
    const auto row = stmt->step();
    if (!row) return row.error();
    if (!*row) return hash;
    hash = mixed(hash + hash_of(stmt->text(0)));
  }
}

// A text with its length in front of it, as read_versions writes it: taken off the front of `from`.
std::string_view take_text(std::string_view& from) {
  size_t size = 0;
  const auto [end, error] = std::from_chars(from.data(), from.data() + from.size(), size);
  const auto at = static_cast<size_t>(end - from.data());
  if (error != std::errc() || at >= from.size() || size > from.size() - at - 1) return from = {};
  const std::string_view text = from.substr(at + 1, size);
  from.remove_prefix(at + 1 + size);
  return text;
}

// Goes up with every commit that changes the file, of this connection or another.
unsigned data_version(sqlite3* db, const std::string& schema) {
  unsigned version = 0;
  sqlite3_file_control(db, schema.c_str(), SQLITE_FCNTL_DATA_VERSION, &version);
  return version;
}

}  // namespace

Result<int64_t> schema_version(sqlite3* db, const std::string& schema, std::vector<Stmt>* open) {
  auto stmt = Stmt::prepare(db, "PRAGMA " + text::quoted(schema) + ".schema_version");
  if (!stmt) return stmt.error();
  const auto row = stmt->step();
  if (!row) return row.error();
  const int64_t version = *row ? stmt->integer(0) : -1;
  if (open != nullptr) open->push_back(std::move(*stmt));
  return version;
}

Result<Versions> read_versions(sqlite3* db, Hold* hold) {
  const auto schemas = attached(db);
  if (!schemas) return schemas.error();
  Versions out;
  for (const Attached& one : *schemas) {
    const auto version = one.open ? schema_version(db, one.name, hold ? &hold->open_ : nullptr)
                                  : Result<int64_t>(int64_t{0});
    if (!version && version.error().code != Code::kSecurityViolation) return version.error();
    const bool fixed = one.name == "main" || one.name == "temp";
    const bool writing = sqlite3_txn_state(db, one.name.c_str()) == SQLITE_TXN_WRITE;
    uint64_t text = 0;
    if (!version || writing || (one.file.empty() && !fixed)) {
      const auto hash = schema_text(db, one.name);
      if (!hash && hash.error().code != Code::kSecurityViolation) return hash.error();
      if (hash)
        text = *hash;
      else
        out.exact = false;
    }
    out.schema += fmt::format("{}:{}{}:{} {} {} {}\n", one.name.size(), one.name, one.file.size(),
                              one.file, version ? *version : -1, writing, text);
    if (one.open) out.data += fmt::format("{} ", data_version(db, one.name));
  }
  out.data += fmt::format("{}", sqlite3_total_changes64(db));
  return out;
}

std::string file_in(std::string_view versions, std::string_view schema) {
  while (!versions.empty()) {
    const std::string_view name = take_text(versions);
    const std::string_view file = take_text(versions);
    if (text::equal_nocase(name, schema)) return std::string(file);
    versions.remove_prefix(std::min(versions.find('\n'), versions.size() - 1) + 1);
  }
  return "";
}

Result<Hold> hold_checked(sqlite3* db, std::string_view version) {
  Hold hold;
  if (version.empty()) return hold;
  const auto now = read_versions(db, &hold);
  if (!now) return now.error();
  if (now->schema != version)
    return Error{Code::kSchemaChanged,
                 "the schema changed after the statement was checked; ask again"};
  return hold;
}

}  // namespace ask::db
