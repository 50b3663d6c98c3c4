// The column that a comparing adjective compares.
#pragma once
#include <string_view>

#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

struct DimensionMatch {
  ColumnId column;
  float score = 0;        // 0: none
  bool reversed = false;  // "oldest" has the smallest date of birth
};
// How well the column fits the dimension.
DimensionMatch match_column(const Traits& traits, ColumnId column, std::string_view dimension);
// The best column of the table for the dimension (lexicon.h).
DimensionMatch match_dimension(const Traits& traits, uint32_t table, std::string_view dimension);

// The rows of the table stand somewhere: "in Germany" is of the venue, not of the artist.
bool is_place(const Traits& traits, uint32_t table);
// How well the column tells where something is; 0: not at all.
float place_score(const Traits& traits, ColumnId column);

}  // namespace ask::engine
