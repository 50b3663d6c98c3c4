// The part of ScratchConnection that creates objects.
#include <memory>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/scratch/scratch.h"
#include "agent/db/scratch/stand_in_module.h"

namespace ask::db {
namespace {

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

}  // namespace

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
