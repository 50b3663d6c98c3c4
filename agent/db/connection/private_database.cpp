#include "agent/db/connection/private_database.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "agent/common/guard.h"
#include "agent/common/text.h"
#include "agent/db/connection/harden.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/sql/lex.h"
#include "agent/sql/stored_expansion_cost.h"

namespace ask::db {
namespace {

constexpr int kMostStatements = 5000;
constexpr int kMostDefinitionBytes = 100'000;  // of one statement, and of a value in it

bool is_schema_table(const char* name) {
  return name &&
         (text::equal_nocase(name, "sqlite_master") || text::equal_nocase(name, "sqlite_schema") ||
          text::equal_nocase(name, "sqlite_sequence"));
}

// Allows the authorizer actions of CREATE TABLE, VIEW and INDEX, and nothing that could read, write
// or run.
int only_definitions(void*, int action, const char* first, const char*, const char*,
                     const char*) noexcept {
  switch (action) {
    case SQLITE_CREATE_TABLE:
    case SQLITE_CREATE_VIEW:
    case SQLITE_CREATE_INDEX:
    case SQLITE_REINDEX:   // the initial filling of an index
    case SQLITE_FUNCTION:  // in a default, a check or a generated column: not called here
      return SQLITE_OK;
    case SQLITE_INSERT:
    case SQLITE_UPDATE:
    case SQLITE_READ:
      // Writing the entry in the schema table; SQLite itself refuses a direct write to it. Columns
      // of the new table are read if a CHECK or an index names them.
      return action == SQLITE_READ || is_schema_table(first) ? SQLITE_OK : SQLITE_DENY;
    default:
      return SQLITE_DENY;
  }
}

// Restricts the connection to definitions; restores it on destruction.
class Definitions {
 public:
  explicit Definitions(sqlite3* db) : db_(db) {
    length_ = sqlite3_limit(db, SQLITE_LIMIT_LENGTH, kMostDefinitionBytes);
    sql_length_ = sqlite3_limit(db, SQLITE_LIMIT_SQL_LENGTH, kMostDefinitionBytes);
    sqlite3_set_authorizer(db, only_definitions, nullptr);
  }
  ~Definitions() {
    sqlite3_set_authorizer(db_, nullptr, nullptr);
    sqlite3_limit(db_, SQLITE_LIMIT_LENGTH, length_);
    sqlite3_limit(db_, SQLITE_LIMIT_SQL_LENGTH, sql_length_);
  }
  Definitions(const Definitions&) = delete;
  Definitions& operator=(const Definitions&) = delete;

 private:
  sqlite3* db_;
  int length_, sql_length_;
};

// The cost of the statements of a script, in their order (stored_expansion_cost.h).
class StatementCosts {
 public:
  explicit StatementCosts(const std::string& script) : tokens_(sql::lex_any(script)) {}

  // True if the statement that begins at this byte, with those before it, is too heavy to compile.
  bool too_heavy(size_t from) {
    while (next_ + 1 < tokens_.size() && tokens_[next_].at < from) ++next_;
    std::vector<sql::Token> statement;
    for (; next_ + 1 < tokens_.size() && tokens_[next_].text != ";"; ++next_)
      statement.push_back(tokens_[next_]);
    statement.push_back({});
    costs_.add(statement);
    return costs_.too_heavy();
  }

