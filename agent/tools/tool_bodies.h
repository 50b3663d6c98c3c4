// Implementations of the tools. Internal to agent/tools; arguments have already been validated
// against the tool's JSON Schema.
#pragma once
#include <nlohmann/json_fwd.hpp>

#include "agent/tools/tools.h"

namespace ask::tools {

using Body = Result<ToolAnswer> (*)(const ToolBox&, const nlohmann::json& arguments);

Result<ToolAnswer> list_tables(const ToolBox&, const nlohmann::json&);
Result<ToolAnswer> describe_table(const ToolBox&, const nlohmann::json&);
Result<ToolAnswer> foreign_keys(const ToolBox&, const nlohmann::json&);
Result<ToolAnswer> search_schema(const ToolBox&, const nlohmann::json&);
Result<ToolAnswer> sample_rows(const ToolBox&, const nlohmann::json&);
Result<ToolAnswer> list_results(const ToolBox&, const nlohmann::json&);
Result<ToolAnswer> run_query(const ToolBox&, const nlohmann::json&);

}  // namespace ask::tools
