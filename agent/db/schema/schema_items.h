// What the attached databases store about their tables and views, read without SQLite looking into
// any view; and which of them are too heavy for SQLite to look into at all.
#pragma once
#include <string>
#include <vector>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

// A table or view, as its row of sqlite_schema says.
struct Item {
  std::string schema, name, sql;
  bool view = false;
  bool known = true;  // false: sqlite_schema could not be read
  bool heavy = false;
};

// What PRAGMA table_list knows beside. It looks into every view of the schema.
struct ItemFacts {
  std::string type;  // table, view, virtual, shadow
  bool without_rowid = false, strict = false;
};

// Marks what is too heavy (agent/sql/expansion_cost.h): a view whose copies are too many, by itself
// or with all the others together, the heaviest first; and a table whose generated columns are.
// REQUIRES: schemas in SQLite's order: main, temp, then as attached.
void mark_heavy(std::vector<Item>& items);

// Where table_list cannot be used: what the text says. A shadow table is known by the name of a
// virtual table in front of it and the names that SQLite's own modules give theirs.
ItemFacts facts_of_text(const Item& item, const std::vector<Item>& items);

}  // namespace ask::db
