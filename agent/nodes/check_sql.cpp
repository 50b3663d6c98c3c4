// Checks the drafted or typed SQL: does it only read, do its names exist, does it have the expected
// columns? No statement runs without passing this node.
#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"
#include "agent/check/lint.h"
#include "agent/common/secrets.h"
#include "agent/common/text.h"
#include "agent/db/run/runner.h"
#include "agent/llm/from_settings.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/tableless_draft.h"
#include "agent/reason/combine.h"
#include "agent/sql/parse.h"
#include "agent/sql/rename.h"
#include "agent/sql/render.h"

namespace ask::nodes {
namespace {

Detail described(const sql::Check& check) {
  Detail findings = Detail::array();
  for (const sql::Finding& f : check.findings) findings.push_back(detail_of(f));
  std::vector<std::string> plan;
  for (const db::PlanLine& line : check.query_plan) plan.push_back(line.detail);
  return {{"findings", std::move(findings)},
          {"hallucination_ratio", check.hallucination_ratio()},
          {"query_plan", plan}};
}

// True if results are still to be combined.
bool combinations_left(const State& state) {
  if (!state.plan.parts) return false;
  const auto& groups = state.plan.parts->groups;
  return std::any_of(
      groups.begin() + static_cast<ptrdiff_t>(state.groups_combined), groups.end(),
      [&](const auto& group) { return !reason::is_plain(group, state.plan.parts->post); });
}

bool more_tasks(const State& state) {
  if (combinations_left(state)) return true;
  for (size_t i = 0; i < state.tasks.size(); ++i)
    if (i != state.current && !state.tasks[i].over) return true;
  return false;
}

// ask_sql runs nothing on user tables, so it cannot look up literals. Literals in typed SQL are
// checked with strict_columns only.
bool may_look_for_texts(const State& state, const sql::Check& check, const sql::CheckRules& rules) {
  return check.runnable && state.goal != Goal::kSql && !check.changes &&
         (!state.sql_is_given() || (rules.strict_columns && !state.combines()));
}

// Refuses a SELECT without a table: it does not answer a question about data.
void compare_tables(State& state, Attempt& attempt) {
  if (state.sql_is_given()) return;
  auto nothing = without_table(state, attempt.draft);
  if (!nothing) return;
  auto& findings = attempt.check.findings;
  if (nothing->severity < Severity::kError) return findings.push_back(std::move(*nothing));
  attempt.error =
      Error{Code::kNoDatasource, "the database holds nothing about it: " + nothing->message + " (" +
                                     nothing->hint + ")"};
  findings.insert(findings.begin(), std::move(*nothing));
  attempt.check.runnable = false;
}

// Renames the result columns to those that the caller expects. False if that is impossible, or if
// an expected name belongs to another column: then the order is wrong, and the writer must fix it.
Result<bool> rename_columns(State& state, Attempt& attempt, const sql::CheckRules& rules,
                            const std::vector<std::string>& actual,
                            std::vector<std::string> wanted) {
  const bool given = state.typed_sql || state.taught;
  if (given || actual.size() != wanted.size()) return false;
  for (size_t i = 0; i < wanted.size(); ++i) {
    if (wanted[i].empty()) wanted[i] = actual[i];
    for (size_t j = 0; j < actual.size(); ++j)
      if (i != j && text::equal_nocase(actual[j], wanted[i])) return false;
  }
  const auto named = [&](const sql::Statement& statement) {
    const Result<sql::Query>& query = statement.query();
    const auto out = query ? sql::renamed(*query, wanted) : std::nullopt;
    return out ? sql::render(*out) : std::string();
  };
  const sql::Statement renamed = named(attempt.draft.statement);
  if (renamed.text().empty()) return false;
  auto made = checked(renamed, state.task_catalog(), state.services.checker,
                      state.services.kept_results, rules);
  if (!made) return made.error();
  if (!made->check.runnable) return false;
  made->check.findings = std::move(attempt.check.findings);
  attempt.check = std::move(made->check);
  attempt.expanded = std::move(made->statement);
  attempt.lineage = std::move(made->lineage);
  attempt.draft.statement = renamed;
  if (!attempt.draft.all_first.empty()) attempt.draft.all_first = named(attempt.draft.all_first);
  return true;
}

// The columns that the result must have: those of the task, else, for the last task, those of
// expect_columns. Empty for any.
Result<std::vector<std::string>> wanted_columns(State& state) {
  if (!state.task().task.expected.empty()) return state.task().task.expected;
  std::vector<std::string> out;
  const auto expected = state.settings.text(Setting::kExpectColumns);
  if (!expected) return expected.error();
  if (expected->empty() || more_tasks(state)) return out;
  for (const std::string& column : text::split(*expected, ','))
    out.emplace_back(text::trimmed(column));
  return out;
}

// Compares the columns of the result with those that are expected.
Status compare_columns(State& state, Attempt& attempt, const sql::CheckRules& rules) {
  const auto expected = wanted_columns(state);
  if (!expected) return expected.error();
  if (expected->empty() || attempt.check.changes) return Done{};
  const auto actual = db::result_columns(state.services.db, attempt.executable().text());
  if (!actual) return Done{};  // run_sql will report the error
  const std::vector<std::string>& wanted = *expected;
  auto other = sql::other_columns(*actual, wanted);
  if (!other) return Done{};
  const auto renamed = rename_columns(state, attempt, rules, *actual, wanted);
  if (!renamed) return renamed.error();
  if (*renamed) return Done{};
  // The built-in engine knows no names of columns that a planner expects.
  const bool by_engine =
      attempt.draft.by == "builtin" || state.services.reasoner.name() == "builtin";
  if (by_engine && !state.task().task.expected.empty()) return Done{};
  attempt.check.findings.insert(attempt.check.findings.begin(), std::move(*other));
  attempt.check.runnable = false;
  return Done{};
}

// Refuses SQL with an API key in it: a model may echo the key that its request carried, and the
// result would show it.
bool holds_key(const State& state, const std::string& sql) {
  constexpr size_t kProvidersKey = 20;  // shorter keys (local servers) may be ordinary words
  for (const std::string& key : llm::secrets(state.settings))
    if (key.size() >= kProvidersKey && without_secrets(sql, {key}, "", Extent::kWhole) != sql)
      return true;
  return false;
}

void refuse_key(Attempt& attempt) {
  attempt.check.runnable = false;
  attempt.check.findings.insert(
      attempt.check.findings.begin(),
      {Severity::kCritical, Code::kSafeguardViolation, "", "the statement holds an API key", ""});
}

// form=tree: a reply that is not a query tree fails like SQL that SQLite cannot read.
Outcome refuse_tree(Attempt& attempt, StepReport& report) {
  const Error& why = *attempt.draft.malformed;
  attempt.check.findings.push_back({Severity::kError, why.code, "", why.message, ""});
  attempt.error = why;
  set_detail(report, [&] { return described(attempt.check); });
  return Outcome::kRetry;
}

// form=tree: the number of columns is compared on the tree, before SQLite is asked for their names.
Status compare_items(State& state, Attempt& attempt) {
  const auto expected = wanted_columns(state);
  if (!expected) return expected.error();
  const std::vector<sql::SelectItem>& items = attempt.draft.statement.query()->cores.front().items;
  const bool star = std::any_of(items.begin(), items.end(), [](const sql::SelectItem& item) {
    return std::holds_alternative<sql::Star>(item.expr.node);
  });
  if (expected->empty() || items.empty() || star) return Done{};
  const std::vector<std::string>& wanted = *expected;
  if (wanted.size() == items.size()) return Done{};
  std::vector<std::string> actual(items.size());
  attempt.check.findings.push_back(*sql::other_columns(actual, wanted));
  attempt.error = attempt.check.error();
  return Done{};
}

// What follows from the check of the attempt.
Outcome outcome_of(State& state, Attempt& attempt) {
  if (attempt.check.runnable) {
    const bool enough = stops_before_running(state.goal) && !more_tasks(state);
    if (enough) return Outcome::kStop;
    return attempt.check.changes ? Outcome::kChange : Outcome::kOk;
  }
  if (attempt.error) return Outcome::kRetry;  // set by compare_tables
  attempt.error = attempt.check.error();
  if (state.combines()) return Outcome::kGiveUp;
  // What is refused is not run; the other tasks are still answered.
  const bool others = state.tasks.size() > 1 && !state.sql_is_given() && !state.change;
  if (others && !facts(attempt.error->code).retryable && !ends_any_task(attempt.error->code))
    return Outcome::kGiveUp;
  // Violations are never retried, and typed SQL is never rewritten.
  if (!facts(attempt.error->code).retryable || state.sql_is_given())
    return state.fail_task(*attempt.error);
  return Outcome::kRetry;
}

}  // namespace

Outcome check_sql(State& state, StepReport& report) {
  Attempt& attempt = state.task().last();
  if (attempt.draft.malformed) return refuse_tree(attempt, report);
  const auto form = state.settings.text(Setting::kForm);
  if (!form) return state.fail(form.error());
  const bool tree = *form == "tree" && !state.sql_is_given() && !state.change;
  if (tree && attempt.draft.statement.query()) {
    if (auto compared = compare_items(state, attempt); !compared)
      return state.fail(compared.error());
    if (attempt.error) {
      set_detail(report, [&] { return described(attempt.check); });
      return Outcome::kRetry;
    }
  }
  auto rules = check_rules(state.settings);
  if (!rules) return state.fail(rules.error());
  rules->write = state.change && state.goal != Goal::kView;
  rules->strict_joins = rules->strict_joins || tree;
  report.sql = attempt.draft.statement.text();
  const Services& services = state.services;
  rules->private_results = state.combines();
  auto made = checked(attempt.draft.statement, state.task_catalog(), services.checker,
                      services.kept_results, *rules);
  if (!made && state.combines() && facts(made.error().code).retryable) {
    attempt.error = made.error();
    return Outcome::kGiveUp;
  }
  if (!made) return state.fail(made.error());
  attempt.withheld = made->withheld;
  if (may_look_for_texts(state, made->check, *rules)) {
    auto absent = check_literals(services.db, *state.snapshot, state.settings, *rules, *made);
    if (!absent) return state.fail(absent.error());
    for (std::string& message : *absent) state.remarks.add(Audience::kTrace, std::move(message));
  }
  attempt.check = std::move(made->check);
  attempt.expanded = std::move(made->statement);
  attempt.lineage = std::move(made->lineage);
  if (!state.sql_is_given() && holds_key(state, attempt.draft.statement.text()))
    refuse_key(attempt);
  if (attempt.check.runnable) compare_tables(state, attempt);
  if (attempt.check.runnable)
    if (auto compared = compare_columns(state, attempt, *rules); !compared)
      return state.fail(compared.error());
  report.sql = attempt.draft.statement.text();  // with its columns renamed, if they were
  set_detail(report, [&] { return described(attempt.check); });
  return outcome_of(state, attempt);
}

}  // namespace ask::nodes
