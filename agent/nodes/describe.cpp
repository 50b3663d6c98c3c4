// Answers a question about the schema by code: as text, or by a statement for the rows of a table.
#include "agent/common/json_text.h"
#include "agent/nodes/nodes.h"
#include "agent/reason/schema/schema_answer.h"

namespace ask::nodes {
namespace {

Outcome by_statement(State& state, std::string sql) {
  state.typed_sql = true;
  state.plan = {"single", 1, {{"t1", state.question, std::move(sql), {}}}};
  state.tasks.clear();
  state.tasks.emplace_back().task = state.plan.tasks.front();
  return Outcome::kTyped;
}

}  // namespace

Outcome describe(State& state, StepReport& report) {
  reason::SchemaAnswer answer =
      reason::schema_answer(*state.about, *state.snapshot, state.services.engine);
  report.detail = json_text({{"about", name(state.about->topic)}});
  if (!answer.sql.empty()) return by_statement(state, std::move(answer.sql));
  if (stops_before_running(state.goal))
    return state.fail(Code::kNotAQuestion,
                      "there is no SQL for that, since it is about the schema; SELECT * FROM "
                      "ask_schema lists it");
  state.answer = std::move(answer.text);
  TaskState& task = state.tasks.emplace_back();
  task.task = {"t1", state.question, "", {}};
  Attempt& attempt = task.attempts.emplace_back();
  report.rows = static_cast<int64_t>(answer.rows.rows.size());
  attempt.result = std::move(answer.rows);
  attempt.draft.confidence = 1;
  attempt.draft.level = reason::Level::kSure;
  task.best = 0;
  task.over = true;
  return Outcome::kOk;
}

}  // namespace ask::nodes
