// Finds again what a private note was made about, after tables and columns got other names.
#pragma once
#include <string_view>
#include <vector>

#include "agent/db/schema/note.h"

namespace ask::db {

// What a note is about, as the schema is; nothing of it is set if the object does not exist.
NotedPlace noted_place(const Catalog& catalog, std::string_view object);
// The same by the words of the object alone: of a note that does not know its place.
NotedPlace place_by_name(const Catalog& catalog, std::string_view object);

// Indexes of a table, and of those of its columns that may be what was noted.
struct SuspectedTable {
  size_t table = 0;
  std::vector<size_t> columns;
};
// All columns that may be those of the place: SQLite keeps no trace of a change of name, so where
// it cannot be told which of several it is, they all are.
std::vector<SuspectedTable> suspected(const NotedPlace& was, const Catalog& catalog);

}  // namespace ask::db
