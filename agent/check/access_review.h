// Turns the authorizer events of a compilation into the columns read and the functions called, and
// reports each access that is not allowed.
#pragma once
#include <vector>

#include "agent/check/repair.h"
#include "agent/db/scratch/scratch.h"

namespace ask::sql {

// Fills `check`'s reads, functions and identifiers, and adds a finding to `repair.found` for each
// access that is not allowed. `functions` must be up to date if the statement calls any.
void review_accesses(const db::Compilation& compilation, const StatementText& script,
                     StandIns& stand_ins, const db::HostFunctions& functions,
                     const CheckRules& rules, Repair& repair, Check& check);

}  // namespace ask::sql
