// The tables and views stored in the attached databases, read without making SQLite expand any
// view; and which of them are too heavy for SQLite to expand at all.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

// A table or view, as its row of sqlite_schema describes it.
struct Item {
  std::string schema, name, sql;
  bool view = false;
  bool known = true;   // false: sqlite_schema could not be read
  bool heavy = false;  // too expensive to compile
  int64_t root = 0;    // the page where it is kept; 0: none, or unknown
};

// Further facts from PRAGMA table_list, which expands every view of the schema.
struct ItemFacts {
  std::string type;  // table, view, virtual, shadow
  bool without_rowid = false, strict = false;
};

// Marks what is too heavy (agent/sql/expansion_cost.h): a view that expands to too many copies,
// alone or together with all others, the heaviest first; and a table with too heavy generated
// columns. REQUIRES: schemas in SQLite's order: main, temp, then the attached ones.
void mark_heavy(std::vector<Item>& items);

// The same facts from the stored text, for when table_list cannot be used. A shadow table is
// recognised by the name of a virtual table as its prefix and a suffix that SQLite's own modules
// use.
ItemFacts facts_of_text(const Item& item, const std::vector<Item>& items);

}  // namespace ask::db
