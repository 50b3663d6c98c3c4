// Writes the answer text from the chosen attempt of every task. Fails if no task has a result;
// tasks without one are listed below the answer.
#include <fmt/format.h>

#include <cctype>

#include "agent/common/contains.h"
#include "agent/common/secrets.h"
#include "agent/common/text.h"
#include "agent/llm/from_settings.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/doubts.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/recall.h"
#include "agent/nodes/report.h"
#include "agent/reason/answer.h"
#include "agent/score/band.h"

namespace ask::nodes {

Error why_unanswered(const TaskState& task) {
  if (task.attempts.empty() || !task.attempts.back().error)
    return {Code::kSqlGenFailed, "no SQL could be written for the question"};
  const Error& last = *task.attempts.back().error;
  // Another attempt would not have helped.
  if (lacks_data(last.code) || last.code == Code::kPipelineTimeout || last.code == Code::kBudget)
    return last;
  return {last.code,
          fmt::format("gave up after {} {}: {}", task.attempts.size(),
                      task.attempts.size() == 1 ? "attempt" : "attempts", last.message),
          last.sqlite};
}

std::string without_keys(const State& state, std::string text) {
  // A short key may be part of an ordinary word, so only long (provider) keys are masked inside
  // words.
  constexpr size_t kProvidersKey = 20;
  for (const std::string& key : llm::secrets(state.settings))
    text = without_secrets(text, {key}, "***",
                           key.size() >= kProvidersKey ? Extent::kPart : Extent::kWhole);
  return text;
}

namespace {

// Says that the engine wrote the SQL of the chosen attempt because the model did not.
void add_stand_in(State& state, const Attempt& chosen) {
  const std::string& note = chosen.draft.stood_in;
  if (note.empty() || state.remarks.has(Audience::kUser, note)) return;
  state.remarks.add(Audience::kUser, note);
}

// Says that the drafts of the chosen attempt disagreed, unless it is sure all the same.
void add_disagreement(State& state, const Attempt& chosen) {
  const auto& vote = chosen.draft.agreement;
  const bool sure =
      chosen.judgement && score::band(chosen.judgement->confidence) == score::Band::kHigh;
  if (vote && vote->same < vote->drafts && !sure)
    state.remarks.add(Audience::kUser,
                      fmt::format("{} of {} drafts give this result", vote->same, vote->drafts));
}

// Adds the notes that a reader needs to know about a finished task.
void add_caveat(State& state, const TaskState& task) {
  if (task.task.by_code) return;  // combine has noted it
  if (task.answered()) add_stand_in(state, *task.chosen());
  if (task.answered()) add_disagreement(state, *task.chosen());
  if (task.answered() && task.degraded)
    state.remarks.add(Audience::kUser, "the result did not pass every check, so it may be wrong");
  if (task.answered()) return;
  const Error why = why_unanswered(task);
  // write_sql or next_task has already added the note for a task without data.
  if (lacks_data(why.code) && task.attempts.back().draft.statement.text().empty()) return;
  state.remarks.add(Audience::kUser,
                    fmt::format("not answered: {}: {}", task.task.description, why.message));
}

// True if a word of the question is this name.
bool says_name(std::string_view question, std::string_view name) {
  const std::string all = " " + text::folded(question) + " ", word = text::folded(name);
  for (size_t at = all.find(word); at != all.npos; at = all.find(word, at + 1)) {
    const auto ends = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; };
    if (ends(all[at - 1]) && ends(all[at + word.size()])) return true;
  }
  return false;
}

// Names the tables with a namesake in another attached database, if the question
// does not say which is meant and its reading was not chosen.
void note_homonyms(State& state, const TaskState& task) {
  constexpr size_t kMostHomonyms = 3;
  const Attempt* chosen = task.chosen();
  if (!chosen || !chosen->result || state.typed_sql || state.taught || !task.task.schema.empty() ||
      state.settings.origin(Setting::kReading) != SettingOrigin::kDefault)
    return;
  const auto& tables = state.snapshot->catalog.tables;
  size_t noted = 0;
  for (const size_t i : tables_read(state.snapshot->catalog, chosen->check)) {
    const db::Table& meant = tables[i];
    if (says_name(state.whole_question(), meant.schema)) continue;
    for (const db::Table& other : tables) {
      if (other.schema == meant.schema || !text::equal_nocase(other.name, meant.name)) continue;
      std::string note = fmt::format("{}.{} is meant; {}.{} exists too", meant.schema, meant.name,
                                     other.schema, other.name);
      if (!state.remarks.has(Audience::kUser, note) && ++noted <= kMostHomonyms)
        state.remarks.add(Audience::kUser, std::move(note));
    }
  }
}

// "(written by the built-in engine)", where a setting leaves open who writes; "" otherwise.
std::string written_by(const State& state) {
  const auto strategy = state.settings.text(Setting::kStrategy);
  if (!strategy || *strategy == "model" || state.services.reasoner.name() == "builtin") return "";
  std::vector<std::string> names;
  for (const TaskState& task : state.tasks) {
    const Attempt* chosen = task.chosen();
    if (!chosen || chosen->draft.by.empty()) continue;
    const std::string name =
        chosen->draft.by == "builtin" ? "the built-in engine" : chosen->draft.by;
    add_once(names, name);
  }
  return names.empty() ? "" : fmt::format("\n(written by {})", text::joined(names, " and "));
}

}  // namespace

void note_stand_ins(State& state) {
  for (const TaskState& task : state.tasks)
    if (task.answered()) add_stand_in(state, *task.chosen());
}

void repeat_in_trace(Remarks& remarks) {
  for (const std::string& note : remarks.of(Audience::kUser))
    if (!remarks.has(Audience::kTrace, note)) remarks.add(Audience::kTrace, note);
}

Outcome summarize(State& state, StepReport& report) {
  if (state.goal == Goal::kReport) return summarize_report(state, report);
  // For other goals (rows, SQL) the last task counts, never an earlier one.
  const TaskState& asked = state.goal == Goal::kAnswer ? state.tasks.front() : state.tasks.back();
  std::vector<reason::TaskResult> results;
  bool any = false;
  for (const TaskState& task : state.tasks) {
    any |= task.answered();
    const bool in_answer = !task.combined && (!task.task.by_code || task.answered());
    if (in_answer) results.push_back(task.outcome());
  }
  if (!any || (state.goal != Goal::kAnswer && !asked.answered()))
    return state.fail(why_unanswered(asked));
  for (const TaskState& task : state.tasks) {
    add_caveat(state, task);
    note_homonyms(state, task);
  }
  // Rows of a question about the schema, and those of taught SQL, are put into words by code,
  // whatever the model in force.
  auto answer = state.about || state.taught
                    ? Result<std::string>(reason::answer_text(results))
                    : state.services.reasoner.summarize(state.ask(), results);
  if (!answer) return state.fail(answer.error());
  state.answer = without_keys(state, std::move(*answer));
  for (const std::string& note : state.remarks.of(Audience::kUser))
    state.answer += fmt::format("\n({})", without_keys(state, note));
  repeat_in_trace(state.remarks);
  state.answer += written_by(state);
  if (state.taught) state.answer += "\n" + verified(*state.taught);
  if (state.resolved.follows)
    state.answer += fmt::format("\n(asked as: {})", state.resolved.question);
  set_detail(report, [&] {
    return Detail{{"answer", state.answer}, {"warnings", state.remarks.of(Audience::kTrace)}};
  });
  const auto judged = state.settings.text(Setting::kJudgeAnswer);
  return judged && *judged == "on" ? Outcome::kMore : Outcome::kOk;
}

}  // namespace ask::nodes
