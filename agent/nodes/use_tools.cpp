// Runs the tool calls of the writer, or of the outline of a report, in order. A failed
// call is reported to the writer; calls beyond max_tool_calls are not run.
#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/tools/tools.h"

namespace ask::nodes {
namespace {

constexpr size_t kLongestTraced = 500;  // bytes of an argument or a result in the trace

// Errors that end the question instead of only this call.
bool ends_the_question(Code code) {
  return code == Code::kCancelled || code == Code::kOutOfMemory || code == Code::kInternal;
}

// The result of an identical call earlier in this task or outline, or null.
const reason::ToolResult* asked_before(const std::vector<reason::ToolTurn>& turns,
                                       const reason::ToolUse& use) {
  for (const reason::ToolTurn& turn : turns)
    for (size_t i = 0; i < turn.results.size(); ++i)
      if (turn.uses[i].name == use.name && turn.uses[i].arguments == use.arguments)
        return &turn.results[i];
  return nullptr;
}

// Keeps the rows of a query as a table that later SQL can read; returns the note with its name.
std::string kept_as(State& state, ToolAnswer& answer) {
  KeptResults* kept_results = state.services.kept_results;
  if (!kept_results || answer.sql.empty() || answer.result->rows.empty()) return "";
  KeptResult kept =
      kept_of(state.snapshot->catalog, "looked up for: " + state.task().task.description,
              answer.sql, answer.expanded_sql, std::move(*answer.result));
  state.kept.push_back(kept_results->keep(std::move(kept), std::move(answer.lineage), state.kept));
  return fmt::format("\n(kept as the table {})", state.kept.back());
}

Result<reason::ToolResult> run_one(State& state, const ToolBox& box, const reason::ToolUse& use) {
  if (state.deadline.passed(state.services.now()))
    return reason::ToolResult{"not run: the time for the question is over", true};
  auto answer = run_tool(box, use.name, use.arguments);
  // A query may read private columns, but a model must not see the rows, nor what it does.
  if (answer && answer->result && answer->result->withheld)
    return reason::ToolResult{"it may run; its rows are made of private columns and are not shown",
                              false, answer->sql};
  if (answer) {
    std::string text = as_text(*answer);
    text += kept_as(state, *answer);
    return reason::ToolResult{std::move(text), false, answer->sql};
  }
  if (ends_the_question(answer.error().code)) return answer.error();
  return reason::ToolResult{answer.error().message, true};
}

Detail traced(const reason::ToolUse& use, const reason::ToolResult& result) {
  return {{"tool", text::shortened(text::repaired_utf8(use.name), kLongestTraced)},
          {"arguments", text::shortened(text::repaired_utf8(use.arguments), kLongestTraced)},
          {"ok", !result.failed},
          {"result", text::shortened(text::repaired_utf8(result.text), kLongestTraced)}};
}

}  // namespace

Outcome use_tools(State& state, StepReport& report) {
  const auto most = state.settings.integer(Setting::kMaxToolCalls);
  const auto share = reason::share_in_force(state.settings);
  if (!most) return state.fail(most.error());
  if (!share) return state.fail(share.error());
  const Services& parts = state.services;
  const bool planning = state.tasks.empty();  // an outline is made from the schema only
  const ToolBox box{parts.db,        parts.checker, state.settings,
                    *state.snapshot, parts.engine,  parts.kept_results,
                    *share,          !planning,     true};
  std::vector<reason::ToolTurn>& turns = planning ? state.plan_turns : state.task().turns;
  reason::ToolTurn& turn = turns.back();
  std::vector<reason::ToolResult> results;
  Detail calls = Detail::array();
  for (const reason::ToolUse& use : turn.uses) {
    Result<reason::ToolResult> result = reason::ToolResult{
        fmt::format("not run: the limit of {} tool calls (max_tool_calls) is reached", *most),
        true};
    if (state.tool_calls < *most) {
      ++state.tool_calls;
      const reason::ToolResult* same = asked_before(turns, use);
      result = same ? Result<reason::ToolResult>(*same) : run_one(state, box, use);
    }
    if (!result) return state.fail(result.error());
    if (state.traced) calls.push_back(traced(use, *result));
    results.push_back(std::move(*result));
  }
  turn.results = std::move(results);
  set_detail(report, [&] { return Detail{{"calls", calls}}; });
  return planning ? Outcome::kPlanning : Outcome::kOk;
}

}  // namespace ask::nodes
