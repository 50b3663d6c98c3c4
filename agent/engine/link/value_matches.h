// Stored values that a span of the question matches, and the mentions made of them.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

inline constexpr size_t kMostHits = 16;  // per span

struct ValueMatch {
  db::ValueHit hit;
  float score;
  MatchKind match;
};

// Appends the values that are stored as this text.
void collect_stored(const LinkContext& context, std::string_view text, float score, MatchKind match,
                    std::vector<ValueMatch>& out);

// Adds a mention for each match of the span, best first, at most kMostHits.
void add_matches(const LinkContext& context, uint32_t begin, uint32_t end,
                 std::vector<ValueMatch> matches, std::vector<Mention>& values);
// Adds the mention of one value, which need not be in the value index.
void add_value(uint32_t begin, uint32_t end, ColumnExpr column, std::string text, float score,
               std::vector<Mention>& values);

}  // namespace ask::engine
