#include "agent/check/from_settings.h"

#include "agent/check/function_rules.h"
#include "agent/check/model_function.h"
#include "agent/common/text.h"

namespace ask {
namespace {

constexpr int64_t kMegabyte = 1'000'000;

}  // namespace

Result<db::RunLimits> run_limits(const Settings& settings) {
  const auto rows = settings.integer(Setting::kMaxRows);
  const auto bytes = settings.integer(Setting::kMaxBytes);
  const auto timeout = settings.integer(Setting::kQueryTimeoutMs);
  for (const auto* value : {&rows, &bytes, &timeout})
    if (!*value) return value->error();
  const auto way = settings.text(Setting::kTimeLimit);
  if (!way) return way.error();
  return db::RunLimits{*rows, *bytes, *timeout, {}, *way == "thread"};
}

Result<db::MeasureBudget> measure_budget(const Settings& settings) {
  const auto rows = settings.integer(Setting::kValueIndexRows);
  const auto megabytes = settings.integer(Setting::kValueIndexMb);
  const auto ms = settings.integer(Setting::kValueIndexMs);
  for (const auto* value : {&rows, &megabytes, &ms})
    if (!*value) return value->error();
  return db::MeasureBudget{*rows, *megabytes * kMegabyte, *ms};
}

Result<sql::SchemaMismatch> schema_mismatch(const Settings& settings) {
  const auto chosen = settings.text(Setting::kSchemaMismatch);
  if (!chosen) return chosen.error();
  return *chosen == "fail"     ? sql::SchemaMismatch::kFail
         : *chosen == "ignore" ? sql::SchemaMismatch::kIgnore
                               : sql::SchemaMismatch::kWarn;
}

Result<sql::CheckRules> check_rules(const Settings& settings) {
  const auto allowed = settings.text(Setting::kAllowFunctions);
  if (!allowed) return allowed.error();
  const auto columns = settings.text(Setting::kColumns);
  if (!columns) return columns.error();
  sql::CheckRules rules;
  rules.strict_columns = rules.strict_joins = *columns == "strict";
  const auto mismatch = schema_mismatch(settings);
  if (!mismatch) return mismatch.error();
  rules.mismatch = *mismatch;
  for (const std::string& function : text::split(*allowed, ','))
    if (!text::trimmed(function).empty())
      rules.allow_functions.push_back(text::lower(text::trimmed(function)));
  for (const std::string& function : sql::model_functions(settings))
    rules.allow_functions.push_back(sql::kNever + function);
  return rules;
}

Result<score::Weights> score_weights(const Settings& settings) {
  const auto chosen = settings.text(Setting::kWeights);
  if (!chosen) return chosen.error();
  return score::weights_from(*chosen);
}

}  // namespace ask
