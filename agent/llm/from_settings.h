// Converts the settings of a connection for the client. Errors name the invalid setting.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/llm/endpoint.h"
#include "agent/llm/meter.h"

namespace ask::llm {

// The settings that select the endpoint of `step`, which is spelled as in X-Ask-Step (write_sql is
// the setting model.write, embed the setting embed).
Result<ModelChoice> model_choice(const Settings& settings, std::string_view step);
// The model of it: "auto", "builtin" or a name.
Result<std::string> model_of(const Settings& settings, std::string_view step);

// The values of all variables that may hold a key, for masking them in texts.
std::vector<std::string> secrets(const Settings& settings);

// max_calls, max_tokens and max_cost.
Result<Caps> caps(const Settings& settings);

}  // namespace ask::llm
