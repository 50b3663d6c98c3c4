// Prepares SQL for this connection: inlines the kept results that it reads, then checks it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/checker.h"
#include "agent/check/kept_results.h"
#include "agent/common/result.h"
#include "agent/db/run/runner.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/settings/settings.h"

struct sqlite3;

namespace ask {

struct Checked {
  sql::Check check;
  sql::Statement statement;  // that was checked, and may run if `check.runnable`
  Lineage lineage;           // of its rows; empty unless `check.runnable`
  bool withheld = false;     // it reads a kept result made of private columns (private_results)
};

// `kept_results` may be null. Errors: those of KeptResults::inlined; out of memory.
Result<Checked> checked(const sql::Statement& statement, const db::Catalog& catalog,
                        sql::Checker& checker, const KeptResults* kept_results,
                        const sql::CheckRules& rules);

// Runs SQL that was checked, under the schema versions of the check; the rows are withheld if it
// reads private columns. `compiled`: as for db::run. Errors: that of a check that forbids running
// it; those of db::run.
Result<ResultSet> run_checked(sqlite3* db, std::string_view sql, const sql::Check& check,
                              const db::RunLimits& limits, db::UniqueStmt compiled = {});

// Looks up the string literals that the statement compares with columns (absent_values.h) and adds
// a finding for each that no row holds: a warning, appended; with columns=strict an error, which
// comes first and makes the statement not runnable. Returns the messages of the findings. Errors: a
// bad value of the time limit in the environment. REQUIRES: checked.check.runnable.
Result<std::vector<std::string>> check_literals(sqlite3* db, const db::Snapshot& snapshot,
                                                const Settings& settings,
                                                const sql::CheckRules& rules, Checked& checked);

}  // namespace ask
