#include "agent/nodes/tied_rows.h"

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"

namespace ask {

std::optional<ResultSet> tied_rows(State& state, const Attempt& attempt,
                                   const db::RunLimits& limits) {
  if (attempt.draft.all_first.empty() || attempt.result->rows.size() != 1) return std::nullopt;
  const auto rules = check_rules(state.settings);
  if (!rules) return std::nullopt;
  const auto check =
      state.services.checker.check(attempt.draft.all_first, state.snapshot->catalog, *rules);
  if (!check || check->changes) return std::nullopt;
  auto rows = run_checked(state.services.db, attempt.draft.all_first, *check, limits);
  if (!rows || rows->rows.size() < 2 || rows->columns.size() != attempt.result->columns.size())
    return std::nullopt;
  return std::move(*rows);
}

}  // namespace ask
