// The decisions that nodes delegate. Two implementations: builtin_reasoner.cpp (the engine, no
// network) and model/ (prompts and a chat model, with the engine as fallback). Every method may
// fail; the node decides what follows.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/reason/dialogue.h"
#include "agent/reason/draft.h"
#include "agent/reason/links.h"
#include "agent/reason/outline_request.h"
#include "agent/reason/query_plan.h"
#include "agent/reason/tool_use.h"

namespace ask::engine {
class EngineCache;
}

namespace ask::reason {

class RetrievalCache;

// Passed to every call. The references are valid during the call only.
struct Ask {
  std::string_view question;
  const db::Snapshot& snapshot;
};

struct GateVerdict {
  bool is_question = true;
  std::string reason;  // shown to the user if it is not a question
};

// What the next attempt at a task learns about the failed one.
struct Feedback {
  int attempt = 0;                      // number of the failed attempt, from 1
  std::string kind;                     // failure class, see agent/nodes/diagnose.cpp
  std::string sql;                      // as it was run or checked
  Error error;                          // what was wrong
  std::string diagnosis;                // advice on what to change
  std::string fixes = {};               // a model's numbered fixes; "" if it was not asked
  std::vector<std::string> tried = {};  // SQL of all attempts so far, including the last
};

// The outcome of a finished task, as later steps see it.
struct TaskResult {
  const Task* task;
  const Draft* draft;
  const ResultSet* result;              // null if it failed
  const Error* error;                   // set if it failed
  const ResultSet* tied = nullptr;      // all rows tied with the only row of `result`
  bool trial = false;                   // `result` holds only the first rows
  const ResultSet* measured = nullptr;  // the row of `result` and the measure it is first by
  bool is_private = false;              // made of private columns, or failed at reading them

