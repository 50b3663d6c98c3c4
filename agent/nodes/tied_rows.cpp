#include "agent/nodes/tied_rows.h"

#include <algorithm>

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"
#include "agent/common/value_number.h"

namespace ask {
namespace {

struct FurtherRows {
  sql::Check check;
  ResultSet result;
};

std::optional<FurtherRows> further_rows(State& state, const std::string& sql,
                                        const db::RunLimits& limits) {
  const auto rules = check_rules(state.settings);
  if (!rules) return std::nullopt;
  auto check = state.services.checker.check(sql, state.snapshot->catalog, *rules);
  if (!check || check->changes) return std::nullopt;
  auto rows = run_checked(state.services.db, sql, *check, limits);
  if (!rows) return std::nullopt;
  return FurtherRows{std::move(*check), std::move(*rows)};
}

// All rows tied with the only row of the result, if there are several.
std::optional<FurtherRows> tied_rows(State& state, const Attempt& attempt,
                                     const db::RunLimits& limits) {
  auto rows = further_rows(state, attempt.draft.all_first, limits);
  if (!rows || rows->result.rows.size() < 2 ||
      rows->result.columns.size() != attempt.result->columns.size())
    return std::nullopt;
  return rows;
}

// An answer in words tells how many share the place; whoever takes the rows gets all of them, and
// the statement that returns them.
void take_tied(const State& state, Attempt& attempt, FurtherRows tied) {
  if (state.goal != Goal::kRows || state.tasks.size() > 1) {
    attempt.tied = std::move(tied.result);
    return;
  }
  tied.result.withheld = attempt.result->withheld;
  attempt.draft.statement = attempt.draft.all_first;
  attempt.draft.all_first.clear();
  attempt.check = std::move(tied.check);
  attempt.result = std::move(tied.result);
}

// The only row of the result with its measure, among the first two.
std::optional<ResultSet> measured_row(const ResultSet& result, const ResultSet& first_two) {
  const std::vector<Value>& known = result.rows[0];
  for (const std::vector<Value>& row : first_two.rows) {
    if (row.size() != known.size() + 1 || !std::equal(known.begin(), known.end(), row.begin()))
      continue;
    ResultSet out = first_two;
    out.rows = {row};
    return out;
  }
  return std::nullopt;
}

// True if the first two rows have measures that surely differ. Texts may be equal to a collation.
bool surely_apart(const ResultSet& first_two) {
  if (first_two.truncated() || first_two.rows.empty()) return false;
  if (first_two.rows.size() == 1) return true;
  const Value &first = first_two.rows[0].back(), &second = first_two.rows[1].back();
  const auto *one = std::get_if<int64_t>(&first), *other = std::get_if<int64_t>(&second);
  if (one && other) return *one != *other;
  const auto number = as_number(first), next = as_number(second);
  return number && next && *number != *next;
}

}  // namespace

void look_at_first_place(State& state, Attempt& attempt, const db::RunLimits& limits) {
  if (attempt.result->rows.size() != 1) return;
  if (!attempt.draft.measured.empty() && state.goal == Goal::kAnswer)
    if (const auto first_two = further_rows(state, attempt.draft.measured, limits)) {
      attempt.measured = measured_row(*attempt.result, first_two->result);
      if (attempt.measured && surely_apart(first_two->result)) return;
    }
  if (attempt.draft.all_first.empty()) return;
  if (auto tied = tied_rows(state, attempt, limits)) take_tied(state, attempt, std::move(*tied));
}

}  // namespace ask
