// What one question knows, in the order in which the nodes write it. A node reads what stands above
// its own part and writes its own part; nothing else passes between nodes.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/checker.h"
#include "agent/check/kept_results.h"
#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/run/runner.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/reason/reasoner.h"
#include "agent/score/card.h"
#include "agent/settings/settings.h"

struct sqlite3;

namespace ask {

// What a node says about its work. Where that leads is written in graph.cpp alone.
enum class Outcome {
  kOk,         // done
  kTyped,      // the question is SQL
  kMore,       // there is a further task
  kTools,      // it wants tools run first
  kNone,       // there is none
  kChange,     // it changes data, as was asked for
  kRetry,      // it failed in a way that another attempt can repair
  kRepair,     // it failed, and a model is asked how to repair it
  kGiveUp,     // it failed, and no further attempt is to be had
  kTrial,      // the task is over with a trial's rows: the rest is due
  kCompleted,  // the complete result, after a trial run
  kStale,      // the schema has changed since it was checked
  kStop,       // a polite end without SQL
  kFail        // the question cannot be answered; state.error says why
};
std::string_view name(Outcome outcome);  // "ok", "typed", ...

// How far a question is taken: ask_plan, ask_sql, ask_view, ask_eval (rows, no words), the rest.
enum class Goal { kPlan, kSql, kView, kRows, kAnswer };
// ask_sql and ask_view want the checked SELECT and do not run it.
inline bool stops_before_running(Goal goal) { return goal == Goal::kSql || goal == Goal::kView; }

// The parts of the connection that a question uses. They outlive it.
struct Services {
  sqlite3* db = nullptr;
  db::SchemaCache& schema;
  sql::Checker& checker;
  reason::Reasoner& reasoner;
  Now now;
  engine::EngineCache* engine = nullptr;  // of the connection; may be null
  KeptResults* kept_results = nullptr;    // of the connection; null: nothing is kept
};

// The data has nothing on it: a part of the question that stays unanswered, whatever is tried.
inline bool lacks_data(Code code) {
  return code == Code::kNoDatasource || code == Code::kCannotAnswer;
}

// One try at one task.
struct Attempt {
  int number = 1;
  reason::Draft draft;
  sql::Check check;
  std::optional<ResultSet> result;
  std::optional<ResultSet> tied;  // the rows that share the first place, when there are others
  bool trial = false;             // `result` holds the first rows only, and there are more
  bool rest_failed = false;       // and the rest could not be read
  std::optional<Error> error;
  std::optional<score::SecondReading> second;  // of a task that someone else wrote
  std::optional<reason::OtherReading> other;   // the same, where it contradicts the rows
  std::optional<score::Card> card;             // by score; with what the judge says, by judge
  std::optional<reason::Judgement> judgement;
  std::optional<double> final_score;  // the card's overall blended with the judge's relevance
  std::string whole_sql = {};         // as it was checked, kept results included; "" before that
  Lineage lineage = {};               // of its rows, once it was checked
  const std::string& runnable() const { return whole_sql.empty() ? draft.sql : whole_sql; }
  // Higher is better: a result by its score, before none, before what may not run.
  double worth() const;
};

struct TaskState {
  reason::Task task;
  std::vector<Attempt> attempts;
  std::optional<size_t> best;  // the attempt that counts, once the task is over
  bool degraded = false;       // over without passing the gate
  bool over = false;
  bool ahead = false;  // the writer was told of it before its turn
  // What was asked of tools; the last turn has no results until use_tools has run it.
  std::vector<reason::ToolTurn> turns = {};
  std::string kept_id = {};  // of its result in the workspace, once it is over

  Attempt& last() { return attempts.back(); }
  const Attempt* chosen() const { return best ? &attempts[*best] : nullptr; }
  bool answered() const { return chosen() && chosen()->result; }
  // Good as long as the task and its attempts stay where they are.
  reason::TaskResult outcome() const;
};

// What the trace shows of the step that has just been made; `detail` is JSON.
struct StepReport {
  std::string sql;
  std::optional<int64_t> rows;
  std::optional<double> score;
  std::string detail = "{}";
  int64_t tokens = 0;
  std::string prompt, reply;  // what went to a model and came back
};

struct State {
  State(std::string asked, Settings in_force, Services parts, Goal until, Deadline stop_at)
      : question(std::move(asked)),
        settings(std::move(in_force)),
        services(std::move(parts)),
        goal(until),
        deadline(stop_at) {}

  // given
  std::string question;
  Settings settings;
  Services services;
  Goal goal;
  Deadline deadline;
  bool traced = false;  // someone reads the trace: what only it shows is worked out

  // gate
  bool typed_sql = false;
  bool change = false;  // a change is asked for and allowed

  // read_schema
  std::shared_ptr<const db::Snapshot> snapshot;

  // link_schema
  reason::Links links;

  // plan; next_task; then write_sql, check_sql, run_sql, judge by turns
  reason::QueryPlan plan;
  std::vector<TaskState> tasks;
  size_t current = 0;  // index of the task at work

  // use_tools
  int64_t tool_calls = 0;  // of the question

  // next_task, use_tools
  std::vector<std::string> kept;  // what they put into the workspace

  // diagnose
  std::optional<reason::Feedback> feedback;

  // summarize, or gate at a polite end
  std::string answer;
  std::vector<std::string> warnings;    // for who looks closely: the trace
  std::vector<std::string> user_notes;  // for everybody: they stand below the answer

  // any node that ends the question
  std::optional<Error> error;
  std::string_view failed_at;  // the node that did, as the graph calls it
  StepReport report;

  TaskState& task() { return tasks[current]; }
  reason::Ask ask() const { return {question, *snapshot}; }
  const Attempt* last_attempt() const;    // of the last task that has one; null: nobody wrote SQL
  const Attempt* best_attempt() const;    // the one that counts of the last task over, or the last
  const Attempt* last_with_rows() const;  // of the attempts that count; null: there are no rows
  const ResultSet* last_result() const;   // its rows
  score::Evidence evidence(const Attempt& attempt) const;  // views into both
  // Brings `snapshot` up to date, and `links` with it. True: the schema has changed.
  Result<bool> refresh_schema();
  // How sure it is of the answer, 0 to 1: as its least sure task is, and never sure where a task
  // failed or did not pass the gate. Nothing when nobody judged.
  std::optional<double> confidence() const;
  std::optional<double> final_score() const;  // likewise, of the scores
  Outcome fail(Error why);                    // keeps the error, gives kFail
  Outcome fail(Code code, std::string message) { return fail(Error{code, std::move(message)}); }
};

}  // namespace ask
