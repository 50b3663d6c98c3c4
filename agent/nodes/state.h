// The state of one question, shared by all nodes. Fields are grouped by the node that first sets
// them; later nodes read them. Some are changed by several nodes, each in one way: `snapshot` by
// refresh_schema() alone, which maps `links` to the new one and which read_schema, run_sql and
// diagnose call, so that a retry after a change of the database needs no second read_schema in the
// trace; `remarks` by Remarks::add(), `error` by fail(); `kept` grows; `typed_sql`, `plan`
// and `tasks` are set by the node that decides what is run; and read_schema takes the name of a
// database out of `resolved` and `schema_questions`. What a step reports is not part of the state:
// each node fills the StepReport of its step.
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
#include "agent/db/schema/schema_versions.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/examples/match.h"
#include "agent/nodes/remarks.h"
#include "agent/reason/reasoner.h"
#include "agent/reason/schema/schema_answer.h"
#include "agent/reason/schema/schema_request.h"
#include "agent/score/card.h"
#include "agent/settings/settings.h"

struct sqlite3;

namespace ask {

// The result of a node. Which node follows is defined by the edges in graph.cpp.
enum class Outcome {
  kOk,         // done
  kTyped,      // SQL is given, by the user or by a taught question: none is written or judged
  kAbout,      // the question is about the schema
  kTurns,      // the question is part of a conversation
  kTaught,     // there are taught questions, and this may be one of them
  kMore,       // there is more to do: another task, or an answer to judge
  kParts,      // no task is left, and results are to be combined
  kTools,      // the writer asked for tools before it writes SQL or an outline
  kPlanning,   // the tools were called for an outline
  kNone,       // no task is left
  kChange,     // the SQL changes data, and that is allowed
  kRetry,      // failed, and another attempt may succeed
  kRepair,     // failed; a model is asked for fixes first
  kGiveUp,     // failed, and no attempts are left for this task
  kTrial,      // the task ended with the rows of a trial run; the full run is due
  kCompleted,  // the full result after a trial run
  kStale,      // the schema changed after the check
  kStop,       // ends early without an error: a greeting, or the goal is the checked SQL
  kFail        // the question failed; state.error says why
};
std::string_view name(Outcome outcome);  // "ok", "typed", ...

// How far a question is processed: ask_plan, ask_sql, ask_view, ask_eval (rows without an answer
// text), everything else; ask_outline, ask_report.
enum class Goal { kPlan, kSql, kView, kRows, kAnswer, kOutline, kReport };
// ask_sql and ask_view return the checked SELECT without running it.
inline bool stops_before_running(Goal goal) { return goal == Goal::kSql || goal == Goal::kView; }

// What a question uses of its connection. All of it outlives the question.
struct Services {
  sqlite3* db = nullptr;
  db::SchemaCache& schema;
  sql::Checker& checker;
  reason::Reasoner& reasoner;
  Now now;
  engine::EngineCache* engine = nullptr;  // shared by the connection's questions; may be null
  KeptResults* kept_results = nullptr;    // of the connection; null: results are not kept
  const reason::Dialogues* dialogues = nullptr;  // of the connection; null: nothing is remembered
  examples::LibraryCache* library = nullptr;     // of the connection; null: nothing is taught
  db::SchemaVersions* versions = nullptr;        // of the connection; null: none are kept
};

// True if the data holds no answer to this part of the question, so a retry cannot help.
inline bool lacks_data(Code code) {
  return code == Code::kNoDatasource || code == Code::kCannotAnswer;
}

// True for errors that end the question also where others end a section of a report only.
inline bool ends_any_task(Code code) {
  return code == Code::kCancelled || code == Code::kOutOfMemory || code == Code::kInternal ||
         code == Code::kInvalidSetting;
}

// One attempt at a task.
struct Attempt {
  int number = 1;
  reason::Draft draft;
  sql::Check check;
  std::optional<ResultSet> result;
  std::optional<ResultSet> tied;      // all rows tied for first place, if there are several
  std::optional<ResultSet> measured;  // the only row, with the measure that it is first by
  bool trial = false;                 // `result` holds only the first rows of a larger result
  bool rest_failed = false;           // the full run failed; `result` keeps the rows of the trial
  std::optional<Error> error;
  std::optional<score::SecondReading> second;  // agreement with a second reasoner, for the score
  std::optional<reason::OtherReading> other;   // that second draft, if it contradicts `result`
  std::optional<score::Card> card;             // set by score, updated by judge
  std::optional<reason::Judgement> judgement;
  std::optional<double> final_score;  // card->overall blended with the judge's relevance
  sql::Statement expanded = {};       // the draft with kept results inlined; "" before the check
  Lineage lineage = {};               // source queries of the result; set by the check
  bool withheld = false;              // it combines results made of private columns
  // It reads private columns: what it did when it ran is for the user, never for a model.
  bool is_private() const { return check.reads_private || withheld; }
  // What the host runs.
  const sql::Statement& executable() const {
    return expanded.text().empty() ? draft.statement : expanded;
  }
  // For ranking attempts, higher is better: the score of a result, then -1 for a runnable statement
  // without a result, then -2 for one that may not run.
  double worth() const;
};

struct TaskState {
  reason::Task task;
  std::vector<Attempt> attempts;
  std::optional<size_t> best;  // the attempt that counts, set when the task is over
  bool degraded = false;       // over without passing the judge
  bool over = false;
  bool ahead = false;  // the writer got the request early (prefetch_drafts)
  // Rounds of tool calls; the last one has no results until use_tools has run.
  std::vector<reason::ToolTurn> turns = {};
  std::string kept_id = {};    // name of its kept result, set when the task is over
  std::string paragraph = {};  // of a section of a report: its rows in words
  bool combined = false;       // another task's result holds its rows: it is not worded by itself

