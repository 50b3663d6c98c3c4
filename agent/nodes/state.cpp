#include "agent/nodes/state.h"

#include <algorithm>
#include <ctime>

#include "agent/check/visible_schema.h"
#include "agent/common/text.h"
#include "agent/policy/scope.h"
#include "agent/score/band.h"

namespace ask {
namespace {

// Maps `links` to the table indices of another catalog; drops tables that no longer exist.
reason::Links moved(const reason::Links& links, const db::Catalog& from, const db::Catalog& to) {
  reason::Links out = links;
  out.tables.clear();
  out.reasons.clear();
  out.columns.clear();
  out.linked = 0;
  for (size_t i = 0; i < links.tables.size(); ++i) {
    const db::Table& table = from.tables[links.tables[i]];
    for (size_t at = 0; at < to.tables.size(); ++at) {
      if (to.tables[at].schema != table.schema || to.tables[at].name != table.name) continue;
      const auto shown = links.columns.find(links.tables[i]);
      if (shown != links.columns.end())
        for (const uint32_t c : shown->second)
          for (uint32_t now = 0; now < to.tables[at].columns.size(); ++now)
            if (to.tables[at].columns[now].name == table.columns[c].name)
              out.columns[at].push_back(now);
      out.linked += i < links.linked;
      out.tables.push_back(at);
      out.reasons.push_back(i < links.reasons.size() ? links.reasons[i] : "");
    }
  }
  return out;
}

}  // namespace

std::string_view name(Outcome outcome) {
  constexpr std::string_view kNames[] = {"ok",        "typed", "about",  "turns",    "taught",
                                         "more",      "parts", "tools",  "planning", "none",
                                         "change",    "retry", "repair", "give_up",  "trial",
                                         "completed", "stale", "stop",   "fail"};
  return kNames[static_cast<size_t>(outcome)];
}

double Attempt::worth() const {
  if (!result) return check.runnable ? -1 : -2;
  if (final_score) return *final_score;
  return card ? card->overall : 0;
}

reason::TaskResult TaskState::outcome() const {
  const Attempt* counts = chosen();
  return {&task,
          counts ? &counts->draft : nullptr,
          counts && counts->result ? &*counts->result : nullptr,
          counts && counts->error ? &*counts->error : nullptr,
          counts && counts->tied ? &*counts->tied : nullptr,
          counts && (counts->trial || counts->rest_failed),
          counts && counts->measured ? &*counts->measured : nullptr,
          counts && counts->is_private()};
}

bool State::hides_failure(const Attempt& attempt) const {
  return attempt.is_private() && services.reasoner.name() != "builtin";
}

bool State::ran_on_private() const {
  for (const TaskState& task : tasks)
    for (const Attempt& attempt : task.attempts)
      if (attempt.check.runnable && attempt.is_private()) return true;
  return false;
}

const Attempt* State::last_attempt() const {
  const auto tried = std::find_if(tasks.rbegin(), tasks.rend(),
                                  [](const TaskState& task) { return !task.attempts.empty(); });
  return tried == tasks.rend() ? nullptr : &tried->attempts.back();
}

const Attempt* State::best_attempt() const {
  for (auto task = tasks.rbegin(); task != tasks.rend(); ++task)
    if (const Attempt* chosen = task->chosen()) return chosen;
  return last_attempt();
}

const TaskState* State::last_answered() const {
  const auto found = std::find_if(tasks.rbegin(), tasks.rend(),
                                  [](const TaskState& task) { return task.answered(); });
  return found == tasks.rend() ? nullptr : &*found;
}

const Attempt* State::last_with_rows() const {
  const TaskState* task = last_answered();
  return task ? task->chosen() : nullptr;
}

const ResultSet* State::last_result() const {
  const Attempt* attempt = last_with_rows();
  return attempt ? &*attempt->result : nullptr;
}

score::Evidence State::evidence(const Attempt& attempt) const {
  score::Evidence out = {.sql = attempt.draft.statement,
                         .check = &attempt.check,
                         .result = attempt.result ? &*attempt.result : nullptr,
                         .catalog = &snapshot->catalog,
                         .trial = attempt.trial,
                         .second = attempt.second};
  if (const auto& judged = attempt.judgement)
    out.opinion = score::Opinion{judged->relevance, judged->confidence};
  return out;
}

const db::Catalog& State::task_catalog() {
  const std::string scope = current < tasks.size() ? task().task.schema : "";
  if (scope.empty()) return snapshot->catalog;
  if (!task_schema || task_scope != scope || task_snapshot != snapshot->id.number()) {
    task_schema = sql::scoped({snapshot, &snapshot->catalog}, {scope});
    task_schema->fingerprint = snapshot->catalog.fingerprint;
    task_scope = scope;
    task_snapshot = snapshot->id.number();
  }
  return *task_schema;
}

Result<bool> State::refresh_schema() {
  // ask_sql reads no user table on this connection, but needs statistics to write the same SQL as
  // ask: they are measured on a second connection. Typed SQL needs no statistics.
  const auto measuring = typed_sql            ? db::Measuring::kNot
                         : goal == Goal::kSql ? db::Measuring::kBeside
                                              : db::Measuring::kHere;
  auto fresh = question_snapshot({services.db, services.schema, services.checker}, settings,
                                 measuring, services.now(), named_schemas);
  if (!fresh) return fresh.error();
  const bool changed = !snapshot || snapshot->catalog.fingerprint != (*fresh)->catalog.fingerprint;
  if (snapshot) links = moved(links, snapshot->catalog, (*fresh)->catalog);
  snapshot = std::move(*fresh);
  if (services.versions)
    services.versions->note(snapshot->catalog.before_scope(), std::time(nullptr));
  return changed;
}

Status State::ask_of(std::vector<std::string> schemas) {
  named_schemas = std::move(schemas);
  const auto taken = refresh_schema();
  return taken ? Status(Done{}) : Status(taken.error());
}

void State::note_schema() {
  remarks.add(Audience::kUser,
              "read as about the database " + text::joined(named_schemas, " and "));
}

namespace {

template <class Value>
std::optional<double> least(const std::vector<TaskState>& tasks, Value value) {
  std::optional<double> out;
  for (const TaskState& task : tasks) {
    const Attempt* chosen = task.chosen();
    const std::optional<double> own = chosen ? value(*chosen) : std::nullopt;
    if (own && (!out || *own < *out)) out = own;
  }
  return out;
}

}  // namespace

std::optional<double> State::confidence() const {
  const auto judged = least(tasks, [](const Attempt& a) {
    return a.judgement ? std::optional(a.judgement->confidence) : std::nullopt;
  });
  const bool degraded = std::any_of(
      tasks.begin(), tasks.end(), [](const TaskState& task) { return task.over && task.degraded; });
  return judged && degraded ? std::min(*judged, score::kUnanswered) : judged;
}

std::optional<double> State::final_score() const {
  return least(tasks, [](const Attempt& a) { return a.final_score; });
}

Outcome State::fail_task(Error why) {
  if (goal != Goal::kReport || ends_any_task(why.code)) return fail(std::move(why));
  auto& attempts = task().attempts;
  const bool open = !attempts.empty() && !attempts.back().result;
  if (!open) attempts.emplace_back().number = static_cast<int>(attempts.size());
  attempts.back().error = std::move(why);
  return Outcome::kGiveUp;
}

Outcome State::fail(Error why) {
  const bool unanswered = why.code == Code::kCannotAnswer || why.code == Code::kNoDatasource ||
                          why.code == Code::kSqlGenFailed || why.code == Code::kLowScore;
  if (unanswered && !set_aside.empty() && why.message.find(set_aside) == why.message.npos)
    why.message += "; " + set_aside;
  error = std::move(why);
  return Outcome::kFail;
}

}  // namespace ask
