// The state of one SQLite connection between questions: settings, schema cache, SQL checker, engine
// cache, log of questions and kept results. It asks questions; notes, taught questions, vectors,
// kept results and tool calls are functions on a session (session_notes.h, session_enrich.h,
// session_examples.h, session_index.h, session_results.h, session_tools.h). Not thread-safe: use it
// from one thread at a time, like the connection.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/checked_sql.h"
#include "agent/check/checker.h"
#include "agent/check/kept_results.h"
#include "agent/check/policy_report.h"
#include "agent/check/visible_schema.h"
#include "agent/db/schema/schema_versions.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/schema_model.h"
#include "agent/examples/match.h"
#include "agent/llm/client.h"
#include "agent/question_log.h"
#include "agent/reason/dialogue.h"
#include "agent/reason/model/make_reasoner.h"
#include "agent/settings/settings.h"
#include "agent/walk.h"

struct sqlite3;

namespace ask {

struct ModelStep;

// Sets the flag during its lifetime and clears it on destruction.
class Busy {
 public:
  explicit Busy(bool& flag) : flag_(flag) { flag_ = true; }
  ~Busy() { flag_ = false; }
  Busy(const Busy&) = delete;
  Busy& operator=(const Busy&) = delete;

 private:
  bool& flag_;
};

// A question in progress. The reasoner is owned by this question and not shared.
struct Question {
  std::unique_ptr<reason::Reasoner> reasoner;
  Walk walk;

  bool ended() const { return walk.over() || walk.reached_goal(); }
};

class Session {
 public:
  // `host`: the connection whose sqlite3_interrupt() cancels questions, if `db` is a private
  // connection; null: `db` itself. Both must outlive the session.
  Session(sqlite3* db, Environment environment, sqlite3* host = nullptr);

  // Prepares a question; no node has run yet. `options` is a JSON object or "". Errors: invalid
  // options or settings, an audit log that cannot be written, an unknown model, a call from inside
  // SQL that ask itself is running.
  Result<std::unique_ptr<Question>> start(std::string question, std::string_view options,
                                          Goal goal);
  // The body of the first request that this question would send to a model. Sends and records
  // nothing. Errors: those of start(); a question that needs no model request.
  Result<std::string> preview(std::string question, std::string_view options);
  // Runs one step; records the question (history, usage, audit log) after its last row. REQUIRES:
  // !question.walk.over().
  const TraceRow& advance(Question& question);
  // Records a question that the caller stops early; does nothing before its first step. REQUIRES:
  // !question.walk.over().
  void abandon(Question& question) noexcept;
  // Runs all steps up to the goal and records the question. Errors: the question's own, or an audit
  // log that cannot be written.
  Status finish(Question& question);

  Result<std::shared_ptr<const db::Snapshot>> snapshot(bool measure);
  // The tables a question is about, most relevant first.
  Result<reason::Links> link(std::string_view question, const db::Snapshot& snapshot);
  // The built-in engine's SELECT for a question. Errors: its confidence is below `min_confidence`.
  Result<reason::Draft> reading(std::string_view question, const db::Snapshot& snapshot,
                                double min_confidence);
  // The built-in engine's readings of a question, each of which may run. Errors: those of start();
  // a text that is not a question about the data.
  Result<std::vector<reason::Reading>> readings(std::string question, std::string_view options);
  // The last failure that a function or table has reported to its caller, its name before the
  // message; kOk before the first.
  const Error& last_failure() const { return last_failure_; }
  void keep_failure(std::string_view name, const Error& error);
  // Checks a statement. Findings are part of the result. Errors: those of checked() and of the
  // settings.
  Result<Checked> check(const sql::Statement& statement);
  // Errors: kSchemaChanged if the schema changed after the check; those of run_checked().
  Result<ResultSet> run(const Checked& checked);
  // The last schemas that the current access scope has seen, the latest last. Errors: those of
  // snapshot().
  Result<std::vector<db::SchemaVersion>> schema_versions();
  // The id of one of them by its fingerprint; "" if it is none of them. Errors: those of the
  // policy.
  Result<std::string> version_of(std::string_view fingerprint);

  // The questions asked in the current access scope; all of them without a policy. Errors: those of
  // the policy.
  Result<std::vector<const Asked*>> history();
  Result<std::vector<PolicyLine>> policy() {
    return policy_report({db_, schema_, checker_}, settings, now_());
  }
  // For each model, of all questions; under a policy, of those that its role has asked.
  Result<std::vector<Usage>> usage();
  // Moves the usage of `other`, a session on a private connection, to this session.
  void take_usage(Session& other);
  // For functions that use a session (session_notes.h, session_examples.h ...):
  // Errors: the call comes from inside SQL that ask itself is running.
  Status idle() const;
  // Such calls are refused while it lives.
  Busy mark_busy() { return Busy(busy_); }
  // Under a policy, only a role that may write that table of main; else as idle().
  Status may_write(std::string_view table, std::string_view what);
  sql::Checker& checker() { return checker_; }
  engine::EngineCache& engine() { return engine_; }
  KeptResults& kept_results() { return kept_results_; }
  reason::Dialogues& dialogues() { return dialogues_; }
  // The taught questions; null if there are none. Errors: those of SchemaCache::examples.
  Result<std::shared_ptr<const std::vector<db::Example>>> examples() {
    return schema_.examples(db_);
  }
  Result<std::shared_ptr<const examples::Library>> library() { return library_.get(db_, schema_); }
  // Calls of a model outside of a question (model_step.h). Gives the error of `done`, else that of
  // the audit log; adds what the calls cost to the usage.
  Result<ModelStep> begin_model_step(const Settings& in_force, std::string_view step);
  Status end_model_step(const ModelStep& step, std::string_view what, const Status& done);

  Settings settings;
  sqlite3* db() const { return db_; }

 private:
  using MakeReasoner = std::function<Result<std::unique_ptr<reason::Reasoner>>(
      const Settings&, reason::ReasonerInputs)>;
  Result<std::unique_ptr<Question>> begin(std::string question, std::string_view options, Goal goal,
                                          const MakeReasoner& make);
  llm::Client& client();
  Result<std::string> access_scope();  // key of the policy and roles in force, "" without a policy
  Status record(const Question& question);
  void load_vectors(const std::string& model, int64_t dims);

  sqlite3* db_;
  sqlite3* host_;
  db::SchemaCache schema_;
  engine::EngineCache engine_;  // derived from the snapshots of schema_
  sql::Checker checker_;
  Now now_;
  std::unique_ptr<llm::Client> client_;  // created for the first question that may ask a model
  bool busy_ = false;                    // a step is running; guards against recursion
  Status unlogged_ = Done{};             // why the last question is missing from the audit log
  QuestionLog log_;
  KeptResults kept_results_;
  reason::Dialogues dialogues_;
  db::SchemaVersions versions_;
  examples::LibraryCache library_;  // of the examples of schema_
  Error last_failure_ = {Code::kOk, ""};
  reason::RetrievalCache retrieval_;  // derived from the snapshots of schema_
  reason::VectorCache vectors_;       // of questions and of chunks of the schema
};

}  // namespace ask
