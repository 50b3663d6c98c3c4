#include "agent/db/scratch/scratch.h"

#include <algorithm>
#include <memory>

#include "agent/common/contains.h"
#include "agent/common/guard.h"
#include "agent/common/text.h"
#include "agent/db/connection/harden.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/scratch/stand_in_module.h"

namespace ask::db {
namespace {

// True for the actions that a change may perform: not PRAGMA, ATTACH, transactions, triggers,
// views, and temporary or virtual tables.
bool changes(int action) {
  constexpr int kChanges[] = {SQLITE_INSERT,       SQLITE_UPDATE,     SQLITE_DELETE,
                              SQLITE_CREATE_TABLE, SQLITE_DROP_TABLE, SQLITE_ALTER_TABLE,
                              SQLITE_CREATE_INDEX, SQLITE_DROP_INDEX, SQLITE_REINDEX};
  return contains(kChanges, action);
}

bool names_table_second(int action) {
  return action == SQLITE_ALTER_TABLE || action == SQLITE_CREATE_INDEX ||
         action == SQLITE_DROP_INDEX;
}

std::string text_of(const char* text) { return text == nullptr ? std::string() : text; }

bool is_sqlite_schema(const char* name) {
  static constexpr std::string_view kNames[] = {"sqlite_master", "sqlite_schema",
                                                "sqlite_temp_master", "sqlite_temp_schema"};
  return name != nullptr && std::any_of(std::begin(kNames), std::end(kNames),
                                        [&](auto n) { return text::equal_nocase(n, name); });
}

int any_order(void*, int, const void*, int, const void*) noexcept { return 0; }
// Accepts every collation; the caller's connection, which has the real ones, reports unknown ones.
void any_collation(void*, sqlite3* db, int encoding, const char* name) noexcept {
  sqlite3_create_collation(db, name, encoding, nullptr, any_order);
}

void configure(sqlite3* db) {
  // "typo" in double quotes is always a name, never silently a string literal.
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0, nullptr);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 1, nullptr);
  // Our function rules decide what a view may call, in one place.
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 1, nullptr);
  // A stand-in may have a reserved name ("sqlite_sequence"); reads of it are reviewed like any
  // others.
  sqlite3_db_config(db, SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, nullptr);
  sqlite3_collation_needed(db, nullptr, any_collation);
}

std::vector<std::string> first_column(sqlite3* db, const char* sql) {
  std::vector<std::string> out;
  sqlite3_stmt* raw = nullptr;
  int rc = sqlite3_prepare_v2(db, sql, -1, &raw, nullptr);
  const UniqueStmt owned(raw);
  while (raw && (rc = sqlite3_step(raw)) == SQLITE_ROW)
    out.push_back(text_of(reinterpret_cast<const char*>(sqlite3_column_text(raw, 0))));
  require_memory(rc);
  return out;
}

// A host may load this library into every connection of its process (sqlite3_auto_extension),
// including this one: remove our own functions and modules from it.
void unregister_own_functions(sqlite3* db) {
  for (const std::string& name :
       first_column(db, "SELECT name FROM pragma_module_list WHERE name LIKE 'ask%'"))
    sqlite3_create_module_v2(db, name.c_str(), nullptr, nullptr, nullptr);
  for (const std::string& name :
       first_column(db, "SELECT name FROM pragma_function_list WHERE name LIKE 'ask%'"))
    sqlite3_create_function_v2(db, name.c_str(), -1, SQLITE_UTF8, nullptr, nullptr, nullptr,
                               nullptr, nullptr);
}

// Stubs are compiled, never called.
void no_call(sqlite3_context*, int, sqlite3_value**) noexcept {}
void no_value(sqlite3_context*) noexcept {}

std::string declaration(const std::vector<Column>& columns) {
  std::string sql = "CREATE TABLE x(";
  for (const Column& column : columns) {
    if (sql.back() != '(') sql += ',';
    sql += text::quoted(column.name);
    if (column.role == ColumnRole::kHidden) sql += " HIDDEN";
  }
  if (columns.empty()) sql += "\"?\"";  // unknown: one column, and hidden ones for arguments
  for (int i = 0; columns.empty() && i < 32; ++i) sql += ",\"?" + std::to_string(i) + "\" HIDDEN";
  return sql + ")";
}

