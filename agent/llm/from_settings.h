// The settings of a connection in the client's terms. A bad value is an error that names it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/llm/endpoint.h"
#include "agent/llm/meter.h"

namespace ask::llm {

// What decides where `step` is asked. A step is spelled as in X-Ask-Step: write_sql is the setting
// model.write.
Result<ModelChoice> model_choice(const Settings& settings, std::string_view step);

// The values of every variable that may hold a key, for whoever has to keep them out of a text.
std::vector<std::string> secrets(const Settings& settings);

// max_calls, max_tokens and max_cost.
Result<Caps> caps(const Settings& settings);

// Sets temperature and seed of the request.
Status set_sampling(const Settings& settings, ChatRequest& request);

}  // namespace ask::llm
