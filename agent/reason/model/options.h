// The settings that shape what a model is asked, read once for a question.
#pragma once
#include <string>

#include "agent/common/result.h"
#include "agent/settings.h"

namespace ask::reason {

enum class Share {
  kSchema,
  kValues,
  kResults
};  // what may leave the machine, each with the ones
    // before it

struct ModelOptions {
  std::string name;      // of the model in force
  std::string trace_id;  // of the question
  Share share = Share::kResults;
  int64_t schema_budget_tokens = 6000;
  double temperature = 0;
  int64_t seed = 42;
  std::string prompts_dir;   // "" for none
  bool always_plan = false;  // the plan is what was asked for
};

// All but `name`, `trace_id` and `always_plan`. Errors: a bad value in the environment, named.
Result<ModelOptions> model_options(const Settings& settings);

}  // namespace ask::reason