struct ActionName {
  int action;
  const char* name;
};
constexpr ActionName kActions[] = {
    {SQLITE_CREATE_INDEX, "CREATE INDEX"},
    {SQLITE_CREATE_TABLE, "CREATE TABLE"},
    {SQLITE_CREATE_TEMP_INDEX, "CREATE INDEX"},
    {SQLITE_CREATE_TEMP_TABLE, "CREATE TABLE"},
    {SQLITE_CREATE_TEMP_TRIGGER, "CREATE TRIGGER"},
    {SQLITE_CREATE_TEMP_VIEW, "CREATE VIEW"},
    {SQLITE_CREATE_TRIGGER, "CREATE TRIGGER"},
    {SQLITE_CREATE_VIEW, "CREATE VIEW"},
    {SQLITE_DELETE, "DELETE"},
    {SQLITE_DROP_INDEX, "DROP INDEX"},
    {SQLITE_DROP_TABLE, "DROP TABLE"},
    {SQLITE_DROP_TEMP_INDEX, "DROP INDEX"},
    {SQLITE_DROP_TEMP_TABLE, "DROP TABLE"},
    {SQLITE_DROP_TEMP_TRIGGER, "DROP TRIGGER"},
    {SQLITE_DROP_TEMP_VIEW, "DROP VIEW"},
    {SQLITE_DROP_TRIGGER, "DROP TRIGGER"},
    {SQLITE_DROP_VIEW, "DROP VIEW"},
    {SQLITE_INSERT, "INSERT"},
    {SQLITE_PRAGMA, "PRAGMA"},
    {SQLITE_TRANSACTION, "TRANSACTION"},
    {SQLITE_UPDATE, "UPDATE"},
    {SQLITE_ATTACH, "ATTACH"},
    {SQLITE_DETACH, "DETACH"},
    {SQLITE_ALTER_TABLE, "ALTER TABLE"},
    {SQLITE_REINDEX, "REINDEX"},
    {SQLITE_ANALYZE, "ANALYZE"},
    {SQLITE_CREATE_VTABLE, "CREATE VIRTUAL TABLE"},
    {SQLITE_DROP_VTABLE, "DROP VIRTUAL TABLE"},
    {SQLITE_SAVEPOINT, "SAVEPOINT"},
};

// "DELETE" for SQLITE_DELETE; "this kind of statement" for an unknown code of a later SQLite.
const char* action_name(int action) {
  for (const ActionName& a : kActions)
    if (a.action == action) return a.name;
  return "this kind of statement";
}

}  // namespace

Result<std::unique_ptr<ScratchConnection>> ScratchConnection::open(sqlite3* host) {
  std::unique_ptr<ScratchConnection> scratch(new ScratchConnection);
  const int rc =
      sqlite3_open_v2(":memory:", &scratch->db_,
                      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY, nullptr);
  require_memory(rc);
  sqlite3* const db = scratch->db_;
  if (rc != SQLITE_OK)
    return Error{Code::kInternal,
                 "cannot open a connection to check SQL in: " + text_of(sqlite3_errmsg(db))};
  copy_limits(db, host);  // what compiles here must compile on the host
  configure(db);
  unregister_own_functions(db);
  if (Status read = scratch->read_modules(); !read) return read.error();
  sqlite3_set_authorizer(db, on_authorize, scratch.get());
  return scratch;
}

ScratchConnection::~ScratchConnection() { sqlite3_close(db_); }

Error ScratchConnection::failed(int rc) const {
  require_memory(rc);
  return {Code::kInternal, text_of(sqlite3_errmsg(db_))};
}

Status ScratchConnection::read_modules() {
  sqlite3_stmt* raw = nullptr;
  int rc = sqlite3_prepare_v2(db_, "PRAGMA module_list", -1, &raw, nullptr);
  const UniqueStmt stmt(raw);
  while (rc == SQLITE_OK || rc == SQLITE_ROW) {
    rc = sqlite3_step(raw);
    if (rc != SQLITE_ROW) break;
    modules_.push_back(
        text::lower(text_of(reinterpret_cast<const char*>(sqlite3_column_text(raw, 0)))));
  }
  if (rc != SQLITE_DONE) return failed(rc);
  std::sort(modules_.begin(), modules_.end());
  return Done{};
}

