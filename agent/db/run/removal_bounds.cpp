#include "agent/db/run/removal_bounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/run_parts.h"

namespace ask::db {
namespace {

struct NamedObject {
  std::string schema, table, index;  // index: "" for a table
};

Result<std::string> schema_name(sqlite3* db, int64_t position) {
  auto list = Stmt::prepare(db, "PRAGMA database_list");
  if (!list) return list.error();
  for (;;) {
    const auto row = list->step();
    if (!row) return row.error();
    if (!*row) return std::string();
    if (list->integer(0) == position) return std::string(list->text(1));
  }
}

// The table or index at this root; an empty table if there is none.
Result<NamedObject> name_of(sqlite3* db, const BTree& tree) {
  const auto schema = schema_name(db, tree.schema);
  if (!schema) return schema.error();
  if (schema->empty()) return NamedObject();
  if (tree.root == 1) return NamedObject{*schema, "sqlite_master", ""};
  auto found = Stmt::prepare(db, "SELECT type, name, tbl_name FROM " + text::quoted(*schema) +
                                     ".sqlite_master WHERE rootpage = ?1 LIMIT 1");
  if (!found) return found.error();
  if (auto bound = found->bind(1, tree.root); !bound) return bound.error();
  const auto row = found->step();
  if (!row) return row.error();
  if (!*row) return NamedObject();
  const bool index = found->text(0) == "index";
  return NamedObject{*schema, std::string(found->text(2)),
                     index ? std::string(found->text(1)) : ""};
}

// Reads all rows without a value; calls no function, which the host may have overridden.
std::string walk_of(const NamedObject& named) {
  return "SELECT 1 FROM " + text::quoted(named.schema) + "." + text::quoted(named.table) +
         (named.index.empty() ? " NOT INDEXED" : " INDEXED BY " + text::quoted(named.index)) +
         " LIMIT -1 OFFSET 9223372036854775807";
}

Result<int64_t> pragma_of(sqlite3* db, const std::string& schema, const char* name) {
  auto stmt = Stmt::prepare(db, "PRAGMA " + text::quoted(schema) + "." + name);
  if (!stmt) return stmt.error();
  const auto row = stmt->step();
  if (!row) return row.error();
  return *row ? stmt->integer(0) : 0;
}

Error removal_too_long(const RunLimits& limits) {
  return {Code::kSafeguardViolation,
          fmt::format("the table is so large that emptying or dropping it may take longer than {} "
                      "ms (query_timeout_ms), and it cannot be stopped; nothing was changed",
                      limits.timeout_ms)};
}

// Pages that a table and its indexes take up, from the values in its rows.
Result<double> pages_of(sqlite3* db, const NamedObject& named, double page_size, double trees) {
  auto rows = Stmt::prepare(db, "SELECT * FROM " + text::quoted(named.schema) + "." +
                                    text::quoted(named.table) + " NOT INDEXED");
  if (!rows) return rows.error();
  constexpr double kBytesOfNumber = 9, kFill = 0.5;  // pages are at least half full
  double bytes = 0;
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) return bytes * trees / (page_size * kFill);
    bytes += static_cast<double>(bytes_of_row(*rows)) + kBytesOfNumber * (rows->columns() + 1);
  }
}

// The table and its indexes.
Result<double> number_of_trees(sqlite3* db, const NamedObject& named) {
  auto list = Stmt::prepare(db, "PRAGMA " + text::quoted(named.schema) + ".index_list(" +
                                    text::quoted(named.table) + ")");
  if (!list) return list.error();
  double trees = 1;
  for (;;) {
    const auto row = list->step();
    if (!row) return row.error();
    if (!*row) return trees;
    trees += 1;
  }
}

Error row_too_large(const RunLimits& limits) {
  return {Code::kSafeguardViolation,
          fmt::format("a row is so large that deleting or replacing it may take longer than {} ms "
                      "(query_timeout_ms), and it cannot be stopped; nothing was changed",
                      limits.timeout_ms)};
}

// The columns that are stored, "" if there is no such table.
Result<std::string> stored_columns(sqlite3* db, const NamedObject& named) {
  auto rows = Stmt::prepare(db, "PRAGMA " + text::quoted(named.schema) + ".table_info(" +
                                    text::quoted(named.table) + ")");
  if (!rows) return rows.error();
  std::string out;
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) return out;
    out += (out.empty() ? "" : ", ") + text::quoted(std::string(rows->text(1)));
  }
}

