// Does SQLite find the rows, or read everything? From EXPLAIN QUERY PLAN and the sizes of tables.
#pragma once
#include <vector>

#include "agent/db/scratch/host_connection.h"
#include "agent/score/card.h"
#include "agent/sql/tree.h"

namespace ask::score {

// What a plan says, in numbers. A table of unknown size counts as a small one.
struct PlanFacts {
  double largest_scan = 0;  // rows of the largest table that is read in full
  double visited = 0;       // rows that loops within loops visit, scans multiplied
  int scans = 0;            // tables read in full
  int searches = 0;         // tables or indexes that are searched
  int automatic = 0;        // indexes that SQLite builds for this one run
  int sorts = 0;            // temporary B-trees for ORDER BY, GROUP BY, DISTINCT and sets
};
PlanFacts plan_facts(const std::vector<db::PlanLine>& plan, const sql::Query* query,
                     const db::Catalog* catalog);

// 1, less .3 for a table of more than 10,000 rows that is read in full though a condition could
// pick its rows (.1 without any condition), less .15 when it has more than 100,000, less .1 or .2
// when loops within loops visit more than 1,000,000 or 10,000,000 rows, less .1 for an index that
// is built for this run, less .05 for sorting a big table; plus .1 where an index is searched. At
// most 1. `narrowed`: there is such a condition.
Scored plan_quality(const PlanFacts& facts, bool narrowed);

}  // namespace ask::score