  Attempt& last() { return attempts.back(); }
  const Attempt* chosen() const { return best ? &attempts[*best] : nullptr; }
  bool answered() const { return chosen() && chosen()->result; }
  // Holds pointers into this task: valid until it or its attempts change or move.
  reason::TaskResult outcome() const;
};

// What ask_trace shows of one step; `detail` is JSON. The walk makes it, and the node fills it:
// what it has reported is there, too, if it throws.
struct StepReport {
  bool traced = false;  // somebody reads it: set_detail() makes no detail otherwise
  std::string sql;
  std::optional<int64_t> rows;
  std::optional<double> score;
  std::string detail = "{}";
  int64_t tokens = 0;
  std::string prompt, reply;  // sent to a model, and received
};

struct State {
  State(std::string asked, Settings in_force, Services parts, Goal until, Deadline stop_at)
      : question(std::move(asked)),
        settings(std::move(in_force)),
        services(std::move(parts)),
        goal(until),
        deadline(stop_at) {
    if (auto name = settings.text(Setting::kSession); name && !reports())
      session = std::move(*name);
  }

  // set at the start
  std::string question;
  Settings settings;
  Services services;
  Goal goal;
  Deadline deadline;
  std::string session;  // the name of the conversation, "" for none
  // Of a report: after it no further section is begun, so that there is time to word the others.
  Deadline sections_until = {};
  bool traced = false;  // the caller reads the trace; otherwise its rows have no report

  // gate
  bool typed_sql = false;
  bool change = false;  // the question asks for a change, and settings allow it
  std::vector<reason::SchemaQuestion> schema_questions;  // its readings as one about the schema

  // read_schema
  std::shared_ptr<const db::Snapshot> snapshot;
  std::optional<reason::SchemaRequest> about;  // set: the question is about the schema
  // The database that the question, or the one that it follows, names; at most one.
  std::vector<std::string> named_schemas;
  bool names_schema_only = false;  // it says nothing else: "and in the archive?"

  // resolve; a question without a conversation keeps the defaults
  reason::Resolved resolved;
  std::vector<reason::EarlierQuestion> conversation;  // the last turns, if the question follows
  std::string kept_before;                            // the kept result of the last turn, or ""

