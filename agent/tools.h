// The agent's tools, by hand (ask_tool) or called by a model. Arguments and results are JSON; every
// tool goes through the same checker and limits as any other SQL.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/session.h"

namespace ask {

struct Tool {
  std::string_view name;
  std::string_view meaning;
  std::string_view parameters;  // a JSON Schema object
};

std::span<const Tool> tools();

// Errors: unknown tool (the known ones are named), arguments that are no JSON object or lack
// something, whatever the tool itself finds.
Result<std::string> run_tool(Session& session, std::string_view name, std::string_view arguments);

}  // namespace ask
