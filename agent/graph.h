// The agent as data: nodes, and edges that say where an outcome leads. graph.cpp holds the tables.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "agent/nodes/state.h"

namespace ask {

enum class Step : uint8_t {
  kGate,
  kReadSchema,
  kLinkSchema,
  kPlan,
  kNextTask,
  kWriteSql,
  kUseTools,
  kCheckSql,
  kRunSql,
  kRunChange,
  kScore,
  kJudge,
  kDiagnose,
  kRefine,
  kSummarize,
  kJudgeAnswer,
  kDone,
  kFailed  // the two ends; no node stands here
};

// What kind of row a finished step is in ask_trace.
enum class Event { kNode, kPlan, kQueryResult, kAnswer, kDone, kError };
std::string_view name(Event event);  // "node", "plan", "query_result", "answer", "done", "error"

struct Node {
  Step id;
  std::string_view name;  // as in the trace, and the name of its file
  Outcome (*run)(State&);
  Event event;
  std::string_view purpose;
};

struct Edge {
  Step from;
  Outcome on;
  Step to;
};

struct Graph {
  std::span<const Node> nodes;  // nodes[step].id == step; nodes[0] is where a walk begins
  std::span<const Edge> edges;

  const Node& at(Step step) const { return nodes[static_cast<size_t>(step)]; }
  // Where `outcome` leads; an outcome without an edge leads to kFailed.
  Step next(Step from, Outcome outcome) const;
};

const Graph& agent_graph();
std::string_view name(const Graph& graph, Step step);  // "gate" ... "done", "failed"
// A Mermaid flowchart of the graph, for ask_graph and README.
std::string mermaid(const Graph& graph);

}  // namespace ask
