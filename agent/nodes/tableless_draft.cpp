#include "agent/nodes/tableless_draft.h"

#include "agent/check/lint.h"
#include "agent/reason/tableless.h"
#include "agent/sql/parse.h"

namespace ask {

std::optional<sql::Finding> without_table(const State& state, const reason::Draft& draft) {
  const Result<sql::Query>& query = draft.statement.query();
  auto nothing = query ? sql::reads_no_table(*query) : std::nullopt;
  if (!nothing) return nothing;
  const reason::Task& task = state.tasks[state.current].task;
  const auto calculated = [&](std::string_view question) {
    return reason::needs_no_table(question) &&
           reason::calculates_with_its_numbers(question, draft.statement.text());
  };
  const bool calculates =
      sql::calculates(*query) && (calculated(task.description) ||
                                  (state.tasks.size() == 1 && calculated(state.whole_question())));
  const bool enough = state.change || !task.depends_on.empty() || calculates;
  if (!enough) nothing->severity = Severity::kError;
  return nothing;
}

}  // namespace ask