// False if a row has more than `most` bytes. Reads those that `targets` lists, or all.
Result<bool> read_rows(sqlite3* db, const NamedObject& named, const std::string& targets,
                       double most, const RunLimits& limits) {
  const auto columns = stored_columns(db, named);
  if (!columns) return columns.error();
  std::optional<Stmt> list;
  if (!targets.empty()) {
    auto compiled = Stmt::prepare(db, targets);  // fails for a table without row ids
    if (compiled) list = std::move(*compiled);
  }
  auto rows = Stmt::prepare(db, "SELECT " + *columns + " FROM " + text::quoted(named.schema) + "." +
                                    text::quoted(named.table) +
                                    (list ? " WHERE _rowid_ = ?1" : " NOT INDEXED"));
  if (!rows) return rows.error();
  RunBounds bounds;
  bounds.value_bytes = static_cast<int64_t>(std::min(most, 2e9));
  for (;;) {
    if (list) {
      const ValueLimits lengths(db, limits.bounds, limits.max_bytes);
      const auto target = list->step();
      if (!target) return target.error();
      if (!*target) return true;
      sqlite3_reset(rows->raw());
      if (auto bound = rows->bind(1, list->integer(0)); !bound) return bound.error();
    }
    const ValueLimits lengths(db, bounds, 0);
    const auto row = rows->step();
    if (!row && sqlite3_errcode(db) == SQLITE_TOOBIG) return false;
    if (!row) return row.error();
    if (!*row && !list) return true;
    if (*row && static_cast<double>(bytes_of_row(*rows)) > most) return false;
  }
}

}  // namespace

Status walk_counted(sqlite3* db, const std::vector<BTree>& counted) {
  for (size_t i = 0; i < counted.size(); ++i) {
    const auto end = counted.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(counted.begin(), end, counted[i]) != end) continue;
    const auto named = name_of(db, counted[i]);
    if (!named) return named.error();
    if (named->table.empty())
      return Error{Code::kSafeguardViolation,
                   "a table that is counted cannot be found by its page"};
    auto walk = Stmt::prepare(db, walk_of(*named));
    if (!walk) return walk.error();
    for (;;) {
      const auto row = walk->step();
      if (!row) return row.error();
      if (!*row) break;
    }
  }
  return Done{};
}

Status bound_removed(sqlite3* db, const std::vector<BTree>& removed, const RunLimits& limits) {
  if (limits.timeout_ms == 0) return Done{};
  std::map<std::pair<std::string, std::string>, double> tables;  // and how many trees of each
  for (const BTree& tree : removed) {
    const auto named = name_of(db, tree);
    if (!named) return named.error();
    if (!named->table.empty()) tables[{named->schema, named->table}] += 1;
  }
  const auto most = static_cast<double>(limits.timeout_ms) / kMsPerRemovedPage;
  double pages = 0;
  for (const auto& [name, trees] : tables) {
    const auto file = pragma_of(db, name.first, "page_count");
    if (!file) return file.error();
    if (static_cast<double>(*file) <= most) continue;
    const auto size = pragma_of(db, name.first, "page_size");
    if (!size) return size.error();
    const auto own = pages_of(db, {name.first, name.second, ""},
                              static_cast<double>(std::max<int64_t>(*size, 1)), trees);
    if (!own) return own.error();
    pages += std::min(*own, static_cast<double>(*file));
    if (pages > most) return removal_too_long(limits);
  }
  return Done{};
}

Status bound_checked(sqlite3* db, const std::string& table, const RunLimits& limits) {
  if (table.empty()) return Done{};
  const auto file = pragma_of(db, "main", "page_count");
  if (!file) return file.error();
  const auto most = static_cast<double>(limits.timeout_ms) / kMsPerRemovedPage;
  if (static_cast<double>(*file) <= most) return Done{};
  const auto size = pragma_of(db, "main", "page_size");
  if (!size) return size.error();
  const NamedObject named{"main", table, ""};
  const auto page = static_cast<double>(std::max<int64_t>(*size, 1));
  const auto trees = number_of_trees(db, named);
  if (!trees) return trees.error();
  const auto pages = pages_of(db, named, page, *trees);
  if (!pages) return pages.error();
  if (*pages <= most) return Done{};
  return Error{
      Code::kSafeguardViolation,
      fmt::format("the table is so large that checking its rows may take longer than {} ms "
                  "(query_timeout_ms), and it cannot be stopped; nothing was changed",
                  limits.timeout_ms)};
}

Status bound_deleted(sqlite3* db, const std::vector<BTree>& deleted, const std::string& targets,
                     const RunLimits& limits) {
  std::map<std::pair<std::string, std::string>, int> tables;  // and how many places delete rows
  for (const BTree& tree : deleted) {
    const auto named = name_of(db, tree);
    if (!named) return named.error();
    if (!named->table.empty()) tables[{named->schema, named->table}] += 1;
  }
  bool first = true;
  for (const auto& [name, places] : tables) {
    const auto size = pragma_of(db, name.first, "page_size");
    if (!size) return size.error();
    const double most =
        static_cast<double>(limits.timeout_ms) / kMsPerRemovedPage * static_cast<double>(*size);
    const auto file = pragma_of(db, name.first, "page_count");
    if (!file) return file.error();
    if (static_cast<double>(*file) * static_cast<double>(*size) <= most) continue;
    const bool known = !targets.empty() && tables.size() == 1 && places == 1 && first;
    first = false;
    auto read = read_rows(db, {name.first, name.second, ""}, known ? targets : "", most, limits);
    if (!read) return read.error();
    if (!*read) return row_too_large(limits);
  }
  return Done{};
}

}  // namespace ask::db
