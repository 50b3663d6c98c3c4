/* cc ask.c -lsqlite3 -o ask && ./ask ./ask.so shop.db 'How many customers are there?' */
#include <sqlite3.h>
#include <stdio.h>

int main(int argc, char** argv) {
  sqlite3* db = NULL;
  sqlite3_stmt* stmt = NULL;
  char* why = NULL;
  int ok;

  if (argc != 4) return 2;
  ok = sqlite3_open(argv[2], &db) == SQLITE_OK &&
       sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 1, NULL) == SQLITE_OK &&
       sqlite3_load_extension(db, argv[1], NULL, &why) == SQLITE_OK &&
       sqlite3_prepare_v2(db, "SELECT ask(?1)", -1, &stmt, NULL) == SQLITE_OK &&
       sqlite3_bind_text(stmt, 1, argv[3], -1, SQLITE_STATIC) == SQLITE_OK &&
       sqlite3_step(stmt) == SQLITE_ROW;
  if (ok)
    printf("%s\n", (const char*)sqlite3_column_text(stmt, 0));
  else
    fprintf(stderr, "%s\n", why ? why : sqlite3_errmsg(db));

  sqlite3_finalize(stmt);
  sqlite3_free(why);
  sqlite3_close(db);
  return ok ? 0 : 1;
}
