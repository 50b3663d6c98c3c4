// The home of SQLite's header. Every call goes through the host's own library, by the table of
// functions that the host hands to sqlite3_ask_init.
#pragma once
#include <sqlite3ext.h>
SQLITE_EXTENSION_INIT3
