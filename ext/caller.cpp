#include "ext/caller.h"

#include <sqlite3ext.h>
SQLITE_EXTENSION_INIT3

namespace ask::ext {

bool named_by_caller(sqlite3* db, std::string_view name, sql::NamedAs as) {
  for (sqlite3_stmt* one = sqlite3_next_stmt(db, nullptr); one; one = sqlite3_next_stmt(db, one)) {
    if (!sqlite3_stmt_busy(one)) continue;
    const char* text = sqlite3_sql(one);
    if (!text || sql::names(text, name, as)) return true;
  }
  return false;
}

}  // namespace ask::ext
