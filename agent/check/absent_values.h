// Finds string literals that a statement compares with a column that does not contain them: the
// most common cause of an empty result. They are reported before the statement runs, with similar
// stored values.
#pragma once
#include <string_view>
#include <vector>

#include "agent/check/checker.h"
#include "agent/common/result.h"
#include "agent/db/statistics/snapshot.h"

struct sqlite3;

namespace ask {

// One NO_ROWS finding for each literal that no row holds in its column: a warning, or an error if
// `strict`. A value that is not in the index of stored values is looked up in the table itself,
// within a fraction of a second and only if `may_look` (the lookup borrows the progress handler);
// if the lookup does not finish, the literal is not reported. Similar values are listed only for
// columns that are not private. REQUIRES: `statement` has passed the checker.
std::vector<sql::Finding> absent_texts(sqlite3* db, const sql::Statement& statement,
                                       const db::Snapshot& snapshot, bool strict, bool may_look);

}  // namespace ask
