#include "agent/db/run/bytecode.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/run_parts.h"

namespace ask::db {
namespace {

bool is_loop(std::string_view opcode, int64_t target, int64_t at) {
  for (const std::string_view loop : {"Next", "Prev", "SorterNext", "VNext", "RowSetRead", "Yield"})
    if (opcode == loop) return true;
  return opcode == "Goto" && target > 1 && target <= at;  // target 1 is the jump back after Init
}

// Date functions read the clock where their argument is 'now', which may come from a column.
bool is_random(std::string_view function) {
  for (const std::string_view name :
       {"random", "randomblob", "changes", "total_changes", "last_insert_rowid", "date", "time",
        "datetime", "julianday", "unixepoch", "strftime", "timediff", "current_date",
        "current_time", "current_timestamp"})
    if (function == name) return true;
  return false;
}

bool calls_function(std::string_view opcode) {
  for (const std::string_view call :
       {"Function", "PureFunc", "AggStep", "AggStep1", "AggFinal", "AggValue", "AggInverse"})
    if (opcode == call) return true;
  return false;
}

// The functions that a full-text table brings along. SQLite calls them where the first argument is
// a column of that table, and otherwise a function of the application, if it has one of that name.
bool is_full_text_function(std::string_view name, bool fts5) {
  const std::array<std::string_view, 4> names =
      fts5 ? std::array<std::string_view, 4>{"bm25", "highlight", "snippet", "snippet"}
           : std::array<std::string_view, 4>{"matchinfo", "offsets", "optimize", "snippet"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

// How SQLite names a virtual table in its bytecode, and whether that is one of FTS5.
using FullTextTables = std::map<std::string, bool>;

Result<FullTextTables> full_text_tables(sqlite3* db,
                                        const std::vector<FullTextSearches::Table>& tables) {
  FullTextTables out;
  for (const FullTextSearches::Table& table : tables) {
    auto rows = Stmt::prepare(db, "EXPLAIN SELECT rowid FROM " + text::quoted(table.schema) + "." +
                                      text::quoted(table.name));
    if (!rows) return rows.error();
    for (;;) {
      const auto row = rows->step();
      if (!row) return row.error();
      if (!*row) break;
      if (rows->text(1) == "VOpen") out.emplace(rows->text(5), table.fts5);
    }
  }
  return out;
}

// True if the application has registered one of these functions without SQLITE_DETERMINISTIC.
Result<bool> varies(sqlite3* db, const std::set<std::string>& called) {
  auto list = Stmt::prepare(db, "PRAGMA function_list");  // name, builtin, type, enc, narg, flags
  if (!list) return list.error();
  for (;;) {
    const auto row = list->step();
    if (!row) return row.error();
    if (!*row) return false;
    const bool own = list->integer(1) == 0 && (list->integer(5) & SQLITE_DETERMINISTIC) == 0;
    if (!own) continue;
    if (called.contains(text::lower(list->text(0)))) return true;
  }
}

constexpr int64_t kRootInRegister = 0x10;  // OPFLAG_P2ISREG of OpenWrite

// Reads the listing of EXPLAIN, row by row.
class Listing {
 public:
  explicit Listing(FullTextTables full_text) : full_text_(std::move(full_text)) {}

  void read(const Stmt& row) {
    const int64_t at = row.integer(0), first = row.integer(2), second = row.integer(3);
    const std::string_view opcode = row.text(1);
    if (at == 0) ++part_;
    const bool inner = part_ > 1;
    out.loops |= inner && is_loop(opcode, second, at);
    // Of a new table, it is a register that holds the root.
    const bool in_register = (row.integer(6) & kRootInRegister) != 0;
    const bool of_schema = opcode == "OpenWrite" && second == 1;  // which no change may read
    if (of_schema) return;
    if (opcode == "OpenRead" || opcode == "ReopenIdx" || (opcode == "OpenWrite" && !in_register))
      opened(first, {row.integer(4), second}, opcode == "OpenWrite");
    if (opcode == "VOpen" && !inner) reads_virtual_ = true;
    if (opcode == "VUpdate") writes_virtual_ = true;
    if (opcode == "Count") out.counted.push_back(last_opened_[{part_, first}]);
    if (opcode == "Delete" && last_opened_.contains({part_, first}))
      out.deleted.push_back(last_opened_[{part_, first}]);
    if (opcode == "Clear") removed({second, first});
    if (opcode == "Destroy") removed({row.integer(4), first});
    if (opcode == "VOpen") opened_virtual_[{part_, first}] = row.text(5);
    if (jumps(opcode)) jumps_.push_back({part_, at, second});
    if (calls_function(opcode)) {
      const std::string_view call = row.text(5);  // "name(arguments)"
      const std::string name = text::lower(call.substr(0, call.rfind('(')));
      const auto argument = arguments_.find(second);
      if (argument != arguments_.end() && is_full_text_function(name, argument->second.fts5))
        full_text_calls_.push_back({name, part_, argument->second.at, at});
      else
        out.called.insert(name);
    }
    follow_arguments(opcode, at, first, second, row.integer(4));
  }

  // The rows that the change goes through are read by its own cursors, before they are changed.
  void finish() {
    find_other_arguments();
    for (const Opened& read : opened_)
      for (const Opened& write : opened_)
        out.reads_written |= read.part == 1 && write.write && read.tree == write.tree &&
                             (write.part > 1 || write.cursor != read.cursor);
    for (const BTree& tree : out.removed)
      for (const Opened& read : opened_) out.reads_written |= read.part == 1 && read.tree == tree;
    out.reads_written |= reads_virtual_ && writes_virtual_;
    out.random = std::any_of(out.called.begin(), out.called.end(), is_random);
  }

  Bytecode out;

 private:
  struct Opened {
    int part;
    int64_t cursor;
    BTree tree;
    bool write;
    auto key() const { return std::tuple(part, cursor, tree.schema, tree.root, write); }
    bool operator<(const Opened& other) const { return key() < other.key(); }
  };

  static bool writes_only(std::string_view opcode) {
    for (const std::string_view one : {"Integer", "Int64", "Real", "String8", "Blob", "Rowid",
                                       "SCopy", "Copy", "Null", "Column", "Function", "PureFunc"})
      if (opcode == one) return true;
    return false;
  }

  // What may go elsewhere while the arguments of a function are computed.
  static bool jumps(std::string_view opcode) {
    for (const std::string_view one :
         {"Goto",   "Gosub",        "If",        "IfNot",    "IfNullRow", "IfPos",  "IfNotZero",
          "IsNull", "IsNullOrType", "IsType",    "NotNull",  "Once",      "Jump",   "Eq",
          "Ne",     "Lt",           "Le",        "Gt",       "Ge",        "ElseEq", "MustBeInt",
          "Found",  "NotFound",     "NotExists", "SeekRowid"})
      if (opcode == one) return true;
    return false;
  }

  // Opens a table, or goes through it, and writes to no register.
  static bool goes_through(std::string_view opcode) {
    for (const std::string_view one : {"OpenRead", "OpenWrite", "OpenEphemeral", "VOpen", "VFilter",
                                       "VNext", "Rewind", "Next", "Prev", "Close", "CollSeq"})
      if (opcode == one) return true;
    return false;
  }

  // Keeps in which registers a column of a full-text table is, for the functions called with it. An
  // instruction that is not known here may write to any register that it names.
  void follow_arguments(std::string_view opcode, int64_t at, int64_t first, int64_t second,
                        int64_t third) {
    const auto writes = [&](int64_t from, int64_t to) {
      arguments_.erase(arguments_.lower_bound(from), arguments_.upper_bound(std::max(from, to)));
    };
    if (opcode == "Column" || opcode == "VColumn" || opcode == "Function" || opcode == "PureFunc") {
      writes(third, third);
    } else if (opcode == "Copy") {
      writes(second, second + third);
    } else if (opcode == "Null") {
      writes(second, third);
    } else if (writes_only(opcode)) {
      writes(second, second);
    } else if (!jumps(opcode) && !goes_through(opcode)) {
      for (const int64_t named : {first, second, third}) writes(named, named);
    }
    if (opcode != "VColumn") return;
    const auto table = full_text_.find(opened_virtual_[{part_, first}]);
    if (table != full_text_.end()) arguments_[third] = {at, table->second};
  }

  // A jump to somewhere between the column and the call leaves another value in its register.
  void find_other_arguments() {
    for (const FullTextCall& call : full_text_calls_)
      for (const Jump& jump : jumps_) {
        const bool outside = jump.at < call.column || jump.at > call.at;
        if (jump.part == call.part && outside && call.column < jump.to && jump.to <= call.at)
          out.called.insert(call.name);
      }
  }

  void opened(int64_t cursor, BTree tree, bool write) {
    last_opened_[{part_, cursor}] = tree;
    opened_.insert({part_, cursor, tree, write});
  }
  void removed(BTree tree) {
    if (std::find(out.removed.begin(), out.removed.end(), tree) == out.removed.end())
      out.removed.push_back(tree);
  }

  const FullTextTables full_text_;
  std::map<std::pair<int, int64_t>, std::string> opened_virtual_;  // by cursor
  struct Argument {
    int64_t at;  // the instruction that reads the column
    bool fts5;
  };
  struct FullTextCall {
    std::string name;
    int part;
    int64_t column, at;
  };
  struct Jump {
    int part;
    int64_t at, to;
  };
  std::map<int64_t, Argument> arguments_;  // by register
  std::vector<FullTextCall> full_text_calls_;
  std::vector<Jump> jumps_;
  int part_ = 0;
  bool reads_virtual_ = false, writes_virtual_ = false;
  std::set<Opened> opened_;
  std::map<std::pair<int, int64_t>, BTree> last_opened_;
};

struct Named {
  std::string schema, table, index;  // index: "" for a table
};

Result<std::string> schema_name(sqlite3* db, int64_t position) {
  auto list = Stmt::prepare(db, "PRAGMA database_list");
  if (!list) return list.error();
  for (;;) {
    const auto row = list->step();
    if (!row) return row.error();
    if (!*row) return std::string();
    if (list->integer(0) == position) return std::string(list->text(1));
  }
}

// The table or index at this root; an empty table if there is none.
Result<Named> name_of(sqlite3* db, const BTree& tree) {
  const auto schema = schema_name(db, tree.schema);
  if (!schema) return schema.error();
  if (schema->empty()) return Named();
  if (tree.root == 1) return Named{*schema, "sqlite_master", ""};
  auto found = Stmt::prepare(db, "SELECT type, name, tbl_name FROM " + text::quoted(*schema) +
                                     ".sqlite_master WHERE rootpage = ?1 LIMIT 1");
  if (!found) return found.error();
  if (auto bound = found->bind(1, tree.root); !bound) return bound.error();
  const auto row = found->step();
  if (!row) return row.error();
  if (!*row) return Named();
  const bool index = found->text(0) == "index";
  return Named{*schema, std::string(found->text(2)), index ? std::string(found->text(1)) : ""};
}

// Reads all rows without a value; calls no function, which the host may have overridden.
std::string walk_of(const Named& named) {
  return "SELECT 1 FROM " + text::quoted(named.schema) + "." + text::quoted(named.table) +
         (named.index.empty() ? " NOT INDEXED" : " INDEXED BY " + text::quoted(named.index)) +
         " LIMIT -1 OFFSET 9223372036854775807";
}

Result<int64_t> pragma_of(sqlite3* db, const std::string& schema, const char* name) {
  auto stmt = Stmt::prepare(db, "PRAGMA " + text::quoted(schema) + "." + name);
  if (!stmt) return stmt.error();
  const auto row = stmt->step();
  if (!row) return row.error();
  return *row ? stmt->integer(0) : 0;
}

Error removal_too_long(const RunLimits& limits) {
  return {Code::kSafeguardViolation,
          fmt::format("the table is so large that emptying or dropping it may take longer than {} "
                      "ms (query_timeout_ms), and it cannot be stopped; nothing was changed",
                      limits.timeout_ms)};
}

// Pages that a table and its indexes take up, from the values in its rows.
Result<double> pages_of(sqlite3* db, const Named& named, double page_size, double trees) {
  auto rows = Stmt::prepare(db, "SELECT * FROM " + text::quoted(named.schema) + "." +
                                    text::quoted(named.table) + " NOT INDEXED");
  if (!rows) return rows.error();
  constexpr double kBytesOfNumber = 9, kFill = 0.5;  // pages are at least half full
  double bytes = 0;
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) return bytes * trees / (page_size * kFill);
    bytes += static_cast<double>(bytes_of_row(*rows)) + kBytesOfNumber * (rows->columns() + 1);
  }
}

Error row_too_large(const RunLimits& limits) {
  return {Code::kSafeguardViolation,
          fmt::format("a row is so large that deleting or replacing it may take longer than {} ms "
                      "(query_timeout_ms), and it cannot be stopped; nothing was changed",
                      limits.timeout_ms)};
}

// The columns that are stored, "" if there is no such table.
Result<std::string> stored_columns(sqlite3* db, const Named& named) {
  auto rows = Stmt::prepare(db, "PRAGMA " + text::quoted(named.schema) + ".table_info(" +
                                    text::quoted(named.table) + ")");
  if (!rows) return rows.error();
  std::string out;
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) return out;
    out += (out.empty() ? "" : ", ") + text::quoted(std::string(rows->text(1)));
  }
}

