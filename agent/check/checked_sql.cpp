#include "agent/check/checked_sql.h"

#include "agent/check/absent_values.h"
#include "agent/check/from_settings.h"

namespace ask {
namespace {

std::string outdated(const std::string& id) { return id + " was kept before the schema changed"; }

}  // namespace

Result<Checked> checked(const sql::Statement& statement, const db::Catalog& catalog,
                        sql::Checker& checker, const KeptResults* kept_results,
                        const sql::CheckRules& rules) {
  static const KeptResults kNothingKept;
  auto whole =
      (kept_results ? kept_results : &kNothingKept)->inlined(statement, {catalog, checker, rules});
  if (!whole) return whole.error();
  if (rules.mismatch == sql::SchemaMismatch::kFail && !whole->outdated.empty())
    return Error{Code::kSchemaChanged,
                 outdated(whole->outdated.front()) + "; ask for it again (schema_mismatch=fail)"};
  auto check = checker.check(whole->statement, catalog, rules);
  if (!check) return check.error();
  if (rules.mismatch == sql::SchemaMismatch::kWarn)
    for (const std::string& id : whole->outdated)
      check->findings.push_back({Severity::kWarning, Code::kSchemaChanged, id, outdated(id), ""});
  Lineage lineage;
  if (check->runnable)
    lineage = lineage_of(std::move(whole->outline), *check, catalog.before_scope(), whole->made_of,
                         checker.definitions());
  return Checked{std::move(*check), std::move(whole->statement), std::move(lineage),
                 whole->withheld};
}

Result<ResultSet> run_checked(sqlite3* db, std::string_view sql, const sql::Check& check,
                              const db::RunLimits& limits, db::UniqueStmt compiled) {
  if (!check.runnable) return check.error();
  db::RunLimits bounded = limits;
  bounded.bounds = check.bounds;
  auto rows = db::run(db, sql, bounded, check.version, std::move(compiled));
  if (rows) rows->withheld = check.reads_private;
  // Which of SQLite's errors it is may be made to depend on a private value.
  if (!rows && check.reads_private && rows.error().code == Code::kExecutionError)
    return Error{
        Code::kExecutionError,
        "the statement failed while it ran; it reads a private column, so why is not shown"};
  return rows;
}

Result<std::vector<std::string>> check_literals(sqlite3* db, const db::Snapshot& snapshot,
                                                const Settings& settings,
                                                const sql::CheckRules& rules, Checked& checked) {
  const auto limits = run_limits(settings);
  if (!limits) return limits.error();
  const bool may_look = limits->timeout_ms > 0 && !limits->by_thread;
  const bool strict = rules.strict_columns;
  auto& findings = checked.check.findings;
  std::vector<std::string> words;
  for (sql::Finding& finding : absent_texts(db, checked.statement, snapshot, strict, may_look)) {
    words.push_back(finding.hint.empty() ? finding.message
                                         : finding.message + " (" + finding.hint + ")");
    checked.check.runnable = checked.check.runnable && !strict;
    findings.insert(strict ? findings.begin() : findings.end(), std::move(finding));
  }
  return words;
}

}  // namespace ask
