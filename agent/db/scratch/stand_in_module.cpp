#include "agent/db/scratch/stand_in_module.h"

#include <new>

#include "agent/db/connection/sqlite.h"

namespace ask::db {
namespace {

int connect(sqlite3* db, void* declaration, int, const char* const*, sqlite3_vtab** out,
            char**) noexcept {
  const int rc = sqlite3_declare_vtab(db, static_cast<std::string*>(declaration)->c_str());
  if (rc != SQLITE_OK) return rc;
  *out = new (std::nothrow) sqlite3_vtab{};
  return *out == nullptr ? SQLITE_NOMEM : SQLITE_OK;
}

// A separate function: a module whose xCreate equals its xConnect is usable without CREATE.
int create(sqlite3* db, void* declaration, int argc, const char* const* argv, sqlite3_vtab** out,
           char** error) noexcept {
  return connect(db, declaration, argc, argv, out, error);
}

int disconnect(sqlite3_vtab* table) noexcept {
  delete table;
  return SQLITE_OK;
}

int best_index(sqlite3_vtab*, sqlite3_index_info*) noexcept { return SQLITE_OK; }

// Nothing is ever run in the scratch connection; if a cursor is opened anyway, it fails.
int open_cursor(sqlite3_vtab*, sqlite3_vtab_cursor**) noexcept { return SQLITE_ERROR; }
int close_cursor(sqlite3_vtab_cursor*) noexcept { return SQLITE_OK; }
int filter(sqlite3_vtab_cursor*, int, const char*, int, sqlite3_value**) noexcept {
  return SQLITE_ERROR;
}
int next(sqlite3_vtab_cursor*) noexcept { return SQLITE_ERROR; }
int eof(sqlite3_vtab_cursor*) noexcept { return 1; }
int column(sqlite3_vtab_cursor*, sqlite3_context*, int) noexcept { return SQLITE_ERROR; }
int rowid(sqlite3_vtab_cursor*, sqlite3_int64*) noexcept { return SQLITE_ERROR; }

constexpr sqlite3_module module_with(decltype(sqlite3_module::xCreate) create_table) {
  sqlite3_module m{};
  m.xCreate = create_table;
  m.xConnect = connect;
  m.xBestIndex = best_index;
  m.xDisconnect = disconnect;
  m.xDestroy = disconnect;
  m.xOpen = open_cursor;
  m.xClose = close_cursor;
  m.xFilter = filter;
  m.xNext = next;
  m.xEof = eof;
  m.xColumn = column;
  m.xRowid = rowid;
  return m;
}

constexpr sqlite3_module kTable = module_with(create);
constexpr sqlite3_module kEponymous = module_with(nullptr);

void forget(void* declaration) noexcept { delete static_cast<std::string*>(declaration); }

}  // namespace

int register_standin(sqlite3* db, const std::string& name, const std::string& declaration,
                     bool eponymous) {
  return sqlite3_create_module_v2(db, name.c_str(), eponymous ? &kEponymous : &kTable,
                                  new std::string(declaration), forget);
}

}  // namespace ask::db
