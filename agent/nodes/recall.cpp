// Looks for the question among those that were taught; their SQL answers it without a model, after
// the same checks as any other.
#include "agent/nodes/recall.h"

#include <fmt/format.h>

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"
#include "agent/common/text.h"
#include "agent/examples/example_problems.h"
#include "agent/examples/sql_literals.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"

namespace ask {
namespace {

constexpr size_t kLongestParameter = 80;  // bytes, in an answer

// Without kept results, which are of this connection only.
Result<Checked> checked_alone(const State& state, const std::string& sql) {
  const auto rules = check_rules(state.settings);
  if (!rules) return rules.error();
  return checked(sql, state.snapshot->catalog, state.services.checker, nullptr, *rules);
}

// Reads one row of a column whose values were not all sampled; nothing where no user table may be
// read.
std::optional<std::string> stored_text(const State& state, size_t table, size_t column,
                                       const std::string& text) {
  if (stops_before_running(state.goal)) return std::nullopt;
  const db::Table& of = state.snapshot->catalog.tables[table];
  const std::string name = text::quoted(of.columns[column].name);
  const auto limits = run_limits(state.settings);
  if (!limits) return std::nullopt;
  const auto made = checked_alone(
      state, fmt::format("SELECT {0} FROM {1}.{2} WHERE {0} = {3} COLLATE NOCASE LIMIT 1", name,
                         text::quoted(of.schema), text::quoted(of.name), examples::literal(text)));
  if (!made || !made->check.runnable) return std::nullopt;
  const auto rows = run_checked(state.services.db, made->statement.text(), made->check, *limits);
  if (!rows || rows->rows.empty()) return std::nullopt;
  const auto* stored = std::get_if<std::string>(&rows->rows[0][0]);
  return stored ? std::optional(*stored) : std::nullopt;
}

void answer_as_taught(State& state, StepReport& report, examples::Match match) {
  state.plan = {"single", match.confidence(), {{"t1", state.whole_question(), match.sql, {}}}};
  state.tasks.clear();
  state.tasks.emplace_back().task = state.plan.tasks.front();
  report.score = match.confidence();
  report.sql = match.sql;
  state.taught = std::move(match);
}

Detail recalled(const State& state, const examples::Matches& found) {
  Detail out = {{"taught", nullptr}};
  if (const auto& match = state.taught) {
    out["taught"] = match->example->question;
    out["match"] = name(match->kind);
    out["parameters"] = Detail::object();
    for (const examples::Parameter& parameter : match->parameters)
      out["parameters"][parameter.name] = parameter.value;
    out["verified"] = true;
  }
  // Under a policy the problem may name what is hidden.
  if (!found.unusable.empty() && !state.snapshot->catalog.restricted)
    for (const examples::UnusableMatch& other : found.unusable)
      out["unusable"].push_back({{"taught", other.example->question}, {"problem", other.problem}});
  if (!state.rejected.empty()) out["rejected"] = state.rejected.size();
  return out;
}

// True if the role in force may know of the example: under a policy its SQL may name what is
// hidden.
bool may_know(const State& state, const db::Example& example) {
  if (!state.snapshot->catalog.restricted) return true;
  const auto made = checked_alone(state, example.sql);
  return made && made->check.runnable;
}

// What was learned about this question for another schema, where that ends it.
std::optional<Error> outdated(const State& state, const examples::Matches& found,
                              sql::SchemaMismatch mismatch) {
  if (found.match || mismatch != sql::SchemaMismatch::kFail) return std::nullopt;
  for (const auto* list : {&found.unusable, &found.lost_verdicts})
    for (const examples::UnusableMatch& other : *list) {
      const db::Example& example = *other.example;
      if (other.problem == examples::kMayBeLength) continue;
      if (example.fingerprint == state.snapshot->catalog.unfiltered().fingerprint ||
          !may_know(state, example))
        continue;
      return Error{Code::kSchemaChanged,
                   fmt::format("\"{}\" was taught for another schema (schema_mismatch=fail); "
                               "teach it again, or take it away with ask_teach(question, NULL)",
                               text::shortened(example.question, kLongestParameter))};
    }
  return std::nullopt;
}

// A number of the question is none that the taught SQL can take; another reading would drop it.
std::optional<Error> not_whole(const State& state, const examples::Matches& found) {
  if (found.match || state.snapshot->catalog.restricted) return std::nullopt;
  for (const examples::UnusableMatch& other : found.unusable)
    if (other.problem == examples::kNotWhole)
      return Error{
          Code::kCannotAnswer,
          fmt::format("cannot answer: \"{}\" was taught, and {}",
                      text::shortened(other.example->question, kLongestParameter), other.problem)};
  return std::nullopt;
}

// An answer was marked wrong, and its SQL can no longer be compared with what would be given.
std::optional<Error> undecided(const State& state, const examples::Matches& found,
                               sql::SchemaMismatch mismatch) {
  if (found.match || found.lost_verdicts.empty() || mismatch == sql::SchemaMismatch::kIgnore ||
      state.snapshot->catalog.restricted)
    return std::nullopt;
  return Error{Code::kCannotAnswer,
               "cannot answer: an answer to this question was marked wrong for an earlier schema, "
               "and I cannot tell whether I would give it again; teach what is right with "
               "ask_teach, or ask again with '{\"reading\":1}'"};
}

// Says that what was taught was not used, where the asker can do something about it.
void tell_unused(State& state, const examples::Matches& found, sql::SchemaMismatch mismatch) {
  if (found.match || state.snapshot->catalog.restricted) return;
  for (const examples::UnusableMatch& other : found.unusable) {
    if (other.problem == examples::kMayBeLength)
      state.set_aside =
          fmt::format("what was taught for \"{}\" was not used: {}",
                      text::shortened(other.example->question, kLongestParameter), other.problem);
    else if (mismatch == sql::SchemaMismatch::kWarn)
      state.set_aside =
          "what was taught for this question no longer fits the schema and was not used: " +
          other.problem;
    else
      continue;
    return state.remarks.add(Audience::kUser, state.set_aside);
  }
}

examples::Matches matches(const State& state, std::string_view question,
                          const examples::Library& library) {
  engine::EngineCache own;
  engine::EngineCache& engine = state.services.engine ? *state.services.engine : own;
  const examples::ConnectionQueries queries{
      [&](const db::Example& example, const std::string& sql) {
        return problem_of(state, example, sql);
      },
      [&](size_t table, size_t column, const std::string& text) {
        return stored_text(state, table, column, text);
      }};
  return examples::find(question, library, *state.snapshot, engine, queries);
}

}  // namespace

bool may_recall(const State& state) {
  const auto wanted = state.settings.text(Setting::kExamples);
  return state.services.library && state.snapshot->catalog.unfiltered().keeps_examples &&
         !state.change && wanted && *wanted == "on" &&
         state.settings.origin(Setting::kReading) == SettingOrigin::kDefault;
}

std::string problem_of(const State& state, const db::Example& example, const std::string& sql) {
  const auto mismatch = schema_mismatch(state.settings);
  if (!mismatch) return mismatch.error().message;
  if (*mismatch == sql::SchemaMismatch::kFail &&
      example.fingerprint != state.snapshot->catalog.unfiltered().fingerprint)
    return "it was taught for another schema (schema_mismatch=fail)";
  const auto made = checked_alone(state, sql);
  if (!made) return made.error().message;
  if (!made->check.runnable) return made->check.error().message;
  return made->check.changes ? "it changes data" : "";
}

bool is_taught_as_typed(State& state) {
  const auto library = state.services.library->get(state.services.db, state.services.schema);
  if (!library || !*library) return false;
  const examples::Matches found = matches(state, state.question, **library);
  return found.match && found.match->kind != examples::ExampleMatch::kValues;
}

bool may_show(const State& state, const std::string& sql) {
  const auto made = checked_alone(state, sql);
  return made && made->check.runnable && !made->check.changes && !made->check.reads_private;
}

std::string verified(const examples::Match& match) {
  std::string out;
  for (const examples::Parameter& parameter : match.parameters)
    out += fmt::format("{}{} = {}", out.empty() ? ": " : ", ", parameter.name,
                       text::shortened(parameter.value, kLongestParameter));
  return "(verified" + out + ")";
}

namespace nodes {

Outcome recall(State& state, StepReport& report) {
  auto library = state.services.library->get(state.services.db, state.services.schema);
  if (!library) {
    if (library.error().code == Code::kCancelled) return state.fail(library.error());
    state.remarks.add(Audience::kTrace,
                      "the taught questions could not be read: " + library.error().message);
    return Outcome::kOk;
  }
  if (!*library) return Outcome::kOk;
  state.library = std::move(*library);
  examples::Matches found = matches(state, state.whole_question(), *state.library);
  const auto mismatch = schema_mismatch(state.settings);
  if (!mismatch) return state.fail(mismatch.error());
  state.rejected = std::move(found.rejected);
  set_detail(report, [&] { return recalled(state, found); });
  if (auto error = outdated(state, found, *mismatch)) return state.fail(std::move(*error));
  if (auto error = undecided(state, found, *mismatch)) return state.fail(std::move(*error));
  if (auto error = not_whole(state, found)) return state.fail(std::move(*error));
  tell_unused(state, found, *mismatch);
  if (found.match) answer_as_taught(state, report, std::move(*found.match));
  set_detail(report, [&] { return recalled(state, found); });
  return state.taught ? Outcome::kTyped : Outcome::kOk;
}

}  // namespace nodes
}  // namespace ask
