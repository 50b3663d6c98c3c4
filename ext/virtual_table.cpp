// The sqlite3_module behind every table in tables.cpp.
#include <fmt/format.h>
#include <sqlite3ext.h>

#include "agent/common/guard.h"
#include "ext/call.h"
#include "ext/caller.h"
#include "ext/tables.h"
SQLITE_EXTENSION_INIT3

namespace ask::ext {
namespace {

// Client data of a registered module; SQLite deletes it with the module.
struct BoundTable {
  const TableSpec* table;
  std::shared_ptr<Session> session;
};

struct Vtab : sqlite3_vtab {
  const BoundTable* bound = nullptr;
};

struct Cursor : sqlite3_vtab_cursor {
  std::unique_ptr<Rows> rows;
  Arguments arguments;
  sqlite3_int64 rowid = 0;
  bool there = false;  // positioned on a row
};

Vtab& self(sqlite3_vtab* tab) { return *static_cast<Vtab*>(tab); }
Cursor& self(sqlite3_vtab_cursor* cursor) { return *static_cast<Cursor*>(cursor); }

int set_error(sqlite3_vtab* tab, std::string_view why, int code = SQLITE_ERROR) {
  sqlite3_free(tab->zErrMsg);
  tab->zErrMsg = sqlite3_mprintf("%s: %.*s", self(tab).bound->table->name.data(),
                                 static_cast<int>(why.size()), why.data());
  return tab->zErrMsg ? code : SQLITE_NOMEM;  // out of memory: there is no message
}

int set_error(sqlite3_vtab* tab, const Error& error) {
  self(tab).bound->session->keep_failure(self(tab).bound->table->name, error);
  return set_error(tab, error.message, result_code(error));
}

template <class Body>
int safely(sqlite3_vtab* tab, Body&& body) noexcept {
  return guarded(
      std::forward<Body>(body), [] { return SQLITE_NOMEM; },
      [tab](const char* why) {
        sqlite3_log(SQLITE_INTERNAL, "%s: %s", self(tab).bound->table->name.data(), why);
        return set_error(tab, "internal error; SQLite's error log says more");
      });
}

int connect(sqlite3* db, void* aux, int, const char* const*, sqlite3_vtab** out, char**) noexcept {
  const auto* bound = static_cast<const BoundTable*>(aux);
  return guarded(
      [&] {
        const std::string sql = fmt::format("CREATE TABLE x({})", bound->table->columns);
        if (const int rc = sqlite3_declare_vtab(db, sql.c_str()); rc != SQLITE_OK) return rc;
        sqlite3_vtab_config(db,
                            bound->table->pure ? SQLITE_VTAB_INNOCUOUS : SQLITE_VTAB_DIRECTONLY);
        auto* tab = new Vtab{};
        tab->bound = bound;
        *out = tab;
        return SQLITE_OK;
      },
      [] { return SQLITE_NOMEM; }, [](const char*) { return SQLITE_ERROR; });
}

int disconnect(sqlite3_vtab* tab) noexcept {
  delete &self(tab);
  return SQLITE_OK;
}

bool lacks_arguments(const TableSpec& table, int given) {
  const int needed = (1 << table.least) - 1;
  return (given & needed) != needed;
}

// Price of a plan without the arguments that are needed, which fails. SQLite asks for one for each
// side of an OR, also where the arguments are given, and drops it for its price.
constexpr double kNeverChosen = 1e99;

// Two outcomes: a plan (idxNum has a bit per given argument), or SQLITE_CONSTRAINT if this join
// order cannot supply the arguments.
int best_index(sqlite3_vtab* tab, sqlite3_index_info* info) noexcept {
  return safely(tab, [&] {
    const TableSpec& table = *self(tab).bound->table;
    std::vector<int> constraint(static_cast<size_t>(table.most), -1);
    bool hindered = false;
    for (int i = 0; i < info->nConstraint; ++i) {
      const auto& c = info->aConstraint[i];
      const int argument = c.iColumn - table.first_argument;
      if (argument < 0 || argument >= table.most || c.op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
      if (c.usable)
        constraint[static_cast<size_t>(argument)] = i;
      else
        hindered = true;
    }
    int position = 0;
    for (int a = 0; a < table.most; ++a) {
      const int i = constraint[static_cast<size_t>(a)];
      if (i < 0) continue;
      info->idxNum |= 1 << a;
      info->aConstraintUsage[i].argvIndex = ++position;
      info->aConstraintUsage[i].omit = 1;
    }
    if (hindered) return SQLITE_CONSTRAINT;
    info->estimatedCost = lacks_arguments(table, info->idxNum) ? kNeverChosen : 1000;
    info->estimatedRows = 100;
    return SQLITE_OK;
  });
}

int open(sqlite3_vtab* tab, sqlite3_vtab_cursor** out) noexcept {
  return safely(tab, [&] {
    *out = new Cursor{};
    return SQLITE_OK;
  });
}

int close(sqlite3_vtab_cursor* cursor) noexcept {
  delete &self(cursor);
  return SQLITE_OK;
}

int advance(Cursor& cursor) {
  auto more = cursor.rows->next();
  cursor.there = more && *more;
  ++cursor.rowid;
  return more ? SQLITE_OK : set_error(cursor.pVtab, more.error());
}

int filter(sqlite3_vtab_cursor* cursor, int given, const char*, int count,
           sqlite3_value** values) noexcept {
  return safely(cursor->pVtab, [&] {
    Cursor& c = self(cursor);
    const BoundTable& bound = *self(c.pVtab).bound;
    if (!bound.table->pure &&
        !named_by_caller(bound.session->db(), bound.table->name, sql::NamedAs::kTable))
      return set_error(c.pVtab, Error{Code::kSafeguardViolation, std::string(kNotNamed)});
    if (const TableSpec& table = *bound.table; lacks_arguments(table, given))
      return set_error(c.pVtab,
                       Error{Code::kInvalidArgument,
                             fmt::format("takes {}, as in {}", table.signature, table.example)});
    const FunctionCall call(*bound.session, count, values);
    c.arguments.assign(static_cast<size_t>(bound.table->most), "");
    c.there = false;
    c.rowid = 0;
    c.rows.reset();
    for (int a = 0, at = 0; a < bound.table->most; ++a) {
      if (!(given & (1 << a))) continue;
      const bool null = call.null(at);
      auto text = call.text(at++);
      if (!text) return set_error(c.pVtab, text.error());
      if (null && a < bound.table->least) return SQLITE_OK;  // NULL in, no rows out
      c.arguments[static_cast<size_t>(a)] = std::move(*text);
    }
    auto rows = bound.table->open(*bound.session, c.arguments);
    if (!rows) return set_error(c.pVtab, rows.error());
    c.rows = std::move(*rows);
    return advance(c);
  });
}

int next(sqlite3_vtab_cursor* cursor) noexcept {
  return safely(cursor->pVtab, [&] { return advance(self(cursor)); });
}

int eof(sqlite3_vtab_cursor* cursor) noexcept { return !self(cursor).there; }

int column(sqlite3_vtab_cursor* cursor, sqlite3_context* ctx, int i) noexcept {
  return safely(cursor->pVtab, [&] {
    const Cursor& c = self(cursor);
    const TableSpec& table = *self(c.pVtab).bound->table;
    const int argument = i - table.first_argument;
    const bool is_argument = argument >= 0 && argument < table.most;
    give(ctx, is_argument ? Value(c.arguments[static_cast<size_t>(argument)]) : c.rows->cell(i));
    return SQLITE_OK;
  });
}

int rowid(sqlite3_vtab_cursor* cursor, sqlite3_int64* out) noexcept {
  *out = self(cursor).rowid;
  return SQLITE_OK;
}

// xCreate is null, so the tables are eponymous-only: CREATE VIRTUAL TABLE cannot use the module.
// The members that newer SQLites add stay null, too.
constexpr sqlite3_module kModule = [] {
  sqlite3_module module{};
  module.xConnect = connect;
  module.xBestIndex = best_index;
  module.xDisconnect = disconnect;
  module.xOpen = open;
  module.xClose = close;
  module.xFilter = filter;
  module.xNext = next;
  module.xEof = eof;
  module.xColumn = column;
  module.xRowid = rowid;
  return module;
}();

}  // namespace

int register_tables(sqlite3* db, const std::shared_ptr<Session>& session) {
  for (const TableSpec& table : tables()) {
    const int rc =
        sqlite3_create_module_v2(db, table.name.data(), &kModule, new BoundTable{&table, session},
                                 [](void* bound) { delete static_cast<BoundTable*>(bound); });
    if (rc != SQLITE_OK) return rc;  // SQLite has already deleted the BoundTable
  }
  return SQLITE_OK;
}

void unregister_tables(sqlite3* db) {
  for (const TableSpec& table : tables())
    sqlite3_create_module_v2(db, table.name.data(), nullptr, nullptr, nullptr);
}

}  // namespace ask::ext
