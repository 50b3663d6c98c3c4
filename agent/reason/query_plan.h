// A plan: the tasks that answer a question, in topological order of their dependencies.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"

namespace ask::reason {

struct Task {
  std::string id;           // "t1", "t2", ...
  std::string description;  // what this task finds out, phrased as a question
  std::string sql;          // set if the SQL is known already; "" from a planner
  std::vector<std::string> depends_on;
};

struct QueryPlan {
  std::string plan_type = "single";  // "single" or "multi-sequential"
  double confidence = 0;             // 0-1
  std::vector<Task> tasks;
};

// The JSON of ask_plan: an object with plan_type, confidence and tasks[id, description, sql,
// depends_on].
std::string to_json(const QueryPlan& plan);
// Parses exactly that form; the tasks are returned in topological order. Errors name the offence: a
// missing, unknown or mistyped key, a duplicate id, an unknown dependency, or a cycle.
Result<QueryPlan> plan_from_json(std::string_view json);

}  // namespace ask::reason
