// SQL as this connection runs it: the kept results that it reads written into it, then checked.
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
  std::string sql;  // what was checked, and what may run if `check.runnable`
  Lineage lineage;  // of its rows; empty unless `check.runnable`
};

// `workspace` may be null. Errors: those of KeptResults::whole; out of memory.
Result<Checked> checked(std::string_view sql, const db::Catalog& catalog, sql::Checker& checker,
                        const KeptResults* kept_results, const sql::CheckRules& rules);

// The rows of what was checked, under the schemas that it was checked with; withheld where it reads
// private columns. Errors: that of a check that stops it; those of db::run.
Result<ResultSet> run_checked(sqlite3* db, std::string_view sql, const sql::Check& check,
                              const db::RunLimits& limits);

// Looks for the texts that the statement compares with columns (literals.h) and adds a finding for
// each that no row holds: a warning, last, or with columns=strict an error that stops it, first.
// Returns the findings in words. Errors: a bad value of the time limit in the environment.
// REQUIRES: checked.check.runnable.
Result<std::vector<std::string>> check_literals(sqlite3* db, const db::Snapshot& snapshot,
                                                const Settings& settings,
                                                const sql::CheckRules& rules, Checked& checked);

}  // namespace ask
