// sqlite3_ask_init, and the same under the name that SQLite tries first, so that the file loads
// under any name: from mod_ask.so SQLite would derive sqlite3_modask_init. No other symbol is
// exported. Loading does no I/O, needs no key and prints nothing.
#include "ext/entry.h"

#include <sqlite3ext.h>

#include <mutex>
#include <string_view>

#include "agent/common/guard.h"
#include "agent/session.h"
#include "ext/functions.h"
#include "ext/tables.h"
SQLITE_EXTENSION_INIT1

namespace {

// A second load on the same connection must not reset settings and history. Looks at the function
// list, which needs no schema and hence no I/O; preparing a call of a missing function would log an
// error in the host.
bool loaded_already(sqlite3* db) {
  sqlite3_stmt* list = nullptr;
  bool found = false;
  if (sqlite3_prepare_v2(db, "PRAGMA function_list", -1, &list, nullptr) == SQLITE_OK)
    while (!found && sqlite3_step(list) == SQLITE_ROW) {
      const auto* name = reinterpret_cast<const char*>(sqlite3_column_text(list, 0));
      found = name && std::string_view(name) == "ask_info";
    }
  sqlite3_finalize(list);
  return found;
}

// Unregisters everything on destruction unless all() was called, so that a failed load leaves
// nothing.
class Loading {
 public:
  explicit Loading(sqlite3* db) : db_(db) {}
  ~Loading() {
    if (all_) return;
    ask::ext::unregister_tables(db_);
    ask::ext::unregister_functions(db_);
  }
  Loading(const Loading&) = delete;
  Loading& operator=(const Loading&) = delete;
  void all() { all_ = true; }

 private:
  sqlite3* db_;
  bool all_ = false;
};

int load(sqlite3* db) {
  if (loaded_already(db)) return SQLITE_OK;
  Loading loading(db);
  const auto session = std::make_shared<ask::Session>(db, ask::process_environment());
  int rc = ask::ext::register_tables(db, session);
  if (rc == SQLITE_OK) rc = ask::ext::register_functions(db, session);
  if (rc == SQLITE_OK) loading.all();
  return rc;
}

// The sqlite3_api table is global to all connections and threads, so only the first load sets it.
// False if this connection belongs to another SQLite library.
bool takes_functions(const sqlite3_api_routines* api) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  if (!sqlite3_api) SQLITE_EXTENSION_INIT2(api);
  return sqlite3_api == api;
}

}  // namespace

extern "C" int sqlite3_ask_init(sqlite3* db, char** error, const sqlite3_api_routines* api) {
  if (!takes_functions(api)) {
    if (error)
      *error = api->mprintf(
          "ask: this process uses it with another SQLite library; load a copy of the file");
    return SQLITE_ERROR;
  }
  constexpr int kOldest = 3040000;
  if (sqlite3_libversion_number() < kOldest) {
    if (error) *error = sqlite3_mprintf("ask: needs SQLite 3.40 or newer");
    return SQLITE_ERROR;
  }
  const auto complain = [&](const char* why) {
    if (error) *error = sqlite3_mprintf("ask: %s", why);
    return error && !*error ? SQLITE_NOMEM : SQLITE_ERROR;
  };
  return ask::guarded([&] { return load(db); }, [] { return SQLITE_NOMEM; }, complain);
}

extern "C" int sqlite3_extension_init(sqlite3* db, char** error, const sqlite3_api_routines* api) {
  return sqlite3_ask_init(db, error, api);
}
