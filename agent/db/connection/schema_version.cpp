#include "agent/db/connection/schema_version.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <vector>

#include "agent/common/hash_table.h"
#include "agent/common/text.h"
#include "agent/db/connection/pager_mark.h"
#include "agent/db/connection/schema_state.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"

namespace ask::db {
namespace {

struct Attached {
  std::string name, file;
  bool open = true;
};

// As PRAGMA database_list gives them, without a statement.
std::vector<Attached> attached(sqlite3* db) {
  std::vector<Attached> out;
  const char* name = nullptr;
  for (int i = 0; (name = sqlite3_db_name(db, i)) != nullptr; ++i)
    if (const char* file = sqlite3_db_filename(db, name)) out.push_back({name, file});
  // SQLite opens temp only at its first use; that alone is not a change.
  if (out.size() < 2 || out[1].name != "temp")
    out.insert(out.begin() + std::min<std::ptrdiff_t>(1, std::ssize(out)), {"temp", "", false});
  return out;
}

constexpr char kJoint = '\x1e';
constexpr std::string_view kUnmarked = "\n?";

// True for a database made by sqlite3_deserialize.
bool deserialized(sqlite3* db, const std::string& schema) {
  sqlite3_vfs* vfs = nullptr;
  sqlite3_file_control(db, schema.c_str(), SQLITE_FCNTL_VFS_POINTER, &vfs);
  return vfs && vfs->zName && std::string_view(vfs->zName) == "memdb";
}

// While this connection is open, main and temp cannot be replaced, unless main is deserialized.
bool can_be_swapped(sqlite3* db, const Attached& one) {
  if (one.name == "temp") return false;
  return one.name != "main" || deserialized(db, one.name);
}

Result<uint64_t> schema_text(sqlite3* db, const std::string& schema) {
  // Hashed here, not in SQL: the host may have overridden SQLite's functions.
  auto stmt = Stmt::prepare(db, "SELECT type, name, rootpage, sql FROM " + text::quoted(schema) +
                                    ".sqlite_schema ORDER BY rowid");
  uint64_t hash = 0;
  if (!stmt) return stmt.error();
  for (;;) {
    const auto row = stmt->step();
    if (!row) return row.error();
    if (!*row) return hash;
    for (int i = 0; i < stmt->columns(); ++i) hash = mixed(hash + hash_of(stmt->text(i)));
  }
}

// The text with its length before it, as take_text() reads it.
std::string with_size(std::string_view text) {
  return (std::to_string(text.size()) + ':').append(text);
}

// Consumes what with_size() made from the front of `from`.
std::string_view take_text(std::string_view& from) {
  size_t size = 0;
  const auto [end, error] = std::from_chars(from.data(), from.data() + from.size(), size);
  const auto at = static_cast<size_t>(end - from.data());
  if (error != std::errc() || at >= from.size() || size > from.size() - at - 1) return from = {};
  const std::string_view text = from.substr(at + 1, size);
  from.remove_prefix(at + 1 + size);
  return text;
}

// The parts of a schema_state, which must outlive it.
struct SchemaStateParts {
  explicit SchemaStateParts(std::string_view state) : place(take_text(state)) {
    const size_t space = state.find(' ', 1);  // " number writing hash"
    if (space == state.npos) return;
    number = state.substr(1, space - 1);
    hash = state.substr(state.rfind(' ') + 1);
  }
  std::string_view place, number, hash;
};

// Increases with every commit that changes the file, by this connection or another.
unsigned data_version(sqlite3* db, const std::string& schema) {
  unsigned version = 0;
  sqlite3_file_control(db, schema.c_str(), SQLITE_FCNTL_DATA_VERSION, &version);
  return version;
}

// The path of a database and, if it can be replaced, the mark of its pager.
std::string place_of(sqlite3* db, const Attached& one, bool& replaceable) {
  if (!one.open || !can_be_swapped(db, one)) return one.file;
  const auto mark = pager_mark(db, one.name);
  replaceable = replaceable || !mark;
  return one.file + (mark ? '\n' + *mark : std::string(kUnmarked));
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

std::string joined(const Versions& versions) { return versions.stamp + kJoint + versions.schema; }

std::vector<std::string> schema_names(sqlite3* db) {
  std::vector<std::string> out;
  for (Attached& one : attached(db)) out.push_back(std::move(one.name));
  return out;
}

Result<Versions> read_versions(sqlite3* db, Hold* hold, const Versions* before) {
  const std::vector<Attached> schemas = attached(db);
  Versions out;
  std::vector<std::string> lines;
  bool stamped = true;
  for (const Attached& one : schemas) {
    const auto version = one.open ? schema_version(db, one.name, hold ? &hold->open_ : nullptr)
                                  : Result<int64_t>(int64_t{0});
    if (!version && version.error().code != Code::kSecurityViolation) return version.error();
    // In a write transaction, a rollback sets the version back, after which it can increase again.
    const bool writing = sqlite3_txn_state(db, one.name.c_str()) == SQLITE_TXN_WRITE;
    const std::string place = place_of(db, one, out.replaceable);
    std::string& line = lines.emplace_back(with_size(one.name) + with_size(place));
    line += ' ' + std::to_string(version ? *version : -1) + (writing ? " true" : " false");
    stamped = stamped && version && !writing;
    // Read after the schema version, which makes SQLite look at the file.
    const std::string data = one.open ? std::to_string(data_version(db, one.name)) + ' ' : "- ";
    out.data += data;
    out.stamp += line + ' ' + data;
  }
  out.data += std::to_string(sqlite3_total_changes64(db));
  if (!stamped || out.replaceable) out.stamp.clear();
  if (before && !out.stamp.empty() && out.stamp == before->stamp) {
    out.schema = before->schema;
    return out;
  }
  for (size_t i = 0; i < schemas.size(); ++i) {
    const auto hash = schemas[i].open ? schema_text(db, schemas[i].name) : uint64_t{0};
    if (!hash && hash.error().code != Code::kSecurityViolation) return hash.error();
    out.exact = out.exact && hash;
    out.schema += fmt::format("{} {}\n", lines[i], hash ? *hash : 0);
  }
  return out;
}

std::string_view schema_part(std::string_view version) {
  return version.substr(std::min(version.find(kJoint), version.size() - 1) + 1);
}

std::string schema_state(std::string_view version, std::string_view schema) {
  std::string_view versions = schema_part(version);
  while (!versions.empty()) {
    const std::string_view name = take_text(versions);
    const std::string_view from_place = versions;
    take_text(versions);  // the place can hold a line end
    const size_t end = std::min(versions.find('\n'), versions.size());
    if (text::equal_nocase(name, schema))
      return std::string(from_place.substr(0, from_place.size() - versions.size() + end));
    versions.remove_prefix(std::min(end + 1, versions.size()));
  }
  return "";
}

bool same_database(std::string_view one, std::string_view later) {
  const SchemaStateParts before(one), after(later);
  const bool replaced = before.number != after.number && before.hash == after.hash;
  return same_place(before.place, after.place) && !replaced;
}

bool same_definitions(std::string_view one, std::string_view later) {
  const SchemaStateParts before(one), after(later);
  return before.number == after.number && before.hash == after.hash;
}

bool same_place(std::string_view one, std::string_view other) {
  return one == other && !one.ends_with(kUnmarked);
}

Result<Hold> hold_checked(sqlite3* db, std::string_view version) {
  Hold hold;
  if (version.empty()) return hold;
  Versions before;
  before.schema = schema_part(version);
  before.stamp = version.substr(0, version.size() - before.schema.size() - 1);
  const auto now = read_versions(db, &hold, &before);
  if (!now) return now.error();
  if (!now->exact || now->schema != before.schema)
    return Error{Code::kSchemaChanged,
                 "the schema changed after the statement was checked; ask again"};
  return hold;
}

}  // namespace ask::db
