// Looks for the question among those that were taught; their SQL answers it without a model, after
// the same checks as any other.
#include "agent/nodes/recall.h"

#include <fmt/format.h>

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"
#include "agent/common/text.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"

namespace ask {
namespace {

constexpr size_t kLongestParameter = 80;  // bytes, in an answer

void answer_as_taught(State& state, examples::Match match) {
  state.plan = {"single", match.confidence(), {{"t1", state.whole_question(), match.sql, {}}}};
  state.tasks.clear();
  state.tasks.emplace_back().task = state.plan.tasks.front();
  state.report.score = match.confidence();
  state.report.sql = match.sql;
  state.taught = std::move(match);
}

Detail described(const State& state, const examples::Matches& found) {
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
  if (!found.set_aside.empty() && !state.snapshot->catalog.restricted)
    for (const examples::SetAside& other : found.set_aside)
      out["set_aside"].push_back({{"taught", other.example->question}, {"problem", other.problem}});
  if (!state.rejected.empty()) out["rejected"] = state.rejected.size();
  return out;
}

}  // namespace

bool may_recall(const State& state) {
  const db::Catalog& seen = state.snapshot->catalog;
  const db::Catalog& whole = seen.whole ? *seen.whole : seen;
  const auto wanted = state.settings.text(Setting::kExamples);
  return state.services.library && whole.keeps_examples && !state.change && wanted &&
         *wanted == "on" && state.settings.origin(Setting::kReading) == Origin::kDefault;
}

std::string problem_of(const State& state, const std::string& sql) {
  const auto rules = check_rules(state.settings);
  if (!rules) return rules.error().message;
  const auto made = checked(sql, state.snapshot->catalog, state.services.checker,
                            state.services.kept_results, *rules);
  if (!made) return made.error().message;
  if (!made->check.runnable) return made->check.error().message;
  return made->check.changes ? "it changes data" : "";
}

bool may_show(const State& state, const std::string& sql) {
  const auto rules = check_rules(state.settings);
  if (!rules) return false;
  const auto made = checked(sql, state.snapshot->catalog, state.services.checker,
                            state.services.kept_results, *rules);
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

Outcome recall(State& state) {
  auto library = state.services.library->get(state.services.db, state.services.schema);
  if (!library) {
    if (library.error().code == Code::kCancelled) return state.fail(library.error());
    state.warnings.push_back("the taught questions could not be read: " + library.error().message);
    return Outcome::kOk;
  }
  if (!*library) return Outcome::kOk;
  state.library = std::move(*library);
  engine::EngineCache own;
  engine::EngineCache& engine = state.services.engine ? *state.services.engine : own;
  examples::Matches found =
      examples::find(state.whole_question(), *state.library, *state.snapshot, engine,
                     [&](const std::string& sql) { return problem_of(state, sql); });
  state.rejected = std::move(found.rejected);
  if (found.match) answer_as_taught(state, std::move(*found.match));
  set_detail(state, [&] { return described(state, found); });
  return state.taught ? Outcome::kTyped : Outcome::kOk;
}

}  // namespace nodes
}  // namespace ask
