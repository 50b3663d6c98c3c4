// Do the texts that a statement compares with columns stand there? A value that does not is the
// commonest reason for an empty result: it is told before the statement runs, with what is near.
#pragma once
#include <string_view>
#include <vector>

#include "agent/check/checker.h"
#include "agent/common/result.h"
#include "agent/db/statistics/snapshot.h"

struct sqlite3;

namespace ask {

// One finding for each text that no row holds in its column, NO_ROWS: a warning, or an error when
// `strict`. A value that the index of stored values does not show is looked for in the table
// itself, within a fraction of a second and only with `may_look` (it borrows the progress handler);
// where that does not suffice nothing is said. Near values are shown only of columns that are not
// private. REQUIRES: `sql` has passed the checker.
std::vector<sql::Finding> absent_texts(sqlite3* db, std::string_view sql,
                                       const db::Snapshot& snapshot, bool strict, bool may_look);

}  // namespace ask
