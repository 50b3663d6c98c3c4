#include "agent/db/schema/schema_reader.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <system_error>
#include <unordered_map>
#include <unordered_set>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/schema/column_types.h"
#include "agent/db/schema/example.h"
#include "agent/db/schema/fingerprint.h"
#include "agent/db/schema/implied_foreign_keys.h"
#include "agent/db/schema/index_sql.h"
#include "agent/db/schema/note.h"
#include "agent/db/schema/schema_items.h"
#include "agent/db/schema/virtual_modules.h"

namespace ask::db {
namespace {

// True for errors that prevent all further reading, not just that of one object.
bool fatal(Code code) {
  return code == Code::kCancelled || code == Code::kDatabaseLocked ||
         code == Code::kDatabaseCorrupt;
}

// Calls `each` for every row of `sql`. What the authorizer denies yields no rows; with `tolerant`,
// so does any error that concerns only one object.
template <class Each>
Status for_rows(sqlite3* db, const std::string& sql, bool tolerant, Each&& each) {
  auto stmt = Stmt::prepare(db, sql);
  Error error;
  if (!stmt) {
    error = stmt.error();
  } else {
    for (;;) {
      const auto row = stmt->step();
      if (row && !*row) return Done{};
      if (!row) {
        error = row.error();
        break;
      }
      each(*stmt);
    }
  }
  if (fatal(error.code)) return error;
  if (tolerant || error.code == Code::kSecurityViolation) return Done{};
  return Error{Code::kSchemaRetrievalFailed, "reading the schema failed: " + error.message};
}

std::optional<std::string> maybe_text(const Stmt& row, int column) {
  if (row.null(column)) return std::nullopt;
  return std::string(row.text(column));
}

// A declared foreign key as PRAGMA foreign_key_list returns it.
struct RawKey {
  size_t table;  // index into Catalog::tables
  std::string parent;
  std::vector<std::string> columns;
  std::vector<std::optional<std::string>> parent_columns;  // no value: the parent's primary key
};

class SchemaReader {
 public:
  explicit SchemaReader(sqlite3* db) : db_(db) {}

  Result<Catalog> read() {
    std::vector<std::string> schemas;
    auto status = for_rows(db_, "PRAGMA database_list", false, [&](const Stmt& row) {
      schemas.emplace_back(row.text(1));
      note_file(schemas.back(), std::string(row.text(2)));
    });
    for (size_t i = 0; status && i < schemas.size(); ++i) status = read_items(schemas[i]);
    if (status) mark_heavy(items_);
    for (size_t i = 0; status && i < schemas.size(); ++i) status = read_schema(schemas[i]);
    if (!status) return status.error();
    resolve_keys();
    add_implied_keys(catalog_);
    catalog_.fingerprint = fingerprint(catalog_);
    return std::move(catalog_);
  }

 private:
  // A file may be attached under several names, and a name of it may be a link.
  void note_file(const std::string& schema, const std::string& file) {
    if (file.empty()) return;
    for (const auto& [other, known] : files_) {
      std::error_code failed;
      if (file == known || std::filesystem::equivalent(file, known, failed))
        catalog_.same_file.emplace_back(other, schema);
    }
    files_.emplace_back(schema, file);
  }

  Status read_items(const std::string& schema) {
    return for_rows(
        db_,
        "SELECT type, name, tbl_name, sql, rootpage FROM " + text::quoted(schema) +
            ".sqlite_schema WHERE type IN ('table', 'view', 'index') ORDER BY rowid",
        false, [&](const Stmt& row) {
          readable_.insert(schema);
          const std::string_view type = row.text(0);
          if (schema == "main" && row.text(3) == kNotesSql)
            catalog_.keeps_notes = true;
          else if (schema == "main" && row.text(3) == kExamplesSql)
            catalog_.keeps_examples = true;
          else if (schema == "main" && row.text(3) == kIndexSql)
            return;  // of our own, and of no interest to a question
          else if (type != "index")
            items_.push_back({schema, std::string(row.text(1)), std::string(row.text(3)),
                              type == "view", true, false, row.integer(4)});
          else if (row.null(3) || says(row.text(3), "unique"))
            constrained_.insert(key_of(schema, row.text(2)));
        });
  }

