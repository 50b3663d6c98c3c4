// Structures that a question asks for explicitly, such as the first row of each group. A candidate
// without one of them is wrong, however well its names fit; the fitted weights do not show it,
// since few of the questions that they were fitted on have such structures.
#pragma once
#include <vector>

#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/coverage_features.h"

namespace ask::engine {

// What the question asks for, whatever the candidate.
struct AskedStructure {
  bool first_rows = false, group_condition = false;
  const Arc* each = nullptr;  // the table or column of each of whose values something is asked
  const Arc* key_of_amount = nullptr;  // the same, of whose values only an amount is asked
  const Arc* rows = nullptr;           // the table that the question opens with
  std::vector<const Arc*> keys;        // all of whose values something is asked
};
AskedStructure asked_structure(const Arcs& arcs);

// True if the candidate lacks
// - a group key of several: "orders per city and state", "revenue by country and year",
// - the measure whose share is asked: "share of revenue by category",
// - the things whose first rows are asked: "top 5 categories by revenue",
// - the first row of each group: "the most expensive product in each category",
// - the condition on groups: "products with an average rating below 3",
// - groups at all: "total money from each sponsor", "how long is a ride, by type of bike",
//   "revenue by product in 2024",
// - the rows that the question opens with: "which tickets have no rating" as a list of ratings.
bool lacks_asked_structure(const Arcs& arcs, const ColumnFacts& facts, const AskedStructure& asked,
                           const Candidate& candidate, const UncoveredWords& uncovered);

}  // namespace ask::engine