// False if a row has more than `most` bytes. Reads those that `targets` lists, or all.
Result<bool> read_rows(sqlite3* db, const Named& named, const std::string& targets, double most,
                       const RunLimits& limits) {
  const auto columns = stored_columns(db, named);
  if (!columns) return columns.error();
  std::optional<Stmt> list;
  if (!targets.empty()) {
    auto compiled = Stmt::prepare(db, targets);  // fails for a table without row ids
    if (compiled) list = std::move(*compiled);
  }
  auto rows = Stmt::prepare(db, "SELECT " + *columns + " FROM " + text::quoted(named.schema) + "." +
                                    text::quoted(named.table) +
                                    (list ? " WHERE _rowid_ = ?1" : " NOT INDEXED"));
  if (!rows) return rows.error();
  RunBounds bounds;
  bounds.value_bytes = static_cast<int64_t>(std::min(most, 2e9));
  for (;;) {
    if (list) {
      const ValueLimits lengths(db, limits.bounds, limits.max_bytes);
      const auto target = list->step();
      if (!target) return target.error();
      if (!*target) return true;
      sqlite3_reset(rows->raw());
      if (auto bound = rows->bind(1, list->integer(0)); !bound) return bound.error();
    }
    const ValueLimits lengths(db, bounds, 0);
    const auto row = rows->step();
    if (!row && sqlite3_errcode(db) == SQLITE_TOOBIG) return false;
    if (!row) return row.error();
    if (!*row && !list) return true;
    if (*row && static_cast<double>(bytes_of_row(*rows)) > most) return false;
  }
}

}  // namespace

