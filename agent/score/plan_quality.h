// Quality of the query plan (index searches against full scans), from EXPLAIN QUERY PLAN and the
// sizes of tables.
#pragma once
#include <vector>

#include "agent/db/scratch/host_connection.h"
#include "agent/score/card.h"
#include "agent/sql/tree.h"

namespace ask::score {

// Numbers extracted from a plan. A table of unknown size counts as small.
struct PlanFacts {
  double largest_scan = 0;  // rows of the largest table with a full scan
  double visited = 0;       // rows visited by nested loops: the product of their scans
  int scans = 0;            // full table scans
  int searches = 0;         // index or rowid searches
  int automatic = 0;        // automatic indexes, built for this run only
  int sorts = 0;            // temporary B-trees: ORDER BY, GROUP BY, DISTINCT, set operators
};
PlanFacts plan_facts(const std::vector<db::PlanLine>& plan, const sql::Query* query,
                     const db::Catalog* catalog);

// Starts at 1, at most 1:
//   -.3   full scan of more than 10,000 rows although there is a condition (`narrowed`), else -.1
//   -.15  in addition, if it is more than 100,000 rows
//   -.1   nested loops that visit more than 1,000,000 rows; -.2 more than 10,000,000
//   -.1   automatic index
//   -.05  sort in a plan with such a full scan
//   +.1   index search
Scored plan_quality(const PlanFacts& facts, bool narrowed);

}  // namespace ask::score
