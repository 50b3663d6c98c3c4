#include "agent/reason/query_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/json_compare.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"

namespace ask::reason {
namespace {

using nlohmann::json;
constexpr size_t kMostTasks = 32;

// Requires exactly these keys.
Status exact_keys(const json& object, std::string_view what,
                  std::initializer_list<std::string_view> keys) {
  if (!object.is_object()) return invalid_plan(fmt::format("has a {} that is not an object", what));
  for (const std::string_view key : keys)
    if (!object.contains(key))
      return invalid_plan(fmt::format("lacks \"{}\" in its {}", key, what));
  for (const auto& [key, value] : object.items())
    if (!contains(keys, key))
      return invalid_plan(
          fmt::format("has an unknown key \"{}\" in its {}", text::shortened(key, 40), what));
  return Done{};
}

Result<Task> task_from(const json& j) {
  if (auto good = exact_keys(j, "task", {"id", "description", "sql", "depends_on"}); !good)
    return good.error();
  Task task;
  std::string sql;
  for (const auto& [key, field] :
       {std::pair{"id", &task.id}, {"description", &task.description}, {"sql", &sql}}) {
    if (!j[key].is_string())
      return invalid_plan(fmt::format("has a task whose \"{}\" is not a text", key));
    *field = j[key].get<std::string>();
  }
  task.statement = std::move(sql);
  if (!j["depends_on"].is_array())
    return invalid_plan("has a task whose \"depends_on\" is not a list");
  for (const json& id : j["depends_on"]) {
    if (!id.is_string()) return invalid_plan("has a dependency that is not a text");
    task.depends_on.push_back(id.get<std::string>());
  }
  return task;
}

// Topological sort that keeps the given order among ready tasks.
Result<std::vector<Task>> in_order(std::vector<Task> tasks) {
  std::set<std::string> known, placed;
  for (const Task& task : tasks)
    if (!known.insert(task.id).second)
      return invalid_plan(fmt::format("names task \"{}\" twice", text::shortened(task.id, 40)));
  for (const Task& task : tasks)
    for (const std::string& id : task.depends_on)
      if (!known.contains(id))
        return invalid_plan(
            fmt::format("depends on a task \"{}\" that it lacks", text::shortened(id, 40)));
  std::vector<Task> out;
  while (out.size() < tasks.size()) {
    const size_t before = out.size();
    for (const Task& task : tasks) {
      const bool ready = std::all_of(task.depends_on.begin(), task.depends_on.end(),
                                     [&](const std::string& id) { return placed.contains(id); });
      if (!ready || placed.contains(task.id)) continue;
      placed.insert(task.id);
      out.push_back(task);
    }
    if (out.size() == before) return invalid_plan("has tasks that wait for each other");
  }
  return out;
}

}  // namespace

Error invalid_plan(std::string why) {
  return {Code::kInvalidPlanStructure, "the plan " + std::move(why)};
}

std::string to_json(const QueryPlan& plan) {
  json tasks = json::array();
  for (const Task& task : plan.tasks)
    tasks.push_back({{"id", task.id},
                     {"description", task.description},
                     {"sql", task.statement.text()},
                     {"depends_on", task.depends_on}});
  const json out = {
      {"plan_type", plan.plan_type}, {"confidence", plan.confidence}, {"tasks", std::move(tasks)}};
  return sorted_json_text(out);
}

Result<QueryPlan> plan_from_json(std::string_view text) {
  const json j = parsed_sorted_json(text);
  if (j.is_discarded()) return invalid_plan("is no JSON");
  if (auto good = exact_keys(j, "top level", {"plan_type", "confidence", "tasks"}); !good)
    return good.error();
  QueryPlan plan;
  if (!is_text(j["plan_type"], "single") && !is_text(j["plan_type"], "multi-sequential"))
    return invalid_plan("must have the plan_type \"single\" or \"multi-sequential\"");
  plan.plan_type = j["plan_type"].get<std::string>();
  plan.confidence = j["confidence"].is_number() ? j["confidence"].get<double>() : -1;
  if (!(plan.confidence >= 0 && plan.confidence <= 1))
    return invalid_plan("has a confidence that is not a number from 0 to 1");
  if (!j["tasks"].is_array() || j["tasks"].empty()) return invalid_plan("has no tasks");
  if (j["tasks"].size() > kMostTasks)
    return invalid_plan(fmt::format("has over {} tasks", kMostTasks));
  std::vector<Task> tasks;
  for (const json& item : j["tasks"]) {
    auto task = task_from(item);
    if (!task) return task.error();
    tasks.push_back(std::move(*task));
  }
  auto ordered = in_order(std::move(tasks));
  if (!ordered) return ordered.error();
  plan.tasks = std::move(*ordered);
  return plan;
}

}  // namespace ask::reason
