// An extension that breaks the rules for extensions, to test that the script runner detects it:
// naughty('print') writes to stderr, naughty('leave') leaves a statement open.
#include <sqlite3ext.h>

#include <cstdio>
#include <cstring>
SQLITE_EXTENSION_INIT1

namespace {

void naughty(sqlite3_context* ctx, int, sqlite3_value** argv) {
  const auto* what = reinterpret_cast<const char*>(sqlite3_value_text(argv[0]));
  if (what && std::strcmp(what, "print") == 0) std::fputs("naughty\n", stderr);
  sqlite3_stmt* left = nullptr;
  if (what && std::strcmp(what, "leave") == 0)
    sqlite3_prepare_v2(sqlite3_context_db_handle(ctx), "SELECT 'left'", -1, &left, nullptr);
}

}  // namespace

extern "C" __attribute__((visibility("default"))) int sqlite3_naughty_init(
    sqlite3* db, char**, const sqlite3_api_routines* api) {
  SQLITE_EXTENSION_INIT2(api);
  return sqlite3_create_function(db, "naughty", 1, SQLITE_UTF8, nullptr, naughty, nullptr, nullptr);
}
