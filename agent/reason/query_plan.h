// A plan: the tasks that answer a question, in topological order of their dependencies.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/sql/statement.h"

namespace ask::reason {

struct Decomposition;

struct Task {
  std::string id;            // "t1", "t2", ...
  std::string description;   // what this task finds out, phrased as a question
  sql::Statement statement;  // set if the SQL is known already; "" from a planner
  std::vector<std::string> depends_on;
  std::string schema = {};                 // the attached database that it is about, "" for any
  std::vector<std::string> expected = {};  // the columns that its result must have; none for any
  double confidence = 1;                   // in `statement`
  bool by_code = false;  // `statement` combines results of other tasks: it is not judged
};

struct QueryPlan {
  std::string plan_type = "single";  // "single" or "multi-sequential"
  double confidence = 0;             // 0-1
  std::vector<Task> tasks;
  // Set if the tasks are sub-queries whose results are combined (decomposition.h).
  std::shared_ptr<const Decomposition> parts = nullptr;
};

// How a question may be planned as sub-queries (setting `plan_form`).
struct PartsRequest {
  bool always = false;          // whatever the question is; else where that helps
  bool answered_apart = false;  // the parts may be answered one after the other
  double min_confidence = 0.5;
  // A part that the built-in engine does not understand is a sub-query all the same: a model writes
  // its SQL, or finds that there is no data for it.
  bool try_unmapped = false;
};

// "the plan " and what is wrong with it.
Error invalid_plan(std::string why);
// The JSON of ask_plan: an object with plan_type, confidence and tasks[id, description, sql,
// depends_on].
std::string to_json(const QueryPlan& plan);
// Parses exactly that form; the tasks are returned in topological order. Errors name the offence: a
// missing, unknown or mistyped key, a duplicate id, an unknown dependency, or a cycle.
Result<QueryPlan> plan_from_json(std::string_view json);

}  // namespace ask::reason
