// Pairs of dates of one row: the start and the end of what the row tells of ("started_at",
// "ended_at"), and what was planned with what happened ("promised", "delivered").
#pragma once
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Both in the order of the tables; of one table, the pair that its duration is rather told by
// first.
struct FoundSpans {
  std::vector<TimeSpan> durations;
  std::vector<TimeSpan> plans;  // start: the planned date, end: the actual one
};
// True if both words tell of one kind of moment: "admission", "admitted".
bool same_moment(std::string_view said, std::string_view own);
FoundSpans time_spans(const db::Catalog& catalog, const SchemaIndex& index);

}  // namespace ask::engine
