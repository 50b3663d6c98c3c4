// A column that a statement reads, as SQLite resolves names.
#pragma once
#include <string>

namespace ask::sql {

struct Read {
  std::string schema, table, column;  // column "": the table only (count(*))
  bool operator==(const Read&) const = default;
};

}  // namespace ask::sql
