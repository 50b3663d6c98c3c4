#include "agent/service/score_statement.h"

#include <fmt/format.h>

#include "agent/check/from_settings.h"
#include "agent/score/second.h"

namespace ask {
namespace {

constexpr size_t kLongestQuestion = 16'384;  // bytes; longer questions get no draft of the engine
constexpr double kLeastSure = 0.5;           // minimum confidence of the engine's draft

// Checks and runs a statement. Errors: the reason why it did not run.
Result<ResultSet> rows_of(Session& session, std::string_view sql) {
  const auto check = session.check(sql);
  if (!check) return check.error();
  return session.run(*check);
}

// Compares with the built-in engine's draft; nullopt if the engine is not confident.
std::optional<score::SecondReading> second_reading(Session& session, std::string_view question,
                                                   std::string_view sql, const ResultSet& rows,
                                                   const db::Snapshot& snapshot) {
  if (question.empty() || question.size() > kLongestQuestion || rows.truncated())
    return std::nullopt;
  const auto draft = session.reading(question, snapshot, kLeastSure);
  // The columns of a comparison are its own.
  if (!draft || draft->comparison) return std::nullopt;
  const auto other = rows_of(session, draft->statement.text());
  if (!other || other->truncated()) return std::nullopt;
  return score::SecondReading{score::says_the_same(rows, sql, *other, draft->statement.text()),
                              draft->confidence};
}

}  // namespace

Result<Scoring> score_sql(Session& session, std::string_view question, std::string_view sql,
                          std::string_view gold_sql) {
  const auto weights = score_weights(session.settings);
  if (!weights) return weights.error();
  const auto snapshot = session.snapshot(true);
  if (!snapshot) return snapshot.error();
  const auto check = session.check(sql);
  if (!check) return check.error();

  std::optional<ResultSet> gold;
  if (!gold_sql.empty()) {
    auto rows = rows_of(session, gold_sql);
    if (!rows)
      return Error{Code::kInvalidArgument,
                   fmt::format("the gold query does not run: {}", rows.error().message)};
    gold = std::move(*rows);
  }

  Scoring out;
  std::optional<ResultSet> result;
  if (auto rows = session.run(*check))
    result = std::move(*rows);
  else
    out.error = rows.error();
  if (out.error && out.error->code == Code::kCancelled) return *out.error;

  score::Evidence evidence{.sql = sql,
                           .check = &check->check,
                           .result = result ? &*result : nullptr,
                           .error = out.error ? &*out.error : nullptr,
                           .catalog = &(*snapshot)->catalog};
  if (result && gold) evidence.gold = score::compare(*gold, *result, score::order_counts(gold_sql));
  if (result && !gold)
    evidence.second = second_reading(session, question, sql, *result, **snapshot);
  if (result) out.rows = static_cast<int64_t>(result->rows.size());
  if (evidence.second) {
    out.second_reading = evidence.second->confidence;
    out.second_agrees = evidence.second->same;
  }
  if (out.error) out.failure = score::failure_of(*out.error);
  out.card = score::score(evidence, *weights);
  out.error_class = score::classify({.sql = sql,
                                     .gold_sql = gold_sql,
                                     .check = &check->check,
                                     .error = evidence.error,
                                     .comparison = evidence.gold ? &*evidence.gold : nullptr});
  return out;
}

}  // namespace ask
