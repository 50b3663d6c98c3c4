#include "agent/score/practices.h"

#include <vector>

#include "agent/common/text.h"

namespace ask::score {
namespace {

struct Practice {
  double penalty;
  std::string_view reason;
  bool (*missed)(const sql::Query&, const sql::QueryCounts&);
};

// True if the query lists all rows, without condition, limit, grouping or aggregate.
bool lists_everything(const sql::Query& query, const sql::QueryCounts& shape) {
  const bool narrowed = shape.where || query.limit || query.cores.front().having;
  return shape.from && !narrowed && shape.aggregates == 0 && shape.group_columns == 0;
}

constexpr Practice kPractices[] = {
    {0.1, "SELECT * gives other columns when the table changes",
     [](const sql::Query&, const sql::QueryCounts& s) { return s.star; }},
    {0.1, "a join with a comma hides its condition",
     [](const sql::Query&, const sql::QueryCounts& s) { return s.comma_joins > 0; }},
    {0.05, "everything is listed, without WHERE or LIMIT", lists_everything},
    {0.05, "DISTINCT has nothing to do beside GROUP BY",
     [](const sql::Query&, const sql::QueryCounts& s) {
       return s.select_distinct && s.group_columns > 0;
     }},
};

}  // namespace

Scored best_practices(const sql::Query* query) {
  if (!query) return {0, "the statement cannot be read"};
  const sql::QueryCounts shape = sql::query_counts(*query);
  Scored out{1, ""};
  std::vector<std::string> reasons;
  for (const Practice& practice : kPractices) {
    if (!practice.missed(*query, shape)) continue;
    out.score -= practice.penalty;
    reasons.emplace_back(practice.reason);
  }
  out.reason = reasons.empty() ? "nothing to object to" : text::joined(reasons, "; ");
  return out;
}

}  // namespace ask::score
