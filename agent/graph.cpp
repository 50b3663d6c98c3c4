// READ FIRST: the whole agent as two tables. A question starts at the first node; each node returns
// an Outcome, and the edge for that outcome leads to the next node. The name of a node is also the
// name of its file in agent/nodes/ and the name that ask_trace shows.
#include "agent/graph.h"

#include <fmt/format.h>

#include <iterator>

#include "agent/nodes/nodes.h"

namespace ask {
namespace {

using enum Step;
using enum Outcome;

// clang-format off
constexpr Node kNodes[] = {
    {kGate,       "gate",        nodes::gate,        Event::kNode,        "is this a question that ask may answer?"},
    {kReadSchema, "read_schema", nodes::read_schema, Event::kNode,        "which tables, columns, keys and values are there?"},
    {kDescribe,   "describe",    nodes::describe,    Event::kNode,        "what does the schema say, if the question is about it?"},
    {kResolve,    "resolve",     nodes::resolve,     Event::kNode,        "what does the question mean after those before it? (session)"},
    {kRecall,     "recall",      nodes::recall,      Event::kNode,        "has this question been taught?"},
    {kLinkSchema, "link_schema", nodes::link_schema, Event::kNode,        "which of them is the question about?"},
    {kPlan,       "plan",        nodes::plan,        Event::kPlan,        "which tasks answer it, in which order?"},
    {kNextTask,   "next_task",   nodes::next_task,   Event::kNode,        "which task is due?"},
    {kCombine,    "combine",     nodes::combine,     Event::kNode,        "what do the results of the tasks say together?"},
    {kWriteSql,   "write_sql",   nodes::write_sql,   Event::kNode,        "the SELECT for this task"},
    {kUseTools,   "use_tools",   nodes::use_tools,   Event::kNode,        "what do the requested tools return?"},
    {kCheckSql,   "check_sql",   nodes::check_sql,   Event::kNode,        "does it only read, and do its names exist?"},
    {kRunSql,     "run_sql",     nodes::run_sql,     Event::kQueryResult, "its rows, under limits"},
    {kRunChange,  "run_change",  nodes::run_change,  Event::kQueryResult, "the one change that was asked for (mode=write)"},
    {kScore,      "score",       nodes::score,       Event::kNode,        "how good is the query, by seven dimensions?"},
    {kJudge,      "judge",       nodes::judge,       Event::kQueryResult, "do the rows answer the task?"},
    {kDiagnose,   "diagnose",    nodes::diagnose,    Event::kNode,        "what was wrong, for the next attempt"},
    {kRefine,     "refine",      nodes::refine,      Event::kNode,        "how to fix it, in a model's words"},
    {kSummarize,  "summarize",   nodes::summarize,   Event::kAnswer,      "the answer in words"},
    {kJudgeAnswer, "judge_answer", nodes::judge_answer, Event::kNode,     "does the answer in words answer the question? (judge_answer=on)"},
};

constexpr Edge kEdges[] = {
    {kGate,       kOk,     kReadSchema},
    {kGate,       kTyped,  kReadSchema},
    {kGate,       kStop,   kDone},
    {kReadSchema, kOk,     kLinkSchema},
    {kReadSchema, kTyped,  kNextTask},
    {kReadSchema, kAbout,  kDescribe},
    {kReadSchema, kTurns,  kResolve},
    {kReadSchema, kTaught, kRecall},
    {kDescribe,   kOk,     kDone},
    {kDescribe,   kTyped,  kNextTask},
    {kResolve,    kOk,     kLinkSchema},
    {kResolve,    kTaught, kRecall},
    {kRecall,     kOk,     kLinkSchema},
    {kRecall,     kTyped,  kNextTask},
    {kLinkSchema, kOk,     kPlan},
    {kPlan,       kOk,     kNextTask},
    {kPlan,       kTools,  kUseTools},
    {kNextTask,   kMore,   kWriteSql},
    {kNextTask,   kTyped,  kCheckSql},
    {kNextTask,   kTrial,  kRunSql},
    {kNextTask,   kNone,   kSummarize},
    {kNextTask,   kParts,  kCombine},
    {kCombine,    kTyped,  kCheckSql},
    {kCombine,    kOk,     kSummarize},
    {kWriteSql,   kOk,     kCheckSql},
    {kWriteSql,   kTools,  kUseTools},
    {kWriteSql,   kMore,   kNextTask},
    {kWriteSql,   kGiveUp, kNextTask},
    {kUseTools,   kOk,     kWriteSql},
    {kUseTools,   kPlanning, kPlan},
    {kCheckSql,   kOk,     kRunSql},
    {kCheckSql,   kChange, kRunChange},
    {kCheckSql,   kStop,   kDone},
    {kCheckSql,   kRetry,  kDiagnose},
    {kCheckSql,   kGiveUp, kNextTask},
    {kRunSql,     kOk,     kScore},
    {kRunSql,     kTyped,  kNextTask},
    {kRunSql,     kCompleted,  kNextTask},
    {kRunSql,     kRetry,  kDiagnose},
    {kRunSql,     kStale,  kCheckSql},
    {kRunSql,     kGiveUp, kNextTask},
    {kRunChange,  kOk,     kNextTask},
    {kRunChange,  kRetry,  kDiagnose},
    {kScore,      kOk,     kJudge},
    {kJudge,      kOk,     kNextTask},
    {kJudge,      kGiveUp, kNextTask},
    {kJudge,      kRetry,  kDiagnose},
    {kDiagnose,   kOk,     kWriteSql},
    {kDiagnose,   kRepair,   kRefine},
    {kDiagnose,   kGiveUp, kNextTask},
    {kRefine,     kOk,     kWriteSql},
    {kSummarize,  kOk,     kDone},
    {kSummarize,  kMore,   kJudgeAnswer},
    {kJudgeAnswer, kOk,    kDone},
};  // an outcome without an edge leads to kFailed
// clang-format on

consteval bool well_formed() {
  for (size_t i = 0; i < std::size(kNodes); ++i) {
    if (static_cast<size_t>(kNodes[i].id) != i) return false;  // Graph::at indexes by step
    bool entered = i == 0, leaves = false;
    for (const Edge& e : kEdges) {
      entered |= e.to == kNodes[i].id && e.from != e.to;
      leaves |= e.from == kNodes[i].id;
    }
    if (!entered || !leaves) return false;
  }
  for (const Edge& a : kEdges)
    for (const Edge& b : kEdges)
      if (&a != &b && a.from == b.from && a.on == b.on) return false;
  return std::size(kNodes) == static_cast<size_t>(kDone);
}
static_assert(well_formed(), "a node is cut off, is a dead end, or has two edges for one outcome");

constexpr Graph kGraph{kNodes, kEdges};

}  // namespace

const Graph& agent_graph() { return kGraph; }

Step Graph::next(Step from, Outcome outcome) const {
  for (const Edge& edge : edges)
    if (edge.from == from && edge.on == outcome) return edge.to;
  return kFailed;
}

std::string_view name(Event event) {
  constexpr std::string_view kNames[] = {"node",  "plan", "query_result", "answer",
                                         "delta", "done", "error"};
  return kNames[static_cast<size_t>(event)];
}

std::string_view name(const Graph& graph, Step step) {
  if (step == kDone) return "done";
  if (step == kFailed) return "failed";
  return graph.at(step).name;
}

std::string mermaid(const Graph& graph) {
  std::string out = "flowchart TD\n";
  for (const Edge& edge : graph.edges)
    out += fmt::format("  {} -->|{}| {}\n", name(graph, edge.from), name(edge.on),
                       name(graph, edge.to));
  return out;
}

}  // namespace ask
