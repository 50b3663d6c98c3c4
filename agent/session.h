// What one connection keeps between questions: settings, the schema cache, the checker's shadow,
// history, usage and the last results. Used by one thread at a time, as the connection is.
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
#include "agent/check/visible_schema.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/schema_model.h"
#include "agent/llm/client.h"
#include "agent/reason/model/make_reasoner.h"
#include "agent/settings/settings.h"
#include "agent/walk.h"

struct sqlite3;

namespace ask {

// One question at work. The reasoner serves this question alone.
struct Question {
  std::unique_ptr<reason::Reasoner> reasoner;
  Walk walk;

  bool ended() const { return walk.over() || walk.reached_goal(); }
};

struct Asked {  // a row of ask_history
  int64_t id = 0;
  std::string question, status, sql, answer, trace_id;
  int64_t rows = -1;  // -1: nothing ran
  double ms = 0;
  std::string sight;  // Catalog::sight of what was seen
};

struct Usage {  // a row of ask_usage
  std::string model;
  int64_t questions = 0, calls = 0, tokens_in = 0, tokens_out = 0;
  double ms = 0, cost = 0;
};

class Session {
 public:
  // `host`: the connection whose interrupt counts, where `db` is a private one of ours.
  Session(sqlite3* db, Environment environment, sqlite3* host = nullptr);

  // Starts a question; nothing has happened yet. `options` is a JSON object or "".
  // Errors: options or settings that are wrong, a model that is not there, use from inside SQL
  // that ask itself is running.
  Result<std::unique_ptr<Question>> start(std::string question, std::string_view options,
                                          Goal goal);
  // The body of the first request that a question would make to a model; nothing is sent and
  // nothing is recorded. Errors: as start; a question that would send nothing.
  Result<std::string> preview(std::string question, std::string_view options);
  // One step; records the question once its last row is there. REQUIRES: !question.walk.over().
  const TraceRow& advance(Question& question);
  // Records a question that is not taken to its end. REQUIRES: !question.walk.over().
  void abandon(Question& question) noexcept;
  // All steps to the goal. An error is the question's own.
  Status finish(Question& question);

  Result<std::shared_ptr<const db::Snapshot>> snapshot(bool measure);
  // The tables a question is about, most relevant first.
  Result<reason::Links> link(std::string_view question, const db::Snapshot& snapshot);
  // The built-in engine's own SELECT for a question. Errors: it is not that sure.
  Result<reason::Draft> reading(std::string_view question, const db::Snapshot& snapshot,
                                double min_confidence);
  // Errors: as checked() and the settings have them. What the check found is in the result.
  Result<Checked> check(std::string_view sql);
  // Errors: kSchemaChanged since then; those of db::run.
  Result<ResultSet> run(const Checked& checked);
  // The answer of one of the agent's tools, as JSON. Errors: those of run_tool.
  Result<std::string> tool(std::string_view name, std::string_view arguments);

  // The kept results that the role in force may read, and one of them; nothing: it is not there.
  // Errors: of the policy; those of KeptResults::readable.
  Result<std::vector<Kept>> results();
  Result<std::optional<Kept>> kept(std::string_view id);
  // Those of the role in force. Errors: of the policy.
  Result<std::vector<const Asked*>> history();
  Result<std::vector<PolicyLine>> policy() {
    return policy_report({db_, schema_, checker_}, settings, now_());
  }
  const std::vector<Usage>& usage() const { return usage_; }
  // Takes over what a session on a private database has spent for this one.
  void take_usage(Session& other);
  // "builtin" or "provider/model". Errors: a model that is none, a host that is not allowed.
  Result<std::string> model_in_force(const Settings& settings) const;

  Settings settings;
  sqlite3* db() const { return db_; }

 private:
  using MakeReasoner = std::function<Result<std::unique_ptr<reason::Reasoner>>(
      const Settings&, reason::ForQuestion)>;
  Result<std::unique_ptr<Question>> begin(std::string question, std::string_view options, Goal goal,
                                          const MakeReasoner& make);
  llm::Client& client();
  Result<std::string> sight();  // which policy and roles are in force, "" without
  // `read` with a Reader for the role in force; without a policy the schema is not read for it.
  template <class Read>
  auto for_reader(const Read& read) -> decltype(read(std::declval<const Reader&>()));
  Status record(const Question& question);

  void add_usage(const Usage& spent);

  sqlite3* db_;
  sqlite3* host_;
  db::SchemaCache schema_;
  engine::EngineCache engine_;  // of schema_'s snapshots
  sql::Checker checker_;
  Now now_;
  std::unique_ptr<llm::Client> client_;  // made by the first question that may ask a model
  bool busy_ = false;                    // a step is being made
  Status unlogged_ = Done{};             // why the last question is not in the audit log
  int64_t asked_ = 0;
  std::deque<Asked> history_;
  KeptResults kept_results_;
  std::vector<Usage> usage_;
};

}  // namespace ask
