// Goes from node to node, one step per call, so that whoever pulls the rows decides how much is
// spent. Exceptions of a node end here, as an error of the question.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "agent/graph.h"

namespace ask {

// A row of ask_trace.
struct TraceRow {
  int64_t step = 0;  // from 1
  Event event = Event::kNode;
  std::string_view node;  // static
  std::string task;       // id of the task at work, "" before there is one
  int attempt = 0;        // of that task, 0 before there is one
  std::string status;     // the outcome, or a code on failure
  StepReport report;
  double ms = 0;
};

class Walk {
 public:
  // REQUIRES: `graph` outlives the walk.
  Walk(const Graph& graph, State state, std::string trace_id);

  // Makes one step and gives its row; the last row is `done` or `error`. REQUIRES: !over().
  const TraceRow& advance();
  Step at() const { return at_; }  // the step that advance() makes. REQUIRES: !over()
  bool begun() const { return steps_ > 0; }
  bool over() const { return over_; }  // the last row has been given

  // Steps until the end or until the goal of the state is reached; an error is the question's.
  Status run_to_goal();
  bool reached_goal() const;

  const State& state() const { return state_; }
  State& state() { return state_; }
  const std::string& trace_id() const { return trace_id_; }
  double elapsed_ms() const;

 private:
  Outcome run_node(const Node& node) noexcept;
  std::optional<Error> stopped() const;
  void describe(const Node& node, Outcome outcome);
  void last_row();

  const Graph& graph_;
  State state_;
  std::string trace_id_;
  Step at_ = Step::kGate;
  bool over_ = false;
  int64_t steps_ = 0;
  Clock::time_point started_;
  TraceRow row_;
};

}  // namespace ask
