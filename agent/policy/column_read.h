// A column that a statement reads, after SQLite's name resolution.
#pragma once
#include <string>

namespace ask::sql {

struct ColumnRead {
  std::string schema, table, column;  // column "": only the table (count(*))
  bool operator==(const ColumnRead&) const = default;
};

}  // namespace ask::sql
