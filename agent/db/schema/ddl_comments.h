// Which columns the comments of a CREATE TABLE statement are about.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::db {

struct DdlComment {
  std::ptrdiff_t column = -1;  // index into Table::columns; -1: the table
  std::string text;            // without the marks; lines are joined with a comma
  bool heading = false;        // on lines of its own before the column: may be about several
};

// In the order of the statement. A comment that belongs to a constraint is left out.
std::vector<DdlComment> ddl_comments(const Table& table);

}  // namespace ask::db
