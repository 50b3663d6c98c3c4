// Findings and bounds from the query plan of a statement: full scans of two big tables, and sorts.
#pragma once
#include <vector>

#include "agent/check/repair.h"
#include "agent/db/scratch/scratch.h"

namespace ask::sql {

// Adds a warning if the query plan scans two big tables in full, one for each row of the other.
void review_plan(const std::vector<db::PlanLine>& plan, const Hints& hints,
                 std::vector<LocatedFinding>& found);

// Sets what the query plan shows about sorts.
void bound_sorts(const std::vector<db::PlanLine>& plan, db::RunBounds& bounds);

}  // namespace ask::sql