  // Of the draft; the empty one without a draft.
  sql::Statement statement() const { return draft ? draft->statement : sql::Statement(); }
};

// A kept result that SQL may read as a table.
struct KeptTable {
  std::string name, description;
  std::vector<std::string> columns;
  size_t rows = 0;
};
struct SampledRows {
  std::string table;
  ResultSet rows;
};

// Whether a statement passes the checker under the policy in force.
using MayRun = std::function<bool(const std::string& sql)>;

// One way to read the question, as SQL that may run.
struct Reading {
  std::string sql;
  double confidence = 0;     // 0-1
  std::string words;         // what the SQL does, in a sentence
  std::string differs = {};  // the words of it that the other readings do not share
};

// A question of the conversation that this one follows.
struct EarlierQuestion {
  std::string question, sql;
};

// A taught question that resembles this one.
struct NearExample {
  std::string question, sql;  // as taught, with slots
  double similarity = 0;      // 0-1, see agent/examples/library.h
};

struct WriteRequest {
  const Task& task;
  std::reference_wrapper<const Links> links;
  std::optional<Feedback> feedback;  // set on a retry
  double min_confidence = 0.5;
  std::vector<TaskResult> earlier = {};  // results of the tasks that this one depends on
  std::vector<OfferedTool> tools = {};   // offered; empty for none
  std::vector<ToolTurn> turns = {};      // tool calls of this task so far
  int64_t tool_calls_left = 0;           // calls beyond this number are not run
  std::vector<KeptTable> kept = {};
  std::vector<SampledRows> samples = {};  // of the tables in `links`
  bool change = false;  // the question asks for a change, and one changing statement is allowed
  size_t reading = 0;   // the number of the reading that was chosen, from 1; 0: none was
  MayRun may_run = {};  // null: everything may
  std::vector<EarlierQuestion> conversation = {};  // oldest first; empty if it is independent
  std::vector<NearExample> examples = {};          // the nearest first; each may run
  std::vector<std::string> rejected = {};          // SQL that is known not to answer the question
  std::shared_ptr<const Links> own_links = {};     // owns `links`, if they are of the task alone
  bool may_split = false;  // the draft may be a list of tasks: the question is one task so far
};

struct RefineRequest {
  const Task& task;
  const Links& links;
  const Feedback& feedback;
};

// A second draft for the same task whose result contradicts the first.
struct OtherReading {
  std::string sql;
  std::optional<ResultSet> rows;  // nullopt: not run, but it reads other tables
  bool withheld = false;          // it reads private columns: a model sees neither SQL nor rows
};

struct JudgeRequest {
  const Task& task;
  std::string_view sql;
  const ResultSet* result;  // null if it failed
  const Draft& draft;
  const OtherReading* other = nullptr;  // set if a second draft contradicts the result
  bool trial = false;                   // `result` holds only the first rows, on purpose
  // Reasons to doubt the rows, a clause each, and the tables that they are from.
  std::vector<std::string> doubts = {};
  std::vector<size_t> tables = {};
  std::optional<double> agreed = {};  // confidence of a second draft with the same rows
};
struct Judgement {
  double relevance = 0.5, confidence = 0.5;  // 0-1
  std::string reasoning;
  bool doubted = false;  // relevant but not trusted: worth a retry
  bool settled = false;  // deterministic: a retry would produce the same SQL
};

// One exchange with a model, for the trace; empty for the built-in engine.
struct ModelExchange {
  std::string by;             // the model, or the reasoner that replaced it
  std::string prompt, reply;  // sent, and received
  int64_t tokens_in = 0, tokens_out = 0;
  std::string note;     // why a fallback was used, else ""
  bool caveat = false;  // show the note to the user: the fallback affects the answer
};

struct StreamedWords {  // of a model that is still writing
  std::string text;     // "" if nothing has come yet
  int attempt = 1;      // of the call: after a broken one the words begin again
};

// Cost of the question so far, including failed calls.
struct Spending {
  int64_t calls = 0, tokens_in = 0, tokens_out = 0;
  double cost = 0;  // US dollars
};

// A question of a conversation, as it can be read alone.
struct Resolved {
  std::string question;
  bool follows = false;   // it depends on the turn before
  std::string kind = {};  // what it does to that: "replace", "narrow", "group", ...
  double confidence = 1;  // 0-1
  std::string by = "builtin";
  std::shared_ptr<const engine::LogicalForm> meaning = nullptr;  // see AnsweredTurn
};

class Reasoner {
 public:
  virtual ~Reasoner() = default;
  // The exchanges since the last call of this function.
  virtual std::vector<ModelExchange> take_exchanges() { return {}; }
  virtual Spending spending() const { return {}; }
  // On: write() and summarize() fail while a model writes; waiting() is true. Then next_words()
  // until it gives nullopt, stream() again, which ends the waiting, and the same call.
  virtual void stream(bool) {}
  virtual bool waiting() const { return false; }
  virtual std::optional<StreamedWords> next_words() { return std::nullopt; }
  virtual std::string_view name() const = 0;  // "builtin" or the model in force
  // Called only if the heuristics of the gate are unsure.
  virtual Result<GateVerdict> gate(std::string_view question) = 0;
  // The question, completed from the last turn if it depends on it. An independent question is
  // returned as it is. Called only if there are turns. Errors: kCannotAnswer if it depends on that
  // turn and has no reading there.
  virtual Result<Resolved> resolve(const Ask& ask, const Conversation&) {
    return Resolved{std::string(ask.question)};
  }
  virtual Result<Links> link(const Ask& ask) = 0;
  virtual Result<QueryPlan> plan(const Ask& ask, const Links& links) = 0;
  // The question as sub-queries whose results are combined; nullopt: plan() is to plan it. The plan
  // may also have tasks alone. Errors: kNoDatasource if no table is about any part of it.
  virtual Result<std::optional<QueryPlan>> plan_in_parts(const Ask&, const Links&,
                                                         const PartsRequest&) {
    return std::optional<QueryPlan>();
  }
  // Announces the first write() requests of independent tasks, so that a reasoner that waits for a
  // network can send them in parallel. write() returns the drafts.
  virtual void prefetch_drafts(const Ask&, std::span<const WriteRequest>) {}
  // Errors: kCannotAnswer (abstention, with a message for the user: what was not understood and
  // what to ask instead); kSqlGenFailed if there is no further draft.
  virtual Result<Draft> write(const Ask& ask, const WriteRequest& request) = 0;
  // Up to `number` drafts for a first attempt, written independently; the first is that of write().
  // One draft if the reasoner writes no others.
  virtual std::vector<Result<Draft>> write_several(const Ask& ask, const WriteRequest& request,
                                                   size_t number) {
    (void)number;
    std::vector<Result<Draft>> out;
    out.push_back(write(ask, request));
    return out;
  }
  // The ways to read the task, the likeliest first; no two have the same SQL. Empty: it has one or
  // none, or the reasoner does not know.
  virtual std::vector<Reading> readings(const Ask&, const Task&, const MayRun&) { return {}; }
  // How the words of the task map to the draft or abstention of the last write(): a JSON object for
  // the trace; "" if unknown.
  virtual std::string provenance(const Ask&, const Task&) { return {}; }
  // Numbered fixes without SQL; "" if there are none.
  virtual Result<std::string> refine(const Ask&, const RefineRequest&) { return std::string(); }
  virtual Result<Judgement> judge(const Ask& ask, const JudgeRequest& request) = 0;
  // The draft of an independent second reasoner for the same task, to compare results with. Nullopt
  // if there is none or its confidence is low.
  virtual std::optional<Draft> second_reading(const Ask&, const Task&) { return std::nullopt; }
  // Does the answer text answer the question? Called only with judge_answer=on.
  virtual Result<Judgement> judge_answer(const Ask&, std::string_view,
                                         const std::vector<TaskResult>&) {
    return Error{Code::kMissingLlm, "there is no model to judge the answer"};
  }
  virtual Result<std::string> summarize(const Ask& ask, const std::vector<TaskResult>& results) = 0;
  // Errors: kCannotAnswer if nothing can be reported, and why.
  virtual Result<OutlineDraft> outline(const Ask&, const OutlineRequest&) {
    return Error{Code::kPlanningFailure, "this reasoner makes no outlines"};
  }
  // The results in a paragraph of a report; nullopt: no model may or shall word them, and the
  // caller's own sentences serve.
  virtual Result<std::optional<std::string>> paragraph(const Ask&, const std::vector<TaskResult>&) {
    return std::optional<std::string>();
  }
};

// The reasoner of the built-in engine (builtin/builtin_reasoner.cpp), for one question; declared
// here for the layers between that make one. It caches the interpretation between calls. `cache`
// holds what is derived from the schema and is shared by the questions of a connection, as
// `retrieval` does; they must outlive the reasoner. Null: it is derived again for each question.
std::unique_ptr<Reasoner> make_builtin(engine::EngineCache* cache = nullptr,
                                       RetrievalCache* retrieval = nullptr);

}  // namespace ask::reason