// On the first use of a table-valued function SQLite declares its table and asks for an UPDATE of
// sqlite_master, only once. So the first compilation allows it (nothing is ever run here) and is
// then repeated; an UPDATE that is still requested comes from the statement and is denied.
Compilation ScratchConnection::prepare(std::string_view sql, bool change) {
  change_ = change;
  Compilation compilation = prepare_once(sql, true);
  if (declared_table_) compilation = prepare_once(sql, false);
  return compilation;
}

Compilation ScratchConnection::prepare_once(std::string_view sql, bool lenient) {
  mode_ = Mode::kStatement;
  lenient_ = lenient;
  declared_table_ = false;
  accesses_.clear();
  sqlite3_stmt* raw = nullptr;
  const char* tail = nullptr;
  const int rc = sqlite3_prepare_v2(db_, sql.data(), static_cast<int>(sql.size()), &raw, &tail);
  const UniqueStmt stmt(raw);
  mode_ = Mode::kOpen;
  require_memory(exhausted_ ? SQLITE_NOMEM : rc);

  Compilation out;
  out.compiled = rc == SQLITE_OK;
  out.accesses = std::move(accesses_);
  accesses_ = {};
  if (!out.compiled) {
    out.message = text_of(sqlite3_errmsg(db_));
    out.offset = sqlite3_error_offset(db_);
    return out;
  }
  out.tail = static_cast<size_t>(tail - sql.data());
  out.statement = raw != nullptr;
  if (raw == nullptr) return out;
  out.read_only = sqlite3_stmt_readonly(raw) != 0;
  out.explain = sqlite3_stmt_isexplain(raw) != 0;
  out.columns = sqlite3_column_count(raw);
  out.parameters = sqlite3_bind_parameter_count(raw);
  return out;
}

int ScratchConnection::on_authorize(void* self, int action, const char* first, const char* second,
                                    const char* schema, const char* inner) noexcept {
  return guarded(
      [&] {
        return static_cast<ScratchConnection*>(self)->authorize(action, first, second, schema,
                                                                inner);
      },
      [&] {
        static_cast<ScratchConnection*>(self)->exhausted_ = true;
        return SQLITE_DENY;
      },
      [](const char*) { return SQLITE_DENY; });
}

int ScratchConnection::authorize(int action, const char* first, const char* second,
                                 const char* schema, const char* inner) {
  if (mode_ == Mode::kOpen || action == SQLITE_RECURSIVE) return SQLITE_OK;
  if (mode_ == Mode::kStored) return authorize_stored(action, first, second);
  if (action == SQLITE_SELECT) {
    if (inner != nullptr) accesses_.push_back({Access::Kind::kView, "", "", inner, ""});
    return SQLITE_OK;
  }
  if (mode_ == Mode::kView) {
    const bool creates = action == SQLITE_CREATE_VIEW || action == SQLITE_CREATE_TEMP_VIEW;
    const bool stores =
        (action == SQLITE_INSERT || action == SQLITE_UPDATE || action == SQLITE_READ) &&
        is_sqlite_schema(first);
    return creates || stores ? SQLITE_OK : SQLITE_DENY;
  }
  if (action == SQLITE_UPDATE && lenient_ && is_sqlite_schema(first)) {
    declared_table_ = true;
    return SQLITE_OK;
  }
  Access access;
  access.schema = text_of(schema);
  access.view = text_of(inner);
  if (action == SQLITE_READ) {
    access.table = text_of(first);
    access.name = text_of(second);
  } else if (action == SQLITE_FUNCTION) {
    access.kind = Access::Kind::kFunction;
    access.name = text_of(second);
  } else {
    const bool change = change_ && changes(action);
    access.kind = change ? Access::Kind::kChange : Access::Kind::kForbidden;
    access.table = text_of(names_table_second(action) ? second : first);
    if (action == SQLITE_ALTER_TABLE) access.schema = text_of(first);
    access.name = action_name(action);
  }
  const bool fine = access.kind != Access::Kind::kForbidden;
  accesses_.push_back(std::move(access));
  return fine ? SQLITE_OK : SQLITE_DENY;
}

