// The tables that a statement for another database may name.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ask::sql {

// What a column or an expression is over there. kNumber is a real number there that SQLite reads of
// a text, whole or not: '7' / 2 is 3, and '7.0' / 2 is 3.5.
enum class SqlType { kUnknown, kInteger, kReal, kNumber, kText, kNull, kTruth, kTime };

struct KnownColumn {
  std::string name;
  SqlType type = SqlType::kUnknown;
  bool collated = false;  // its definition has a collation besides BINARY
  bool digits = false;    // a text that is a whole number, as strftime('%m', x) gives it
};
struct KnownTable {
  std::string name;
  std::vector<KnownColumn> columns;
};
// The table that a name means; nullopt if there is none.
using KnownTables =
    std::function<std::optional<KnownTable>(const std::string& schema, const std::string& name)>;

}  // namespace ask::sql
