#include "app/sql/database.h"

#include <sqlite3.h>

#include <filesystem>
#include <mutex>
#include <system_error>

#include "agent/common/file.h"
#include "app/sql/error_code.h"
#include "ext/entry.h"

namespace ask::app {
namespace {

constexpr uintmax_t kMostCopied = 256'000'000;  // bytes

const sqlite3_api_routines* api = nullptr;

int keep_api(sqlite3*, char**, const sqlite3_api_routines* routines) {
  api = routines;
  return SQLITE_OK;
}

// The table of SQLite's functions that the extension's entry point takes. SQLite hands it out to
// extensions only, so a tiny one fetches it. The extension itself is not automatic: it would
// also be loaded into the private connections that it opens.
const sqlite3_api_routines* routines() {
  static std::once_flag once;
  std::call_once(once, [] {
    const auto fetch = reinterpret_cast<void (*)()>(keep_api);
    if (sqlite3_auto_extension(fetch) != SQLITE_OK) return;
    sqlite3* db = nullptr;
    sqlite3_open(":memory:", &db);
    sqlite3_close(db);
    sqlite3_cancel_auto_extension(fetch);
  });
  return api;
}

// The failure that the extension has reported last, if this is its message: with its code, which
// SQLite does not hand on, and without the name of the function, which nobody has called by name
// here.
Error reported_error(sqlite3* db, const std::string& message) {
  constexpr const char* kLast = "SELECT ask_error() ->> 'code', ask_error() ->> 'message'";
  sqlite3_stmt* stmt = nullptr;
  Error out = {Code::kExecutionError, message};
  if (sqlite3_prepare_v2(db, kLast, -1, &stmt, nullptr) == SQLITE_OK &&
      sqlite3_step(stmt) == SQLITE_ROW) {
    const auto text = [&](int column) {
      const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(stmt, column));
      return bytes ? std::string(bytes) : std::string();
    };
    if (const auto code = code_named(text(0)); code && text(1) == message)
      out = {*code, message.substr(message.find(": ") + 2)};
  }
  sqlite3_finalize(stmt);
  return out;
}

Error error_of(sqlite3* db) {
  const int code = sqlite3_errcode(db);
  const std::string message = sqlite3_errmsg(db);
  switch (code & 0xff) {
    case SQLITE_INTERRUPT:
      return {Code::kCancelled, message};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {Code::kDatabaseLocked, message};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return {Code::kDatabaseCorrupt, message};
    case SQLITE_NOMEM:
      return {Code::kOutOfMemory, message};
    default:
      return reported_error(db, message);
  }
}

bool is_there(const std::string& file) {
  std::error_code ignored;
  return std::filesystem::exists(file, ignored);
}

}  // namespace

SideFiles::SideFiles(std::string file) : file_(std::move(file)) {
  if (is_there(file_ + "-wal") || is_there(file_ + "-shm")) file_.clear();
}

