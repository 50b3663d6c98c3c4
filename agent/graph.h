// The agent as a state machine: nodes, and edges from (node, outcome) to the next node. The tables
// are in graph.cpp.
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
  kDescribe,
  kResolve,
  kRecall,
  kLinkSchema,
  kPlan,
  kNextTask,
  kCombine,
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
  kFailed  // the two terminal states; they have no node
};

// The event type of a row in ask_trace.
enum class Event { kNode, kPlan, kQueryResult, kAnswer, kDelta, kDone, kError };
// "node", "plan", "query_result", "answer", "delta", "done", "error"
std::string_view name(Event event);

struct Node {
  Step id;
  std::string_view name;  // as in ask_trace, and the name of the node's file in agent/nodes/
  Outcome (*run)(State&, StepReport&);
  Event event;
  std::string_view purpose;
};

struct Edge {
  Step from;
  Outcome on;
  Step to;
};

struct Graph {
  std::span<const Node> nodes;  // nodes[step].id == step; nodes[0] is the entry node
  std::span<const Edge> edges;

  const Node& at(Step step) const { return nodes[static_cast<size_t>(step)]; }
  // The step that follows `outcome`; kFailed if there is no edge for it.
  Step next(Step from, Outcome outcome) const;
};

const Graph& agent_graph();
std::string_view name(const Graph& graph, Step step);  // "gate" ... "done", "failed"
// The graph as a Mermaid flowchart, for ask_graph and the README.
std::string mermaid(const Graph& graph);

}  // namespace ask
