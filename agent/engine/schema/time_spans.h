// Pairs of date columns of one row: its start and its end ("started_at", "ended_at"), or a planned
// date and the actual one ("promised", "delivered").
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// The pairs of all tables, in the order of the tables; of one table, the pair from which its
// duration is preferably taken first.
struct FoundSpans {
  std::vector<TimeSpan> durations;
  std::vector<TimeSpan> plans;  // start: the planned date, end: the actual one
  // The only date of the rows, if something begins with it: "hired_on". No end.
  std::vector<TimeSpan> ongoing;
};
// True if both words name the same milestone: "admission", "admitted".
bool same_milestone(std::string_view asked, std::string_view own);
// A word of a question, and what it may stand for, which is looked up once for all dates.
struct AskedWord {
  std::string_view text, lemma, stem;
  mutable std::optional<std::vector<SchemaIndex::Similar>> similar = {};
};
// "enquiry" of enquired_on, "collection" of collected, "redemption" of redeemed: the noun of the
// act that the participle says.
bool names_act(const AskedWord& noun, const SchemaWord& own);
// True if the word names the date, by its own words or by the milestone that it records: "resolve"
// of resolved_at, "payment" of paid_on.
bool names_date(const SchemaIndex& index, uint32_t table, uint32_t column, const AskedWord& word);
// True if somebody checks in, is admitted or arrives where the time begins.
bool begins_stay(const SchemaIndex& index, const TimeSpan& span);
FoundSpans time_spans(const db::Catalog& catalog, const SchemaIndex& index);

}  // namespace ask::engine