  // PRAGMA table_list makes SQLite expand every view of the schema.
  Status read_facts(const std::string& schema) {
    facts_.clear();
    const bool heavy = std::any_of(items_.begin(), items_.end(), [&](const Item& item) {
      return item.heavy && item.schema == schema;
    });
    if (!heavy)
      return for_rows(db_, "PRAGMA " + text::quoted(schema) + ".table_list", false,
                      [&](const Stmt& row) {
                        facts_[std::string(row.text(1))] = {
                            std::string(row.text(2)), row.integer(4) != 0, row.integer(5) != 0};
                      });
    for (const Item& item : items_)
      if (item.schema == schema) facts_[item.name] = facts_of_text(item, items_);
    return Done{};
  }

  Status read_schema(const std::string& schema) {
    if (auto read = read_facts(schema); !read) return read;
    if (!readable_.contains(schema)) {  // the authorizer may deny sqlite_schema
      for (const auto& [name, facts] : facts_)
        if (auto read = read_table({schema, name, "", facts.type == "view", false}); !read)
          return read;
      return Done{};
    }
    for (const Item& item : items_)
      if (item.schema == schema)
        if (auto read = read_table(item); !read) return read;
    return Done{};
  }

  // True for a virtual table whose module exposes data that must never be read.
  static bool never_read(const Item& item) {
    const std::string module = item.view ? "" : module_of(item.sql);
    return !module.empty() && (never_read_module(module) || shows_schema(item.sql));
  }

  // A table of the notes that is not in the form that ask gives it. One without all columns of
  // that form is the user's own.
  static bool is_changed_notes(const Table& table) {
    static constexpr std::string_view kColumns[] = {"object", "description", "options",
                                                    "source", "fingerprint", "noted_at"};
    return table.schema == "main" && text::equal_nocase(table.name, "ask_notes") &&
           std::all_of(std::begin(kColumns), std::end(kColumns),
                       [&](std::string_view column) { return table.find(column) != nullptr; });
  }

  void leave_out(const Item& item) {
    catalog_.left_out.push_back(item.schema + "." + item.name);
    if (item.heavy) catalog_.too_heavy.push_back(catalog_.left_out.back());
  }

  Status read_table(const Item& item) {
    if (text::equal_nocase(std::string_view(item.name).substr(0, 7), "sqlite_")) return Done{};
    const ItemFacts& facts = facts_[item.name];
    if (facts.type == "shadow") return Done{};
    if (item.heavy || never_read(item)) return leave_out(item), Done{};
    Table table;
    table.schema = item.schema;
    table.name = item.name;
    table.sql = item.sql;
    table.kind = item.view                 ? TableKind::kView
                 : facts.type == "virtual" ? TableKind::kVirtual
                                           : TableKind::kTable;
    table.without_rowid = facts.without_rowid;
    table.strict = facts.strict;
    table.root = item.root;
    auto status = read_columns(table);
    if (!status) return status;
    if (table.columns.empty()) return leave_out(item), Done{};
    if (is_changed_notes(table)) catalog_.changed_notes = true;
    if (status = drop_denied(table); !status) return status;
    if (table.columns.empty()) return Done{};  // denied: do not reveal that it exists
    if (table.kind == TableKind::kTable) {
      const bool unique = !item.known || constrained_.contains(key_of(item.schema, item.name));
      if (unique && !(status = read_unique(table))) return status;
      if ((!item.known || says(item.sql, "references")) && !(status = read_keys(table)))
        return status;
    }
    catalog_.tables.push_back(std::move(table));
    return Done{};
  }

  static std::string key_of(std::string_view schema, std::string_view table) {
    return std::string(schema) + '\0' + text::lower(table);
  }

  static bool says(std::string_view sql, std::string_view word) {
    return text::lower(sql).find(word) != std::string::npos;
  }

  std::string pragma(const Table& table, std::string_view name, std::string_view of) const {
    return "PRAGMA " + text::quoted(table.schema) + "." + std::string(name) + "(" +
           text::quoted(of) + ")";
  }

  Status read_columns(Table& table) {
    int keys = 0;
    const auto status =
        for_rows(db_, pragma(table, "table_xinfo", table.name), true, [&](const Stmt& row) {
          Column c;
          c.name = row.text(1);
          c.declared_type = row.text(2);
          c.affinity = affinity_of(c.declared_type, table.strict);
          c.kind = kind_of_declared(c.declared_type, c.affinity);
          c.not_null = row.integer(3) != 0;
          c.primary_key = static_cast<int>(row.integer(5));
          c.role = static_cast<ColumnRole>(std::clamp<int64_t>(row.integer(6), 0, 3));
          keys += c.primary_key > 0;
          table.columns.push_back(std::move(c));
        });
    for (Column& c : table.columns) c.is_unique = keys == 1 && c.primary_key > 0;
    return status;
  }

