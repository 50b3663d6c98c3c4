#include "agent/nodes/tied_rows.h"

#include <algorithm>

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"

namespace ask {
namespace {

std::optional<ResultSet> further_rows(State& state, const std::string& sql,
                                      const db::RunLimits& limits) {
  const auto rules = check_rules(state.settings);
  if (!rules) return std::nullopt;
  const auto check = state.services.checker.check(sql, state.snapshot->catalog, *rules);
  if (!check || check->changes) return std::nullopt;
  auto rows = run_checked(state.services.db, sql, *check, limits);
  if (!rows) return std::nullopt;
  return std::move(*rows);
}

}  // namespace

std::optional<ResultSet> tied_rows(State& state, const Attempt& attempt,
                                   const db::RunLimits& limits) {
  if (attempt.draft.all_first.empty() || attempt.result->rows.size() != 1) return std::nullopt;
  auto rows = further_rows(state, attempt.draft.all_first, limits);
  if (!rows || rows->rows.size() < 2 || rows->columns.size() != attempt.result->columns.size())
    return std::nullopt;
  return rows;
}

std::optional<ResultSet> measured_row(State& state, const Attempt& attempt,
                                      const db::RunLimits& limits) {
  if (attempt.draft.measured.empty() || attempt.result->rows.size() != 1 ||
      state.goal != Goal::kAnswer)
    return std::nullopt;
  auto rows = further_rows(state, attempt.draft.measured, limits);
  const std::vector<Value>& known = attempt.result->rows[0];
  if (!rows || rows->rows.size() != 1 || rows->rows[0].size() != known.size() + 1 ||
      !std::equal(known.begin(), known.end(), rows->rows[0].begin()))
    return std::nullopt;
  return rows;
}

}  // namespace ask
