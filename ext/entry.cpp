// sqlite3_ask_init: the one symbol that this library exports. Loading does no I/O, needs no key and
// prints nothing.
#include <sqlite3ext.h>

#include "ext/entry.h"
SQLITE_EXTENSION_INIT1

extern "C" int sqlite3_ask_init(sqlite3* db, char** error, const sqlite3_api_routines* api) {
  SQLITE_EXTENSION_INIT2(api);
  (void)db;
  (void)error;
  return SQLITE_OK;
}
