// A plan: the list of tasks that answer a question, in an order that their dependencies allow.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"

namespace ask::reason {

struct Task {
  std::string id;           // "t1", "t2", ...
  std::string description;  // what this task finds out, as a question of its own
  std::string sql;          // "" from a planner; set where it is known already
  std::vector<std::string> depends_on;
};

struct QueryPlan {
  std::string plan_type = "single";  // "single" or "multi-sequential"
  double confidence = 0;             // 0-1
  std::vector<Task> tasks;
};

// The strict JSON of FEATURES section Y: exactly plan_type, confidence and tasks[id, description,
// sql, depends_on].
std::string to_json(const QueryPlan& plan);
// Errors name the key that is missing, unknown or of the wrong type, a repeated id, an unknown
// dependency or a cycle. The tasks come back in an order that respects depends_on.
Result<QueryPlan> plan_from_json(std::string_view json);

}  // namespace ask::reason
