// The column that a comparing adjective compares.
#pragma once
#include <string_view>

#include "agent/reason/builtin/traits.h"

namespace ask::builtin {

struct DimensionMatch {
  ColumnId column;
  float score = 0;        // 0: none
  bool reversed = false;  // "oldest" has the smallest date of birth
};
// The best column of the table for the dimension (lexicon.h).
DimensionMatch match_dimension(const Traits& traits, uint32_t table, std::string_view dimension);

}  // namespace ask::builtin
