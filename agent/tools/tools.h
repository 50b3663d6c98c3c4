// The agent's tools, by hand (ask_tool) or called by a model. Arguments are JSON; every tool goes
// through the same checker and limits as any other SQL, and shows no more than it may.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/checker.h"
#include "agent/check/kept_results.h"
#include "agent/common/result.h"
#include "agent/common/value.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/reason/model/options.h"
#include "agent/reason/reasoner.h"
#include "agent/settings/settings.h"

struct sqlite3;

namespace ask {

// What a tool works with; good for one call.
struct ToolBox {
  sqlite3* db;
  sql::Checker& checker;
  const Settings& settings;
  const db::Snapshot& snapshot;
  engine::EngineCache* engine = nullptr;          // of the connection; may be null
  const KeptResults* kept_results = nullptr;      // of the connection; may be null
  reason::Share share = reason::Share::kResults;  // the most that an answer may show
};

struct ToolAnswer {
  std::string json;                 // for a program; "" with a result
  std::vector<std::string> lines;   // for a model: the same, shorter
  std::optional<ResultSet> result;  // rows, where that is what the tool gives
  std::string sql = {};             // the query that was asked for; "" when none was
  std::string whole_sql = {};       // the same with the kept results that it reads
  Lineage lineage = {};             // of `result`
};

// Those whose answers show no more than `share`; without `may_read` those that read user tables are
// left out too.
std::vector<reason::ToolSpec> tools_on_offer(reason::Share share, bool may_read);
// The tool's answer is better with a snapshot that is measured. False for what is no tool.
bool uses_statistics(std::string_view tool);

// `name` may also be what other agents call the tool: show_table, execute_sql ...
// Errors: unknown tool (the known ones are named), arguments that are no JSON object, lack
// something, have something of the wrong type or something unknown, a tool that shows more than
// `box.share`, whatever the tool itself finds.
Result<ToolAnswer> run_tool(const ToolBox& box, std::string_view name, std::string_view arguments);

std::string as_json(const ToolAnswer& answer);
// At most about 8000 bytes; what is left out is counted.
std::string as_text(const ToolAnswer& answer);

}  // namespace ask
