#include "agent/db/scratch/scratch_actions.h"

#include "agent/db/connection/sqlite.h"

namespace ask::db {
namespace {

struct ActionName {
  int action;
  const char* name;
};
constexpr ActionName kActions[] = {
    {SQLITE_CREATE_INDEX, "CREATE INDEX"},
    {SQLITE_CREATE_TABLE, "CREATE TABLE"},
    {SQLITE_CREATE_TEMP_INDEX, "CREATE INDEX"},
    {SQLITE_CREATE_TEMP_TABLE, "CREATE TABLE"},
    {SQLITE_CREATE_TEMP_TRIGGER, "CREATE TRIGGER"},
    {SQLITE_CREATE_TEMP_VIEW, "CREATE VIEW"},
    {SQLITE_CREATE_TRIGGER, "CREATE TRIGGER"},
    {SQLITE_CREATE_VIEW, "CREATE VIEW"},
    {SQLITE_DELETE, "DELETE"},
    {SQLITE_DROP_INDEX, "DROP INDEX"},
    {SQLITE_DROP_TABLE, "DROP TABLE"},
    {SQLITE_DROP_TEMP_INDEX, "DROP INDEX"},
    {SQLITE_DROP_TEMP_TABLE, "DROP TABLE"},
    {SQLITE_DROP_TEMP_TRIGGER, "DROP TRIGGER"},
    {SQLITE_DROP_TEMP_VIEW, "DROP VIEW"},
    {SQLITE_DROP_TRIGGER, "DROP TRIGGER"},
    {SQLITE_DROP_VIEW, "DROP VIEW"},
    {SQLITE_INSERT, "INSERT"},
    {SQLITE_PRAGMA, "PRAGMA"},
    {SQLITE_TRANSACTION, "TRANSACTION"},
    {SQLITE_UPDATE, "UPDATE"},
    {SQLITE_ATTACH, "ATTACH"},
    {SQLITE_DETACH, "DETACH"},
    {SQLITE_ALTER_TABLE, "ALTER TABLE"},
    {SQLITE_REINDEX, "REINDEX"},
    {SQLITE_ANALYZE, "ANALYZE"},
    {SQLITE_CREATE_VTABLE, "CREATE VIRTUAL TABLE"},
    {SQLITE_DROP_VTABLE, "DROP VIRTUAL TABLE"},
    {SQLITE_SAVEPOINT, "SAVEPOINT"},
};

}  // namespace

const char* action_name(int action) {
  for (const ActionName& a : kActions)
    if (a.action == action) return a.name;
  return "this kind of statement";
}

}  // namespace ask::db