int ScratchConnection::authorize_stored(int action, const char* table, const char* function) {
  switch (action) {
    case SQLITE_CREATE_TABLE:
    case SQLITE_CREATE_INDEX:
    case SQLITE_CREATE_VIEW:
    case SQLITE_CREATE_TRIGGER:
    case SQLITE_REINDEX:
      return SQLITE_OK;
    case SQLITE_FUNCTION:  // of a check, a generated column or an index: named, not called
      stored_functions_.push_back(text::lower(text_of(function)));
      return SQLITE_OK;
    case SQLITE_INSERT:
    case SQLITE_UPDATE:
    case SQLITE_DELETE:
      return table && text::lower(table).starts_with("sqlite_") ? SQLITE_OK : SQLITE_DENY;
    case SQLITE_READ:
      return SQLITE_OK;  // columns of the table itself
    default:
      return SQLITE_DENY;
  }
}

Status ScratchConnection::execute(const std::string& sql, Mode mode) {
  mode_ = mode;
  sqlite3_stmt* raw = nullptr;
  int rc = sqlite3_prepare_v2(db_, sql.c_str(), static_cast<int>(sql.size()), &raw, nullptr);
  const UniqueStmt stmt(raw);
  if (rc == SQLITE_OK && raw != nullptr) rc = sqlite3_step(raw);
  mode_ = Mode::kOpen;
  if (rc == SQLITE_OK || rc == SQLITE_DONE) return Done{};
  return failed(exhausted_ ? SQLITE_NOMEM : rc);
}

Status ScratchConnection::run(const std::string& ddl) { return execute(ddl, Mode::kOpen); }
Status ScratchConnection::create_view(const std::string& ddl) { return execute(ddl, Mode::kView); }

Status ScratchConnection::create_stored(const std::string& ddl) {
  stored_functions_.clear();
  return execute(ddl, Mode::kStored);
}

void ScratchConnection::read_texts_as(sqlite3* host) {
  for (const int what : {SQLITE_DBCONFIG_DQS_DML, SQLITE_DBCONFIG_DQS_DDL}) {
    int on = 0;
    sqlite3_db_config(host, what, -1, &on);
    sqlite3_db_config(db_, what, on, nullptr);
  }
}

Status ScratchConnection::create_virtual(const std::string& schema, const std::string& name,
                                         const std::vector<Column>& columns) {
  const std::string module = "ask_standin_" + std::to_string(++virtual_tables_);
  if (const int rc = register_standin(db_, module, declaration(columns), false); rc != SQLITE_OK)
    return failed(rc);
  return run("CREATE VIRTUAL TABLE " + text::quoted(schema) + "." + text::quoted(name) + " USING " +
             module);
}

Status ScratchConnection::create_table_function(const std::string& name,
                                                const std::vector<Column>& columns) {
  if (const int rc = register_standin(db_, name, declaration(columns), true); rc != SQLITE_OK)
    return failed(rc);
  return Done{};
}

Status ScratchConnection::create_function(const std::string& name, int arguments, char kind) {
  // An index or a generated column accepts only deterministic functions. Whether the caller's
  // function is one is checked when the caller's connection compiles the statement.
  const int flags = SQLITE_UTF8 | SQLITE_INNOCUOUS | SQLITE_DETERMINISTIC;
  int rc = SQLITE_OK;
  if (kind == 'w') {
    rc = sqlite3_create_window_function(db_, name.c_str(), arguments, flags, nullptr, no_call,
                                        no_value, no_value, no_call, nullptr);
  } else {
    const bool aggregate = kind == 'a';
    rc = sqlite3_create_function_v2(db_, name.c_str(), arguments, flags, nullptr,
                                    aggregate ? nullptr : no_call, aggregate ? no_call : nullptr,
                                    aggregate ? no_value : nullptr, nullptr);
  }
  if (rc == SQLITE_OK) return Done{};
  return failed(rc);
}

}  // namespace ask::db
