// What the bytecode of a statement shows about its cost: EXPLAIN lists the statement first, then
// each trigger and foreign key action.
#pragma once
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/run/runner.h"

struct sqlite3;

namespace ask::db {

// A table or index as SQLite stores it.
struct BTree {
  int64_t schema = 0;  // position in PRAGMA database_list
  int64_t root = 0;    // page
  bool operator==(const BTree&) const = default;
};

struct Bytecode {
  bool loops = false;   // a trigger or a foreign key action may loop over many rows
  bool random = false;  // some value differs between runs
  // A row may be read after the change has already changed it: what the change reads before it
  // starts is not what it reads while it runs.
  bool reads_written = false;
  int64_t sorted_columns = 0;    // most columns that a sorter compares; 0: there is none
  bool sorts_unlimited = false;  // row ids, or the numbers of an aggregate, are sorted in one call
  std::set<std::string> collations;  // by which values are compared, other than BINARY
  // The functions that are called, lower case; those of a full-text table only where something else
  // is their first argument.
  std::set<std::string> called;
  std::vector<BTree> counted;  // counted by one instruction (count(*) without a condition)
  std::vector<BTree> removed;  // emptied or dropped by one instruction
  std::vector<BTree> deleted;  // from which rows are deleted one by one, once for each such place
};

// True for the aggregates that keep all values and sort them at the end.
bool sorts_numbers(std::string_view function);

// `full_text`: the full-text tables that it may search. Errors: SQLite's, if `sql` does not
// compile.
Result<Bytecode> bytecode_of(sqlite3* db, std::string_view sql,
                             const std::vector<FullTextSearches::Table>& full_text = {});

// Refuses a call of RunBounds::only_full_text that runs a function of the application instead.
Status refuse_application_functions(const Bytecode& bytecode, const RunBounds& bounds);

}  // namespace ask::db
