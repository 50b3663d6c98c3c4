// Bounds what SQLite does to a whole table or row in one instruction, which neither the progress
// handler nor an interrupt can stop: counting, emptying, dropping and checking a table, and freeing
// the pages of a large row.
#pragma once
#include <string>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/run/bytecode.h"
#include "agent/db/run/runner.h"

struct sqlite3;

namespace ask::db {

// SQLite counts a tree in one instruction, which a progress handler cannot stop, and a corrupt file
// can make a tree of a few pages endless. This reads each of the trees first, row by row, which the
// handler can stop; counting it takes less. Errors: kSafeguardViolation if a tree has no name, and
// those of SQLite.
Status walk_counted(sqlite3* db, const std::vector<BTree>& counted);

// Refuses to remove trees in one instruction that would take longer than the limit: an instruction
// takes up to kMsPerRemovedPage for each page. `deadline`: for reading their table, if the whole
// file has too many pages. Errors: kSafeguardViolation, and those of SQLite.
Status bound_removed(sqlite3* db, const std::vector<BTree>& removed, const RunLimits& limits);

// Likewise for the check of all rows of a table of main; "" for none.
Status bound_checked(sqlite3* db, const std::string& table, const RunLimits& limits);

// The same for single rows, whose overflow pages are freed by one instruction. `targets`: a SELECT
// of the rows that an UPDATE or DELETE is for, with their row ids; "" if it is not known, and then
// all rows of the tables are read.
Status bound_deleted(sqlite3* db, const std::vector<BTree>& deleted, const std::string& targets,
                     const RunLimits& limits);

constexpr double kMsPerRemovedPage = 0.06;  // with journal and secure_delete

}  // namespace ask::db
