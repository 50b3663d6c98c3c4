// Reads the schema that the current role may see, with statistics. Served from the cache if that is
// up to date.
#include <fmt/format.h>

#include "agent/check/from_settings.h"
#include "agent/common/text.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/recall.h"
#include "agent/policy/scope.h"
#include "agent/reason/named_schema.h"

namespace ask::nodes {
namespace {

constexpr size_t kMostNames = 500;  // bytes of a warning

// A question that names one of several databases is about that one. A conversation is about all.
Status take_named_schema(State& state) {
  const db::Catalog& catalog = state.snapshot->catalog;
  if (state.typed_sql || state.change || !state.session.empty() || !catalog.scope.empty() ||
      !reason::has_several_schemas(catalog))
    return Done{};
  engine::EngineCache own;
  engine::EngineCache& cache = state.services.engine ? *state.services.engine : own;
  auto named =
      reason::named_schema(state.question, *state.snapshot, cache.get(*state.snapshot)->index);
  if (!named) return Done{};
  state.user_notes.push_back(fmt::format("read as about the database {}", named->schema));
  state.named_schemas = {std::move(named->schema)};
  state.resolved.question = std::move(named->question);
  const auto taken = state.refresh_schema();
  return taken ? Status(Done{}) : Status(taken.error());
}

}  // namespace

Outcome read_schema(State& state) {
  if (const auto taken = state.refresh_schema(); !taken) return state.fail(taken.error());
  if (const auto named = take_named_schema(state); !named) return state.fail(named.error());
  const auto mismatch = schema_mismatch(state.settings);
  if (!mismatch) return state.fail(mismatch.error());
  if (const auto& unfit = state.snapshot->catalog.note_problems;
      *mismatch == sql::SchemaMismatch::kFail && !unfit.empty() && !state.typed_sql)
    return state.fail(Code::kSchemaChanged,
                      "the note about " + text::shortened(unfit.front().object, kMostNames) +
                          " no longer fits: " + unfit.front().problem +
                          " (schema_mismatch=fail); ask_memory lists such notes");
  set_detail(state, [&] {
    Detail detail{{"tables", state.snapshot->catalog.tables.size()},
                  {"fingerprint", state.snapshot->catalog.fingerprint},
                  {"values", state.snapshot->values.values()},
                  {"measured", state.snapshot->measured},
                  {"left_out", state.snapshot->catalog.left_out},
                  {"too_heavy", state.snapshot->catalog.too_heavy}};
    for (const db::NoteProblem& problem : state.snapshot->catalog.note_problems)
      detail["unknown_notes"].push_back(problem.object);
    return detail;
  });
  if (const auto& heavy = state.snapshot->catalog.too_heavy; !heavy.empty())
    state.warnings.push_back("left out, since it expands views or columns too often: " +
                             text::shortened(text::joined(heavy, ", "), kMostNames));
  if (state.typed_sql) return Outcome::kTyped;
  if (const db::Catalog& catalog = state.snapshot->catalog;
      catalog.tables.empty() && !catalog.scope.empty())
    return state.fail(Code::kNoTables,
                      fmt::format("{} {} no tables (setting schema)", sql::scope_text(catalog),
                                  catalog.scope.size() == 1 ? "has" : "have"));
  if (state.snapshot->catalog.tables.empty())
    return state.fail(Code::kNoTables,
                      "the database has no tables; create some, attach a database, or try SELECT "
                      "ask_demo('music')");
  state.about = reason::schema_request(state.schema_questions, state.snapshot->catalog);
  if (state.about) return Outcome::kAbout;
  if (!state.session.empty() && !state.change) return Outcome::kTurns;
  return may_recall(state) && !state.reports() ? Outcome::kTaught : Outcome::kOk;
}

}  // namespace ask::nodes
