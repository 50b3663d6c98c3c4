// The state of one SQLite connection between questions: settings, schema cache, SQL checker, engine
// cache, history, usage and kept results. Not thread-safe: use it from one thread at a time, like
// the connection.
#pragma once
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/check/checked_sql.h"
#include "agent/check/checker.h"
#include "agent/check/kept_results.h"
#include "agent/check/policy_report.h"
#include "agent/check/visible_schema.h"
#include "agent/db/schema/note.h"
#include "agent/db/schema/schema_versions.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/schema_model.h"
#include "agent/examples/match.h"
#include "agent/llm/client.h"
#include "agent/reason/dialogue.h"
#include "agent/reason/model/enrichment.h"
#include "agent/reason/model/make_reasoner.h"
#include "agent/reason/model/options.h"
#include "agent/settings/settings.h"
#include "agent/walk.h"

struct sqlite3;

namespace ask {

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

struct Asked {  // a row of ask_history
  int64_t id = 0;
  std::string question, status, sql, answer, trace_id;
  std::string session, resolved;  // of a conversation; resolved: a follow-up, made whole
  int64_t rows = -1;              // -1: nothing ran
  bool truncated = false;         // max_rows or max_bytes cut the rows
  double ms = 0;
  std::string sight;  // access scope of the schema that the question saw (Catalog::sight)
};

struct Usage {  // a row of ask_usage
  std::string model;
  int64_t questions = 0, calls = 0, tokens_in = 0, tokens_out = 0;
  double ms = 0, cost = 0;
  std::string sight = {};  // as of Asked
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
  // a text that is no question about the data.
  Result<std::vector<reason::Reading>> readings(std::string question, std::string_view options);
  // The last failure that a function or table has told its caller, its name before the message;
  // kOk before the first.
  const Error& last_failure() const { return last_failure_; }
  void keep_failure(std::string_view name, const Error& error);
  // Checks a statement. Findings are part of the result. Errors: those of checked() and of the
  // settings.
  Result<Checked> check(std::string_view sql);
  // Errors: kSchemaChanged if the schema changed after the check; those of run_checked().
  Result<ResultSet> run(const Checked& checked);
  // Calls one of the agent's tools; its answer as JSON. Errors: those of run_tool.
  Result<std::string> tool(std::string_view name, std::string_view arguments) {
    return tool_for(name, arguments, reason::Share::kResults, false);
  }
  // The same for a caller that is a model: shows at most what `share` permits, and no rows made of
  // private columns.
  Result<std::string> tool_for_model(std::string_view name, std::string_view arguments,
                                     reason::Share share) {
    return tool_for(name, arguments, share, true);
  }

  // Notes something about an object of the schema; replaces an earlier note about it. `options`:
  // JSON as in note_json.h, or "". Errors: what does not fit the schema or the options; under a
  // policy, a role that may not write ask_notes or an object that it does not see; SQLite's own.
  // Gives a remark, "" if there is none: stored values of the note that no row has.
  Result<std::string> note(std::string_view object, std::string_view text,
                           std::string_view options);
  // Takes a note away. Errors: there is none; as note().
  Status forget_note(std::string_view object);
  // The notes about objects that the current role sees, each with what is wrong with it now.
  struct Noted {
    db::Note note;
    std::string problem;  // "" if it fits the schema
  };
  Result<std::vector<Noted>> notes();
  Result<std::optional<Noted>> note_about(std::string_view object);

  // Words of the questions of this connection that were declined and are not understood now either,
  // in lower case, by how many questions have them; two words in a row that several questions have
  // are one, where one of them comes with the other only. Errors: those of history() and
  // snapshot().
  struct Unknown {
    std::string word;
    int64_t questions = 0;
    std::string example;  // the last question with it
    // What kind of note all of these questions ask for: "table", "value", "column"; else "".
    std::string kind = {};
  };
  Result<std::vector<Unknown>> unknown_words();

  // Asks a model for descriptions, other words and questions of the tables, and notes what fits the
  // schema, never over a note of a user: all or nothing. `options`: those of a question, and
  // {"tables": ["orders"]} for some tables only. Gives a line that says what was noted. Errors: no
  // model; those of Client::complete; as note().
  Result<std::string> enrich(std::string_view options);
  // The words of unknown_words(), each with a note that would explain it, if a model for the step
  // enrich is set and knows one (else without an object): with what is noted already and what other
  // words add. Nothing is noted. Errors: those of unknown_words().
  struct Suggested {
    Unknown unknown;
    db::Note note;
    std::string problem = {};  // why the model wrote nothing, else ""
  };
  Result<std::vector<Suggested>> suggestions();

  // Makes a vector of each chunk of the schema (reason/chunks.h) that has none of this text and
  // model yet, and keeps them in ask_index: all or nothing. `options`: those of a question. Gives
  // "1204 chunks, 37 embedded, 12 gone". Errors: no model for vectors; those of Client::complete;
  // under a policy, a role that may not write ask_index or does not see everything; SQLite's own.
  Result<std::string> index(std::string_view options);

