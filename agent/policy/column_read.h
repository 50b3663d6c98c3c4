// A column that a statement reads, after SQLite's name resolution.
#pragma once
#include <string>

namespace ask::sql {

struct Read {
  std::string schema, table, column;  // column "": only the table (count(*))
  bool operator==(const Read&) const = default;
};

}  // namespace ask::sql
