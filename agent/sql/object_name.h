// Names of objects as policies and notes write them: `table`, `table.column`,
// `schema.table.column`; a part with special characters goes in double quotes.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ask::sql {

struct NamePart {
  std::string text;
  bool any = false;  // a bare *
};

// The parts of an object, split at dots outside double quotes; nothing if it is not a valid object.
std::optional<std::vector<NamePart>> object_parts(std::string_view text);

}  // namespace ask::sql