  // Teaches a question with the SQL that answers it, in place of what was taught for it. It may
  // have slots, see agent/examples/question_template.h. Errors: slots that do not fit; SQL that is
  // not allowed or fails when it is run once; under a policy, a role that may not write
  // ask_examples; SQLite's own.
  Status teach(std::string_view question, std::string_view sql) {
    return teach(question, sql, true, "taught");
  }
  // The same with the SQL by which the question was last answered in this connection.
  Status teach_last(std::string_view question);
  // Errors: it was not taught; as teach().
  Status forget_taught(std::string_view question);
  // Says of an answer that it was "right" or "wrong", by its trace_id or "last"; `sql` is what
  // would have been right, or "". Gives what was made of it. Errors: as teach(); an unknown
  // trace_id.
  Result<std::string> feedback(std::string_view trace_id, std::string_view verdict,
                               std::string_view sql);
  // The taught questions that the current role may use, each with an example of it and what is
  // wrong with it now. Errors: those of the policy and of SchemaCache::examples.
  struct Taught {
    db::Example example;
    examples::Sample sample;
    std::string problem;  // "" if its SQL may run
  };
  Result<std::vector<Taught>> taught();

  // The last schemas that the current access scope has seen, the latest last. Errors: those of
  // snapshot().
  Result<std::vector<db::SchemaVersion>> schema_versions();
  // The id of one of them by its fingerprint; "" if it is none of them. Errors: those of the
  // policy.
  Result<std::string> version_of(std::string_view fingerprint);

  // The kept results that the current role may read, all or one by its id (nullopt: no such
  // result). Errors: those of the policy and of KeptResults::readable.
  Result<std::vector<Kept>> results();
  Result<std::optional<Kept>> kept(std::string_view id);
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
  // "builtin" or "provider/model". Errors: an unknown model, a host that is not allowed.
  Result<std::string> model_in_force(const Settings& settings) const;

  Settings settings;
  sqlite3* db() const { return db_; }

 private:
  Result<std::string> tool_for(std::string_view name, std::string_view arguments,
                               reason::Share share, bool model);
  using MakeReasoner = std::function<Result<std::unique_ptr<reason::Reasoner>>(
      const Settings&, reason::ForQuestion)>;
  Result<std::unique_ptr<Question>> begin(std::string question, std::string_view options, Goal goal,
                                          const MakeReasoner& make);
  llm::Client& client();
  Result<std::string> sight();  // key of the policy and roles in force, "" without a policy
  // Calls `read` with a Reader for the current role.
  template <class Read>
  auto for_reader(const Read& read) -> decltype(read(std::declval<const Reader&>()));
  Status record(const Question& question);
  static Error recursion();  // of a call while a step runs
  // Under a policy, only a role that may write that table of main.
  Status may_write(std::string_view table, std::string_view what);
  Result<int64_t> seconds_now();  // since 1970
  Status teach(std::string_view question, std::string_view sql, bool right,
               std::string_view source);
  Status teach_row(const Asked& row, std::string_view sql, bool right);
  Status verify(const db::Example& example);
  Result<std::vector<int64_t>> replaced_by(const db::Example& example);
  Result<std::string> problem_of(const db::Example& example, const db::Snapshot& known);
  struct ModelStep;  // calls of a model outside of a question
  Result<ModelStep> begin_step(const Settings& in_force, std::string_view step);
  Status end_step(const ModelStep& step, std::string_view what, const Status& done);
  Result<reason::Enrichment> described_by_model(ModelStep& step, const db::Snapshot& known,
                                                const std::vector<size_t>& tables);
  Result<std::vector<db::Note>> explained_by_model(ModelStep& step, const db::Snapshot& known,
                                                   const std::vector<reason::UnknownWord>& words);
  Status merge_suggestions(std::vector<db::Note>& notes, const db::Catalog& catalog);
  Result<std::string> keep_enrichment(const db::Snapshot& known, reason::Enrichment found,
                                      size_t tables, bool dry_run);
  Result<std::string> unseen_values(const db::Note& note, const db::Catalog& noted);
  void remember(const State& state, const Asked& row);

  void load_vectors(const std::string& model, int64_t dims);
  void add_usage(const Usage& spent);

  sqlite3* db_;
  sqlite3* host_;
  db::SchemaCache schema_;
  engine::EngineCache engine_;  // derived from the snapshots of schema_
  sql::Checker checker_;
  Now now_;
  std::unique_ptr<llm::Client> client_;  // created for the first question that may ask a model
  bool busy_ = false;                    // a step is running; guards against recursion
  Status unlogged_ = Done{};             // why the last question is missing from the audit log
  int64_t asked_ = 0;
  std::deque<Asked> history_;
  KeptResults kept_results_;
  reason::Dialogues dialogues_;
  db::SchemaVersions versions_;
  examples::LibraryCache library_;  // of the examples of schema_
  std::vector<Usage> usage_;
  Error last_failure_ = {Code::kOk, ""};
  reason::RetrievalCache retrieval_;  // derived from the snapshots of schema_
  reason::VectorCache vectors_;       // of questions and of chunks of the schema
};

}  // namespace ask
