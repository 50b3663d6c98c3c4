// Which tables, columns, keys and values are there? From the cache while it is exactly right.
#include "agent/bounds.h"
#include "agent/common/json_text.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {

Outcome read_schema(State& state) {
  const auto budget = measure_budget(state.settings);
  if (!budget) return state.fail(budget.error());
  const auto ttl = state.settings.integer(Setting::kSchemaCacheTtlS);
  if (!ttl) return state.fail(ttl.error());

  // ask_sql promises that user tables are not read by it; typed SQL needs no values.
  const bool measure = state.goal != Goal::kSql && !state.typed_sql && budget->rows_per_table > 0;
  auto snapshot =
      state.services.schema.get(state.services.db, measure, *budget, *ttl, state.services.now());
  if (!snapshot) return state.fail(snapshot.error());
  state.snapshot = std::move(*snapshot);
  state.report.detail = json_text({{"tables", state.snapshot->catalog.tables.size()},
                                   {"fingerprint", state.snapshot->catalog.fingerprint},
                                   {"values", state.snapshot->values.values()},
                                   {"measured", state.snapshot->measured},
                                   {"left_out", state.snapshot->catalog.left_out}});
  if (state.typed_sql) return Outcome::kTyped;
  if (state.snapshot->catalog.tables.empty())
    return state.fail(Code::kNoTables,
                      "the database has no tables; create some, attach a database, or try SELECT "
                      "ask_demo('music')");
  return Outcome::kOk;
}

}  // namespace ask::nodes
