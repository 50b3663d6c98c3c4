// The judging side: sends tasks with known answers to other agents, and grades the SQL that each
// returns on a private copy of the database, a demo or the one that is served.
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
  std::string id;
  std::string demo;  // "" for the database that is served
  std::string question, gold_sql;
};

struct Assessment {
  std::vector<JudgedAgent> agents;
  std::vector<AssessmentTask> tasks;
};

// Reads tasks as `sqlite-ask eval` does: a JSON object a line with question and gold_sql, perhaps
// id and demo. Errors: what does not fit, with the number of its line.
Result<std::vector<AssessmentTask>> read_task_file(const std::string& file);

// Reads {"agents": [{"name", "url"}], "tasks": "shop" | [{"question", "gold_sql", "demo", "id"}],
// "limit"}; without "tasks" they are `given`. `db` lists the tasks of the library. Errors: what
// does not fit.
Result<Assessment> read_assessment(Database& db, const std::string& body,
                                   const std::vector<AssessmentTask>& given);

// What an assessment needs of the server.
struct AssessmentHost {
  std::function<Result<Database>()> copy;              // a private one of the database served
  std::function<bool(const std::string& text)> write;  // an event; false: nobody listens
  std::function<bool()> stopped;
};

// Writes the events `task`, one for each agent and task, and `leaderboard`. An agent gets a point
// for each task whose gold rows its SQL returns; whatever else it does costs it that point only. A
// task whose gold SQL gives no rows to compare is reported as `unfit_task` and counts for nobody.
// Stops promptly when `stopped` gives true.
void assess(const Assessment& assessment, const AssessmentHost& host);

}  // namespace ask::app