 private:
  std::vector<sql::Token> tokens_;
  size_t next_ = 0;
  sql::DefinitionCosts costs_;
};

// Functions whose time and result are bounded by their arguments. Others, as hex() and
// replace(), can be as slow as the statement asks, and an application may have defined its own.
constexpr std::string_view kCheapFunctions[] = {
    "abs",          "avg",       "ceil",       "ceiling",     "coalesce",   "count",  "cume_dist",
    "date",         "datetime",  "dense_rank", "first_value", "floor",      "ifnull", "iif",
    "instr",        "julianday", "lag",        "last_value",  "lead",       "length", "like",
    "lower",        "ltrim",     "max",        "min",         "nth_value",  "ntile",  "nullif",
    "percent_rank", "printf",    "rank",       "round",       "row_number", "rtrim",  "sign",
    "sqrt",         "strftime",  "substr",     "sum",         "time",       "total",  "trim",
    "typeof",       "unixepoch", "upper"};

bool is_cheap(const char* function) {
  return function && std::any_of(std::begin(kCheapFunctions), std::end(kCheapFunctions),
                                 [&](auto name) { return text::equal_nocase(function, name); });
}

int only_reads(void*, int action, const char*, const char* second, const char*,
               const char*) noexcept {
  if (action == SQLITE_FUNCTION) return is_cheap(second) ? SQLITE_OK : SQLITE_DENY;
  return action == SQLITE_SELECT || action == SQLITE_READ || action == SQLITE_RECURSIVE
             ? SQLITE_OK
             : SQLITE_DENY;
}

Error refused(sqlite3* db, int rc, int number, std::string_view statement) {
  const std::string shown = text::shortened(text::repaired_utf8(text::trimmed(statement)), 80);
  if ((rc & 0xff) == SQLITE_AUTH)
    return {Code::kSecurityViolation,
            fmt::format("statement {} of the schema is refused: a schema may only create tables, "
                        "views and indexes, not \"{}\"",
                        number, shown)};
  if ((rc & 0xff) == SQLITE_NOMEM) return {Code::kOutOfMemory, "out of memory"};
  return {Code::kSyntaxError, fmt::format("statement {} of the schema: {}", number,
                                          text::repaired_utf8(sqlite3_errmsg(db)))};
}

}  // namespace

Result<PrivateDatabase> PrivateDatabase::open(sqlite3* host) {
  sqlite3* db = nullptr;
  const int rc = sqlite3_open_v2(
      ":memory:", &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY, nullptr);
  PrivateDatabase out(db);
  if (rc != SQLITE_OK)
    return Error{rc == SQLITE_NOMEM ? Code::kOutOfMemory : Code::kInternal,
                 std::string("cannot open a private database: ") + sqlite3_errmsg(db)};
  harden(db, host);
  return out;
}

PrivateDatabase::PrivateDatabase(PrivateDatabase&& other) noexcept
    : db_(std::exchange(other.db_, nullptr)) {}

// A statement that is still open keeps the connection alive until it is finalized.
PrivateDatabase::~PrivateDatabase() { sqlite3_close_v2(db_); }

Status PrivateDatabase::fill(std::string_view script) {
  const int rc = sqlite3_exec(db_, std::string(script).c_str(), nullptr, nullptr, nullptr);
  if (rc == SQLITE_OK) return Done{};
  return Error{rc == SQLITE_NOMEM ? Code::kOutOfMemory : Code::kInternal, sqlite3_errmsg(db_)};
}

Result<int> PrivateDatabase::define(std::string_view ddl, const std::function<Status()>& go_on) {
  const std::string script(ddl);
  if (script.find('\0') != script.npos)
    return Error{Code::kInvalidArgument, "the schema holds a NUL byte"};
  const Definitions definitions(db_);
  StatementCosts costs(script);
  int done = 0;
  for (const char* at = script.c_str(); *at != 0;) {
    sqlite3_stmt* raw = nullptr;
    const char* tail = nullptr;
    const char* end = script.c_str() + script.size();
    if (auto on = go_on(); !on) return on.error();
    if (costs.too_heavy(static_cast<size_t>(at - script.c_str())))
      return Error{Code::kInvalidArgument,
                   fmt::format("statement {} of the schema: its generated columns contain each "
                               "other too often to be compiled",
                               done + 1)};
    // Pass at most the limit: otherwise sqlite3_prepare_v2 would refuse a long script as a whole.
    const auto left = std::min<std::ptrdiff_t>(end - at, kMostDefinitionBytes);
    int rc = sqlite3_prepare_v2(db_, at, static_cast<int>(left), &raw, &tail);
    const UniqueStmt stmt(raw);
    const std::string_view statement(at, static_cast<size_t>((tail ? tail : end) - at));
    if (rc == SQLITE_OK && raw) rc = sqlite3_step(raw);
    if (rc != SQLITE_OK && rc != SQLITE_DONE) return refused(db_, rc, done + 1, statement);
    if (raw && ++done > kMostStatements)
      return Error{Code::kInvalidArgument,
                   fmt::format("the schema has more than {} statements", kMostStatements)};
    if (!tail || tail == at) break;
    at = tail;
  }
  return done;
}

OnlyReads::OnlyReads(const PrivateDatabase& database) : db_(database.handle()) {
  sqlite3_set_authorizer(db_, only_reads, nullptr);
}

OnlyReads::~OnlyReads() { sqlite3_set_authorizer(db_, nullptr, nullptr); }

}  // namespace ask::db
