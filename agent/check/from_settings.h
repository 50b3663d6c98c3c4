// Converts Settings into the run limits, check rules, measuring budget and score weights that the
// lower layers take.
#pragma once
#include "agent/check/checker.h"
#include "agent/db/run/runner.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/settings/score_weights.h"
#include "agent/settings/settings.h"

namespace ask {

// Errors: a bad value in the environment, with its name.
Result<db::RunLimits> run_limits(const Settings& settings);
Result<db::MeasureBudget> measure_budget(const Settings& settings);
Result<sql::SchemaMismatch> schema_mismatch(const Settings& settings);
Result<sql::CheckRules> check_rules(const Settings& settings);
Result<score::Weights> score_weights(const Settings& settings);

}  // namespace ask
