/* What a C host gets from sqlite3_step() and sqlite3_extended_errcode(), a line for each case:
 * result_codes ask.so FOLDER. check_result_codes.py knows what is right. */
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *extension, *database;

static void must(int rc, const char *what) {
  if (rc == SQLITE_OK) return;
  fprintf(stderr, "result_codes: %s: %d\n", what, rc);
  exit(1);
}

static sqlite3 *opened(void) {
  sqlite3 *db = NULL;
  must(sqlite3_open(database, &db), "open");
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 1, NULL);
  must(sqlite3_load_extension(db, extension, NULL, NULL), "load");
  return db;
}

static void run(sqlite3 *db, const char *sql) { must(sqlite3_exec(db, sql, NULL, NULL, NULL), sql); }

/* Steps once: result code, extended code, and the value or the message. */
static void asked(const char *what, sqlite3 *db, const char *sql) {
  sqlite3_stmt *stmt = NULL;
  must(sqlite3_prepare_v2(db, sql, -1, &stmt, NULL), sql);
  const int rc = sqlite3_step(stmt);
  const char *text = rc == SQLITE_ROW ? (const char *)sqlite3_column_text(stmt, 0) : "";
  printf("%s|%d|%d|%s\n", what, rc, rc == SQLITE_ROW ? 0 : sqlite3_extended_errcode(db),
         rc == SQLITE_ROW ? (text ? text : "NULL") : sqlite3_errmsg(db));
  sqlite3_finalize(stmt);
}

static const char *count = "SELECT ask('How many customers are there?')";
static const char *document =
    "SELECT ask('How many customers are there?', '{\"format\": \"json\"}') ->> '$.code'";

static void busy(void) {
  sqlite3 *holder = opened(), *fresh = opened(), *second = opened();
  asked("free", second, count);
  run(holder, "BEGIN EXCLUSIVE");
  asked("busy", fresh, count);
  asked("busy, schema known", second, count);
  asked("busy, table", second, "SELECT row FROM ask_rows('How many customers are there?')");
  asked("busy, document", fresh, document);
  asked("busy, change", second,
        "SELECT ask('DELETE FROM customers', '{\"mode\": \"write\"}')");
  run(holder, "ROLLBACK");
  asked("free again", fresh, count);
  sqlite3_close(holder), sqlite3_close(fresh), sqlite3_close(second);
}

static void *interrupt(void *db) {
  usleep(300000);
  sqlite3_interrupt(db);
  return NULL;
}

static void interrupted(void) {
  sqlite3 *db = opened();
  run(db, "CREATE TEMP VIEW endless AS WITH RECURSIVE n(i) AS "
          "(VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT i FROM n");
  pthread_t thread;
  pthread_create(&thread, NULL, interrupt, db);
  asked("interrupt", db, "SELECT ask('SELECT count(*) FROM endless')");
  pthread_join(thread, NULL);
  asked("after an interrupt", db, count);
  sqlite3_close(db);
}

static void out_of_memory(void) {
  sqlite3 *db = opened();
  asked("warm", db, count);
  sqlite3_hard_heap_limit64(sqlite3_memory_used() + 100000);
  asked("no memory", db, "SELECT ask('SELECT hex(zeroblob(400000)) FROM customers')");
  sqlite3_hard_heap_limit64(0);
  asked("after no memory", db, count);
  sqlite3_close(db);
}

static void full(void) {
  sqlite3 *db = opened();
  run(db, "PRAGMA max_page_count = 1"); /* as many as there are */
  asked("full", db,
        "SELECT ask('INSERT INTO customers(name) VALUES (hex(zeroblob(50000)))', "
        "'{\"mode\": \"write\"}')");
  asked("after full", db, count);
  sqlite3_close(db);
}

static void corrupt(void) {
  FILE *file = fopen(database, "r+b");
  char junk[4096];
  memset(junk, 0x5a, sizeof junk);
  fseek(file, 4096, SEEK_SET);
  fwrite(junk, sizeof junk, 1, file);
  fclose(file);
  sqlite3 *db = opened();
  asked("corrupt", db, count);
  asked("corrupt, table", db, "SELECT row FROM ask_rows('How many customers are there?')");
  asked("corrupt, document", db, document);
  sqlite3_close(db);
}

static int calls;
static int called(void *unused) {
  (void)unused;
  calls += 1;
  return 0;
}

static void work(const char *what, sqlite3 *db) {
  calls = 0;
  run(db, "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n LIMIT 5000) "
          "SELECT count(*) FROM n");
  printf("%s|%s\n", what, calls > 0 ? "kept" : "gone");
}

static void handlers(void) {
  sqlite3 *db = opened();
  sqlite3_progress_handler(db, 100, called, NULL);
  run(db, "SELECT ask_config('time_limit', 'thread')");
  asked("by a thread", db, count);
  work("progress handler", db);
  run(db, "CREATE TEMP VIEW endless AS WITH RECURSIVE n(i) AS "
          "(VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT i FROM n");
  asked("late", db, "SELECT ask('SELECT count(*) FROM endless', '{\"query_timeout_ms\": 200}')");
  work("progress handler after a late query", db);
  run(db, "SELECT ask_config('time_limit', 'handler')");
  asked("by the handler", db, count);
  work("progress handler when borrowed", db);
  sqlite3_close(db);
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  extension = argv[1];
  static char path[4096];
  snprintf(path, sizeof path, "%s/shop.db", argv[2]);
  database = path;
  sqlite3 *db = NULL;
  must(sqlite3_open(database, &db), "open");
  run(db, "PRAGMA page_size = 4096; CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
          "INSERT INTO customers(name) VALUES ('Ann'), ('Bea'), ('Cid')");
  sqlite3_close(db);
  busy();
  interrupted();
  out_of_memory();
  full();
  handlers();
  corrupt();
  return 0;
}
