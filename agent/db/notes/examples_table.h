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

// Adds the example in place of those of the same question (case folded) and of the questions
// `replaced`; in the caller's transaction, if there is one. Makes the table. Errors: those
// of make_own(); kInvalidArgument for too many.
Status put_example(sqlite3* db, const Example& example, const std::vector<std::string>& replaced);
// False: there was no example of that question.
Result<bool> drop_example(sqlite3* db, std::string_view question);

}  // namespace ask::db
