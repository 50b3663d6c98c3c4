#include "agent/db/statistics/second_connection.h"

#include <cctype>
#include <string>
#include <string_view>

#include "agent/common/text.h"
#include "agent/db/connection/harden.h"
#include "agent/db/connection/schema_version.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/schema/catalog.h"

namespace ask::db {
namespace {

// A "file:" URI with the path and those parameters of the host's URI that affect how the file is
// read.
std::string uri_of(const char* file) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string out = "file:";
  for (const char* at = file; *at != 0; ++at) {
    const auto byte = static_cast<unsigned char>(*at);
    const bool plain = (byte < 128 && std::isalnum(byte)) || *at == '/' || *at == '.' ||
                       *at == '-' || *at == '_' || *at == ':';
    if (plain)
      out += *at;
    else
      (out += '%', out += kHex[byte >> 4], out += kHex[byte & 15]);
  }
  out += "?mode=ro";
  for (const char* name : {"immutable", "nolock"})
    if (sqlite3_uri_boolean(file, name, 0)) out += std::string("&") + name + "=1";
  return out;
}

// The name of the host's VFS; "" for the default one.
std::string vfs_of(sqlite3* host) {
  sqlite3_vfs* vfs = nullptr;
  sqlite3_file_control(host, "main", SQLITE_FCNTL_VFS_POINTER, &vfs);
  return vfs && vfs->zName ? vfs->zName : "";
}

// True if the path of main now leads to another file than the one the host has open.
bool moved(sqlite3* host) {
  int moved = 0;
  return sqlite3_file_control(host, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}

}  // namespace

std::unique_ptr<SecondConnection> SecondConnection::open(sqlite3* host) {
  const char* file = sqlite3_db_filename(host, "main");
  if (!file || *file == 0 || sqlite3_txn_state(host, "main") == SQLITE_TXN_WRITE) return nullptr;
  if (moved(host)) return nullptr;  // the new file could block on open, as a FIFO does
  std::unique_ptr<SecondConnection> out(new SecondConnection(host));
  const std::string vfs = vfs_of(host);
  const int rc = sqlite3_open_v2(uri_of(file).c_str(), &out->db_,
                                 SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_PRIVATECACHE,
                                 vfs.empty() ? nullptr : vfs.c_str());
  require_memory(rc);
  if (rc != SQLITE_OK) return nullptr;
  harden(out->db_, host);
  const auto own = schema_version(out->db_, "main"), hosts = schema_version(host, "main");
  if (!own || !hosts || *own < 0 || *own != *hosts || moved(host)) return nullptr;
  return out;
}

SecondConnection::~SecondConnection() { sqlite3_close_v2(db_); }

bool SecondConnection::may_read(const Table& table) const {
  if (table.schema != "main" || table.kind != TableKind::kTable) return false;
  std::string sql = "SELECT 1";
  for (const Column& column : table.columns)
    if (!column.is_private && column.role != ColumnRole::kHidden)
      sql += ", " + text::quoted(column.name);
  const auto stmt = Stmt::prepare(host_, sql + " FROM main." + text::quoted(table.name));
  if (!stmt) return false;
  // An authorizer's SQLITE_IGNORE compiles the column to NULL, which has no origin column.
  for (int i = 1; i < stmt->columns(); ++i)
    if (!(sqlite3_api->column_origin_name ? sqlite3_column_origin_name(stmt->raw(), i)
                                          : sqlite3_column_decltype(stmt->raw(), i)))
      return false;
  return true;
}

}  // namespace ask::db
