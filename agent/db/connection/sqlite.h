// The only include of SQLite's header. Every call goes through the host's own library, by the
// function table that the host passes to sqlite3_ask_init.
#pragma once
#include <sqlite3ext.h>
SQLITE_EXTENSION_INIT3
