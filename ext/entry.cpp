// sqlite3_ask_init: the one symbol that this library exports. Loading does no I/O, needs no key and
// prints nothing.
#include "ext/entry.h"

#include <sqlite3ext.h>

#include "agent/common/guard.h"
#include "agent/session.h"
#include "ext/functions.h"
#include "ext/tables.h"
SQLITE_EXTENSION_INIT1

namespace {

// A second load on the same connection changes nothing: settings and history stay. Compiling a
// statement without a table reads no schema: loading does no I/O.
bool loaded_already(sqlite3* db) {
  const auto compiles = [db](const char* sql) {
    sqlite3_stmt* stmt = nullptr;
    const int rc = sqlite3_prepare_v2(db, sql, -1, &stmt, nullptr);
    sqlite3_finalize(stmt);
    return rc == SQLITE_OK;
  };
  if (compiles("SELECT ask_info()")) return true;
  compiles("SELECT 1");  // takes the error off the connection, where sqlite3_open would find it
  return false;
}

int load(sqlite3* db) {
  if (loaded_already(db)) return SQLITE_OK;
  const auto session = std::make_shared<ask::Session>(db, ask::process_environment());
  const int rc = ask::ext::register_functions(db, session);
  return rc == SQLITE_OK ? ask::ext::register_tables(db, session) : rc;
}

}  // namespace

extern "C" int sqlite3_ask_init(sqlite3* db, char** error, const sqlite3_api_routines* api) {
  SQLITE_EXTENSION_INIT2(api);
  constexpr int kOldest = 3040000;
  if (sqlite3_libversion_number() < kOldest) {
    if (error) *error = sqlite3_mprintf("ask: needs SQLite 3.40 or newer");
    return SQLITE_ERROR;
  }
  const auto complain = [&](const char* why) {
    if (error) *error = sqlite3_mprintf("ask: %s", why);
    return SQLITE_ERROR;
  };
  return ask::guarded([&] { return load(db); }, [] { return SQLITE_NOMEM; }, complain);
}
