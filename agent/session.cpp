#include "agent/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>

#include "agent/audit_log.h"
#include "agent/check/from_settings.h"
#include "agent/check/visible_schema.h"
#include "agent/common/guard.h"
#include "agent/common/secrets.h"
#include "agent/common/text.h"
#include "agent/db/connection/error_log.h"
#include "agent/db/connection/random.h"
#include "agent/llm/from_settings.h"
#include "agent/nodes/write_request.h"
#include "agent/tools/tools.h"

namespace ask {
namespace {

constexpr size_t kMostHistory = 1000;
constexpr size_t kLongestRemembered = 2000;  // bytes of a question or an answer

Status audited(const Question& question, const Asked& row, const reason::Spending& spent) {
  const auto audit = audit_log(question.walk.state().settings);
  if (!audit) return audit.error();
  return audit->append({row.trace_id, row.question, std::string(question.reasoner->name()),
                        row.status, row.sql, row.rows, spent.calls, spent.tokens_in,
                        spent.tokens_out, row.ms, spent.cost});
}

// Logs one line per step: what happened, without any data.
void tell_log(const Settings& settings, const Walk& walk, const TraceRow& row) {
  if (const auto verbose = settings.text(Setting::kVerbose); !verbose || *verbose != "on") return;
  db::log_notice(fmt::format("ask {} {} {}{} {} {:.1f} ms", walk.trace_id(), row.step, row.node,
                             row.task.empty() ? "" : " " + row.task, row.status, row.ms));
}

}  // namespace

Error Session::recursion() {
  return {Code::kSafeguardViolation, "cannot be used inside SQL that ask itself is running"};
}

Session::Session(sqlite3* db, Environment environment, sqlite3* host)
    : settings(std::move(environment)), db_(db), host_(host ? host : db), checker_(db), now_([] {
        return Clock::now();
      }) {}

Result<std::string> Session::model_in_force(const Settings& in_force) const {
  return reason::model_in_force(in_force);
}

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
  if (busy_) return recursion();
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
                     [&](const Settings& in_force, reason::ForQuestion parts) {
                       return reason::make_preview(in_force, std::move(parts), body);
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
  tell_log(question.walk.state().settings, question.walk, row);
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

// Errors: the audit log cannot be written.
Status Session::record(const Question& question) {
  const State& state = question.walk.state();
  Asked row;
  row.id = ++asked_;
  const std::vector<std::string> secrets = llm::secrets(state.settings);
  row.question = text::shortened(text::repaired_utf8(state.question), kLongestRemembered);
  row.status = state.error ? name(state.error->code) : question.ended() ? "ok" : "UNFINISHED";
  row.answer =
      text::shortened(state.error ? state.error->message : state.answer, kLongestRemembered);
  row.trace_id = question.walk.trace_id();
  row.session = state.session;
  if (state.resolved.follows)
    row.resolved =
        text::shortened(text::repaired_utf8(state.resolved.question), kLongestRemembered);
  if (state.snapshot) row.sight = state.snapshot->catalog.sight;
  row.ms = question.walk.elapsed_ms();
  if (const Attempt* attempt = state.best_attempt()) {
    row.sql = without_secrets(attempt->draft.sql, secrets, "***");
    if (attempt->result) row.rows = static_cast<int64_t>(attempt->result->rows.size());
    row.truncated = attempt->result && (attempt->result->truncated() || attempt->rest_failed);
  }
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
  if (logged) remember(state, row);
  add_usage({std::string(question.reasoner->name()), 1, spent.calls, spent.tokens_in,
             spent.tokens_out, question.walk.elapsed_ms(), spent.cost, row.sight});
  for (std::string* words :
       {&row.question, &row.answer, &row.resolved})  // whoever asks may have typed a key
    *words = without_secrets(*words, secrets, "***", Extent::kWhole);
  history_.push_back(std::move(row));
  if (history_.size() > kMostHistory) history_.pop_front();
  return logged;
}

// Adds the question to its conversation, if it has one.
void Session::remember(const State& state, const Asked& row) {
  if (state.session.empty() || state.about || state.change) return;
  if (!state.snapshot) {  // refused before the schema was read
    if (state.error && (state.error->code == Code::kIntentViolation ||
                        state.error->code == Code::kQuestionTooLong))
      dialogues_.add_refusal(state.session, state.question);
    return;
  }
  const db::Catalog& catalog = state.snapshot->catalog;
  // The SQL of the last answer again, as to draw it: what follows is about that answer.
  if (state.typed_sql && dialogues_.last_ran(state.session, catalog.sight, state.question)) return;
  if (state.error)
    return dialogues_.add_failure(state.session, state.question, catalog.sight,
                                  state.resolved.follows || !state.resolved.kind.empty());
  if (row.status != "ok" || row.sql.empty()) return;
  reason::Turn turn;
  turn.question = state.question;
  if (!state.typed_sql && !state.taught) turn.resolved = state.whole_question();
  turn.sql = row.sql;
  turn.sight = catalog.sight;
  turn.fingerprint = catalog.fingerprint + catalog.notes;
  turn.meaning = state.resolved.meaning;
  turn.kind = state.resolved.kind;
  turn.schemas = state.named_schemas;
  if (const ResultSet* result = state.last_result()) turn.columns = result->columns;
  if (!state.kept.empty()) turn.kept = state.kept.back();
  dialogues_.add(state.session, std::move(turn));
}

namespace {

// Adds what a model cost to the row of the model and of the same sight.
void add_to(std::vector<Usage>& rows, const Usage& spent) {
  const auto used = std::find_if(rows.begin(), rows.end(), [&](const Usage& row) {
    return row.model == spent.model && row.sight == spent.sight;
  });
  if (used == rows.end()) return rows.push_back(spent);
  used->questions += spent.questions;
  used->calls += spent.calls;
  used->tokens_in += spent.tokens_in;
  used->tokens_out += spent.tokens_out;
  used->ms += spent.ms;
  used->cost += spent.cost;
}

}  // namespace

void Session::keep_failure(std::string_view name, const Error& error) {
  last_failure_ = {error.code, fmt::format("{}: {}", name, error.message), error.sqlite};
}

void Session::add_usage(const Usage& spent) {
  constexpr size_t kMostRows = 1000;  // roles and models of one connection
  if (usage_.size() >= kMostRows) usage_.erase(usage_.begin());
  add_to(usage_, spent);
}

// What an inner session spent was spent by whoever asks here.
void Session::take_usage(Session& other) {
  const auto mine = sight();
  for (Usage spent : std::exchange(other.usage_, {})) {
    spent.sight = mine ? *mine : "";
    add_usage(spent);
  }
}

Result<std::vector<Usage>> Session::usage() {
  const auto mine = sight();
  if (!mine) return mine.error();
  std::vector<Usage> out;
  for (Usage spent : usage_) {
    if (!mine->empty() && spent.sight != *mine) continue;
    spent.sight.clear();
    add_to(out, spent);
  }
  return out;
}

Result<std::string> Session::sight() {
  const auto policy = policy_in_force({db_, schema_, checker_}, settings, now_());
  if (!policy) return policy.error();
  return *policy ? (*policy)->key : std::string();
}

template <class Read>
auto Session::for_reader(const Read& read) -> decltype(read(std::declval<const Reader&>())) {
  if (busy_) return recursion();
  const auto known = snapshot(false);
  if (!known) return known.error();
  const auto rules = check_rules(settings);
  if (!rules) return rules.error();
  return read({(*known)->catalog, checker_, *rules});
}

Result<std::vector<Kept>> Session::results() {
  return for_reader([&](const Reader& reader) { return kept_results_.readable(reader); });
}

Result<std::optional<Kept>> Session::kept(std::string_view id) {
  return for_reader([&](const Reader& reader) { return kept_results_.readable(id, reader); });
}

Result<std::vector<const Asked*>> Session::history() {
  const auto mine = sight();
  if (!mine) return mine.error();
  std::vector<const Asked*> out;
  for (const Asked& asked : history_)
    if (mine->empty() || asked.sight == *mine) out.push_back(&asked);
  return out;
}

Result<std::shared_ptr<const db::Snapshot>> Session::snapshot(bool measure) {
  const auto measuring = measure ? db::Measuring::kHere : db::Measuring::kNot;
  auto out = visible_snapshot({db_, schema_, checker_}, settings, measuring, now_());
  if (out) versions_.note((*out)->catalog, std::time(nullptr));
  return out;
}

Result<std::string> Session::version_of(std::string_view fingerprint) {
  const auto mine = sight();
  if (!mine) return mine.error();
  return versions_.id_of(fingerprint, *mine);
}

Result<std::vector<db::SchemaVersion>> Session::schema_versions() {
  const auto known = snapshot(false);
  if (!known) return known.error();
  return versions_.of((*known)->catalog.sight);
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
  return reason::make_builtin(&engine_)->write({question, known},
                                               {task, {}, std::nullopt, min_confidence});
}

Result<std::vector<reason::Reading>> Session::readings(std::string question,
                                                       std::string_view options) {
  const auto engine = [](const Settings&, reason::ForQuestion parts) {
    return Result<std::unique_ptr<reason::Reasoner>>(reason::make_builtin(parts.engine));
  };
  auto begun = begin(std::move(question), options, Goal::kPlan, engine);
  if (!begun) return begun.error();
  if (auto planned = finish(**begun); !planned) return planned.error();
  const State& state = (*begun)->walk.state();
  if (state.tasks.empty() || state.plan.tasks.empty())
    return Error{Code::kNotAQuestion, "there is nothing to choose from: " + state.answer};
  const reason::Task& task = state.tasks.front().task;
  if (state.typed_sql) {  // it has one reading, if it may run
    const auto made = check(task.sql);
    if (!made) return made.error();
    if (!made->check.runnable) return made->check.error();
    return std::vector<reason::Reading>{{task.sql, 1, task.description, task.description}};
  }
  const Busy busy(busy_);
  const auto request = write_request(state, state.tasks.front());
  if (!request) return request.error();
  return (*begun)->reasoner->readings(state.ask(), task, request->may_run);
}

Result<Checked> Session::check(std::string_view sql) {
  if (busy_) return recursion();
  const auto known = snapshot(false);
  if (!known) return known.error();
  const auto rules = check_rules(settings);
  if (!rules) return rules.error();
  auto out = checked(sql, (*known)->catalog, checker_, &kept_results_, *rules);
  if (!out || !out->check.runnable) return out;
  const Busy busy(busy_);
  const auto absent = check_literals(db_, **known, settings, *rules, *out);
  if (!absent) return absent.error();
  return out;
}

namespace {

// The first line comment of a statement, by which its author says what it is.
std::string first_comment(std::string_view sql) {
  constexpr size_t kLongestComment = 200;  // bytes
  const std::string_view start = text::trimmed(sql);
  if (!start.starts_with("--")) return "";
  const size_t end = start.find('\n');
  return text::shortened(
      text::repaired_utf8(text::trimmed(start.substr(2, end == start.npos ? end : end - 2))),
      kLongestComment);
}

}  // namespace

Result<std::string> Session::tool_for(std::string_view name, std::string_view arguments,
                                      reason::Share share, bool model) {
  if (busy_) return recursion();
  const auto known = snapshot(uses_statistics(name));
  if (!known) return known.error();
  const Busy busy(busy_);
  auto answer =
      run_tool({db_, checker_, settings, **known, &engine_, &kept_results_, share, true, model},
               name, arguments);
  if (!answer) return answer.error();
  if (model && answer->result && answer->result->withheld)
    return Error{Code::kSecurityViolation,
                 "the rows are made of private columns, which are not sent to a model"};
  if (answer->sql.empty() || !answer->result || answer->result->withheld) return as_json(*answer);
  // What somebody asked for by hand is kept, as the rows of a question are.
  Kept kept = kept_of((*known)->catalog, first_comment(answer->sql), answer->sql,
                      answer->expanded_sql, *answer->result);
  const auto kept_mb = settings.integer(Setting::kKeptMb);
  if (!kept_mb) return kept_mb.error();
  kept_results_.set_most_bytes(static_cast<size_t>(*kept_mb) * 1'000'000);
  const std::string id = kept_results_.keep(std::move(kept), std::move(answer->lineage));
  if (*kept_mb == 0) kept_results_.forget(id);
  constexpr size_t kMostRows = 20;  // ask_result gives them all
  if (answer->result->rows.size() > kMostRows) answer->result->rows.resize(kMostRows);
  return as_json(*answer, id);
}

Result<ResultSet> Session::run(const Checked& checked) {
  const auto limits = run_limits(settings);
  if (!limits) return limits.error();
  const Busy busy(busy_);
  return run_checked(db_, checked.statement.text(), checked.check, *limits);
}

}  // namespace ask
