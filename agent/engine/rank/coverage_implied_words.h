// Coverage check: words that no part of the query expresses and that say nothing more than it does.
#pragma once
#include <algorithm>
#include <cstddef>

#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True for such a word. REQUIRES: no table or column of the schema is called by it.
bool implied_word(const CoverageContext& context, size_t token);

// The same for a noun that may also name a column of its own: "MOT due date", "in year 2024", "the
// busiest hour of the day".
bool repeats_shown(const CoverageContext& context, size_t token);

// The column of the query that is named by an arc of the parse for which `fits` is true; invalid if
// there is none.
template <typename Fits>
ColumnExpr named_column(const CoverageContext& context, const Fits& fits) {
  for (const Arc& u : context.arcs.all) {
    if (u.kind != MentionKind::kColumn || !context.explained(u.begin) || !fits(u)) continue;
    const Mention& m = context.arcs.mention(u);
    if (m.column != kNone &&
        std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
          return c.table == m.table && c.column == m.column;
        }))
      return {m.table, m.column};
  }
  return {};
}

// True if a condition of the first block passes the test.
template <typename Test>
bool any_condition(const CoverageContext& context, const Test& test) {
  return std::any_of(context.block().where.begin(), context.block().where.end(),
                     [&](const auto& any) { return std::any_of(any.begin(), any.end(), test); });
}

}  // namespace ask::engine