  // The host's authorizer is called when a statement is compiled; nothing is stepped here.
  Status drop_denied(Table& table) {
    if (table.columns.empty()) return Done{};
    const std::string from = " FROM " + text::quoted(table.schema) + "." + text::quoted(table.name);
    const auto denied = [&](const std::string& what) -> Result<bool> {
      const auto stmt = Stmt::prepare(db_, "SELECT " + what + from);
      if (stmt) return false;
      if (fatal(stmt.error().code)) return stmt.error();
      return stmt.error().code == Code::kSecurityViolation;
    };
    const auto whole = denied("*");
    if (!whole) return whole.error();
    if (!*whole) return Done{};
    std::vector<Column> kept;
    for (Column& c : table.columns) {
      const auto one = denied(text::quoted(c.name));
      if (!one) return one.error();
      if (!*one) kept.push_back(std::move(c));
    }
    table.columns = std::move(kept);
    return Done{};
  }

  Status read_unique(Table& table) {
    std::vector<std::string> indexes;
    auto status =
        for_rows(db_, pragma(table, "index_list", table.name), true, [&](const Stmt& row) {
          if (row.integer(2) != 0 && row.integer(4) == 0) indexes.emplace_back(row.text(1));
        });
    for (size_t i = 0; status && i < indexes.size(); ++i) {
      std::vector<std::optional<std::string>> names;  // no value: an expression or the rowid
      status = for_rows(db_, pragma(table, "index_info", indexes[i]), true,
                        [&](const Stmt& row) { names.push_back(maybe_text(row, 2)); });
      if (names.size() != 1) continue;
      for (Column& c : table.columns) c.is_unique = c.is_unique || c.name == names[0];
    }
    return status;
  }

  Status read_keys(const Table& table) {
    std::map<int64_t, RawKey, std::greater<>> keys;  // SQLite numbers them from the last one
    auto status =
        for_rows(db_, pragma(table, "foreign_key_list", table.name), true, [&](const Stmt& row) {
          RawKey& key = keys[row.integer(0)];
          key.table = catalog_.tables.size();
          key.parent = row.text(2);
          key.columns.emplace_back(row.text(3));
          key.parent_columns.push_back(maybe_text(row, 4));
        });
    for (auto& [id, key] : keys) raw_keys_.push_back(std::move(key));
    return status;
  }

  void resolve_keys() {
    std::unordered_map<std::string, const Table*> by_name;
    for (const Table& table : catalog_.tables) by_name[key_of(table.schema, table.name)] = &table;
    for (const RawKey& raw : raw_keys_) {
      Table& child = catalog_.tables[raw.table];
      const Table* parent = by_name[key_of(child.schema, raw.parent)];
      if (!parent) continue;
      ForeignKey key{parent->schema, parent->name, {}, {}, false};
      for (size_t i = 0; i < raw.columns.size(); ++i) {
        const Column* from = child.find(raw.columns[i]);
        const Column* to = raw.parent_columns[i]
                               ? parent->find(*raw.parent_columns[i])
                               : primary_key_column(*parent, static_cast<int>(i) + 1);
        if (!from || !to) break;
        key.columns.push_back(from->name);
        key.parent_columns.push_back(to->name);
      }
      if (key.columns.size() == raw.columns.size()) child.foreign_keys.push_back(std::move(key));
    }
  }

  static const Column* primary_key_column(const Table& table, int position) {
    for (const Column& c : table.columns)
      if (c.primary_key == position) return &c;
    return nullptr;
  }

  sqlite3* db_;
  Catalog catalog_;
  std::vector<RawKey> raw_keys_;
  std::vector<Item> items_;                      // of all schemas
  std::unordered_set<std::string> readable_;     // schemas whose sqlite_schema can be read
  std::unordered_set<std::string> constrained_;  // tables that have a unique index
  std::map<std::string, ItemFacts> facts_;       // of one schema, by name
  std::vector<std::pair<std::string, std::string>> files_;  // of the schemas so far
};

}  // namespace

Result<Catalog> read_catalog(sqlite3* db) { return SchemaReader(db).read(); }

}  // namespace ask::db
