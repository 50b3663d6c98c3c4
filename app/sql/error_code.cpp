#include "app/sql/error_code.h"

namespace ask::app {

std::optional<Code> code_named(std::string_view name) {
  for (const CodeFacts& row : all_codes())
    if (row.name == name) return row.code;
  return std::nullopt;
}

}  // namespace ask::app
