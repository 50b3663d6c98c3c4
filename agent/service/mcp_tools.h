// The tools of the MCP server. Whoever calls them is taken for a model: the setting `share` limits
// what they show, and rows made of private columns are not shown. All run under the checks, the
// policy and the limits of every other SQL.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "agent/session.h"

namespace ask {

// The tools that the setting `share` permits, as `tools/list` gives them. Errors: an invalid
// setting.
Result<nlohmann::ordered_json> mcp_tool_list(Session& session);

bool is_mcp_tool(std::string_view name);

struct McpResult {
  std::string text;                        // for a client that knows no structured output
  nlohmann::ordered_json structured = {};  // as the tool's output schema says
};

// REQUIRES: is_mcp_tool(name), `arguments` is an object. Errors: arguments that do not fit the
// tool's input schema; a tool that shows more than `share`; those of the question or the SQL.
Result<McpResult> call_mcp_tool(Session& session, std::string_view name,
                                const nlohmann::ordered_json& arguments);

}  // namespace ask
