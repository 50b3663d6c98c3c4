// Recognises statements that call no function but count(*), for which the functions of the
// connection need not be listed.
#pragma once
#include "agent/check/stand_ins.h"
#include "agent/check/statement_text.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/scratch/scratch.h"

namespace ask::sql {

// An ordinary table that the statement reads, if it calls count(*) and, by itself and through the
// views that it reads, nothing else; null otherwise, and if the attempt did not compile.
const db::Table* only_counts(const db::Compilation& compilation, const StatementText& script,
                             const StandIns& stand_ins);

}  // namespace ask::sql
