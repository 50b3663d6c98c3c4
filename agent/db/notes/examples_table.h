// The table ask_examples of main: taught questions travel with the database file. Made by the first
// one. Its content is data of the file, so it may be hostile: sizes are bounded, and its SQL runs
// only after the same checks as any other.
#pragma once
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/example.h"

struct sqlite3;

namespace ask::db {

// The examples, in the order in which they were taught; those beyond the limits are left out.
// REQUIRES: Catalog::keeps_examples. Errors: those of run().
Result<std::vector<Example>> read_examples(sqlite3* db);

// Adds the example and takes those with the ids `replaced` away; in the caller's transaction, if
// there is one. Makes the table. Errors: those of make_own(); kInvalidArgument for too many.
Status put_example(sqlite3* db, const Example& example, const std::vector<int64_t>& replaced);
// Takes those with these ids away. Errors: those of make_own().
Status drop_examples(sqlite3* db, const std::vector<int64_t>& ids);

}  // namespace ask::db
