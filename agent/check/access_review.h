// What SQLite said a statement reads and calls -> what it reads, what it calls, and what of that is
// not allowed.
#pragma once
#include <vector>

#include "agent/check/repair.h"
#include "agent/db/scratch/scratch.h"

namespace ask::sql {

// Fills `check`'s reads, functions and identifiers, and adds to `repair.found` what the statement
// may not do. `functions` is fresh when the statement calls any.
void judge(const db::Attempt& attempt, const StatementText& script, StandIns& stand_ins,
           const db::HostFunctions& functions, const CheckRules& rules, Repair& repair,
           Check& check);

// A warning for two big tables that are read in full for each other's rows, by the query plan.
void judge_plan(const std::vector<db::PlanLine>& plan, const Hints& hints,
                std::vector<Found>& found);

}  // namespace ask::sql
