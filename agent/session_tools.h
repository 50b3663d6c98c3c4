// Calls of the agent's tools by hand and by a model that uses the session: ask_tool, MCP.
#pragma once
#include <string>
#include <string_view>

#include "agent/reason/model/options.h"
#include "agent/session.h"

namespace ask {

// The answer as JSON; the rows of a query are kept. Errors: those of run_tool.
Result<std::string> call_tool(Session& session, std::string_view name, std::string_view arguments);
// The same for a caller that is a model: shows at most what `share` permits, and no rows made of
// private columns.
Result<std::string> call_tool_for_model(Session& session, std::string_view name,
                                        std::string_view arguments, reason::Share share);

}  // namespace ask
