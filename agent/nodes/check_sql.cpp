// Does it only read, and do its names exist? Nothing runs that has not passed here.
#include "agent/bounds.h"
#include "agent/common/json_text.h"
#include "agent/nodes/nodes.h"
#include "agent/sql/parse.h"
#include "agent/sql/structure.h"

namespace ask::nodes {
namespace {

std::string described(const sql::Check& check) {
  nlohmann::ordered_json findings = nlohmann::ordered_json::array();
  for (const sql::Finding& f : check.findings)
    findings.push_back({{"severity", name(f.severity)},
                        {"code", name(f.code)},
                        {"object", f.object},
                        {"message", f.message},
                        {"hint", f.hint}});
  std::vector<std::string> plan;
  for (const db::PlanLine& line : check.query_plan) plan.push_back(line.detail);
  return json_text({{"findings", std::move(findings)},
                    {"hallucination_ratio", check.hallucination_ratio()},
                    {"query_plan", plan}});
}

bool more_tasks(const State& state) {
  for (size_t i = 0; i < state.tasks.size(); ++i)
    if (i != state.current && !state.tasks[i].over) return true;
  return false;
}

}  // namespace

Outcome check_sql(State& state) {
  Attempt& attempt = state.task().last();
  const auto rules = check_rules(state.settings);
  if (!rules) return state.fail(rules.error());
  state.report.sql = attempt.draft.sql;
  const db::Catalog& catalog = state.snapshot->catalog;
  sql::Checker& checker = state.services.checker;
  if (const Workspace* workspace = state.services.workspace) {
    auto whole = workspace->whole(attempt.draft.sql, catalog, checker, *rules);
    if (!whole) return state.fail(whole.error());
    attempt.whole_sql = std::move(*whole);
  }
  auto check = checker.check(attempt.runnable(), catalog, *rules);
  if (!check) return state.fail(check.error());
  attempt.check = std::move(*check);
  if (attempt.check.runnable && !state.typed_sql)
    if (const auto query = sql::parse(attempt.draft.sql))
      if (auto nothing = sql::reads_no_table(*query))
        attempt.check.findings.push_back(std::move(*nothing));
  state.report.detail = described(attempt.check);
  if (attempt.check.runnable) {
    const bool enough = stops_before_running(state.goal) && !more_tasks(state);
    return enough ? Outcome::kStop : Outcome::kOk;
  }
  attempt.error = attempt.check.error();
  // A violation is never tried again, and what a person typed is not rewritten.
  if (!facts(attempt.error->code).retryable || state.typed_sql) return state.fail(*attempt.error);
  return Outcome::kRetry;
}

}  // namespace ask::nodes
