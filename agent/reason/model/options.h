// The settings that shape what a model is asked, read once for a question.
#pragma once
#include <string>

#include "agent/common/result.h"
#include "agent/settings/settings.h"

namespace ask::reason {

enum class Share {
  kSchema,
  kValues,
  kResults
};  // what may leave the machine, each with the ones
    // before it

// When tools are offered. kAuto: as tool_loop.h says.
enum class ToolUseMode { kOff, kAuto, kOn };

struct ModelOptions {
  std::string name;      // of the model in force
  std::string trace_id;  // of the question
  Share share = Share::kResults;
  ToolUseMode tools = ToolUseMode::kAuto;
  int64_t schema_budget_tokens = 6000;
  double temperature = 0;
  int64_t seed = 42;
  std::string prompts_dir;   // "" for none
  bool always_plan = false;  // the plan is what was asked for
};

Result<Share> share_in_force(const Settings& settings);
// All but `name`, `trace_id` and `always_plan`. Errors: a bad value in the environment, named.
Result<ModelOptions> model_options(const Settings& settings);

}  // namespace ask::reason
