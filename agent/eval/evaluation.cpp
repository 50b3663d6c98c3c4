#include "agent/eval/evaluation.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/connection/interrupt.h"
#include "agent/eval/outcome.h"
#include "agent/eval/source.h"
#include "agent/reason/model/make_reasoner.h"
#include "demos.h"

namespace ask::eval {
namespace {

// True for errors that would fail every task, so that the evaluation stops.
bool fails_every_task(Code code) {
  return code == Code::kInvalidSetting || code == Code::kInvalidArgument ||
         code == Code::kSettingsLocked || code == Code::kMissingLlm || code == Code::kCancelled ||
         code == Code::kOutOfMemory;
}

// Each sample after the first has its own seed; with one seed a model would repeat itself.
Result<std::string> options_for(const Session& session, const Contender& contender,
                                int64_t sample) {
  if (sample <= 1) return contender.options;
  const auto in_force = session.settings.with_options(contender.options);
  if (!in_force) return in_force.error();
  const auto seed = in_force->integer(Setting::kSeed);
  if (!seed) return seed.error();
  auto options = parsed_json(contender.options);
  options["seed"] = *seed + sample - 1;
  return json_text(options);
}

}  // namespace

Result<std::unique_ptr<Evaluation>> Evaluation::open(Session& session, std::string_view tasks,
                                                     std::string_view options) {
  std::unique_ptr<Evaluation> out(new Evaluation(session));
  auto read = read_options(options);
  if (!read) return read.error();
  out->options_ = std::move(*read);
  if (auto named = out->name_contenders(); !named) return named.error();
  auto found = find_tasks(session, tasks, out->timeout_ms_);
  if (!found) return found.error();
  for (EvalTask& task : *found) {
    if (out->options_.limit && static_cast<int64_t>(out->tasks_.size()) >= *out->options_.limit)
      break;
    if (out->options_.takes(task)) out->tasks_.push_back(std::move(task));
  }
  if (out->tasks_.empty())
    return Error{
        Code::kInvalidArgument,
        fmt::format("none of the {} tasks has that difficulty, tag and demo", found->size())};
  if (!out->options_.resume_from.empty()) {
    const auto earlier = read_records(session, out->options_.resume_from, out->timeout_ms_);
    if (!earlier) return earlier.error();
    if (auto good = out->remember(*earlier); !good) return good.error();
  }
  return out;
}

Status Evaluation::name_contenders() {
  std::set<std::string> names;
  std::optional<int64_t> longest;
  for (Contender& contender : options_.contenders) {
    const auto in_force = host_.settings.with_options(contender.options);
    if (!in_force) return in_force.error();
    if (auto good = in_force->validate(); !good) return good;
    const auto timeout = statement_timeout(*in_force);
    if (!timeout) return timeout.error();
    const bool unlimited = *timeout == 0 || longest == 0;
    longest = unlimited ? 0 : std::max(longest.value_or(0), *timeout);
    const auto model = reason::model_in_force(*in_force);
    if (!model) return model.error();
    if (contender.name.empty()) contender.name = *model;
    if (names.insert(contender.name).second) continue;
    return Error{Code::kInvalidArgument,
                 fmt::format("option \"models\" has two of the name \"{}\"; give each a \"name\"",
                             text::shortened(text::repaired_utf8(contender.name), 60))};
  }
  timeout_ms_ = longest.value_or(0);
  return Done{};
}

// Adds the records of an earlier run to the tally and marks their samples as done.
Status Evaluation::remember(const std::vector<Record>& earlier) {
  std::set<Key> wanted;
  for (const EvalTask& task : tasks_)
    for (const Contender& contender : options_.contenders)
      for (int64_t sample = 1; sample <= options_.samples; ++sample)
        wanted.emplace(contender.name, task.id, sample, task.question);
  for (const Record& record : earlier) {
    Key key(record.model, record.task, record.sample, record.question);
    if (!wanted.contains(key) || !done_.insert(std::move(key)).second) continue;
    tally_.add(record);
    ++given_;
  }
  return Done{};
}

bool Evaluation::step() {
  if (sample_ > 0 && sample_ < options_.samples) return ++sample_, true;
  if (sample_ > 0 && ++contender_ == options_.contenders.size()) {
    contender_ = 0;
    ++task_;
    gold_.reset();
  }
  sample_ = 1;
  return task_ < tasks_.size();
}

Result<Session*> Evaluation::session_for(const EvalTask& task) {
  if (task.demo.empty()) return &host_;
  if (const auto found = demo_sessions_.find(task.demo); found != demo_sessions_.end())
    return &found->second->session;
  for (const demos::Text& demo : demos::all()) {
    if (demo.name != task.demo) continue;
    auto database = db::PrivateDatabase::open(host_.db());
    if (!database) return database.error();
    if (auto filled = database->fill(demo.text); !filled) return filled.error();
    auto& demo_session = demo_sessions_[task.demo];
    demo_session = std::make_unique<DemoSession>(std::move(*database), host_);
    return &demo_session->session;
  }
  return nullptr;
}

Result<Gold> Evaluation::gold_for(const EvalTask& task) {
  const auto session = session_for(task);
  if (!session) return session.error();
  if (!*session) return Gold{{}, false, fmt::format("there is no demo \"{}\"", task.demo)};
  return gold_rows(**session, task, timeout_ms_);
}

Result<Record> Evaluation::ask(const EvalTask& task, const Contender& contender, int64_t sample) {
  if (!gold_ && task.unfit.empty()) {
    auto gold = gold_for(task);
    if (!gold) return gold.error();
    gold_ = std::move(*gold);
  }
  Record record;
  record.model = contender.name;
  record.task = task.id;
  record.question = task.question;
  record.difficulty = task.difficulty;
  record.tags = task.tags;
  record.sample = sample;
  record.gold_sql = task.gold_sql;
  if (!task.unfit.empty()) {
    put_failure({Code::kSchemaChanged, task.unfit}, record);
    return record;
  }
  if (!gold_->rows) {
    record.verdict = Verdict::kNoGold;
    record.reason = gold_->why;
    return record;
  }
  const auto session = session_for(task);
  if (!session) return session.error();
  const auto options = options_for(host_, contender, sample);
  if (!options) return options.error();
  auto question = (*session)->start(task.question, *options, Goal::kRows);
  // A task is independent of the conversation that the caller is in.
  if (question) (*question)->walk.state().session.clear();
  if (!question) {
    if (fails_every_task(question.error().code)) return question.error();
    put_failure(question.error(), record);
    return record;
  }
  Walk& walk = (*question)->walk;
  while (!walk.over() && !walk.reached_goal()) {
    if (db::interrupted(host_.db())) return Error{Code::kCancelled, "interrupted"};
    (*session)->advance(**question);
  }
  (void)(*session)->finish(**question);  // records the question; its error is in the state
  if (*session != &host_) host_.take_usage(**session);
  if (const auto& error = walk.state().error; error && fails_every_task(error->code)) return *error;
  if (auto put = put_outcome(**session, **question, *gold_, record); !put) return put.error();
  return record;
}

Result<std::optional<Cells>> Evaluation::next() {
  while (!summed_up_ && step()) {
    const EvalTask& task = tasks_[task_];
    const Contender& contender = options_.contenders[contender_];
    if (done_.contains(Key(contender.name, task.id, sample_, task.question))) continue;
    if (db::interrupted(host_.db())) return Error{Code::kCancelled, "interrupted"};
    auto record = ask(task, contender, sample_);
    if (!record) return record.error();
    tally_.add(*record);
    return std::optional<Cells>(cells_of(*record, ++given_));
  }
  if (!summed_up_) {
    for (Cells& row : tally_.summary()) summary_.push_back(std::move(row));
    summed_up_ = true;
  }
  if (summary_.empty()) return std::optional<Cells>();
  Cells row = std::move(summary_.front());
  summary_.pop_front();
  return std::optional<Cells>(std::move(row));
}

}  // namespace ask::eval
