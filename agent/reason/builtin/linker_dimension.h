// Which columns a superlative or comparative can mean: "oldest" the age, else, turned round, the
// date of birth.
#pragma once
#include <string_view>

#include "agent/reason/builtin/linker_index.h"

namespace ask::builtin {

struct DimensionFit {
  float score = 0;        // 0: the column does not measure this
  bool reversed = false;  // more of the dimension is less of the column: the oldest was born first
};

// REQUIRES: the dimension is Dimension::word of a mention; "" fits nothing.
DimensionFit dimension_fit(const SchemaIndex& index, uint32_t table, uint32_t column,
                           std::string_view dimension);

}  // namespace ask::builtin
