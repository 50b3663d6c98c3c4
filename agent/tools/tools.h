// The agent's tools, called by a user (ask_tool) or by a model. Arguments are JSON. SQL of a tool
// passes the same checker and limits as all other SQL, and answers respect `share`.
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

// What a tool works on; used for a single call.
struct ToolBox {
  sqlite3* db;
  sql::Checker& checker;
  const Settings& settings;
  const db::Snapshot& snapshot;
  engine::EngineCache* engine = nullptr;          // shared by the connection's calls; may be null
  const KeptResults* kept_results = nullptr;      // of the connection; may be null
  reason::Share share = reason::Share::kResults;  // upper limit of what an answer may show
  bool may_read = true;                           // false: no tool that reads user tables runs
  bool for_model = false;                         // a model gets the answer
};

struct ToolAnswer {
  std::string json;                 // for programs; "" if there is a `result`
  std::vector<std::string> lines;   // the same for a model, shorter
  std::optional<ResultSet> result;  // rows, if the tool returns rows. Withheld and empty of a query
                                    // for a model that reads private columns: it is not run
  std::string sql = {};             // the query that the caller asked for; else ""
  std::string expanded_sql = {};    // `sql` with kept results inlined
  Lineage lineage = {};             // source queries of `result`
};

// The tools whose answers `share` permits; without `may_read`, excludes tools that read user
// tables.
std::vector<reason::OfferedTool> tools_on_offer(reason::Share share, bool may_read);
// True if the tool's answer improves with a measured snapshot (statistics). False for unknown
// tools.
bool uses_statistics(std::string_view tool);

// `name` may be an alias that other agents use: show_table, execute_sql ... Errors: an unknown tool
// (lists the known ones), arguments that do not match the tool's JSON Schema, a tool that shows
// more than `box.share`, and those of the tool itself.
Result<ToolAnswer> run_tool(const ToolBox& box, std::string_view name, std::string_view arguments);

// `kept_id`: under which its rows are kept, or "". Kept rows are shown with their shape.
std::string as_json(const ToolAnswer& answer, std::string_view kept_id = "");
// At most about 8000 bytes; omitted parts are counted.
std::string as_text(const ToolAnswer& answer);

}  // namespace ask
