// Compile-time check of rule tables: a key that occurs twice would make its second row dead.
#pragma once
#include <cstddef>

#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

using RuleFunction = void (*)(const RuleContext&, const ParserState&, ArcId);

template <class Row, size_t N, class SameKey>
consteval bool has_key_twice(const Row (&rows)[N], SameKey same_key) {
  for (size_t i = 0; i < N; ++i)
    for (size_t j = 0; j < i; ++j)
      if (same_key(rows[i], rows[j])) return true;
  return false;
}

}  // namespace ask::engine
