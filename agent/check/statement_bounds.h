// Derives the run limits of a checked statement (run_bounds.h) from what its compilation reported.
#pragma once
#include <string_view>
#include <vector>

#include "agent/check/stand_ins.h"
#include "agent/db/run/runner.h"
#include "agent/db/scratch/scratch.h"
#include "agent/db/scratch/stored_definitions.h"
#include "agent/policy/column_read.h"

namespace ask::sql {

// True if the table has generated columns that are computed on read.
bool has_generated(const db::Table& table);

// True if a table that the compilation read may have generated columns that are computed on read.
bool reads_generated(const db::Compilation& compilation, const StandIns& stand_ins);

// `catalog`: the whole schema, with the stored definitions.
db::RunBounds bounds_of_query(const Statement& statement, const db::Compilation& compilation,
                              const std::vector<ColumnRead>& reads, const db::Catalog& catalog,
                              double weight);

// For a statement that changes data: triggers run with it, the views that it or they read, and the
// checks, defaults and generated columns of the tables that it names. `objects`: everything stored
// in main. `reads`: also those of the triggers. `catalog`: as above.
db::RunBounds bounds_of_change(const StatementText& script, const db::Compilation& compilation,
                               const std::vector<db::Stored>& objects,
                               const std::vector<ColumnRead>& reads, const db::Catalog& catalog,
                               double weight);

// True if the statement, or a table or view that it reads, names a collation of the application.
// `nocase`: the application has replaced NOCASE.
bool names_collation(std::string_view sql, const std::vector<ColumnRead>& reads,
                     const db::Catalog& catalog, bool nocase);

}  // namespace ask::sql
