// The column that a comparing adjective compares.
#pragma once
#include <string_view>

#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

struct ScaleMatch {
  ColumnExpr column;
  float score = 0;        // 0: none
  bool reversed = false;  // "oldest" has the smallest date of birth
};
// How well the column fits the dimension.
ScaleMatch match_column(const ColumnFacts& column_facts, ColumnExpr column, std::string_view scale);
// The best column of the table for the dimension (lexicon.h).
ScaleMatch match_scale(const ColumnFacts& column_facts, uint32_t table, std::string_view scale);

// The rows of the table stand somewhere: "in Germany" is of the venue, not of the artist.
bool is_place(const ColumnFacts& column_facts, uint32_t table);
// How well the column tells where something is; 0: not at all.
float place_score(const ColumnFacts& column_facts, ColumnExpr column);

}  // namespace ask::engine