Result<Bytecode> bytecode_of(sqlite3* db, std::string_view sql,
                             const std::vector<FullTextSearches::Table>& full_text) {
  auto known = full_text_tables(db, full_text);
  if (!known) return known.error();
  auto rows = Stmt::prepare(db, "EXPLAIN " + std::string(sql));
  if (!rows) return rows.error();
  Listing listing(std::move(*known));
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) break;
    listing.read(*rows);
  }
  listing.finish();
  if (!listing.out.random && !listing.out.called.empty()) {
    const auto random = varies(db, listing.out.called);
    if (!random) return random.error();
    listing.out.random = *random;
  }
  return std::move(listing.out);
}

Status refuse_strangers(const Bytecode& bytecode, const RunBounds& bounds) {
  for (const std::string& name : bounds.only_full_text) {
    if (!bytecode.called.contains(name)) continue;
    if (name == "match")
      return Error{Code::kExecutionError,
                   "MATCH is used where SQLite cannot search an index by it; join it to the other "
                   "conditions with AND, not with OR or NOT"};
    return Error{Code::kSafeguardViolation,
                 fmt::format("{}() is called with something else than a full-text table, which may "
                             "run a function of the application; list it in allow_functions, or "
                             "register it with SQLITE_INNOCUOUS",
                             name)};
  }
  return Done{};
}

