// Combines the results of the tasks of a plan in parts: one SELECT over kept results for each
// group, which is checked and run like any other statement. Written by code; no model sees the
// rows.
#include "agent/reason/combine.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/check/inline_results.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/sql/render.h"

namespace ask::nodes {
namespace {

using reason::CombineGroup;
using reason::Decomposition;

TaskState* task_with(State& state, const std::string& id) {
  const auto found = std::find_if(state.tasks.begin(), state.tasks.end(),
                                  [&](const TaskState& task) { return task.task.id == id; });
  return found == state.tasks.end() ? nullptr : &*found;
}

std::string label_of(const Decomposition& parts, const std::string& id) {
  for (const reason::SubQuery& query : parts.sub_queries)
    if (query.id == id) return query.label.empty() ? query.intent : query.label;
  return id;
}

// The columns whose values are numbers; a column without any value is not.
std::vector<bool> numbers_in(const ResultSet& rows) {
  std::vector<bool> out(rows.columns.size(), false);
  std::vector<bool> other(rows.columns.size(), false);
  for (const auto& row : rows.rows)
    for (size_t c = 0; c < row.size() && c < out.size(); ++c) {
      const bool number = is_number(row[c]);
      out[c] = out[c] || number;
      other[c] = other[c] || (!number && !std::holds_alternative<std::monostate>(row[c]));
    }
  for (size_t c = 0; c < out.size(); ++c) out[c] = out[c] && !other[c];
  return out;
}

// The results that the group combines. An answer in words goes on without parts of a union that are
// missing; rows and SQL must be of all.
Result<std::vector<reason::CombinedPart>> parts_of(State& state, const CombineGroup& group) {
  std::vector<reason::CombinedPart> out;
  for (const reason::CombineInput& input : group.inputs) {
    const std::string label = label_of(*state.plan.parts, input.sub_query);
    const TaskState* task = task_with(state, input.sub_query);
    if (!task || !task->answered() || task->kept_id.empty()) {
      if (group.op == reason::CombineOp::kUnion && state.goal == Goal::kAnswer) continue;
      return Error{Code::kNoRows, fmt::format("there is no result for {}",
                                              text::quoted(text::shortened(label, 60)))};
    }
    // A table of the database would be read in its place.
    if (state.snapshot->catalog.before_scope().find("", task->kept_id))
      return Error{Code::kTableNotFound,
                   fmt::format("a table of the database is called {}, like a result of this "
                               "question",
                               task->kept_id)};
    const ResultSet& rows = *task->chosen()->result;
    out.push_back({task->kept_id, sql::distinct_columns(rows.columns), numbers_in(rows),
                   rows.rows.size() == 1 && !rows.truncated(), label, &rows});
  }
  return out;
}

std::string description_of(const State& state, const CombineGroup& group) {
  const Decomposition& parts = *state.plan.parts;
  if (parts.groups.size() == 1) return state.whole_question();
  std::vector<std::string> labels;
  for (const reason::CombineInput& input : group.inputs)
    labels.push_back(label_of(parts, input.sub_query));
  return fmt::format("{}: {}", name(group.op), text::joined(labels, ", "));
}

void add_task(State& state, const CombineGroup& group, Result<sql::Query> query) {
  TaskState task;
  task.task.id = group.id;
  task.task.description = description_of(state, group);
  task.task.by_code = true;
  Attempt attempt;
  if (query) {
    attempt.draft.statement = task.task.statement = sql::render(*query);
    attempt.draft.comparison = group.comparison;
    attempt.draft.confidence = 1;
    attempt.draft.level = reason::Level::kSure;
  } else {
    attempt.error = query.error();
    task.over = task.degraded = true;
    task.best = 0;
  }
  task.attempts.push_back(std::move(attempt));
  state.tasks.push_back(std::move(task));
  state.current = state.tasks.size() - 1;
}

// What became of the combination that has just run.
void close_combination(State& state) {
  const TaskState& task = state.task();
  if (!task.answered()) {
    const auto& error = task.attempts.back().error;
    state.remarks.add(Audience::kUser, fmt::format("the results could not be combined: {}",
                                                   error ? error->message : "there are no rows"));
    return;
  }
  for (const CombineGroup& group : state.plan.parts->groups) {
    if (group.id != task.task.id) continue;
    for (const reason::CombineInput& input : group.inputs)
      if (TaskState* part = task_with(state, input.sub_query)) part->combined = part->answered();
  }
}

Detail described(const CombineGroup& group, const TaskState& task) {
  Detail detail = {{"group", group.id}, {"op", name(group.op)}};
  if (const auto& error = task.attempts.back().error)
    detail.update(Detail{{"code", name(error->code)}, {"error", error->message}});
  return detail;
}

}  // namespace

Outcome combine(State& state, StepReport& report) {
  if (state.combines()) close_combination(state);
  const Decomposition& parts = *state.plan.parts;
  while (state.groups_combined < parts.groups.size()) {
    const CombineGroup& group = parts.groups[state.groups_combined++];
    if (is_plain(group, parts.post)) continue;
    auto inputs = parts_of(state, group);
    // A single part of a union is answered by itself, and so are the notes on the others.
    if (inputs && inputs->size() < 2 && group.op == reason::CombineOp::kUnion) continue;
    add_task(
        state, group,
        inputs ? reason::combined(group, parts.post, *inputs) : Result<sql::Query>(inputs.error()));
    report.sql = state.task().task.statement.text();
    set_detail(report, [&] { return described(group, state.task()); });
    if (!state.task().over) return Outcome::kTyped;
    close_combination(state);
  }
  return Outcome::kOk;
}

}  // namespace ask::nodes
