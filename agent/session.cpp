#include "agent/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>

#include "agent/audit_log.h"
#include "agent/check/from_settings.h"
#include "agent/check/visible_schema.h"
#include "agent/common/contains.h"
#include "agent/common/guard.h"
#include "agent/common/secrets.h"
#include "agent/common/text.h"
#include "agent/db/connection/error_log.h"
#include "agent/db/connection/random.h"
#include "agent/db/notes/index_table.h"
#include "agent/llm/from_settings.h"
#include "agent/nodes/write_request.h"

namespace ask {
namespace {

constexpr size_t kLongestRemembered = 2000;  // bytes of a question or an answer

Status audited(const Question& question, const Asked& row, const reason::Spending& spent) {
  const auto audit = audit_log(question.walk.state().settings);
  if (!audit) return audit.error();
  return audit->append({row.trace_id, row.question, std::string(question.reasoner->name()),
                        row.status, row.sql, row.rows, spent.calls, spent.tokens_in,
                        spent.tokens_out, row.ms, spent.cost});
}

// Logs one line per step: what happened, without any data.
void log_step(const Settings& settings, const Walk& walk, const TraceRow& row) {
  if (const auto verbose = settings.text(Setting::kVerbose); !verbose || *verbose != "on") return;
  db::log_notice(fmt::format("ask {} {} {}{} {} {:.1f} ms", walk.trace_id(), row.step, row.node,
                             row.task.empty() ? "" : " " + row.task, row.status, row.ms));
}

}  // namespace

Status Session::idle() const {
  if (!busy_) return Done{};
  return Error{Code::kSafeguardViolation, "cannot be used inside SQL that ask itself is running"};
}

Session::Session(sqlite3* db, Environment environment, sqlite3* host)
    : settings(std::move(environment)), db_(db), host_(host ? host : db), checker_(db), now_([] {
        return Clock::now();
      }) {}

llm::Client& Session::client() {
  if (!client_) client_ = std::make_unique<llm::Client>();
  return *client_;
}

Result<std::unique_ptr<Question>> Session::start(std::string question, std::string_view options,
                                                 Goal goal) {
  return begin(std::move(question), options, goal, reason::make_reasoner);
}

Result<std::unique_ptr<Question>> Session::begin(std::string question, std::string_view options,
                                                 Goal goal, const MakeReasoner& make) {
  if (auto good = idle(); !good) return good.error();
  auto in_force = settings.with_options(options);
  if (!in_force) return in_force.error();
  if (auto good = in_force->freeze(); !good) return good.error();
  const auto audit = audit_log(*in_force);
  if (!audit) return audit.error();
  if (auto good = audit->writable(); !good) return good.error();
  const auto total = in_force->integer(Setting::kTotalTimeoutMs);
  if (!total) return total.error();
  const auto kept_mb = in_force->integer(Setting::kKeptMb);
  if (!kept_mb) return kept_mb.error();
  // Tasks of one question read the results of others, whatever is kept afterwards.
  if (*kept_mb > 0) kept_results_.set_most_bytes(static_cast<size_t>(*kept_mb) * 1'000'000);
  const Deadline deadline = Deadline::in(now_(), *total);
  // A report ends its sections earlier than itself; model calls end with the sections.
  const Deadline sections =
      goal == Goal::kReport ? Deadline::in(now_(), *total - *total / 10) : deadline;
  std::string trace_id = db::random_hex(8);
  auto reasoner = make(
      *in_force,
      {[this]() -> llm::Client& { return client(); }, host_, sections, trace_id,
       goal == Goal::kPlan, &engine_, &vectors_,
       [this](const std::string& model, int64_t dims) { load_vectors(model, dims); }, &retrieval_});
  if (!reasoner) return reasoner.error();
  State state(std::move(question), std::move(*in_force),
              {db_, schema_, checker_, **reasoner, now_, &engine_, &kept_results_, &dialogues_,
               &library_, &versions_},
              goal, deadline);
  state.sections_until = sections;
  return std::unique_ptr<Question>(new Question{
      std::move(*reasoner), Walk(agent_graph(), std::move(state), std::move(trace_id))});
}

Result<std::string> Session::preview(std::string question, std::string_view options) {
  std::string body;
  auto begun = begin(std::move(question), options, Goal::kAnswer,
                     [&](const Settings& in_force, reason::ReasonerInputs inputs) {
                       return reason::make_preview(in_force, std::move(inputs), body);
                     });
  if (!begun) return begun.error();
  const Busy busy(busy_);
  Walk& walk = (*begun)->walk;
  KeptResults scratch = kept_results_;  // a preview adds no kept results
  walk.state().services.kept_results = &scratch;
  while (!walk.over() && body.empty() && walk.at() != Step::kRunChange) walk.advance();
  if (!body.empty()) return body;
  if (!walk.over())
    return Error{Code::kNotAQuestion,
                 "nothing would be sent: a change in SQL runs without a model"};
  if (walk.state().error) return *walk.state().error;
  return Error{Code::kNotAQuestion, "nothing would be sent: this is answered without a model"};
}

const TraceRow& Session::advance(Question& question) {
  const Busy busy(busy_);
  const TraceRow& row = question.walk.advance();
  log_step(question.walk.state().settings, question.walk, row);
  if (question.walk.over()) unlogged_ = record(question);
  return row;
}

void Session::abandon(Question& question) noexcept {
  if (!question.walk.begun()) return;
  unlogged_ = guarded([&] { return record(question); },
                      [] {
                        return Status(Error{Code::kOutOfMemory, ""});
                      },
                      [](const char*) {
                        return Status(Error{Code::kInternal, ""});
                      });
}

Status Session::finish(Question& question) {
  const sql::Checker::OneCall one_call(checker_);
  while (!question.walk.over() && !question.walk.reached_goal()) advance(question);
  if (!question.walk.over()) unlogged_ = record(question);
  if (!unlogged_) return unlogged_.error();
  if (question.walk.state().error) return *question.walk.state().error;
  return Done{};
}

namespace {

// The row of the history, with secrets in what the user and the answer wrote.
Asked history_row(const Question& question, const std::vector<std::string>& secrets) {
  const State& state = question.walk.state();
  Asked row;
  row.question = text::shortened(text::repaired_utf8(state.question), kLongestRemembered);
  row.status = state.error ? name(state.error->code) : question.ended() ? "ok" : "UNFINISHED";
  row.answer =
      text::shortened(state.error ? state.error->message : state.answer, kLongestRemembered);
  row.trace_id = question.walk.trace_id();
  row.session = state.session;
  if (state.resolved.follows)
    row.resolved =
        text::shortened(text::repaired_utf8(state.resolved.question), kLongestRemembered);
  if (state.snapshot) row.access_scope = state.snapshot->catalog.access_scope;
  row.ms = question.walk.elapsed_ms();
  if (const Attempt* attempt = state.best_attempt()) {
    row.sql = without_secrets(attempt->draft.statement.text(), secrets, "***");
    if (attempt->result) row.rows = static_cast<int64_t>(attempt->result->rows.size());
    row.truncated = attempt->result && (attempt->result->truncated() || attempt->rest_failed);
  }
  return row;
}

// Adds the question to its conversation, if it has one.
void remember(reason::Dialogues& dialogues, const State& state, const Asked& row) {
  if (state.session.empty() || state.about || state.change) return;
  if (!state.snapshot) {  // refused before the schema was read
    if (state.error && (state.error->code == Code::kIntentViolation ||
                        state.error->code == Code::kQuestionTooLong))
      dialogues.add_refusal(state.session, state.question);
    return;
  }
  const db::Catalog& catalog = state.snapshot->catalog;
  // The SQL of the last answer again, as to draw it: what follows is about that answer.
  if (state.typed_sql && dialogues.last_ran(state.session, catalog.access_scope, state.question))
    return;
  if (state.error)
    return dialogues.add_failure(state.session, state.question, catalog.access_scope,
                                 state.resolved.follows || !state.resolved.kind.empty());
  if (row.status != "ok" || row.sql.empty()) return;
  reason::AnsweredTurn turn;
  turn.question = state.question;
  if (state.taught) turn.taught = state.whole_question();
  if (!state.typed_sql && !state.taught) turn.resolved = state.whole_question();
  // A secret that is left out would be another value.
  const Attempt* attempt = state.best_attempt();
  if (attempt != nullptr && attempt->draft.statement.text() == row.sql) turn.sql = row.sql;
  turn.trace_id = row.trace_id;
  turn.access_scope = catalog.access_scope;
  turn.fingerprint = catalog.fingerprint + catalog.notes;
  turn.meaning = state.resolved.meaning;
  turn.kind = state.resolved.kind;
  turn.schemas = state.named_schemas;
  if (const ResultSet* result = state.last_result()) turn.columns = result->columns;
  if (!state.kept.empty()) turn.kept = state.kept.back();
  dialogues.add(state.session, std::move(turn));
}

}  // namespace

// Errors: the audit log cannot be written.
Status Session::record(const Question& question) {
  const State& state = question.walk.state();
  const std::vector<std::string> secrets = llm::secrets(state.settings);
  Asked row = history_row(question, secrets);
  const reason::Spending spent = question.reasoner->spending();
  const Status logged = audited(question, row, spent);
  // If the audit record could not be written, drop the kept results too, so that nothing unlogged
  // can be read.
  if (!logged)
    for (const std::string& id : state.kept) kept_results_.forget(id);
  const auto kept_mb = state.settings.integer(Setting::kKeptMb);
  for (const std::string& id : state.kept) {
    kept_results_.set_trace_id(id, row.trace_id);
    if (kept_mb && *kept_mb == 0) kept_results_.forget(id);
  }
  if (logged) remember(dialogues_, state, row);
  log_.add_usage({std::string(question.reasoner->name()), 1, spent.calls, spent.tokens_in,
                  spent.tokens_out, question.walk.elapsed_ms(), spent.cost, row.access_scope});
  for (std::string* words :
       {&row.question, &row.answer, &row.resolved})  // whoever asks may have typed a key
    *words = without_secrets(*words, secrets, "***", Extent::kWhole);
  log_.add(std::move(row));
  return logged;
}

void Session::keep_failure(std::string_view name, const Error& error) {
  last_failure_ = {error.code, fmt::format("{}: {}", name, error.message), error.sqlite};
}

// What an inner session spent was spent by whoever asks here.
void Session::take_usage(Session& other) {
  const auto scope = access_scope();
  log_.take_usage(other.log_, scope ? *scope : "");
}

Result<std::vector<Usage>> Session::usage() {
  const auto scope = access_scope();
  if (!scope) return scope.error();
  return log_.usage(*scope);
}

Result<std::string> Session::access_scope() {
  const auto policy = policy_in_force({db_, schema_, checker_}, settings, now_());
  if (!policy) return policy.error();
  return *policy ? (*policy)->key : std::string();
}

Result<std::vector<const Asked*>> Session::history() {
  const auto scope = access_scope();
  if (!scope) return scope.error();
  return log_.questions(*scope);
}

Result<std::shared_ptr<const db::Snapshot>> Session::snapshot(bool measure) {
  const auto measuring = measure ? db::Measuring::kHere : db::Measuring::kNot;
  auto out = visible_snapshot({db_, schema_, checker_}, settings, measuring, now_());
  if (out) versions_.note((*out)->catalog, std::time(nullptr));
  return out;
}

Result<std::string> Session::version_of(std::string_view fingerprint) {
  const auto scope = access_scope();
  if (!scope) return scope.error();
  return versions_.id_of(fingerprint, *scope);
}

Result<std::vector<db::SchemaVersion>> Session::schema_versions() {
  const auto known = snapshot(false);
  if (!known) return known.error();
  return versions_.of((*known)->catalog.access_scope);
}

Result<reason::Links> Session::link(std::string_view question, const db::Snapshot& known) {
  constexpr size_t kLongestQuestion = 16'384;  // bytes, as in the gate
  if (question.size() > kLongestQuestion)
    return Error{Code::kQuestionTooLong, fmt::format("the question has {} bytes; the limit is {}",
                                                     question.size(), kLongestQuestion)};
  const auto most = settings.integer(Setting::kLinkK);
  if (!most) return most.error();
  auto links = reason::make_builtin(&engine_, &retrieval_)->link({question, known});
  if (links) links->keep_best(static_cast<size_t>(*most));
  return links;
}

Result<reason::Draft> Session::reading(std::string_view question, const db::Snapshot& known,
                                       double min_confidence) {
  const reason::Task task{"t1", std::string(question), "", {}};
  const reason::Links links;
  return reason::make_builtin(&engine_)->write({question, known},
                                               {task, links, std::nullopt, min_confidence});
}

Result<std::vector<reason::Reading>> Session::readings(std::string question,
                                                       std::string_view options) {
  const auto engine = [](const Settings&, reason::ReasonerInputs inputs) {
    return Result<std::unique_ptr<reason::Reasoner>>(reason::make_builtin(inputs.engine));
  };
  auto begun = begin(std::move(question), options, Goal::kPlan, engine);
  if (!begun) return begun.error();
  if (auto planned = finish(**begun); !planned) return planned.error();
  const State& state = (*begun)->walk.state();
  if (state.tasks.empty() || state.plan.tasks.empty())
    return Error{Code::kNotAQuestion, "there is nothing to choose from: " + state.answer};
  const reason::Task& task = state.tasks.front().task;
  if (state.typed_sql) {  // it has one reading, if it may run
    const auto made = check(task.statement);
    if (!made) return made.error();
    if (!made->check.runnable) return made->check.error();
    return std::vector<reason::Reading>{
        {task.statement.text(), 1, task.description, task.description}};
  }
  const Busy busy(busy_);
  const auto request = write_request(state, state.tasks.front());
  if (!request) return request.error();
  return (*begun)->reasoner->readings(state.ask(), task, request->may_run);
}

Result<Checked> Session::check(const sql::Statement& statement) {
  if (auto good = idle(); !good) return good.error();
  const auto known = snapshot(false);
  if (!known) return known.error();
  const auto rules = check_rules(settings);
  if (!rules) return rules.error();
  auto out = checked(statement, (*known)->catalog, checker_, &kept_results_, *rules);
  if (!out || !out->check.runnable) return out;
  const Busy busy(busy_);
  const auto absent = check_literals(db_, **known, settings, *rules, *out);
  if (!absent) return absent.error();
  return out;
}

namespace {

// An entry of the policy that lets ask write a table of main: t, main.t, main.*, *.
bool grants_writing(const sql::PolicyEntry& entry, std::string_view table) {
  if (entry.grant != sql::Grant::kWrite) return false;
  const auto is = [&](size_t i, std::string_view name) {
    return entry.parts[i].any || text::equal_nocase(entry.parts[i].text, name);
  };
  if (entry.parts.size() == 1) return is(0, table);
  return entry.parts.size() == 2 && is(0, "main") && is(1, table);
}

}  // namespace

Status Session::may_write(std::string_view table, std::string_view what) {
  if (auto good = idle(); !good) return good;
  const auto policy = policy_in_force({db_, schema_, checker_}, settings, now_());
  if (!policy) return policy.error();
  if (!*policy) return Done{};
  for (const sql::PolicyEntry& entry : (*policy)->policy.entries)
    if (grants_writing(entry, table) && contains((*policy)->roles, entry.role)) return Done{};
  return Error{
      Code::kSecurityViolation,
      fmt::format("the role in force may not {}; its policy would list {} in write", what, table)};
}

Result<ResultSet> Session::run(const Checked& checked) {
  const auto limits = run_limits(settings);
  if (!limits) return limits.error();
  const Busy busy(busy_);
  return run_checked(db_, checked.statement.text(), checked.check, *limits);
}

// Whatever the file keeps under this model; a row that says so of another text is never looked up.
void Session::load_vectors(const std::string& model, int64_t dims) {
  const auto rows = db::has_index(db_) ? db::read_index(db_) : Error{};
  if (!rows) return;
  for (const db::IndexRow& row : *rows)
    if (row.model == model && row.dims == dims)
      vectors_.put(reason::VectorCache::key(model, dims, row.hash), row.vector);
}

}  // namespace ask