Status walk_counted(sqlite3* db, const std::vector<BTree>& counted) {
  for (size_t i = 0; i < counted.size(); ++i) {
    const auto end = counted.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(counted.begin(), end, counted[i]) != end) continue;
    const auto named = name_of(db, counted[i]);
    if (!named) return named.error();
    if (named->table.empty())
      return Error{Code::kSafeguardViolation,
                   "a table that is counted cannot be found by its page"};
    auto walk = Stmt::prepare(db, walk_of(*named));
    if (!walk) return walk.error();
    for (;;) {
      const auto row = walk->step();
      if (!row) return row.error();
      if (!*row) break;
    }
  }
  return Done{};
}

Status bound_removed(sqlite3* db, const std::vector<BTree>& removed, const RunLimits& limits) {
  if (limits.timeout_ms == 0) return Done{};
  std::map<std::pair<std::string, std::string>, double> tables;  // and how many trees of each
  for (const BTree& tree : removed) {
    const auto named = name_of(db, tree);
    if (!named) return named.error();
    if (!named->table.empty()) tables[{named->schema, named->table}] += 1;
  }
  const auto most = static_cast<double>(limits.timeout_ms) / kMsPerRemovedPage;
  double pages = 0;
  for (const auto& [name, trees] : tables) {
    const auto file = pragma_of(db, name.first, "page_count");
    if (!file) return file.error();
    if (static_cast<double>(*file) <= most) continue;
    const auto size = pragma_of(db, name.first, "page_size");
    if (!size) return size.error();
    const auto own = pages_of(db, {name.first, name.second, ""},
                              static_cast<double>(std::max<int64_t>(*size, 1)), trees);
    if (!own) return own.error();
    pages += std::min(*own, static_cast<double>(*file));
    if (pages > most) return removal_too_long(limits);
  }
  return Done{};
}

Status bound_deleted(sqlite3* db, const std::vector<BTree>& deleted, const std::string& targets,
                     const RunLimits& limits) {
  std::map<std::pair<std::string, std::string>, int> tables;  // and how many places delete rows
  for (const BTree& tree : deleted) {
    const auto named = name_of(db, tree);
    if (!named) return named.error();
    if (!named->table.empty()) tables[{named->schema, named->table}] += 1;
  }
  bool first = true;
  for (const auto& [name, places] : tables) {
    const auto size = pragma_of(db, name.first, "page_size");
    if (!size) return size.error();
    const double most =
        static_cast<double>(limits.timeout_ms) / kMsPerRemovedPage * static_cast<double>(*size);
    const auto file = pragma_of(db, name.first, "page_count");
    if (!file) return file.error();
    if (static_cast<double>(*file) * static_cast<double>(*size) <= most) continue;
    const bool known = !targets.empty() && tables.size() == 1 && places == 1 && first;
    first = false;
    auto read = read_rows(db, {name.first, name.second, ""}, known ? targets : "", most, limits);
    if (!read) return read.error();
    if (!*read) return row_too_large(limits);
  }
  return Done{};
}

}  // namespace ask::db
