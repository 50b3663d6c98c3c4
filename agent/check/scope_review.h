// Keeps a statement inside the scope of its question (setting `schema`). SQLite resolves a bare
// name over all schemas, so a table outside may be read by a name that was meant for one inside.
#pragma once
#include <optional>
#include <vector>

#include "agent/check/hints.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/scratch/scratch.h"

namespace ask::sql {

// A finding (kTableNotFound, so that the writer may try again) for the first table outside the
// scope that the statement itself reads; what a view inside reads is part of the view.
// `accesses`: of the statement, compiled against `scoped.before_scope()`. REQUIRES:
// scoped.permitted.
std::optional<Finding> outside_scope(const std::vector<db::Access>& accesses,
                                     const StatementText& script, const db::Catalog& scoped);

// The same for a change, which is one of main, by the columns that it reads.
std::optional<Finding> change_outside_scope(const std::vector<ColumnRead>& reads,
                                            const db::Catalog& scoped);

}  // namespace ask::sql