  // recall
  std::shared_ptr<const examples::Library> library;  // null: no questions were taught
  std::optional<examples::Match> taught;             // the question is one of them
  std::vector<std::string> rejected;                 // SQL known not to answer it
  std::string set_aside;  // that what was taught for it was not used, and why; "" if it was

  // link_schema
  reason::Links links;

  // plan, for an outline or a report
  std::vector<reason::ToolTurn> plan_turns;  // tool calls of a model that outlines
  reason::Outline outline;                   // its sections are the tasks

  // plan (gate for typed SQL); then next_task, write_sql, check_sql, run_sql, score, judge
  reason::QueryPlan plan;
  std::vector<TaskState> tasks;
  size_t current = 0;  // index of the current task

  // combine
  size_t groups_combined = 0;  // of plan.parts, so far

  // use_tools
  int64_t tool_calls = 0;  // calls made for the question, over all tasks

  // next_task, use_tools
  std::vector<std::string> kept;  // names of the results that they kept

  // diagnose
  std::optional<reason::Feedback> feedback;

  // summarize, or gate for a greeting
  std::string answer;

  // any node
  Remarks remarks;

  // set by the node or step that ends the question
  std::optional<Error> error;
  std::string_view failed_at;  // name of the node that failed

  // task_catalog(): the schema of `task_scope`, of the snapshot with this id
  std::optional<db::Catalog> task_schema;
  std::string task_scope;
  uint64_t task_snapshot = 0;

  TaskState& task() { return tasks[current]; }
  bool reports() const { return goal == Goal::kOutline || goal == Goal::kReport; }
  // The question as it can be read alone.
  const std::string& whole_question() const {
    return resolved.question.empty() ? question : resolved.question;
  }
  // True if SQL is given, by the user, by a taught question or by the combination of results: none
  // is written or judged.
  bool sql_is_given() const { return typed_sql || taught || combines(); }
  // True if a model would be asked to repair this attempt, and so learn one bit about private
  // columns: that the statement failed, or that it has no rows. Enough such bits are a value.
  bool hides_failure(const Attempt& attempt) const;
  // True if a statement was run that reads private columns.
  bool ran_on_private() const;
  // True if the current task combines results of others.
  bool combines() const { return current < tasks.size() && tasks[current].task.by_code; }
  // True if earlier questions of the conversation are remembered.
  bool has_turns() const { return services.dialogues && services.dialogues->knows(session); }
  // The schema that SQL of the current task is about.
  const db::Catalog& task_catalog();
  reason::Ask ask() const { return {whole_question(), *snapshot}; }
  const Attempt* last_attempt() const;  // of the last task that has one; null: there is no SQL
  const Attempt* best_attempt() const;  // of the last task with a chosen one; else last_attempt()
  const TaskState* last_answered() const;  // the last task with rows, or null
  const Attempt* last_with_rows() const;   // the chosen attempt of the last answered task, or null
  const ResultSet* last_result() const;    // the rows of last_with_rows(), or null
  score::Evidence evidence(const Attempt& attempt) const;  // refers to the attempt and the state
  // Replaces `snapshot` by the current schema and maps `links` to it. True if the schema changed.
  Result<bool> refresh_schema();
  // The question is about this attached database from here on; about all without one.
  Status ask_of(std::vector<std::string> schemas);
  void note_schema();  // notes the database that the question was taken to be about
  // Confidence in the answer, 0 to 1: that of the least certain task, capped at score::kUnanswered
  // if a task failed or was degraded. Nullopt without a judgement.
  std::optional<double> confidence() const;
  std::optional<double> final_score() const;  // the lowest final score of the tasks
  Outcome fail(Error why);                    // stores the error, returns kFail
  Outcome fail(Code code, std::string message) { return fail(Error{code, std::move(message)}); }
  // For an error that ends the current task: a section of a report is given up (kGiveUp), any other
  // task fails with its question.
  Outcome fail_task(Error why);
};

}  // namespace ask
