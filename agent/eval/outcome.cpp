#include "agent/eval/outcome.h"

#include <fmt/format.h>

#include <set>

#include "agent/check/from_settings.h"
#include "agent/check/inline_results.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/eval/source.h"
#include "agent/score/card.h"
#include "agent/score/error_class.h"

namespace ask::eval {
namespace {

bool declines(Code code) {
  switch (code) {
    case Code::kCannotAnswer:
    case Code::kNotAQuestion:
    case Code::kIntentViolation:
    case Code::kEmptyQuestion:
    case Code::kQuestionTooLong:
    case Code::kInvalidText:
    case Code::kNoTables:
      return true;
    default:
      return false;
  }
}

// True if the SQL reads the same set of tables as the gold query.
bool routed(const std::string& sql, const std::string& gold) {
  const auto read = sql::bare_tables(sql), wanted = sql::bare_tables(gold);
  return std::set<std::string>(read.begin(), read.end()) ==
         std::set<std::string>(wanted.begin(), wanted.end());
}

bool of_the_model(Code code) {
  return code == Code::kServiceUnavailable || code == Code::kModelError || code == Code::kBudget ||
         code == Code::kPipelineTimeout;
}

// Sets the error class unless the answer is right. Abstention and model failure, which put_failure
// sets, are classes of their own besides those of wrong SQL.
void put_class(const score::ToClassify& query, Record& record, nlohmann::ordered_json& detail) {
  if (record.verdict == Verdict::kRight) return;
  if (record.verdict == Verdict::kDeclined || (query.error && of_the_model(query.error->code)))
    return;  // set by put_failure
  const score::Classified classified = score::classify(query);
  if (classified.id == score::ErrorClass::kNoError) return;
  const auto& facts = score::facts(classified.id);
  record.error_class = facts.group;
  detail["error"] = {{"subclass", facts.name},
                     {"confidence", classified.confidence},
                     {"evidence", classified.evidence}};
}

// The full result: the one at hand, or if it is truncated, from a second run.
Result<ResultSet> whole(Session& session, const Attempt& attempt, int64_t timeout_ms) {
  if (!attempt.result->truncated()) return *attempt.result;
  return run_checked(session.db(), attempt.executable().text(), attempt.check,
                     whole_result(timeout_ms));
}

void put_card(const score::Card& card, Record& record) {
  record.score = card.overall;
  for (const score::Mark& mark : card.marks)
    record.dimensions[static_cast<size_t>(mark.dimension)] = mark.score;
}

}  // namespace

Result<Gold> gold_rows(Session& session, const EvalTask& task, int64_t timeout_ms) {
  Gold out;
  if (task.gold_sql.empty()) {
    out.rows.emplace();
    out.rows->rows = *task.expected;
    return out;
  }
  out.ordered = score::order_counts(task.gold_sql);
  const auto check = session.check(task.gold_sql);
  if (!check) return check.error();
  auto rows =
      run_checked(session.db(), check->statement.text(), check->check, whole_result(timeout_ms));
  if (!rows && rows.error().code == Code::kCancelled) return rows.error();
  if (!rows)
    out.why = "gold_sql: " + rows.error().message;
  else if (rows->truncated())
    out.why = "gold_sql: its result is too large to be compared";
  else
    out.rows = std::move(*rows);
  return out;
}

void put_failure(const Error& error, Record& record) {
  record.verdict = declines(error.code) ? Verdict::kDeclined : Verdict::kFailed;
  record.error_class = record.verdict == Verdict::kDeclined ? "declined"
                       : of_the_model(error.code)           ? "model_error"
                                                            : "sql_error";
  record.reason = error.message;
}

// If the question ended without rows: why.
void put_what_is_missing(const State& state, const Attempt* attempt, Record& record) {
  if (state.error) {
    put_failure(*state.error, record);
  } else if (!attempt) {
    put_failure({Code::kNotAQuestion, state.answer}, record);
  } else if (!attempt->result) {
    put_failure(attempt->error ? *attempt->error
                               : Error{Code::kExecutionError, "it was written and did not run"},
                record);
  }
}

Status put_outcome(Session& session, const Question& question, const Gold& gold, Record& record) {
  const State& state = question.walk.state();
  const reason::Spending spent = question.reasoner->spending();
  record.ms = question.walk.elapsed_ms();
  record.tokens = spent.tokens_in + spent.tokens_out;
  record.cost = spent.cost;
  const Attempt* attempt = state.best_attempt();
  if (attempt) record.sql = attempt->draft.statement.text();
  nlohmann::ordered_json detail = {{"calls", spent.calls}, {"gold_rows", gold.rows->rows.size()}};
  record.routed = routed(record.sql, record.gold_sql);
  detail["routed"] = *record.routed;
  if (attempt) detail["confidence"] = attempt->draft.confidence;

  put_what_is_missing(state, attempt, record);
  const bool ran = attempt && attempt->result && record.error_class.empty();
  score::Evidence evidence;
  evidence.sql = record.sql;
  std::shared_ptr<const db::Snapshot> known = state.snapshot;
  if (known) evidence.catalog = &known->catalog;
  Result<ResultSet> rows(ResultSet{});
  if (attempt) evidence.check = &attempt->check;
  if (ran) {
    const auto timeout = statement_timeout(state.settings);
    if (!timeout) return timeout.error();
    rows = whole(session, *attempt, *timeout);
    if (!rows && rows.error().code == Code::kCancelled) return rows.error();
    if (!rows) put_failure(rows.error(), record);
  }
  if (ran && rows) {
    const auto compared = score::compare(*gold.rows, *rows, gold.ordered);
    record.valid = true;
    record.verdict = compared.same ? Verdict::kRight : Verdict::kWrong;
    record.reason = compared.difference;
    if (!compared.same) record.error_class = "analysis_error";
    evidence.result = &*rows;
    evidence.gold = compared;
    detail["rows"] = rows->rows.size();
    detail["match"] = compared.match;
  }
  // An abstention has no query to score: every dimension is 0.
  const auto weights = score_weights(state.settings);
  if (!weights) return weights.error();
  if (record.verdict != Verdict::kDeclined && attempt)
    put_card(score::score(evidence, *weights), record);
  const Error* error = state.error                                   ? &*state.error
                       : attempt && attempt->error && !evidence.gold ? &*attempt->error
                                                                     : nullptr;
  put_class({record.sql, record.gold_sql, evidence.check, error,
             evidence.gold ? &*evidence.gold : nullptr},
            record, detail);
  record.detail = json_text(detail);
  return Done{};
}

}  // namespace ask::eval
