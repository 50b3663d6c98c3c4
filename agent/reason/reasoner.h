// The judgement calls that nodes need. Two implementations: builtin/ (grammar, schema and data, no
// network) and model/ (prompts and a chat model). Every method may fail; a failure is an Error
// value and the walk decides what to do with it. Nothing here routes.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/reason/query_plan.h"

namespace ask::engine {
class EngineCache;
}

namespace ask::reason {

// How far a reading of the question can be trusted. DESIGN.md section 11.
enum class Level { kNo, kLikely, kSure };
std::string_view name(Level level);  // "no", "likely", "sure"

// What every call knows. References are good for the call only.
struct Ask {
  std::string_view question;
  const db::Snapshot& snapshot;
};

struct GateVerdict {
  bool is_question = true;
  std::string reason;  // for the user, when it is not
};

struct Links {
  std::vector<size_t> tables;        // indices into the catalog, most relevant first
  std::vector<std::string> reasons;  // why, one for each table
  bool keep_all = false;             // nothing could be chosen: not to be cut to link_k
  bool names_first = false;          // too much to show: names, and what they are on demand
  std::string warning = {};          // for the trace

  void keep_best(size_t most);  // all of them with keep_all
};
// Every table, each for the same reason; not to be cut.
Links all_tables(const Ask& ask, std::string_view why);

// The last attempt at a task, as the next one is told of it.
struct Feedback {
  int attempt = 0;                      // of the failed try, from 1
  std::string kind;                     // of failure: one of the six of nodes/diagnose.cpp
  std::string sql;                      // as it was tried
  Error error;                          // what was wrong
  std::string diagnosis;                // what to do about it, in words
  std::string fixes = {};               // numbered, by a model; "" when none was asked
  std::vector<std::string> tried = {};  // the SQL of every attempt so far, the last one too
};

// A tool that a writer may ask for before it writes.
struct ToolSpec {
  std::string_view name, meaning;
  std::string_view parameters;  // a JSON Schema object
};
// One that it does ask for. `arguments` is what it said: a JSON object if it kept to the form.
struct ToolUse {
  std::string id, name, arguments;
};
struct ToolResult {
  std::string text;      // data, not to be trusted
  bool failed = false;   // `text` says why
  std::string sql = {};  // the query that was run, where that is what the tool does
};
// What a writer asked for at once, and what came of it.
struct ToolTurn {
  std::string said;  // beside the calls
  std::vector<ToolUse> uses;
  std::vector<ToolResult> results;  // one for each use, in their order
};

struct Draft {
  std::string sql;
  std::string all_first = {};  // the statement that finds every row that shares the first place,
                               // where `sql` asks for one of them; "" elsewhere
  std::string reading;         // one line: how the question was understood
  std::string reasoning;       // longer, for the trace; JSON or text
  double confidence = 0;       // 0-1
  Level level = Level::kNo;
  std::vector<std::string> unexplained;  // words of the question that play no part
  std::vector<ToolUse> tools;  // not empty: to be run first, then write() again; no SQL yet
};

// A task that is over, as later steps see it.
struct TaskResult {
  const Task* task;
  const Draft* draft;
  const ResultSet* result;          // null: it failed
  const Error* error;               // set when it failed
  const ResultSet* tied = nullptr;  // all rows that share the place of the only one
  bool trial = false;               // `result` holds the rows of a trial: there are more
};

// A result that SQL may read as a table.
struct KeptTable {
  std::string name, description;
  std::vector<std::string> columns;
  size_t rows = 0;
};
struct TableSample {
  std::string table;
  ResultSet rows;
};

struct WriteRequest {
  const Task& task;
  const Links& links;
  std::optional<Feedback> feedback;  // set on a retry
  double min_confidence = 0.5;
  std::vector<TaskResult> earlier = {};  // of the tasks that this one depends on
  std::vector<ToolSpec> tools = {};      // on offer; empty: none
  std::vector<ToolTurn> turns = {};      // of this task so far
  int64_t tool_calls_left = 0;           // more are not run
  std::vector<KeptTable> kept = {};
  std::vector<TableSample> samples = {};  // of the tables in `links`
  bool change = false;  // the question asks for a change, and one statement may make it
};

struct RefineRequest {
  const Task& task;
  const Links& links;
  const Feedback& feedback;
};

// The same task as another reads it, where that contradicts the result at hand.
struct OtherReading {
  std::string sql;
  std::optional<ResultSet> rows;  // nothing: not run, and it reads other tables
};

struct JudgeRequest {
  const Task& task;
  std::string_view sql;
  const ResultSet* result;  // null: it failed
  const Draft& draft;
  const OtherReading* other = nullptr;  // set: the result is contradicted
  bool trial = false;                   // `result` holds the first rows only, on purpose
};
struct Judgement {
  double relevance = 0.5, confidence = 0.5;  // 0-1
  std::string reasoning;
  bool doubted = false;  // relevant, but the judge does not trust it: worth another try
  bool settled = false;  // whoever wrote the SQL would write the same again
};

// What a call cost and said, for the trace; a reasoner without a model says nothing.
struct Said {
  std::string by;             // the model that answered, or the reasoner that stood in for it
  std::string prompt, reply;  // what went out and came back
  int64_t tokens_in = 0, tokens_out = 0;
  double cost = 0;      // US dollars, 0 when unknown
  std::string note;     // why something else stood in, "" when nothing did
  bool caveat = false;  // the note belongs below the answer: who answered is not who was asked
};

// What a question has cost so far, failed tries included.
struct Spending {
  int64_t calls = 0, tokens_in = 0, tokens_out = 0;
  double cost = 0;  // US dollars
};

class Reasoner {
 public:
  virtual ~Reasoner() = default;
  // What was said since the last time this was asked.
  virtual std::vector<Said> take_said() { return {}; }
  virtual Spending spending() const { return {}; }
  virtual std::string_view name() const = 0;  // "builtin" or the model in force
  // Only asked where the heuristics of the gate are unsure.
  virtual Result<GateVerdict> gate(std::string_view question) = 0;
  virtual Result<Links> link(const Ask& ask) = 0;
  virtual Result<QueryPlan> plan(const Ask& ask, const Links& links) = 0;
  // First tries at tasks that do not wait for each other: a reasoner that waits for a network may
  // ask for all of them at once. What comes of it is given by write().
  virtual void prefetch_drafts(const Ask&, std::span<const WriteRequest>) {}
  // Errors: kCannotAnswer with the sentence for the user (what was not understood, what could be
  // asked instead); kSqlGenFailed when no further attempt is to be had.
  virtual Result<Draft> write(const Ask& ask, const WriteRequest& request) = 0;
  // How the words of the task became what write() gave or declined last: a JSON object for the
  // trace; "" from a reasoner that cannot tell.
  virtual std::string provenance(const Ask&, const Task&) { return {}; }
  // Numbered fixes, no SQL; "" from a reasoner that has none to give.
  virtual Result<std::string> refine(const Ask&, const RefineRequest&) { return std::string(); }
  virtual Result<Judgement> judge(const Ask& ask, const JudgeRequest& request) = 0;
  // What another, who asks nobody, makes of the same task: its rows speak for or against those at
  // hand. Nothing when there is no other, or when it is not sure.
  virtual std::optional<Draft> second_reading(const Ask&, const Task&) { return std::nullopt; }
  // Does the answer in words answer the question? Only asked with judge_answer=on.
  virtual Result<Judgement> judge_answer(const Ask&, std::string_view,
                                         const std::vector<TaskResult>&) {
    return Error{Code::kMissingLlm, "there is no model to judge the answer"};
  }
  virtual Result<std::string> summarize(const Ask& ask, const std::vector<TaskResult>& results) = 0;
};

// The engine compiled in. One object serves one question; it may keep what it has worked out.
// `cache`, one a connection, keeps what is derived from the schema between questions; it must
// outlive the reasoner. Without one each question derives it anew.
std::unique_ptr<Reasoner> make_builtin(engine::EngineCache* cache = nullptr);

}  // namespace ask::reason
