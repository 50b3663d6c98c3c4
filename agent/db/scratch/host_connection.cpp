#include "agent/db/scratch/host_connection.h"

#include <memory>
#include <new>

#include "agent/common/text.h"
#include "agent/db/connection/runtime_error.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"

namespace ask::db {
namespace {

struct Compiled {
  UniqueStmt stmt;
  size_t tail = 0;
};

Result<Compiled> compile(sqlite3* host, std::string_view sql) {
  sqlite3_stmt* raw = nullptr;
  const char* tail = nullptr;
  const int rc = sqlite3_prepare_v2(host, sql.data(), static_cast<int>(sql.size()), &raw, &tail);
  UniqueStmt stmt(raw);
  if (rc != SQLITE_OK) return last_error(host, rc);
  return Compiled{std::move(stmt), static_cast<size_t>(tail - sql.data())};
}

std::string_view text_at(sqlite3_stmt* stmt, int column) {
  if (sqlite3_column_type(stmt, column) == SQLITE_NULL) return {};
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, column));
  if (text == nullptr) throw std::bad_alloc();
  return text;
}

// Steps one of our own PRAGMA or EXPLAIN statements to completion.
template <class Row>
Status each_row(sqlite3* host, sqlite3_stmt* stmt, Row&& row) {
  for (;;) {
    const int rc = sqlite3_step(stmt);
    if (rc == SQLITE_DONE) return Done{};
    if (rc != SQLITE_ROW) return runtime_error(host, rc, true);
    row(stmt);
  }
}

constexpr int kOpcodeColumn = 1;  // of EXPLAIN

// Columns of PRAGMA function_list: name, builtin, type, enc, narg, flags.
constexpr int kBuiltinColumn = 1;

HostFunction function_of_row(sqlite3_stmt* stmt) {
  HostFunction f;
  const std::string_view kind = text_at(stmt, 2);
  const int flags = sqlite3_column_int(stmt, 5);
  f.kind = kind.empty() ? 's' : kind[0];
  f.builtin = sqlite3_column_int(stmt, kBuiltinColumn) != 0;
  f.arguments = sqlite3_column_int(stmt, 4);
  f.flagged = flags != 0;
  f.innocuous = (flags & SQLITE_INNOCUOUS) != 0;
  f.direct_only = (flags & SQLITE_DIRECTONLY) != 0;
  return f;
}

// As PRAGMA function_list describes SQLite's own.
constexpr HostFunction kOwnCount[] = {
    {.arguments = 0, .kind = 'w', .builtin = true, .innocuous = true, .flagged = true},
    {.arguments = 1, .kind = 'w', .builtin = true, .innocuous = true, .flagged = true}};

}  // namespace

// The usual case is that nothing has changed, so the rows are first compared with those read
// before. SQLite's own functions are only counted: they are compiled in and the same for every
// connection.
Status HostFunctions::refresh(sqlite3* host) {
  own_count_ = false;
  Result<Compiled> list = compile(host, "PRAGMA function_list");
  if (!list) return list.error();
  size_t builtins = 0, at = 0;
  bool same = !by_name_.empty();
  Status read = each_row(host, list->stmt.get(), [&](sqlite3_stmt* row) {
    if (sqlite3_column_int(row, kBuiltinColumn) != 0) {
      ++builtins;
      return;
    }
    same = same && at < registered_.size() && registered_[at].first == text_at(row, 0) &&
           registered_[at].second == function_of_row(row);
    ++at;
  });
  if (!read || (same && builtins == builtins_ && at == registered_.size())) return read;
  // Do not keep a partial list after an interrupted read.
  decltype(by_name_) fresh;
  decltype(registered_) registered;
  sqlite3_reset(list->stmt.get());
  read = each_row(host, list->stmt.get(), [&](sqlite3_stmt* row) {
    const std::string name(text_at(row, 0));
    const HostFunction function = function_of_row(row);
    fresh[text::lower(name)].push_back(function);
    if (!function.builtin) registered.emplace_back(name, function);
  });
  if (!read) return read;
  by_name_ = std::move(fresh);
  registered_ = std::move(registered);
  builtins_ = builtins;
  return Done{};
}

bool HostFunctions::find_own_count(sqlite3* host, const std::string& schema,
                                   const std::string& table) {
  const std::string counted = text::quoted(schema) + "." + text::quoted(table);
  Result<Compiled> code = compile(host, "EXPLAIN SELECT count(*) FROM " + counted);
  own_count_ = false;
  if (!code) return false;
  while (!own_count_ && sqlite3_step(code->stmt.get()) == SQLITE_ROW)
    own_count_ = text_at(code->stmt.get(), kOpcodeColumn) == "Count";
  return own_count_;
}

std::span<const HostFunction> HostFunctions::find(std::string_view lower_name) const {
  if (own_count_ && lower_name == "count") return kOwnCount;
  const auto it = by_name_.find(std::string(lower_name));
  return it == by_name_.end() ? std::span<const HostFunction>() : it->second;
}

bool host_has_module(sqlite3* host, std::string_view name) {
  Result<Compiled> list = compile(host, "PRAGMA module_list");
  if (!list) return false;
  bool found = false;
  const Status read = each_row(host, list->stmt.get(), [&](sqlite3_stmt* row) {
    found = found || text::equal_nocase(text_at(row, 0), name);
  });
  return read && found;
}

std::vector<Column> host_table_function(sqlite3* host, std::string_view name) {
  std::vector<Column> columns;
  Result<Compiled> info = compile(host, "PRAGMA table_xinfo(" + text::quoted(name) + ")");
  if (!info) return columns;
  const Status read = each_row(host, info->stmt.get(), [&](sqlite3_stmt* row) {
    Column column;
    column.name = text_at(row, 1);
    if (sqlite3_column_int(row, 6) == 1) column.role = ColumnRole::kHidden;
    columns.push_back(std::move(column));
  });
  return read ? columns : std::vector<Column>();
}

Result<HostStatement> compile_on_host(sqlite3* host, std::string_view sql) {
  Result<Compiled> compiled = compile(host, sql);
  if (!compiled) return compiled.error();
  HostStatement out;
  sqlite3_stmt* stmt = compiled->stmt.get();
  out.statement = stmt != nullptr;
  out.tail = compiled->tail;
  if (stmt == nullptr) return out;
  out.read_only = sqlite3_stmt_readonly(stmt) != 0;
  out.explain = sqlite3_stmt_isexplain(stmt) != 0;
  out.columns = sqlite3_column_count(stmt);
  out.parameters = sqlite3_bind_parameter_count(stmt);
  out.compiled = std::move(compiled->stmt);
  return out;
}

Result<std::vector<PlanLine>> host_query_plan(sqlite3* host, std::string_view sql) {
  Result<Compiled> plan = compile(host, "EXPLAIN QUERY PLAN " + std::string(sql));
  if (!plan) return plan.error();
  std::vector<PlanLine> lines;
  Status read = each_row(host, plan->stmt.get(), [&](sqlite3_stmt* row) {
    lines.push_back(
        {sqlite3_column_int(row, 0), sqlite3_column_int(row, 1), std::string(text_at(row, 3))});
  });
  if (!read) return read.error();
  return lines;
}

}  // namespace ask::db
