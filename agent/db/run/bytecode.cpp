#include "agent/db/run/bytecode.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"

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

// How SQLite writes the columns that are compared: "k(2,B,-NOCASE)".
int64_t compared_columns(std::string_view key) {
  constexpr int64_t kUnknown = 2000;
  int64_t out = kUnknown;
  if (key.starts_with("k(")) std::from_chars(key.data() + 2, key.data() + key.size(), out);
  return std::max<int64_t>(out, 1);
}

bool is_binary(std::string_view collation) {
  return collation.empty() || collation == "B" || text::equal_nocase(collation, "BINARY");
}

// Adds the collations that an instruction names: "k(2,B,-N.german)", and
// "german-8" with the encoding. SQLite shortens the second form.
void add_collations(std::string_view key, std::set<std::string>& out) {
  constexpr std::string_view kEncodings[] = {"-8", "-16LE", "-16BE"};
  if (key.starts_with("k(")) {
    for (size_t at = key.find(','); at < key.size();) {
      const size_t end = std::min(key.find_first_of(",)", at + 1), key.size());
      std::string_view name = key.substr(at + 1, end - at - 1);
      if (name.starts_with('-')) name.remove_prefix(1);
      if (name.starts_with("N.")) name.remove_prefix(2);
      if (!is_binary(name)) out.emplace(name);
      at = end;
    }
    return;
  }
  for (const std::string_view encoding : kEncodings)
    if (key.ends_with(encoding) && !is_binary(key.substr(0, key.size() - encoding.size())))
      out.emplace(key.substr(0, key.size() - encoding.size()));
}

bool compares(std::string_view opcode) {
  for (const std::string_view one : {"Eq", "Ne", "Lt", "Le", "Gt", "Ge", "CollSeq"})
    if (opcode == one) return true;
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
  return contains(names, name);
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

constexpr int64_t kIsUpdate = 0x04;        // OPFLAG_ISUPDATE of Insert: it overwrites a row
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
    if (compares(opcode) || row.text(5).starts_with("k("))
      add_collations(row.text(5), out.collations);
    if (opcode == "SorterOpen")
      out.sorted_columns = std::max(out.sorted_columns, compared_columns(row.text(5)));
    out.sorts_unlimited |= opcode == "RowSetAdd" || opcode == "RowSetTest";
    const bool replaces = opcode == "Insert" && (row.integer(6) & kIsUpdate) != 0;
    if (opcode == "Delete" || replaces) deletes(first, replaces);
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
    for (const OpenCursor& read : opened_)
      for (const OpenCursor& write : opened_)
        out.reads_written |= read.part == 1 && write.write && read.tree == write.tree &&
                             (write.part > 1 || write.cursor != read.cursor);
    for (const BTree& tree : out.removed)
      for (const OpenCursor& read : opened_)
        out.reads_written |= read.part == 1 && read.tree == tree;
    out.reads_written |= reads_virtual_ && writes_virtual_;
    out.random = std::any_of(out.called.begin(), out.called.end(), is_random);
    out.sorts_unlimited |= std::any_of(out.called.begin(), out.called.end(), sorts_numbers);
  }

  Bytecode out;

 private:
  struct OpenCursor {
    int part;
    int64_t cursor;
    BTree tree;
    bool write;
    auto key() const { return std::tuple(part, cursor, tree.schema, tree.root, write); }
    bool operator<(const OpenCursor& other) const { return key() < other.key(); }
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
  // An UPDATE overwrites a row, or deletes and inserts it. The rows of triggers are not those that
  // the statement is for, so these count as a second place.
  void deletes(int64_t cursor, bool overwrites) {
    const auto opened = last_opened_.find({part_, cursor});
    if (opened == last_opened_.end()) return;
    if (!deleting_.insert({part_, cursor}).second && overwrites) return;
    out.deleted.insert(out.deleted.end(), part_ > 1 ? 2 : 1, opened->second);
  }
  void removed(BTree tree) { add_once(out.removed, tree); }

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
  std::set<OpenCursor> opened_;
  std::map<std::pair<int, int64_t>, BTree> last_opened_;
  std::set<std::pair<int, int64_t>> deleting_;  // cursors
};

}  // namespace

bool sorts_numbers(std::string_view function) {
  return function == "median" || function.starts_with("percentile");
}

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

Status refuse_application_functions(const Bytecode& bytecode, const RunBounds& bounds) {
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

}  // namespace ask::db
