// Reads the schema that the current role may see, with statistics. Served from the cache if that is
// up to date.
#include <fmt/format.h>

#include "agent/check/from_settings.h"
#include "agent/common/text.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/each_schema.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/recall.h"
#include "agent/policy/scope.h"
#include "agent/reason/schema/named_schema.h"
#include "agent/reason/schema/schema_answer.h"
#include "agent/reason/schema/schema_request.h"

namespace ask::nodes {
namespace {

constexpr size_t kMostNames = 500;  // bytes of a warning

Status several_named(const std::vector<std::string>& schemas) {
  constexpr size_t kMostSchemasNamed = 4;
  std::vector<std::string> names;
  for (const std::string& schema : schemas)
    if (names.size() < kMostSchemasNamed) names.push_back(reason::shown_name(schema));
  return Error{Code::kCannotAnswer,
               fmt::format("cannot answer: the question is about {} databases ({}{}), and I read "
                           "one at a time; ask about each alone, as in \"... in {}\"",
                           schemas.size(), text::joined(names, ", "),
                           schemas.size() > kMostSchemasNamed ? ", ..." : "", names.back())};
}

// A question that names several databases side by side is asked of each.
Status ask_each(State& state, const reason::NamedSchemas& named) {
  if (named.question.empty() || state.reports()) return several_named(named.schemas);
  auto each = of_each_schema(state, named.question, named.schemas);
  if (!each) return each.error();
  if (!*each) return several_named(named.schemas);
  state.remarks.add(Audience::kUser,
                    fmt::format("read as asked of each of the databases {}: {}",
                                text::joined(named.schemas, " and "), (*each)->reading));
  state.typed_sql = true;
  state.plan = {"single", 1, {{"t1", state.question, std::move((*each)->sql), {}}}};
  state.tasks.clear();
  state.tasks.emplace_back().task = state.plan.tasks.front();
  return Done{};
}

// A question that names one of several databases is about that one.
Status take_named_schema(State& state) {
  const db::Catalog& catalog = state.snapshot->catalog;
  if (state.typed_sql || state.change || !catalog.scope.empty() ||
      !reason::has_several_schemas(catalog))
    return Done{};
  engine::EngineCache own;
  engine::EngineCache& cache = state.services.engine ? *state.services.engine : own;
  const auto schema = cache.get(*state.snapshot);
  const bool builtin = state.services.reasoner.name() == "builtin";
  auto named =
      reason::named_schemas(state.question, *state.snapshot, schema->index, state.has_turns());
  if (!named) {
    const std::string unknown =
        builtin ? reason::unknown_in_schema(state.question, *state.snapshot, schema->index) : "";
    return unknown.empty() ? Status(Done{}) : Status(Error{Code::kCannotAnswer, unknown});
  }
  if (builtin && !named->absent.empty()) return Error{Code::kCannotAnswer, named->absent};
  if (named->schemas.size() > 1)
    return builtin ? ask_each(state, *named) : Status(Done{});  // a model plans for each
  state.names_schema_only = named->alone;
  state.resolved.question = std::move(named->question);
  if (auto asked = reason::schema_questions(state.resolved.question); !asked.empty())
    state.schema_questions = std::move(asked);  // "what tables are there in the archive?"
  const Status taken = state.ask_of(std::move(named->schemas));
  if (taken) state.note_schema();
  return taken;
}

// A note that cannot be read makes all values private. Under a policy the note may name what is
// hidden, and who asks could do nothing about it.
Status report_unread_note(State& state) {
  const std::string& unread = state.snapshot->catalog.unfiltered().unread_note;
  if (unread.empty() || state.typed_sql) return Done{};
  if (state.snapshot->catalog.access_scope.empty() && !state.snapshot->catalog.restricted)
    return Error{Code::kSchemaRetrievalFailed, unread};
  state.remarks.add(Audience::kUser,
                    "what is private cannot be told, so all stored values count as private");
  return Done{};
}

}  // namespace

Outcome read_schema(State& state, StepReport& report) {
  if (const auto taken = state.refresh_schema(); !taken) return state.fail(taken.error());
  if (const auto named = take_named_schema(state); !named) return state.fail(named.error());
  if (const auto told = report_unread_note(state); !told) return state.fail(told.error());
  const auto mismatch = schema_mismatch(state.settings);
  if (!mismatch) return state.fail(mismatch.error());
  if (const auto& unfit = state.snapshot->catalog.note_problems;
      *mismatch == sql::SchemaMismatch::kFail && !unfit.empty() && !state.typed_sql)
    return state.fail(Code::kSchemaChanged,
                      "the note about " + text::shortened(unfit.front().object, kMostNames) +
                          " no longer fits: " + unfit.front().problem +
                          " (schema_mismatch=fail); ask_memory lists such notes");
  set_detail(report, [&] {
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
    state.remarks.add(Audience::kTrace, "left out, since it expands views or columns too often: " +
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
