// The judging side: sends tasks with known answers to other agents, and grades the SQL that each
// returns on a private copy of the database.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "app/sql/database.h"

namespace ask::app {

struct JudgedAgent {
  std::string name, url;
};

struct AssessmentTask {
  std::string id, demo, question, gold_sql;
};

struct Assessment {
  std::vector<JudgedAgent> agents;
  std::vector<AssessmentTask> tasks;
};

// Reads {"agents": [{"name", "url"}], "tasks": "shop" | [{"demo", "question", "gold_sql", "id"}],
// "limit"}. `db` lists the tasks of the library. Errors: what does not fit.
Result<Assessment> read_assessment(Database& db, const std::string& body);

// Writes the events `task`, one for each agent and task, and `leaderboard`. An agent gets a point
// for each task whose gold rows its SQL returns; whatever else it does costs it that point only.
// Stops early when `write` gives false, and within moments when `stopped` gives true.
void assess(const Assessment& assessment, const std::function<bool(const std::string&)>& write,
            const std::function<bool()>& stopped);

}  // namespace ask::app