// The last connection to close takes the files away if it may write. It changes nothing in the
// database: with an empty log there is nothing to bring into it.
SideFiles::~SideFiles() {
  if (file_.empty() || !is_there(file_ + "-shm")) return;
  std::error_code why;
  if (std::filesystem::file_size(file_ + "-wal", why) != 0 || why) return;
  sqlite3* db = nullptr;
  if (sqlite3_open_v2(file_.c_str(), &db, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK)
    sqlite3_exec(db, "SELECT count(*) FROM sqlite_schema", nullptr, nullptr, nullptr);
  sqlite3_close(db);
}

void PreparedStatement::Finalize::operator()(sqlite3_stmt* stmt) const { sqlite3_finalize(stmt); }

Result<bool> PreparedStatement::step() {
  switch (sqlite3_step(stmt_.get())) {
    case SQLITE_ROW:
      return true;
    case SQLITE_DONE:
      return false;
    default:
      return error_of(sqlite3_db_handle(stmt_.get()));
  }
}

void PreparedStatement::reset() { sqlite3_reset(stmt_.get()); }

void PreparedStatement::bind(int index, const Value& value) {
  sqlite3_stmt* stmt = stmt_.get();
  const int at = index + 1;
  if (const auto* integer = std::get_if<int64_t>(&value))
    sqlite3_bind_int64(stmt, at, *integer);
  else if (const auto* real = std::get_if<double>(&value))
    sqlite3_bind_double(stmt, at, *real);
  else if (const auto* text = std::get_if<std::string>(&value))
    sqlite3_bind_text64(stmt, at, text->data(), text->size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  else if (const auto* blob = std::get_if<Blob>(&value))
    sqlite3_bind_blob64(stmt, at, blob->bytes.data(), blob->bytes.size(), SQLITE_TRANSIENT);
  else
    sqlite3_bind_null(stmt, at);
}

void PreparedStatement::bind_borrowed(int index, std::string_view text) {
  sqlite3_bind_text64(stmt_.get(), index + 1, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

int PreparedStatement::columns() const { return sqlite3_column_count(stmt_.get()); }

std::string PreparedStatement::name(int column) const {
  const char* name = sqlite3_column_name(stmt_.get(), column);
  return name ? name : "";
}

Value PreparedStatement::value(int column) const {
  switch (sqlite3_column_type(stmt_.get(), column)) {
    case SQLITE_INTEGER:
      return integer(column);
    case SQLITE_FLOAT:
      return real(column);
    case SQLITE_TEXT:
      return text(column);
    case SQLITE_BLOB:
      return Blob{text(column)};
    default:
      return {};
  }
}

std::string PreparedStatement::text(int column) const {
  // The bytes of a blob are those of its text.
  const void* bytes = sqlite3_column_type(stmt_.get(), column) == SQLITE_BLOB
                          ? sqlite3_column_blob(stmt_.get(), column)
                          : sqlite3_column_text(stmt_.get(), column);
  const auto size = static_cast<size_t>(sqlite3_column_bytes(stmt_.get(), column));
  return bytes ? std::string(static_cast<const char*>(bytes), size) : std::string();
}

int64_t PreparedStatement::integer(int column) const {
  return sqlite3_column_int64(stmt_.get(), column);
}
double PreparedStatement::real(int column) const {
  return sqlite3_column_double(stmt_.get(), column);
}
bool PreparedStatement::null(int column) const {
  return sqlite3_column_type(stmt_.get(), column) == SQLITE_NULL;
}

void Database::Close::operator()(sqlite3* db) const { sqlite3_close_v2(db); }

Result<Database> Database::open(const std::string& file, OpenMode access, int lock_wait) {
  const bool memory = file == ":memory:";
  std::error_code why;
  if (!memory && access != OpenMode::kCreate && !std::filesystem::exists(file, why))
    return Error{Code::kExecutionError, "there is no file \"" + file + "\""};
  // Opening a FIFO would wait for ever.
  if (!memory)
    if (auto regular = regular_or_absent(file); !regular)
      return Error{Code::kExecutionError, "\"" + file + "\" " + regular.error().message};
  int flags = SQLITE_OPEN_READWRITE;
  if (!memory && access == OpenMode::kRead) flags = SQLITE_OPEN_READONLY;
  if (access == OpenMode::kCreate) flags |= SQLITE_OPEN_CREATE;
  Database out;
  if (!memory && access == OpenMode::kRead) out.side_files_ = SideFiles(file);
  sqlite3* db = nullptr;
  // A path is a path: "./" keeps a name such as "file:x?mode=memory" from being read as a URI.
  const std::string path =
      memory || file.starts_with('/') || file.starts_with("./") ? file : "./" + file;
  const int opened = sqlite3_open_v2(path.c_str(), &db, flags, nullptr);
  out.db_.reset(db);
  if (opened != SQLITE_OK)
    return Error{Code::kExecutionError, "cannot open \"" + file + "\": " + sqlite3_errmsg(db)};
  sqlite3_busy_timeout(db, lock_wait);
  // Reads the first page: opening alone takes any file for a database.
  if (auto read = out.query("SELECT count(*) FROM sqlite_schema"); !read)
    return Error{read.error().code, "cannot read \"" + file + "\": " + read.error().message};
  if (auto loaded = load_extension(db); !loaded) return loaded.error();
  return Result<Database>(std::move(out));
}

Status Database::load_extension(sqlite3* db) {
  char* error = nullptr;
  if (routines() && sqlite3_ask_init(db, &error, routines()) == SQLITE_OK) return Done{};
  const std::string message = error ? error : "the extension cannot be registered";
  sqlite3_free(error);
  return Error{Code::kInternal, message};
}

Result<Database> Database::open_copy(const std::string& file, int lock_wait) {
  std::error_code why;
  if (std::filesystem::file_size(file, why) > kMostCopied || why)
    return Error{Code::kExecutionError, "\"" + file + "\" is too large to be copied"};
  auto from = open(file, OpenMode::kRead, lock_wait);
  if (!from) return from;
  auto to = open(":memory:", OpenMode::kRead);
  if (!to) return to;
  sqlite3_backup* const backup = sqlite3_backup_init(to->handle(), "main", from->handle(), "main");
  if (!backup) return error_of(to->handle());
  sqlite3_backup_step(backup, -1);
  if (sqlite3_backup_finish(backup) != SQLITE_OK) return error_of(to->handle());
  return to;
}

Result<PreparedStatement> Database::prepare(std::string_view sql,
                                            const std::vector<Value>& parameters) {
  PreparedStatement out;
  sqlite3_stmt* stmt = nullptr;
  const int prepared =
      sqlite3_prepare_v2(handle(), sql.data(), static_cast<int>(sql.size()), &stmt, nullptr);
  out.stmt_.reset(stmt);
  if (prepared != SQLITE_OK) return error_of(handle());
  for (size_t i = 0; i < parameters.size(); ++i) out.bind(static_cast<int>(i), parameters[i]);
  return Result<PreparedStatement>(std::move(out));
}

Result<ResultSet> Database::query(std::string_view sql, const std::vector<Value>& parameters) {
  auto stmt = prepare(sql, parameters);
  if (!stmt) return stmt.error();
  ResultSet out;
  for (int i = 0; i < stmt->columns(); ++i) out.columns.push_back(stmt->name(i));
  while (true) {
    auto row = stmt->step();
    if (!row) return row.error();
    if (!*row) return out;
    std::vector<Value>& cells = out.rows.emplace_back();
    for (int i = 0; i < stmt->columns(); ++i) cells.push_back(stmt->value(i));
  }
}

Result<Value> Database::value(std::string_view sql, const std::vector<Value>& parameters) {
  auto rows = query(sql, parameters);
  if (!rows) return rows.error();
  return rows->rows.empty() || rows->rows[0].empty() ? Value() : rows->rows[0][0];
}

Status Database::run(const std::string& sql) {
  if (sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    return error_of(handle());
  return Done{};
}

Status Database::save(const std::string& file) {
  auto done = query("VACUUM INTO ?", {file});
  if (!done) return done.error();
  return Done{};
}

void Database::interrupt(sqlite3* db) { sqlite3_interrupt(db); }

}  // namespace ask::app
